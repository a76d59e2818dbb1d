//! The palette of a scene: colours, fonts and patterns, read from the stylesheet through probe
//! elements in the shadow root, so that theme, host page and forced colours apply.

use crate::scene::Ink;
use std::cell::RefCell;
use std::collections::HashMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CanvasPattern, CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement,
};
use yew::prelude::*;

const INKS: [(Ink, &str); 23] = [
    (Ink::Max, "cmax"),
    (Ink::Min, "cmin"),
    (Ink::Chance, "cchance"),
    (Ink::Best, "i-best"),
    (Ink::Cut, "i-cut"),
    (Ink::Now, "i-now"),
    (Ink::Ink, "i-ink"),
    (Ink::Second, "soft"),
    (Ink::Line, "i-line"),
    (Ink::Rule, "i-rule"),
    (Ink::Paper, "i-paper"),
    (Ink::On, "i-on"),
    (Ink::TintMax, "i-tint-max"),
    (Ink::TintMin, "i-tint-min"),
    (Ink::TintChance, "i-tint-chance"),
    (Ink::Hatch, "i-cut"),
    (Ink::HatchFine, "soft"),
    (Ink::StrongMax, "i-max-2"),
    (Ink::WeakMax, "i-max-1"),
    (Ink::Even, "i-even"),
    (Ink::LinedStrongMin, "i-min-2"),
    (Ink::LinedWeakMin, "i-min-1"),
    (Ink::Pale, "i-pale"),
];

/// Draws the probes: hidden elements whose computed style is read.
pub fn probes() -> Html {
    html! {
        <span class="inks" aria-hidden="true">
            for (_, class) in &INKS { <i class={*class}></i> }
            <i class="f-sans"></i><i class="f-math"></i>
        </span>
    }
}

/// Colours, patterns and fonts.
#[derive(Debug)]
pub struct Palette {
    /// The live styles of the probes.
    styles: Vec<CssStyleDeclaration>,
    colours: Vec<String>,
    /// Device pixels per CSS pixel, for which the patterns were made.
    ratio: f64,
    hatch: Option<CanvasPattern>,
    fine: Option<CanvasPattern>,
    lined: Option<CanvasPattern>,
    half_lined: Option<CanvasPattern>,
    /// The font of words.
    pub sans: String,
    /// The font of symbols.
    pub math: String,
    /// The widths of texts, by font and text: a canvas takes longer to measure a text than to write it.
    widths: RefCell<HashMap<String, f64>>,
}

/// The most widths that are kept.
const WIDTHS: usize = 4_096;

impl Palette {
    /// Reads the probes in `root`. `ratio` is device pixels per CSS pixel.
    pub fn read(root: &Element, context: &CanvasRenderingContext2d, ratio: f64) -> Option<Palette> {
        let window = web_sys::window()?;
        let style = |class: &str| {
            let probe = root.query_selector(&format!(".inks .{class}")).ok()??;
            window.get_computed_style(&probe).ok()?
        };
        let styles: Vec<CssStyleDeclaration> = INKS
            .iter()
            .map(|(_, class)| style(class))
            .collect::<Option<_>>()?;
        let face = |class: &str| style(class)?.get_property_value("font-family").ok();
        let (sans, math) = (face("f-sans")?, face("f-math")?);
        let mut palette = Palette {
            styles,
            colours: Vec::new(),
            ratio,
            hatch: None,
            fine: None,
            lined: None,
            half_lined: None,
            sans,
            math,
            widths: RefCell::default(),
        };
        palette.refresh(context, ratio);
        Some(palette)
    }

    /// Reads the colours again, and makes new patterns only if they have changed.
    pub fn refresh(&mut self, context: &CanvasRenderingContext2d, ratio: f64) {
        let colour =
            |style: &CssStyleDeclaration| style.get_property_value("color").unwrap_or_default();
        let colours: Vec<String> = self.styles.iter().map(colour).collect();
        if colours != self.colours || ratio.to_bits() != self.ratio.to_bits() {
            (self.colours, self.ratio) = (colours, ratio);
            self.hatch = pattern(
                context,
                self.colour(Ink::Paper),
                self.colour(Ink::Cut),
                8.5,
                2.0,
                ratio,
            );
            self.fine = pattern(
                context,
                self.colour(Ink::Paper),
                self.colour(Ink::Second),
                5.6,
                2.2,
                ratio,
            );
            let [lined, half_lined] = [
                (Ink::LinedStrongMin, (4.0, 1.0)),
                (Ink::LinedWeakMin, (8.0, 1.25)),
            ]
            .map(|(ink, measures)| {
                let colours = (self.colour(ink), self.colour(Ink::Paper));
                lines(context, colours, measures, ratio)
            });
            (self.lined, self.half_lined) = (lined, half_lined);
        }
    }

    /// Returns the value for a canvas to fill or stroke with.
    pub fn style(&self, ink: Ink) -> JsValue {
        let pattern = match ink {
            Ink::Hatch => self.hatch.as_ref(),
            Ink::HatchFine => self.fine.as_ref(),
            Ink::LinedStrongMin => self.lined.as_ref(),
            Ink::LinedWeakMin => self.half_lined.as_ref(),
            _ => None,
        };
        pattern.map_or_else(|| JsValue::from_str(self.colour(ink)), JsValue::from)
    }

    /// Returns the width in pixels of a text in the present font of the canvas, which is `font`.
    pub fn width(&self, context: &CanvasRenderingContext2d, font: &str, text: &str) -> f64 {
        let key = format!("{font}\n{text}");
        let mut widths = self.widths.borrow_mut();
        if let Some(width) = widths.get(&key) {
            return *width;
        }
        if widths.len() >= WIDTHS {
            widths.clear();
        }
        let measured = context.measure_text(text).map(|metrics| metrics.width());
        *widths.entry(key).or_insert(measured.unwrap_or(0.0))
    }

    /// Returns the plain colour.
    pub fn colour(&self, ink: Ink) -> &str {
        INKS.iter()
            .position(|(known, _)| *known == ink)
            .map_or("", |index| &*self.colours[index])
    }
}

/// Makes a pattern of horizontal lines on a colour, with the distance of the lines and their width in pixels.
fn lines(
    context: &CanvasRenderingContext2d,
    (fill, line): (&str, &str),
    (distance, width): (f64, f64),
    ratio: f64,
) -> Option<CanvasPattern> {
    tiled(context, (distance * ratio).round(), |brush, side| {
        brush.set_fill_style_str(fill);
        brush.fill_rect(0.0, 0.0, side, side);
        brush.set_fill_style_str(line);
        brush.fill_rect(0.0, 0.0, side, (width * ratio).round().max(1.0));
    })
}

/// Makes a pattern of diagonal lines at 45°, `pitch` pixels apart along an edge of the tile.
fn pattern(
    context: &CanvasRenderingContext2d,
    paper: &str,
    line: &str,
    pitch: f64,
    width: f64,
    ratio: f64,
) -> Option<CanvasPattern> {
    tiled(context, (pitch * ratio).round().max(4.0), |brush, side| {
        brush.set_fill_style_str(paper);
        brush.fill_rect(0.0, 0.0, side, side);
        brush.set_stroke_style_str(line);
        brush.set_line_width(width * ratio * 0.8);
        brush.begin_path();
        // Three lines, so that the tiles join at their corners.
        for shift in [-side, 0.0, side] {
            brush.move_to(shift - side, side * 2.0);
            brush.line_to(shift + side * 2.0, -side);
        }
        brush.stroke();
    })
}

/// Makes a pattern that repeats a square of this side.
fn tiled(
    context: &CanvasRenderingContext2d,
    side: f64,
    draw: impl FnOnce(&CanvasRenderingContext2d, f64),
) -> Option<CanvasPattern> {
    let tile: HtmlCanvasElement = web_sys::window()?
        .document()?
        .create_element("canvas")
        .ok()?
        .dyn_into()
        .ok()?;
    tile.set_width(side as u32);
    tile.set_height(side as u32);
    let brush: CanvasRenderingContext2d = tile.get_context("2d").ok()??.dyn_into().ok()?;
    draw(&brush, side);
    let made = context
        .create_pattern_with_html_canvas_element(&tile, "repeat")
        .ok()??;
    Some(made)
}
