//! The host element around a lab, and what its attributes allow.

use js_sys::Reflect;
use web_sys::{Element, HtmlElement};

/// Returns whether the tree may be edited by keys and by presses on the drawing: in the lab on its own page, and when it is
/// embedded, if the author of the page around it allows it.
pub fn may_edit(lab: &HtmlElement) -> bool {
    let host = Reflect::get(&lab.get_root_node(), &"host".into()).map(Element::from);
    host.is_ok_and(|host| {
        host.get_attribute("view").as_deref() == Some("page") || host.has_attribute("editable")
    })
}
