//! Reads the page from its standard input and writes it, with the opening moment filled in, to its standard output: a step of the
//! site's build.

#[cfg(not(target_family = "wasm"))]
fn main() -> std::io::Result<()> {
    let page = std::io::read_to_string(std::io::stdin())?;
    print!("{}", plyscope::figure::opening::fill_in(&page));
    Ok(())
}

#[cfg(target_family = "wasm")]
fn main() {}
