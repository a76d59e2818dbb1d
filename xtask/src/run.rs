//! Runs a command and prints one line with what it does and how long it took.
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The error is a message for the person at the terminal.
pub type Result<T> = std::result::Result<T, String>;

/// The width of the name column in characters.
const COLUMN: usize = 46;

/// Prints a name, does the work, and ends the line with its time.
pub fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    print!("{what:COLUMN$} ");
    // Work goes on without a terminal.
    let _ = io::stdout().flush();
    let start = Instant::now();
    let outcome = work();
    let time = seconds(start.elapsed());
    println!(
        "{}",
        if outcome.is_ok() {
            time
        } else {
            format!("failed after {time}")
        }
    );
    outcome
}

/// Runs a command without output; if it fails, its output is the error.
pub fn quietly(command: &mut Command) -> Result<()> {
    capture(command).map(drop)
}

/// Runs a command without output, and returns its standard output.
pub fn capture(command: &mut Command) -> Result<String> {
    captured(command.stdin(Stdio::null()))
}

/// Does the same with a file as the standard input.
pub fn fed(command: &mut Command, input: File) -> Result<String> {
    captured(command.stdin(input))
}

fn captured(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .map_err(|error| cannot_start(command, &error))?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(printed);
    }
    let mut message = failure(command, output.status);
    for stream in [printed.as_str(), &String::from_utf8_lossy(&output.stderr)] {
        if !stream.trim().is_empty() {
            let _ = write!(message, "\n{}", stream.trim_end());
        }
    }
    Err(message)
}

/// Runs a command with its output on the screen.
pub fn openly(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(failure(command, status))
    }
}

/// Writes a duration for people.
pub fn seconds(time: Duration) -> String {
    let whole = time.as_secs();
    if whole < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", whole / 60, whole % 60)
    }
}

fn cannot_start(command: &Command, error: &io::Error) -> String {
    format!(
        "{} could not be started: {error}",
        command.get_program().display()
    )
}

fn failure(command: &Command, status: ExitStatus) -> String {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect();
    format!("`{}` ended with {status}", words.join(" "))
}

/// Returns a free port.
pub fn free_port() -> Result<u16> {
    let probe =
        TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    probe
        .map(|address| address.port())
        .map_err(|error| format!("no port is free: {error}"))
}
