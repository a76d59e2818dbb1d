//! `cargo xtask serve`: build the site, serve it on this machine, open it in the browser on request.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{http, site};
use std::net::{Ipv4Addr, TcpListener};
use std::process::Stdio;

/// What the command line asks for.
pub struct Options {
    /// Show the page in the default browser.
    pub open: bool,
    /// Let Trunk rebuild the site on every change.
    pub dev: bool,
    /// The port on 127.0.0.1.
    pub port: u16,
}

/// Serves until it is interrupted.
pub fn serve(workshop: &mut Workshop, options: &Options) -> Result<()> {
    // Before the build, so that an occupied port is not found out minutes later.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port))
        .map_err(|error| format!("port {} cannot be used ({error}); another one: --port N", options.port))?;
    if options.dev {
        drop(listener);
        return watch(workshop, options);
    }
    site::build(workshop)?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("Plyscope is on http://{address} (Ctrl+C ends it)");
    if options.open {
        open(workshop, &format!("http://{address}"));
    }
    http::serve(&listener, &site::directory(workshop));
    Ok(())
}

fn watch(workshop: &mut Workshop, options: &Options) -> Result<()> {
    site::prepare(workshop)?;
    run::step("crates", || run::quietly(workshop.command("cargo").arg("fetch")))?;
    let mut trunk = site::trunk(workshop, "serve");
    trunk.args(["--address", "127.0.0.1", "--port", &options.port.to_string()]);
    // What it builds is not what `dist/` should hold.
    trunk.arg("--dist").arg(workshop.target.join("dev-site"));
    if options.open {
        trunk.arg("--open");
    }
    run::openly(&mut trunk)
}

fn open(workshop: &Workshop, address: &str) {
    let opener = ["xdg-open", "open", "explorer"].into_iter().find(|opener| workshop.find(opener).is_some());
    let opened = opener.map(|opener| {
        workshop.command(opener).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
    });
    if !matches!(opened, Some(Ok(_))) {
        println!("No way to open a browser was found; please open the address yourself.");
    }
}
