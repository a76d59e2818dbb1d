//! Pictures that this program has written as SVG, made into nodes one by one: a page may forbid to take a text as markup.

use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VList, VNode, VTag};

/// The properties of a picture.
#[derive(Properties, PartialEq)]
pub struct MarkupProps {
    /// Elements and texts. Every element is closed; attributes stand in double quotes.
    pub text: AttrValue,
}

/// Renders the picture. The text is parsed again only when it changes.
#[component]
pub fn Markup(MarkupProps { text }: &MarkupProps) -> Html {
    let (mut top, mut open) = (VList::new(), Vec::new());
    let mut rest = &**text;
    while let Some((before, tag)) = rest.split_once('<') {
        if !before.is_empty() {
            add(&mut top, &mut open, html! { { spelt(before) } });
        }
        let is_end = tag.starts_with('/');
        rest = if is_end {
            tag.split_once('>').map_or("", |(_, rest)| rest)
        } else {
            let (element, rest) = element(tag);
            open.push(element);
            rest.strip_prefix('>').unwrap_or(rest)
        };
        let closed = rest.strip_prefix("/>");
        rest = closed.unwrap_or(rest);
        if let Some(element) = (is_end || closed.is_some()).then(|| open.pop()).flatten() {
            add(&mut top, &mut open, element.into());
        }
    }
    top.into()
}

/// Puts a node into the innermost element that is open.
fn add(top: &mut VList, open: &mut [VTag], node: VNode) {
    match open.last_mut() {
        Some(element) => element.add_child(node),
        None => top.add_child(node),
    }
}

/// Reads a name and attributes, up to the end of the tag.
fn element(tag: &str) -> (VTag, &str) {
    let (name, mut rest) = tag.split_at(tag.find([' ', '/', '>']).unwrap_or(tag.len()));
    let mut attributes = Vec::new();
    while let Some((key, after)) = rest
        .strip_prefix(' ')
        .and_then(|rest| rest.split_once("=\""))
    {
        let (value, after) = after.split_once('"').unwrap_or((after, ""));
        let value = AttributeOrProperty::Attribute(spelt(value));
        attributes.push((AttrValue::from(key.to_owned()), value));
        rest = after;
    }
    let mut element = VTag::new(name.to_owned());
    element.set_attributes(Attributes::IndexMap(Rc::new(
        attributes.into_iter().collect(),
    )));
    (element, rest)
}

/// A text without the letters that markup spells in another way.
fn spelt(text: &str) -> AttrValue {
    if !text.contains('&') {
        return text.to_owned().into();
    }
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
        .into()
}
