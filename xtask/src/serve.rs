//! `cargo xtask serve`: build the site, serve it on this machine, open it in the browser on request.
use crate::run::Result;
use crate::workshop::Workshop;
use crate::{http, site};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

/// What the command line asks for.
pub struct Options {
    /// Show the page in the default browser.
    pub open: bool,
    /// Build the site, quickly and slow, again on every change.
    pub dev: bool,
    /// The port on 127.0.0.1.
    pub port: u16,
}

/// Serves until it is interrupted.
pub fn serve(workshop: &mut Workshop, options: &Options) -> Result<()> {
    // Before the build, so that an occupied port is not found out minutes later.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).map_err(|error| {
        format!(
            "port {} cannot be used ({error}); another one: --port N",
            options.port
        )
    })?;
    // What is built for development is not what `dist/` should hold.
    let site = if options.dev {
        workshop.target.join("dev-site")
    } else {
        site::directory(workshop)
    };
    if options.dev {
        site::prepare(workshop)?;
        site::build_with(workshop, "dev", &site)?;
    } else {
        site::build(workshop)?;
    }
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("Plyscope is on http://{address} (Ctrl+C ends it)");
    if options.open {
        open(workshop, &format!("http://{address}"));
    }
    let served = site.clone();
    let server = thread::spawn(move || http::serve(&listener, &served));
    if options.dev {
        return watch(workshop, &site);
    }
    server
        .join()
        .map_err(|_| "the server has stopped".to_owned())
}

/// Builds again whenever a file has changed; what is on the page is the last build that went through.
fn watch(workshop: &mut Workshop, site: &Path) -> Result<()> {
    let mut built = 0;
    loop {
        let now = site::fingerprint(workshop)?;
        if now != built {
            built = now;
            if let Err(mistake) = site::build_with(workshop, "dev", site) {
                println!("{mistake}");
            }
        }
        thread::sleep(Duration::from_millis(300));
    }
}

fn open(workshop: &Workshop, address: &str) {
    let opener = ["xdg-open", "open", "explorer"]
        .into_iter()
        .find(|opener| workshop.find(opener).is_some());
    let opened = opener.map(|opener| {
        workshop
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
