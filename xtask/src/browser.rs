//! Chromium and a Chinese font: needed by everything that opens the page.
use crate::debian;
use crate::project::Project;
use crate::run::Result;
use std::env;
use std::path::PathBuf;

/// The browser for tests, pictures and measurements.
pub struct Browser {
    /// The path of Chromium.
    pub chromium: PathBuf,
}

const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Finds the browser; on Debian, as root, installs it first.
pub fn ensure(project: &Project) -> Result<Browser> {
    let installed = debian::install(project, &["chromium", "fonts-noto-cjk"]);
    let found = match env::var_os("CHROMIUM") {
        Some(path) => project.find(path),
        None => CHROMIUM.iter().find_map(|name| project.find(name)),
    };
    found.map(|chromium| Browser { chromium }).ok_or_else(|| {
        let reason = installed
            .err()
            .unwrap_or_else(|| "it is not on the PATH".into());
        format!("Chromium is missing: {reason}")
    })
}
