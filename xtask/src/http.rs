//! A static file server for one directory, as strict as a good host: right types, and the content
//! security policy that the site promises to work with.
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// The policy; the tests' own server sends the same file.
const POLICY: &str = include_str!("../../www/content-security-policy.txt");

const TYPES: [(&str, &str); 9] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
];

/// Answers requests until the process ends.
pub fn serve(listener: &TcpListener, directory: &Path) {
    for connection in listener.incoming().flatten() {
        let directory = directory.to_path_buf();
        thread::spawn(move || {
            // A browser may hang up in the middle of an answer.
            let _ = answer(&connection, &directory);
        });
    }
}

fn answer(mut connection: &TcpStream, directory: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(connection).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for header in lines {
        if header?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let method = words.next().unwrap_or_default();
    let (status, kind, body) = match (
        method,
        words.next().and_then(|address| file(directory, address)),
    ) {
        ("GET" | "HEAD", Some(path)) => match fs::read(&path) {
            Ok(body) => ("200 OK", kind(&path), body),
            Err(_) => (
                "404 Not Found",
                "text/plain",
                b"There is no such file.\n".to_vec(),
            ),
        },
        ("GET" | "HEAD", None) => (
            "404 Not Found",
            "text/plain",
            b"There is no such file.\n".to_vec(),
        ),
        _ => (
            "405 Method Not Allowed",
            "text/plain",
            b"Only GET and HEAD are answered.\n".to_vec(),
        ),
    };
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nContent-Security-Policy: {}\r\n\
         X-Content-Type-Options: nosniff\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len(),
        POLICY.trim(),
    )?;
    if method != "HEAD" {
        connection.write_all(&body)?;
    }
    connection.flush()
}

/// Returns the file of an address; `None` if it is outside of the directory.
fn file(directory: &Path, address: &str) -> Option<PathBuf> {
    let path = address.split(['?', '#']).next()?.strip_prefix('/')?;
    if path.contains('\\')
        || path
            .split('/')
            .any(|part| part == ".." || part.contains(':'))
        || path.starts_with('/')
    {
        return None;
    }
    let mut file = directory.join(path);
    if path.is_empty() || path.ends_with('/') {
        file.push("index.html");
    }
    Some(file)
}

fn kind(path: &Path) -> &'static str {
    let extension = path
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default();
    TYPES
        .iter()
        .find(|(known, _)| *known == extension)
        .map_or("application/octet-stream", |(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::{file, kind};
    use std::path::Path;

    #[test]
    fn addresses_stay_inside_the_directory() {
        let dist = Path::new("dist");
        assert_eq!(file(dist, "/?a=1#b"), Some(dist.join("index.html")));
        assert_eq!(file(dist, "/app.js"), Some(dist.join("app.js")));
        assert_eq!(file(dist, "/../Cargo.toml"), None);
        assert_eq!(file(dist, "//etc/passwd"), None);
        assert_eq!(kind(Path::new("a/app_bg.wasm")), "application/wasm");
    }
}
