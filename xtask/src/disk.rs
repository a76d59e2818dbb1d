//! Room on the disk: a build that runs out of it fails late and says little, so it is looked at before.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::path::Path;

/// What building and testing writes, in gigabytes, with some to spare.
const NEEDED: u64 = 4;
const KILOBYTES: u64 = 1_000_000;

/// Refuses to begin where the disk of the target directory is nearly full. A build that is there needs no more room.
pub fn ensure_room(workshop: &Workshop) -> Result<()> {
    if workshop.target.join("debug").is_dir() {
        return Ok(());
    }
    let place = workshop
        .target
        .ancestors()
        .find(|place| place.is_dir())
        .unwrap_or(Path::new("."));
    // Where there is no `df` nobody knows; then the build finds out by itself.
    let Ok(printed) = run::capture(workshop.command("df").arg("-Pk").arg(place)) else {
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

/// The free kilobytes in what `df -Pk` prints of one place.
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
