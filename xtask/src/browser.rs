//! Chromium, its driver and a Chinese font: what everything that looks at the page needs.
use crate::debian;
use crate::run::Result;
use crate::workshop::Workshop;
use std::env;
use std::path::PathBuf;

/// The two programs of the browser.
pub struct Browser {
    /// Chromium itself.
    pub chromium: PathBuf,
    /// chromedriver, which the wasm tests speak to.
    pub driver: PathBuf,
}

const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Finds the browser; on Debian, as root, installs it first.
pub fn ensure(workshop: &Workshop) -> Result<Browser> {
    let installed = debian::install(workshop, &["chromium", "chromium-driver", "fonts-noto-cjk"]);
    match (find(workshop, "CHROMIUM", &CHROMIUM), find(workshop, "CHROMEDRIVER", &["chromedriver"])) {
        (Some(chromium), Some(driver)) => Ok(Browser { chromium, driver }),
        (chromium, _) => {
            let missing = if chromium.is_none() { "Chromium" } else { "chromedriver" };
            let reason = installed.err().unwrap_or_else(|| "it is not on the PATH".into());
            Err(format!("{missing} is missing: {reason}"))
        }
    }
}

fn find(workshop: &Workshop, variable: &str, names: &[&str]) -> Option<PathBuf> {
    match env::var_os(variable) {
        Some(path) => workshop.find(path),
        None => names.iter().find_map(|name| workshop.find(name)),
    }
}
