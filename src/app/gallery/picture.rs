//! The drawing of the figure, as large as it is in broad windows and in narrow ones; the stylesheet shows the one that fits.

use crate::export::inline::Drawing;
use crate::lang::Lang;
use crate::scene::{Part, Size};
use crate::spec::Spec;
use crate::trace::Trace;

/// The sizes in pixels, by their classes.
const SIZES: [(&str, Size); 2] = [
    ("narrow", Size::new(360.0, 380.0)),
    ("broad", Size::new(760.0, 372.0)),
];

/// Draws a step of the figure as markup in each size. The markup comes from the engine alone and contains no text that a user typed.
pub fn drawn(spec: &Spec, trace: &Trace, at: u32, lang: Lang) -> String {
    let draw = |(class, size): (&str, Size)| {
        let all = (size, Part::default());
        Drawing::of_step(spec, trace, at, all, lang).svg(class)
    };
    SIZES.map(draw).concat()
}
