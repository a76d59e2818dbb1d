//! The project and its tools: the directories in which the commands work, and the PATH.
use crate::run::Result;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The directories in which the commands work.
pub struct Project {
    /// The project's root.
    pub root: PathBuf,
    /// Cargo's target directory.
    pub target: PathBuf,
    /// The directory for installed tools, shared by all checkouts.
    pub tools: PathBuf,
    /// The compiler for wasm32, if it is not the default one.
    pub wasm_compiler: Option<PathBuf>,
    path: OsString,
}

impl Project {
    /// Finds the directories; installs nothing.
    pub fn open() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .ok_or("xtask has no parent directory")?
            .to_path_buf();
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(directory) => root.join(directory),
            None => root.join("target"),
        };
        let tools = cache()?.join("plyscope").join("tools");
        let mut places = vec![root.join("node_modules").join(".bin"), tools.join("bin")];
        places.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(places)
            .map_err(|error| format!("the PATH cannot be extended: {error}"))?;
        Ok(Self {
            root,
            target,
            tools,
            wasm_compiler: None,
            path,
        })
    }

    /// Makes a command that runs in the project's root and finds our tools first.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        // A bare name would be looked up on this process's PATH instead of the command's.
        let found = self.find(program.as_ref());
        let mut command = Command::new(found.as_deref().map_or(program.as_ref(), Path::as_os_str));
        command.current_dir(&self.root).env("PATH", &self.path);
        command
    }

    /// Makes a command that compiles for wasm32.
    pub fn wasm_command(&self, program: &str) -> Command {
        let mut command = self.command(program);
        if let Some(compiler) = &self.wasm_compiler {
            command.env("RUSTC", compiler);
        }
        command
    }

    /// Finds a program on the PATH, our tools first.
    pub fn find(&self, program: impl AsRef<Path>) -> Option<PathBuf> {
        let program = program.as_ref();
        if program.components().count() > 1 {
            return program.is_file().then(|| program.to_path_buf());
        }
        let mut file = program.as_os_str().to_owned();
        file.push(env::consts::EXE_SUFFIX);
        env::split_paths(&self.path)
            .map(|place| place.join(&file))
            .find(|candidate| candidate.is_file())
    }
}

fn cache() -> Result<PathBuf> {
    if let Some(cache) = env::var_os("XDG_CACHE_HOME").filter(|cache| !cache.is_empty()) {
        return Ok(PathBuf::from(cache));
    }
    let home = env::home_dir()
        .ok_or("neither XDG_CACHE_HOME nor a home directory is known: where should tools go?")?;
    Ok(home.join(".cache"))
}
