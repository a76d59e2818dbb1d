//! Scrolls a box, and only that box, to make something in it visible; and says whether all of it is.

use web_sys::HtmlElement;
use yew::NodeRef;

/// The attribute of a pane that is too low for what it has to show.
const LOW: &str = "data-low";
/// How high the pane would be if it showed everything, for the grid around it.
const NATURAL: &str = "--natural";

/// Scrolls a pane to centre one of its lines, if both are rendered.
pub fn centre(pane: &NodeRef, line: &NodeRef) {
    if let (Some(pane), Some(line)) = (pane.cast::<HtmlElement>(), line.cast::<HtmlElement>()) {
        let middle = line.offset_top() - pane.offset_top() - pane.client_height() / 2;
        pane.set_scroll_top(middle.max(0));
    }
}

/// Measures a pane that ends with `last` and marks it if it is too low for all of it. A pane that is hidden stays as it is.
pub fn measure(pane: &NodeRef, last: &NodeRef) {
    let (Some(pane), Some(last)) = (pane.cast::<HtmlElement>(), last.cast::<HtmlElement>()) else {
        return;
    };
    if pane.offset_height() == 0 {
        return;
    }
    // A pane that folds something shows all of it while it is measured.
    let _ = pane.remove_attribute(LOW);
    let whole = last.offset_top() + last.offset_height() - pane.offset_top();
    let _ = pane.style().set_property(NATURAL, &format!("{whole}px"));
    if whole > pane.offset_height() {
        let _ = pane.set_attribute(LOW, "");
    }
}
