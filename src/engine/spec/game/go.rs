//! Go in a spec: size, komi, perhaps a board to begin with, and the moves.

use super::{Fields, kept, text};
use crate::game::go::{Go, MOST_SIZE};
use crate::text::string_literal;

/// The fields whose texts lead to the position, one after the other.
const TEXTS: [&str; 2] = ["position", "moves"];

pub fn read(fields: &mut Fields) -> Option<Go> {
    let size = fields.required("size")?;
    let size = fields.whole(size, 1, MOST_SIZE.into()) as u8;
    let komi = fields.optional("komi");
    let points = komi.map(|komi| fields.number(komi));
    let refuse = |[english, chinese]: [String; 2]| {
        if let Some(komi) = komi {
            fields.refuse(komi, &english, &chinese);
        }
    };
    let mut go = Go::new(size, points).map_err(refuse).ok()?;
    for key in TEXTS {
        if let Some(value) = fields.optional(key) {
            let text = text(fields, value)?;
            go = kept(fields, value, go.on(text))?;
        }
    }
    Some(go)
}

pub fn write(go: &Go) -> String {
    let mut json = format!("{{\"kind\":\"go\",\"size\":{},\"komi\":{}", go.size(), go.komi());
    for (key, text) in TEXTS.iter().zip(go.parts()).filter(|(_, text)| !text.is_empty()) {
        json += &format!(",\"{key}\":{}", string_literal(&text));
    }
    json + "}"
}
