//! `cargo xtask serve`: builds the site, serves it on this machine, and opens it in the browser on
//! request.
use crate::project::Project;
use crate::run::Result;
use crate::{http, site};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

/// The options of the command.
pub struct Options {
    /// Open the page in the default browser.
    pub open: bool,
    /// Build a slower site quickly, again after every change.
    pub dev: bool,
    /// The port on 127.0.0.1.
    pub port: u16,
}

/// Serves until it is interrupted.
pub fn serve(project: &mut Project, options: &Options) -> Result<()> {
    // Before the build, so that an occupied port is reported at once.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).map_err(|error| {
        format!(
            "port {} cannot be used ({error}); another one: --port N",
            options.port
        )
    })?;
    // A development build does not belong in `dist/`.
    let site = if options.dev {
        project.target.join("dev-site")
    } else {
        site::directory(project)
    };
    if options.dev {
        site::prepare(project)?;
        site::build_with(project, "dev", &site)?;
    } else {
        site::build(project)?;
    }
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("Plyscope is on http://{address} (Ctrl+C ends it)");
    if options.open {
        open(project, &format!("http://{address}"));
    }
    let served = site.clone();
    let server = thread::spawn(move || http::serve(&listener, &served));
    if options.dev {
        return watch(project, &site);
    }
    server
        .join()
        .map_err(|_| "the server has stopped".to_owned())
}

/// Builds again whenever a file has changed; the page is that of the last successful build.
fn watch(project: &mut Project, site: &Path) -> Result<()> {
    let mut built = 0;
    loop {
        let now = site::fingerprint(project)?;
        if now != built {
            built = now;
            if let Err(mistake) = site::build_with(project, "dev", site) {
                println!("{mistake}");
            }
        }
        thread::sleep(Duration::from_millis(300));
    }
}

fn open(project: &Project, address: &str) {
    let opener = ["xdg-open", "open", "explorer"]
        .into_iter()
        .find(|opener| project.find(opener).is_some());
    let opened = opener.map(|opener| {
        project
            .command(opener)
            .arg(address)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
    });
    if !matches!(opened, Some(Ok(_))) {
        println!("No way to open a browser was found; please open the address yourself.");
    }
}
