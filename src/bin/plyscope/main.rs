//! The command line: reads specs, writes results or events. It runs natively, and under WASI in the
//! packages for Python and Node; the page is the binary `app`.

#[cfg(not(target_os = "unknown"))]
mod arguments;
#[cfg(not(target_os = "unknown"))]
mod check;
#[cfg(not(target_os = "unknown"))]
mod compare;
#[cfg(not(target_os = "unknown"))]
mod exercise;
#[cfg(not(target_os = "unknown"))]
mod generate;
#[cfg(not(target_os = "unknown"))]
mod grade;
#[cfg(not(target_os = "unknown"))]
mod help;
#[cfg(not(target_os = "unknown"))]
mod input;
#[cfg(not(target_os = "unknown"))]
mod json;
#[cfg(not(target_os = "unknown"))]
mod matches;
#[cfg(not(target_os = "unknown"))]
mod mdbook;
#[cfg(not(target_os = "unknown"))]
mod play;
#[cfg(all(feature = "png", not(target_os = "unknown")))]
mod png;
#[cfg(not(target_os = "unknown"))]
mod render;
#[cfg(not(target_os = "unknown"))]
mod sheet;
#[cfg(not(target_os = "unknown"))]
mod solve;
#[cfg(not(target_os = "unknown"))]
mod trace;

#[cfg(not(target_os = "unknown"))]
fn main() -> std::process::ExitCode {
    use std::io::{ErrorKind, Write};
    use std::process::ExitCode;

    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = arguments::read()
        .and_then(|order| order.carry_out(&mut out))
        .and_then(|code| Ok(out.flush().map(|()| code)?));
    match done {
        Ok(code) => ExitCode::from(code),
        // The reader closed its end, as `head` does.
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // The output before the failure is still written; a second failure here cannot be
            // reported.
            let _ = out.flush();
            let _ = writeln!(std::io::stderr(), "plyscope: {}", failure.message());
            ExitCode::from(2)
        }
    }
}

/// Why the command ends early.
#[cfg(not(target_os = "unknown"))]
enum Failure {
    /// The arguments or the spec are refused.
    Refused(String),
    /// Reading or writing failed.
    Io(std::io::Error),
}

#[cfg(not(target_os = "unknown"))]
impl Failure {
    /// Returns the message on one line.
    fn message(&self) -> String {
        let text = match self {
            Failure::Refused(text) => text.clone(),
            Failure::Io(error) => error.to_string(),
        };
        printable(&text.split(['\n', '\r']).collect::<Vec<&str>>().join(" "))
    }
}

/// Writes a text out for a terminal, which would obey some control characters.
#[cfg(not(target_os = "unknown"))]
fn printable(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() && letter != '\n' {
            said.extend(letter.escape_unicode());
        } else {
            said.push(letter);
        }
    }
    said
}

#[cfg(not(target_os = "unknown"))]
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Io(error)
    }
}

#[cfg(target_os = "unknown")]
fn main() {}
