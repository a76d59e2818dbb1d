//! A picture in black on white, for photocopiers.

use crate::scene::{Ink, Scene, Shape, Stroke};

/// Turns a picture into black on white: coloured shapes become outlines. The ring around the
/// current node and the question marks of nodes not yet visited are left out.
pub fn black(mut scene: Scene) -> Scene {
    scene.items.retain(|item| {
        let is_bars = matches!(item.shape, Shape::Line(_));
        let is_now = item.stroke.is_some_and(|stroke| stroke.ink == Ink::Now);
        let is_ring = item.fill.is_none() && is_now && !is_bars;
        let is_mark = matches!(&item.shape, Shape::Text { runs, .. } if runs.iter().all(|run| run.text == "?"));
        !is_ring && !is_mark
    });
    for item in &mut scene.items {
        let is_text = matches!(item.shape, Shape::Text { .. });
        if let Shape::Text { runs, .. } = &mut item.shape {
            runs.iter_mut().for_each(|run| run.ink = Ink::Ink);
        }
        if let Some(stroke) = &mut item.stroke {
            stroke.ink = if stroke.ink == Ink::Paper {
                Ink::Paper
            } else {
                Ink::Ink
            };
            stroke.opacity = 1.0;
        }
        match item.fill {
            None | Some(Ink::Paper | Ink::Hatch | Ink::HatchFine) => {}
            Some(Ink::Ink | Ink::Now) if item.stroke.is_none() => item.fill = Some(Ink::Ink),
            Some(_) if !is_text => {
                item.fill = Some(Ink::Paper);
                item.stroke = item.stroke.or(Some(Stroke::full(Ink::Ink, 1.0)));
            }
            Some(_) => item.fill = Some(Ink::Ink),
        }
    }
    scene
}
