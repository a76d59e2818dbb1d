//! How fast a search plays: by step units a second, or the whole of it in a given time.

/// How fast the clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Step units a second, in eighths of those at 1×.
    Speed(u32),
    /// The whole recording in so many seconds, event by event.
    Whole(u32),
}

/// The speeds that are offered, in eighths of 1×, with their labels.
pub const SPEEDS: [(u32, &str); 7] = [
    (4, "½×"),
    (8, "1×"),
    (16, "2×"),
    (32, "4×"),
    (64, "8×"),
    (128, "16×"),
    (256, "32×"),
];
/// The seconds in which a whole recording is played.
pub const WHOLE: [u32; 3] = [10, 30, 120];
/// The least number of steps of a recording that is played whole.
pub const LONG: u32 = 1_000;

/// The least and the greatest speed that keys set.
const LIMITS: (u32, u32) = (2, 256);
/// Milliseconds between two step units at 1×.
const INTERVAL: f64 = 900.0;
/// Milliseconds between two ticks of a recording that is played whole: no picture is new more often.
const FRAME: u32 = 33;
/// The most milliseconds for which one tick goes on: a page that was out of sight does not leap when it comes back.
const LEAP: u32 = 1_000;

impl Pace {
    /// Returns the pace within the limits.
    pub fn within(self) -> Pace {
        match self {
            Pace::Speed(speed) => Pace::Speed(speed.clamp(LIMITS.0, LIMITS.1)),
            Pace::Whole(seconds) => Pace::Whole(seconds.clamp(WHOLE[0], WHOLE[WHOLE.len() - 1])),
        }
    }

    /// Returns the next faster pace of its kind, or the fastest.
    pub fn faster(self) -> Pace {
        match self {
            Pace::Speed(speed) => Pace::Speed(speed.saturating_mul(2)).within(),
            Pace::Whole(seconds) => {
                let shorter = WHOLE.iter().rev().find(|other| **other < seconds);
                Pace::Whole(shorter.copied().unwrap_or(seconds))
            }
        }
    }

    /// Returns the next slower pace of its kind, or the slowest.
    pub fn slower(self) -> Pace {
        match self {
            Pace::Speed(speed) => Pace::Speed(speed / 2).within(),
            Pace::Whole(seconds) => {
                let longer = WHOLE.iter().find(|other| **other > seconds);
                Pace::Whole(longer.copied().unwrap_or(seconds))
            }
        }
    }

    /// Returns the milliseconds between two ticks of the clock.
    pub fn wait(self) -> u32 {
        match self {
            Pace::Speed(speed) => (INTERVAL * 8.0 / f64::from(speed)) as u32,
            Pace::Whole(_) => FRAME,
        }
    }

    /// Returns the steps for which a tick after `millis` milliseconds goes on in a recording of `all` steps, with the fraction of a step
    /// that is left over; `None` if a tick is one step unit.
    pub fn due(self, all: u32, millis: u32, left: f64) -> Option<(u32, f64)> {
        let Pace::Whole(seconds) = self else {
            return None;
        };
        let steps =
            left + f64::from(all) * f64::from(millis.min(LEAP)) / (1000.0 * f64::from(seconds));
        Some((steps as u32, steps.fract()))
    }

    /// Returns how many steps of `all` go by in a second, where the whole recording has its time.
    pub fn rate(self, all: u32) -> Option<u32> {
        match self {
            Pace::Speed(_) => None,
            Pace::Whole(seconds) => Some(all / seconds),
        }
    }

    /// Returns the step that words and numbers are about while a recording of `all` steps is played and stands at `step`: where the whole of
    /// it has its time they change four times a second, so that they can be read.
    pub fn told(self, step: u32, all: u32) -> u32 {
        let every = self.rate(all).map_or(1, |rate| rate / 4).max(1);
        if step == all {
            step
        } else {
            step - step % every
        }
    }

    /// Whether steps go by so fast that no node moves to its place in between.
    pub fn has_no_transitions(self) -> bool {
        match self {
            Pace::Speed(speed) => speed >= 32,
            Pace::Whole(_) => true,
        }
    }

    /// Whether steps go by too fast to be read.
    pub fn is_quick(self) -> bool {
        match self {
            Pace::Speed(speed) => speed > 8,
            Pace::Whole(_) => true,
        }
    }
}
