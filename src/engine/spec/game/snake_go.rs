//! Snake Go in a spec: the preset, the variant, the seed of the items and the actions from the beginning.

use crate::game::snake_go::{FULL, PRESETS, SnakeGo};
use crate::spec::fields::Fields;
use crate::text::Piece;

const VARIANTS: [&str; 2] = ["judge", "notes"];

pub fn read(fields: &mut Fields) -> Option<SnakeGo> {
    let preset = fields.optional("preset").map_or(0, |preset| fields.word(preset, &PRESETS));
    let variant = fields.optional("variant").map_or(0, |variant| fields.word(variant, &VARIANTS));
    let highest = if preset == FULL { u16::MAX } else { 0 };
    let seed = fields.optional("seed").map_or(0, |seed| fields.whole(seed, 0, highest.into()));
    let mut game = SnakeGo::preset(preset, seed as u16, variant == 1);
    let Some(moves) = fields.optional("moves") else { return Some(game) };
    let Some(text) = moves.as_text() else {
        fields.refuse(moves, "a text", "文字");
        return None;
    };
    let played = game.play_all(Piece { column: 1, text });
    played.map_err(|bad| fields.refuse_with(moves, &*bad)).ok().map(|()| game)
}

pub fn write(game: &SnakeGo) -> String {
    let rules = game.rules();
    let mut text = "{\"kind\":\"snake-go\"".to_owned();
    let mut field = |key: &str, value: &str| text += &format!(",\"{key}\":{value}");
    if rules.preset > 0 {
        field("preset", &format!("\"{}\"", PRESETS[usize::from(rules.preset) % PRESETS.len()]));
    }
    if rules.is_of_notes {
        field("variant", "\"notes\"");
    }
    if rules.seed > 0 {
        field("seed", &rules.seed.to_string());
    }
    if !game.played().is_empty() {
        field("moves", &format!("\"{}\"", game.digits()));
    }
    text + "}"
}
