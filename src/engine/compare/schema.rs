//! The JSON Schema of what can be read: a search, or searches of one position side by side.

use super::{LANES, Work};
use crate::spec::{self, VERSION};
use serde_json::{Value, json};

/// Makes the JSON Schema of specs and comparisons, draft 2020-12. The key `compare` tells which of the two it is.
pub fn schema() -> Value {
    let mut search = spec::schema::schema();
    let head = |search: &mut Value, key: &str| search[key].take();
    let (dialect, title) = (head(&mut search, "$schema"), head(&mut search, "title"));
    let mut defs = head(&mut search, "$defs");
    if let Some(fields) = search.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    // All searches but the first may leave the position out.
    search["required"] = json!(["algorithm"]);
    let whole = json!({ "$ref": "#/$defs/search", "required": ["game"] });
    let [least, most] = LANES;
    let fields = &search["properties"];
    defs["comparison"] = json!({
        "description": "Searches of one position side by side, on one clock of work.",
        "type": "object",
        "required": ["compare"],
        "additionalProperties": false,
        "properties": {
            "$schema": fields["$schema"],
            "v": { "const": VERSION, "description": "The version of the specs." },
            "compare": {
                "type": "array", "minItems": least, "maxItems": most,
                "prefixItems": [whole], "items": { "$ref": "#/$defs/search" },
                "description": "The searches. All but the first may leave the position out; it must not be another.",
            },
            "by": { "enum": Work::ALL, "default": Work::default(), "description": "What the clock counts." },
            "at": { "type": "integer", "minimum": 0, "maximum": u32::MAX, "description": "After how much work to look; left out, at the end." },
        },
    });
    defs["search"] = search;
    json!({
        "$schema": dialect,
        "title": title,
        "type": "object",
        "if": { "required": ["compare"] },
        "then": { "$ref": "#/$defs/comparison" },
        "else": whole,
        "$defs": defs,
    })
}
