//! The forms of fields: how a value is read, and which values JSON Schema allows.

use super::Refusal;
use super::field::Field;
use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};
use serde_json::{Map, Value, json};
use std::fmt;
use std::ops::RangeInclusive;

/// The form of the values of a type.
#[derive(Debug)]
pub struct Form<T> {
    /// Reads a value.
    pub read: fn(&Field) -> Result<T, Refusal>,
    /// Says which values there are, in JSON Schema.
    pub schema: fn() -> Value,
}

/// Returns the form of `true` or `false`.
pub fn flag() -> Form<bool> {
    Form {
        read: |field| field.flag(),
        schema: || json!({ "type": "boolean" }),
    }
}

/// Returns the form of the words by which serde knows the variants of a type.
pub fn word<T: DeserializeOwned>() -> Form<T> {
    Form {
        read: |field| field.word(),
        schema: || json!({ "enum": words::<T>() }),
    }
}

/// Says that a number is whole and in a range, in JSON Schema.
pub fn whole<T: Into<u64> + Copy>(range: RangeInclusive<T>) -> Value {
    let (least, most): (u64, u64) = ((*range.start()).into(), (*range.end()).into());
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

/// Says that a value is a list of two, in JSON Schema.
pub fn pair(item: &Value) -> Value {
    json!({ "type": "array", "minItems": 2, "maxItems": 2, "items": item })
}

/// A field of an object: its name, its values, its first value, and what it is.
#[derive(Clone, Debug)]
pub struct Described {
    /// The name in files.
    pub name: &'static str,
    /// Its values in JSON Schema.
    pub schema: Value,
    /// The value of a field that is left out; `None` where the field is required or has no first value.
    pub first: Option<Value>,
    /// Whether it has to be there.
    pub is_required: bool,
    /// What it is, in a sentence; may be empty.
    pub says: &'static str,
}

impl Described {
    /// Describes a field that may be left out and has no default value.
    pub fn optional(name: &'static str, schema: Value, says: &'static str) -> Described {
        Described {
            name,
            schema,
            first: None,
            is_required: false,
            says,
        }
    }

    /// Describes a field that has to be there.
    pub fn required(name: &'static str, schema: Value, says: &'static str) -> Described {
        Described {
            is_required: true,
            ..Described::optional(name, schema, says)
        }
    }

    /// Describes a field with a default value.
    pub fn or(name: &'static str, schema: Value, first: Value, says: &'static str) -> Described {
        Described {
            first: Some(first),
            ..Described::optional(name, schema, says)
        }
    }

    /// Its values, first value and sentence, in JSON Schema.
    fn property(&self) -> Value {
        let mut property = self.schema.clone();
        if let Value::Object(fields) = &mut property {
            if let Some(first) = &self.first {
                fields.insert("default".to_owned(), first.clone());
            }
            if !self.says.is_empty() {
                fields.insert("description".to_owned(), json!(self.says));
            }
        }
        property
    }
}

/// An object that is called by its `kind`.
#[derive(Clone, Debug)]
pub struct Object {
    /// The kind.
    pub kind: String,
    /// The name for people; may be empty.
    pub title: &'static str,
    /// The fields beside the kind.
    pub fields: Vec<Described>,
}

impl Object {
    /// Describes an object.
    pub fn new(kind: impl Into<String>, title: &'static str, fields: Vec<Described>) -> Object {
        Object {
            kind: kind.into(),
            title,
            fields,
        }
    }

    /// Says which objects these are, in JSON Schema.
    pub fn schema(&self) -> Value {
        let mut properties = Map::new();
        properties.insert("kind".to_owned(), json!({ "const": self.kind }));
        for field in &self.fields {
            properties.insert(field.name.to_owned(), field.property());
        }
        let required = self.fields.iter().filter(|field| field.is_required);
        let required: Vec<&str> = std::iter::once("kind")
            .chain(required.map(|field| field.name))
            .collect();
        let mut schema = json!({
            "type": "object",
            "required": required,
            "additionalProperties": false,
            "properties": properties,
        });
        if !self.title.is_empty() {
            schema["title"] = json!(self.title);
        }
        schema
    }
}

/// Says that a value is one of some objects, in JSON Schema.
pub fn one_of(objects: &[Object]) -> Value {
    let objects: Vec<Value> = objects.iter().map(Object::schema).collect();
    json!({ "oneOf": objects })
}

/// Returns the words that serde knows the variants of a type by.
pub fn words<T: DeserializeOwned>() -> &'static [&'static str] {
    match T::deserialize(Asker) {
        Err(Words(words)) => words,
        Ok(_) => &[],
    }
}

/// Asks a type for the names of its variants, by an error that has them.
struct Asker;

#[derive(Debug)]
struct Words(&'static [&'static str]);

impl fmt::Display for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0.join(", "))
    }
}

impl std::error::Error for Words {}

impl Error for Words {
    fn custom<T: fmt::Display>(_: T) -> Words {
        Words(&[])
    }
}

impl<'de> Deserializer<'de> for Asker {
    type Error = Words;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Words> {
        Err(Words(&[]))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Words> {
        Err(Words(variants))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}
