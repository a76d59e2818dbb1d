//! The pointers on the stage: which fingers are down, and what their moving asks of the view.

use web_sys::PointerEvent;

/// A finger that moves no further than this, in pixels, points; one that does drags.
const STILL: f64 = 5.0;

/// Where fingers (or the mouse) are, and how far they have moved since they came down.
#[derive(Default)]
pub struct Pointers {
    fingers: Vec<(i32, (f64, f64))>,
    moved: f64,
    /// Whether it holds the frame in the overview instead of the tree.
    pub steers: bool,
}

/// What a moving pointers asks of the view: to scale it about a point by a factor, and to move it.
pub struct Gesture {
    pub about: (f64, f64),
    pub factor: f64,
    pub by: (f64, f64),
}

impl Pointers {
    /// A finger comes down.
    pub fn down(&mut self, event: &PointerEvent) {
        if event.button() == 0 {
            self.lift(event);
            if self.fingers.is_empty() {
                self.moved = 0.0;
            }
            self.fingers.push((event.pointer_id(), place(event)));
        }
    }

    /// A finger is gone. Answers whether it was the only one, and pointed.
    pub fn lift(&mut self, event: &PointerEvent) -> bool {
        let was_down = self.fingers.len();
        self.fingers
            .retain(|(finger, _)| *finger != event.pointer_id());
        was_down == 1 && self.fingers.is_empty() && self.moved <= STILL
    }

    /// Takes a finger's new place; none of its business if it is not down, or has hardly moved.
    pub fn follow(&mut self, event: &PointerEvent) -> Option<Gesture> {
        if event.buttons() == 0 {
            // It was lifted where nobody told us.
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

/// Where a pointer is on the element it is on.
pub fn place(event: &web_sys::MouseEvent) -> (f64, f64) {
    (f64::from(event.offset_x()), f64::from(event.offset_y()))
}
