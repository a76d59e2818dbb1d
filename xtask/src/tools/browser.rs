//! Chromium and a Chinese font: needed by everything that opens the page.
use crate::project::Project;
use crate::run::Result;
use crate::tools::debian;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The browser for tests, pictures and measurements.
pub struct Browser {
    /// The path of Chromium.
    pub chromium: PathBuf,
    /// The path of the same engine without a window, which starts in a third of the time; that of
    /// Chromium where there is none.
    pub shell: PathBuf,
}

const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const SHELL: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];
const PACKAGES: [&str; 3] = ["chromium", "chromium-headless-shell", "fonts-noto-cjk"];

impl Browser {
    /// Tells a command where the browser is.
    pub fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("CHROMIUM", &self.chromium)
            .env("CHROMIUM_SHELL", &self.shell)
    }
}

/// Finds the browser; on Debian, as root, installs it first.
pub fn ensure(project: &Project) -> Result<Browser> {
    let installed = debian::install(project, &PACKAGES);
    let among = |names: &[&str]| names.iter().find_map(|name| project.find(name));
    let asked = env::var_os("CHROMIUM").map(|path| project.find(path));
    let is_asked = asked.is_some();
    let found = asked.unwrap_or_else(|| among(&CHROMIUM));
    let chromium = found.ok_or_else(|| {
        let reason = installed
            .err()
            .unwrap_or_else(|| "it is not on the PATH".into());
        format!("Chromium is missing: {reason}")
    })?;
    let shell = among(&SHELL).filter(|_| !is_asked);
    Ok(Browser {
        shell: shell.unwrap_or_else(|| chromium.clone()),
        chromium,
    })
}
