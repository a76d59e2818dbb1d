//! Chromium and a Chinese font: what everything that looks at the page needs.
use crate::debian;
use crate::run::Result;
use crate::workshop::Workshop;
use std::env;
use std::path::PathBuf;

/// The browser that tests, pictures and measurements drive.
pub struct Browser {
    /// Chromium itself.
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
pub fn ensure(workshop: &Workshop) -> Result<Browser> {
    let installed = debian::install(workshop, &["chromium", "fonts-noto-cjk"]);
    let found = match env::var_os("CHROMIUM") {
        Some(path) => workshop.find(path),
        None => CHROMIUM.iter().find_map(|name| workshop.find(name)),
    };
    found.map(|chromium| Browser { chromium }).ok_or_else(|| {
        let reason = installed
            .err()
            .unwrap_or_else(|| "it is not on the PATH".into());
        format!("Chromium is missing: {reason}")
    })
}
