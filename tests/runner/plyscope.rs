//! The built command line, run as a script runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Returns the command without arguments.
pub fn plyscope() -> Command {
    Command::new(env!("CARGO_BIN_EXE_plyscope"))
}

/// Runs the command with these arguments and this standard input to its end.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = plyscope()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut pipe = child.stdin.take().expect("its input is piped");
    let input = input.to_vec();
    // A command that refuses its arguments does not read; the closed pipe is no error here.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    output
}

/// Runs the command, which has to succeed, and returns what it prints.
pub fn printed(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input.as_bytes());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{arguments:?} with {input}: {said}"
    );
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}
