//! Disk space: a build that runs out of it fails late and without a clear message, so it is checked
//! first.
use crate::project::Project;
use crate::run::{self, Result};
use std::path::Path;

/// The space for a build with its tests, in gigabytes, with some margin.
const NEEDED: u64 = 4;
const KILOBYTES: u64 = 1_000_000;

/// Refuses to start if the disk of the target directory is nearly full. An existing build needs no
/// more space.
pub fn ensure_room(project: &Project) -> Result<()> {
    if project.target.join("debug").is_dir() {
        return Ok(());
    }
    let place = project
        .target
        .ancestors()
        .find(|place| place.is_dir())
        .unwrap_or(Path::new("."));
    // Without `df` the space is unknown and the build goes on.
    let Ok(printed) = run::capture(project.command("df").arg("-Pk").arg(place)) else {
        return Ok(());
    };
    match free(&printed) {
        Some(free) if free < NEEDED * KILOBYTES => Err(format!(
            "{} has {:.1} GB left, and a build with its tests takes about {NEEDED}: make room, or set CARGO_TARGET_DIR",
            place.display(),
            free as f64 / KILOBYTES as f64
        )),
        _ => Ok(()),
    }
}

/// Returns the free kilobytes in the output of `df -Pk`.
fn free(printed: &str) -> Option<u64> {
    printed
        .lines()
        .nth(1)?
        .split_whitespace()
        .nth(3)?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::free;

    #[test]
    fn free_room_is_read_from_what_df_prints() {
        let printed = "Filesystem     1024-blocks     Used Available Capacity Mounted on\n/dev/vda         263112384 12582912  83886080      14% /\n";
        assert_eq!(free(printed), Some(83_886_080));
        assert_eq!(free("df: no such file"), None);
    }
}
