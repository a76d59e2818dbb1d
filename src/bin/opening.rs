//! Reads the page from its standard input and writes it, with the gallery filled in, to its standard output: a step of the
//! site's build.

#[cfg(not(target_os = "unknown"))]
fn main() -> std::io::Result<()> {
    let page = std::io::read_to_string(std::io::stdin())?;
    print!("{}", plyscope::app::gallery::written::fill_in(&page));
    Ok(())
}

#[cfg(target_os = "unknown")]
fn main() {}
