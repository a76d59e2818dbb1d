//! A figure as pixels: the SVG, twice as large, with the fonts of this machine.

use crate::Failure;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Family, Query};
use resvg::usvg::{Group, Node, Options, Tree};
use std::sync::Arc;

/// Pixels of the PNG per pixel of the figure.
const SCALE: f32 = 2.0;
/// Fonts for words; the first that is installed is used.
const SANS: [&str; 8] = [
    "Noto Sans",
    "Segoe UI",
    "Helvetica Neue",
    "DejaVu Sans",
    "Liberation Sans",
    "Arial",
    "Helvetica",
    "Noto Sans CJK SC",
];

/// The fonts of this machine.
pub struct Fonts(Arc<Database>);

impl Fonts {
    /// Finds the installed fonts.
    pub fn find() -> Result<Fonts, Failure> {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        let is_here = |name: &str| {
            fonts
                .query(&Query {
                    families: &[Family::Name(name)],
                    ..Query::default()
                })
                .is_some()
        };
        let first = fonts
            .faces()
            .next()
            .and_then(|face| face.families.first())
            .map(|(name, _)| name.clone());
        let Some(name) = SANS
            .into_iter()
            .find(|name| is_here(name))
            .map(str::to_owned)
            .or(first)
        else {
            let advice = "install one (Debian: fonts-dejavu-core, and fonts-noto-cjk for Chinese) or take svg";
            return Err(Failure::Refused(format!(
                "--format: png needs a font, and this machine has none: {advice}"
            )));
        };
        fonts.set_sans_serif_family(name.clone());
        fonts.set_serif_family(name);
        Ok(Fonts(Arc::new(fonts)))
    }

    /// Renders the picture, and returns the characters in it that no font has.
    pub fn png(&self, svg: &str) -> Result<(Vec<u8>, String), Failure> {
        let broken = |reason: &dyn std::fmt::Display| {
            Failure::Refused(format!("the picture cannot be drawn: {reason}"))
        };
        let options = Options {
            fontdb: Arc::clone(&self.0),
            ..Options::default()
        };
        let tree = Tree::from_str(svg, &options).map_err(|error| broken(&error))?;
        let size = tree
            .size()
            .to_int_size()
            .scale_by(SCALE)
            .ok_or_else(|| broken(&"its size"))?;
        let mut pixels =
            Pixmap::new(size.width(), size.height()).ok_or_else(|| broken(&"its size"))?;
        resvg::render(
            &tree,
            Transform::from_scale(SCALE, SCALE),
            &mut pixels.as_mut(),
        );
        let mut missing = String::new();
        search(tree.root(), &mut missing);
        Ok((
            pixels.encode_png().map_err(|error| broken(&error))?,
            missing,
        ))
    }
}

/// Collects the characters that would be drawn as boxes.
fn search(group: &Group, missing: &mut String) {
    for node in group.children() {
        match node {
            Node::Group(group) => search(group, missing),
            Node::Text(text) => {
                for glyph in text
                    .layouted()
                    .iter()
                    .flat_map(|span| &span.positioned_glyphs)
                    .filter(|glyph| glyph.id.0 == 0)
                {
                    if !missing.contains(&glyph.text) {
                        *missing += &glyph.text;
                    }
                }
            }
            _ => {}
        }
    }
}
