//! Markup as the page writes it: `html!` reads like Yew's own and makes the same nodes, part by part through a few functions.
//! Yew's writes every element out as code of its own, which made a third of the page. It knows no components; those
//! are put in with `yew::html!`.

use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::virtual_dom::{Key, Listener, ListenerKind, VList, VNode, VTag, VText};
use yew::{AttrValue, Callback, Html, NodeRef};

/// Elements, `if`, `for`, and in braces whatever is a [`Child`]; attributes are whatever is a [`Value`].
/// The names of open elements stand in brackets, so that each is closed by its own name or does not compile.
macro_rules! html {
    (@to $to:ident []) => {};
    (@to $to:ident [$open:ident $($above:ident)*] < / $name:ident > $($rest:tt)*) => {
        const { assert!($crate::app::markup::is_same(stringify!($open), stringify!($name)), "closed by another name") };
        $to.close();
        html!(@to $to [$($above)*] $($rest)*);
    };
    // A fragment is only a bracket around what stands in it.
    (@to $to:ident $open:tt < / > $($rest:tt)*) => { html!(@to $to $open $($rest)*); };
    (@to $to:ident $open:tt < > $($rest:tt)*) => { html!(@to $to $open $($rest)*); };
    (@to $to:ident [$($open:ident)*] < $name:ident $($rest:tt)*) => {
        $to.open(stringify!($name));
        html!(@with $to [$name $($open)*] $($rest)*);
    };
    (@to $to:ident $open:tt if $($rest:tt)*) => { html!(@head $to $open [if] $($rest)*); };
    (@to $to:ident $open:tt for $($rest:tt)*) => { html!(@head $to $open [for] $($rest)*); };
    (@to $to:ident $open:tt { $($child:tt)* } $($rest:tt)*) => {
        $crate::app::markup::Child::add_to({ $($child)* }, &mut $to);
        html!(@to $to $open $($rest)*);
    };

    (@head $to:ident $open:tt [$($head:tt)*] { $($body:tt)* } else { $($other:tt)* } $($rest:tt)*) => {
        $to.open_list();
        $($head)* { html!(@to $to [] $($body)*); } else { html!(@to $to [] $($other)*); }
        $to.close();
        html!(@to $to $open $($rest)*);
    };
    (@head $to:ident $open:tt [$($head:tt)*] { $($body:tt)* } $($rest:tt)*) => {
        $to.open_list();
        $($head)* { html!(@to $to [] $($body)*); }
        $to.close();
        html!(@to $to $open $($rest)*);
    };
    (@head $to:ident $open:tt [$($head:tt)*] $next:tt $($rest:tt)*) => { html!(@head $to $open [$($head)* $next] $($rest)*); };

    (@with $to:ident $open:tt > $($rest:tt)*) => { html!(@to $to $open $($rest)*); };
    (@with $to:ident [$name:ident $($open:ident)*] / > $($rest:tt)*) => {
        $to.close();
        html!(@to $to [$($open)*] $($rest)*);
    };
    (@with $to:ident $open:tt { $name:ident } $($rest:tt)*) => {
        $crate::app::markup::Value::set_on($name, &mut $to, stringify!($name));
        html!(@with $to $open $($rest)*);
    };
    (@with $to:ident $open:tt key = { $value:expr } $($rest:tt)*) => {
        $to.key($value);
        html!(@with $to $open $($rest)*);
    };
    (@with $to:ident $open:tt $name:ident = $value:tt $($rest:tt)*) => {
        $crate::app::markup::Value::set_on($value, &mut $to, stringify!($name));
        html!(@with $to $open $($rest)*);
    };
    (@with $to:ident $open:tt $first:ident - $second:ident = $value:tt $($rest:tt)*) => {
        $crate::app::markup::Value::set_on($value, &mut $to, concat!(stringify!($first), "-", stringify!($second)));
        html!(@with $to $open $($rest)*);
    };

    ($($markup:tt)*) => {{
        let mut markup = $crate::app::markup::Markup::default();
        html!(@to markup [] $($markup)*);
        markup.finish()
    }};
}
pub(super) use html;

/// Whether two names are the same, for the compiler to ask.
pub const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

/// What is being put together: the elements and lists that are open, outermost first.
#[derive(Default)]
pub struct Markup {
    done: Vec<VNode>,
    open: Vec<(Option<VTag>, Vec<VNode>)>,
}

impl Markup {
    /// Begins an element.
    pub fn open(&mut self, name: &'static str) {
        self.open.push((Some(VTag::new(name)), Vec::new()));
    }

    /// Begins a list, which keeps the place of what comes and goes.
    pub fn open_list(&mut self) {
        self.open.push((None, Vec::new()));
    }

    /// Ends what was begun last.
    pub fn close(&mut self) {
        match self.open.pop() {
            Some((Some(mut tag), children)) => {
                if !children.is_empty() {
                    tag.add_children(children);
                }
                self.push(tag.into());
            }
            Some((None, children)) => self.push(VList::from(children).into()),
            None => {}
        }
    }

    /// The node, or a list if there is not exactly one.
    pub fn finish(mut self) -> Html {
        match (self.done.len(), self.done.pop()) {
            (1, Some(node)) => node,
            (_, last) => {
                self.done.extend(last);
                VList::from(self.done).into()
            }
        }
    }

    /// Tells the element from its siblings.
    pub fn key(&mut self, key: u32) {
        if let Some(tag) = self.tag() {
            tag.key = Some(Key::from(key.to_string()));
        }
    }

    fn push(&mut self, node: VNode) {
        self.open.last_mut().map_or(&mut self.done, |(_, children)| children).push(node);
    }

    fn text(&mut self, text: AttrValue) {
        self.push(VText::new(text).into());
    }

    fn tag(&mut self) -> Option<&mut VTag> {
        self.open.last_mut().and_then(|(tag, _)| tag.as_mut())
    }

    fn attribute(&mut self, name: &'static str, value: AttrValue) {
        let Some(tag) = self.tag() else { return };
        // What stands in a field is not what its attribute says.
        if name == "value" { tag.set_value(value) } else { tag.add_attribute(name, value) }
    }

    fn listen(&mut self, name: &'static str, call: Callback<Event>) {
        let Some(tag) = self.tag() else { return };
        tag.add_listener(Rc::new(Ear { name, call }));
    }
}

/// A listener for any event.
struct Ear {
    name: &'static str,
    call: Callback<Event>,
}

impl Listener for Ear {
    fn kind(&self) -> ListenerKind {
        ListenerKind::other(self.name.strip_prefix("on").unwrap_or_default().into())
    }

    fn handle(&self, event: Event) {
        self.call.emit(event);
    }

    fn passive(&self) -> bool {
        false
    }
}

/// What may stand in an element.
pub trait Child {
    /// Puts it at the end of what is open.
    fn add_to(self, markup: &mut Markup);
}

impl Child for Html {
    fn add_to(self, markup: &mut Markup) {
        markup.push(self);
    }
}

impl Child for &'static str {
    fn add_to(self, markup: &mut Markup) {
        markup.text(AttrValue::Static(self));
    }
}

impl Child for String {
    fn add_to(self, markup: &mut Markup) {
        markup.text(self.into());
    }
}

impl Child for &String {
    fn add_to(self, markup: &mut Markup) {
        self.clone().add_to(markup);
    }
}

impl Child for u32 {
    fn add_to(self, markup: &mut Markup) {
        self.to_string().add_to(markup);
    }
}

/// What an attribute may be set to. A name that begins with `on` takes a callback, `ref` takes a [`NodeRef`].
pub trait Value {
    /// Sets it on the element that was begun last.
    fn set_on(self, markup: &mut Markup, name: &'static str);
}

impl Value for &'static str {
    fn set_on(self, markup: &mut Markup, name: &'static str) {
        markup.attribute(name, AttrValue::Static(self));
    }
}

impl Value for String {
    fn set_on(self, markup: &mut Markup, name: &'static str) {
        markup.attribute(name, self.into());
    }
}

/// Several classes; an empty one is none.
impl<const COUNT: usize> Value for [&'static str; COUNT] {
    fn set_on(self, markup: &mut Markup, name: &'static str) {
        joined(&self).set_on(markup, name);
    }
}

fn joined(classes: &[&str]) -> String {
    let mut all = String::new();
    for class in classes.iter().filter(|class| !class.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all += class;
    }
    all
}

/// There if it is true.
impl Value for bool {
    fn set_on(self, markup: &mut Markup, name: &'static str) {
        self.then_some(name).set_on(markup, name);
    }
}

impl<T: Value> Value for Option<T> {
    fn set_on(self, markup: &mut Markup, name: &'static str) {
        if let Some(value) = self {
            value.set_on(markup, name);
        }
    }
}

impl Value for NodeRef {
    fn set_on(self, markup: &mut Markup, _: &'static str) {
        if let Some(tag) = markup.tag() {
            tag.node_ref = self;
        }
    }
}

impl<E: JsCast + 'static> Value for Callback<E> {
    fn set_on(self, markup: &mut Markup, name: &'static str) {
        markup.listen(name, self.reform(JsCast::unchecked_into));
    }
}
