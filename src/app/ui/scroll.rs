//! Scrolling a box, and only the box, so that something in it is in sight.

use web_sys::HtmlElement;
use yew::NodeRef;

/// Scrolls a pane so that a line of it stands in its middle, where both are there.
pub fn centre(pane: &NodeRef, line: &NodeRef) {
    if let (Some(pane), Some(line)) = (pane.cast::<HtmlElement>(), line.cast::<HtmlElement>()) {
        let middle = line.offset_top() - pane.offset_top() - pane.client_height() / 2;
        pane.set_scroll_top(middle.max(0));
    }
}
