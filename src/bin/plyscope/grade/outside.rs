//! Runs programs of answers with a Python of this machine, in a folder of its own, under limits of time and memory. Whoever asks for it
//! runs what students wrote: for more than these limits let it run in a container.

use plyscope::exercise::{Job, Records};
use plyscope::text::json::to_json;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What runs, by the names of the files: the recorder, and what runs programs in the page.
const FILES: [(&str, &str); 6] = [
    (
        "plyscope/__init__.py",
        include_str!("../../../../packages/python/plyscope/__init__.py"),
    ),
    (
        "plyscope/watch.py",
        include_str!("../../../../packages/python/plyscope/watch.py"),
    ),
    (
        "program.py",
        include_str!("../../../../static/code/python/program.py"),
    ),
    (
        "elsewhere.py",
        include_str!("../../../../static/code/python/elsewhere.py"),
    ),
    (
        "recursion.py",
        include_str!("../../../../static/code/python/recursion.py"),
    ),
    (MAIN, include_str!("outside.py")),
];
const MAIN: &str = "outside.py";
/// How long the jobs of an answer may take, and how often it is asked whether they have ended.
const LONGEST: Duration = Duration::from_secs(30);
const INTERVAL: Duration = Duration::from_millis(20);
/// The most bytes of records that are read.
const MOST_BYTES: u64 = 50_000_000;

/// A folder that is gone when it is no longer used.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Folder> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("plyscope-{}-{number}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        fs::create_dir_all(folder.0.join("plyscope"))?;
        for (name, text) in FILES {
            fs::write(folder.0.join(name), text)?;
        }
        Ok(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the machine, as all that is temporary.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs jobs and returns their records; `None` if the programs took too long or ended Python.
///
/// # Errors
/// The reason why Python could not be started.
pub fn run(python: &Path, jobs: &[Job]) -> io::Result<Option<Records>> {
    let folder = Folder::new()?;
    let mut child = Command::new(python)
        .args(["-I", "-B", MAIN])
        .current_dir(&folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // A Python that has ended reads nothing; what it leaves out is then seen below.
        let _ = input.write_all(to_json(&jobs).as_bytes());
    }
    let reader = child.stdout.take().map(|output| {
        thread::spawn(move || {
            let mut text = String::new();
            let read = output.take(MOST_BYTES).read_to_string(&mut text);
            read.is_ok().then_some(text)
        })
    });
    let begun = Instant::now();
    let is_over = loop {
        match child.try_wait()? {
            Some(status) => break status.success(),
            None if begun.elapsed() > LONGEST => {
                child.kill()?;
                child.wait()?;
                break false;
            }
            None => thread::sleep(INTERVAL),
        }
    };
    let text = reader.and_then(|reader| reader.join().ok()).flatten();
    Ok(text
        .filter(|_| is_over)
        .and_then(|text| serde_json::from_str(&text).ok()))
}
