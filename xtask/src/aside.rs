//! One of these commands beside the one that runs: its output waits in a file until it is asked for.
use crate::project::Project;
use crate::run::Result;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Stdio};

/// A command that runs beside this one.
pub struct Aside {
    name: String,
    child: Child,
    output: PathBuf,
}

impl Aside {
    /// Starts the command with these arguments.
    pub fn start(project: &Project, arguments: &[&str]) -> Result<Aside> {
        let name = arguments.join(" ");
        let output = project
            .target
            .join(format!("aside-{}.txt", arguments.join("-")));
        let explain = |error: std::io::Error| format!("`cargo xtask {name}` beside: {error}");
        let file = File::create(&output).map_err(explain)?;
        let myself = std::env::current_exe().map_err(explain)?;
        let child = project
            .command(myself)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(file.try_clone().map_err(explain)?)
            .stderr(file)
            .spawn()
            .map_err(explain)?;
        Ok(Aside {
            name,
            child,
            output,
        })
    }

    /// Waits until it has ended, and prints what it has written.
    pub fn finish(mut self) -> Result<()> {
        let status = self.child.wait().map_err(|error| error.to_string())?;
        print!("{}", fs::read_to_string(&self.output).unwrap_or_default());
        if status.success() {
            Ok(())
        } else {
            Err(format!("`cargo xtask {}` ended with {status}", self.name))
        }
    }
}
