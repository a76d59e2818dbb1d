//! The pointers on the stage: which are down, and how their movement changes the view.

use crate::app::browser::place::place;
use web_sys::PointerEvent;

/// The distance in pixels up to which a pointer clicks; beyond it, it drags.
const STILL: f64 = 5.0;

/// The positions of the pointers that are down (fingers or the mouse), and the distance moved
/// since.
#[derive(Default)]
pub struct Pointers {
    fingers: Vec<(i32, (f64, f64))>,
    moved: f64,
    /// Whether they drag the frame in the overview instead of the tree.
    pub steers: bool,
}

/// A change of the view by pointers: zoom about a point by a factor, and movement.
pub struct Gesture {
    pub about: (f64, f64),
    pub factor: f64,
    pub by: (f64, f64),
}

impl Pointers {
    /// Adds a pointer that is pressed.
    pub fn down(&mut self, event: &PointerEvent) {
        if event.button() == 0 {
            self.lift(event);
            if self.fingers.is_empty() {
                self.moved = 0.0;
            }
            self.fingers.push((event.pointer_id(), place(event)));
        }
    }

    /// Removes a pointer. Returns whether it was the only one and a click.
    pub fn lift(&mut self, event: &PointerEvent) -> bool {
        let was_down = self.fingers.len();
        self.fingers
            .retain(|(finger, _)| *finger != event.pointer_id());
        was_down == 1 && self.fingers.is_empty() && self.moved <= STILL
    }

    /// Updates the position of a pointer, and returns the change of the view; `None` if it is not
    /// down or has hardly moved.
    pub fn follow(&mut self, event: &PointerEvent) -> Option<Gesture> {
        if event.buttons() == 0 {
            // It was released outside of the stage, without an event.
            self.fingers.clear();
        }
        let (id, now) = (event.pointer_id(), place(event));
        let index = self.fingers.iter().position(|(finger, _)| *finger == id)?;
        let before = self.fingers[index].1;
        let by = (now.0 - before.0, now.1 - before.1);
        self.moved += by.0.abs() + by.1.abs();
        if self.moved <= STILL {
            return None;
        }
        self.fingers[index].1 = now;
        let Some(&(_, other)) = self.fingers.iter().find(|(finger, _)| *finger != id) else {
            return Some(Gesture {
                about: now,
                factor: 1.0,
                by,
            });
        };
        let apart = |finger: (f64, f64)| {
            ((finger.0 - other.0).powi(2) + (finger.1 - other.1).powi(2))
                .sqrt()
                .max(1.0)
        };
        let about = (f64::midpoint(now.0, other.0), f64::midpoint(now.1, other.1));
        Some(Gesture {
            about,
            factor: apart(now) / apart(before),
            by: (by.0 / 2.0, by.1 / 2.0),
        })
    }
}
