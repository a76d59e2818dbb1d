//! Markup as the page writes it: `html!` reads like Yew's own and makes the same nodes, part by part through a few functions.
//! Yew's writes every element out as code of its own, which made a third of the page. It knows no components; those are put in as
//! an `island`.

mod names;

use names::NAMES;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::virtual_dom::{Key, Listener, ListenerKind, VList, VNode, VTag, VText};
use yew::{AttrValue, Callback, Html, NodeRef};

/// Elements, `if`, `for`, and in braces whatever is a [`Child`]; attributes are whatever is a [`Value`].
/// The names of open elements stand in brackets, so that each is closed by its own name or does not compile. What is put together
/// stands in one place, so nothing may leave in the midst of it.
macro_rules! html {
    (@to []) => {};
    (@to [$open:ident $($above:ident)*] < / $name:ident > $($rest:tt)*) => {
        const { assert!($crate::app::markup::is_same(stringify!($open), stringify!($name)), "closed by another name") };
        $crate::app::markup::close();
        html!(@to [$($above)*] $($rest)*);
    };
    // A fragment is only a bracket around what stands in it.
    (@to $open:tt < / > $($rest:tt)*) => { html!(@to $open $($rest)*); };
    (@to $open:tt < > $($rest:tt)*) => { html!(@to $open $($rest)*); };
    (@to [$($open:ident)*] < $name:ident class = $class:literal $($rest:tt)*) => {
        $crate::app::markup::open_as(const { $crate::app::markup::name(stringify!($name)) }, $class);
        html!(@with [$name $($open)*] $($rest)*);
    };
    (@to [$($open:ident)*] < $name:ident $($rest:tt)*) => {
        $crate::app::markup::open(const { $crate::app::markup::name(stringify!($name)) });
        html!(@with [$name $($open)*] $($rest)*);
    };
    (@to $open:tt if $($rest:tt)*) => { html!(@head $open [if] $($rest)*); };
    (@to $open:tt for $($rest:tt)*) => { html!(@head $open [for] $($rest)*); };
    (@to $open:tt { $($child:tt)* } $($rest:tt)*) => {
        $crate::app::markup::Child::add({ $($child)* });
        html!(@to $open $($rest)*);
    };

    (@head $open:tt [$($head:tt)*] { $($body:tt)* } else { $($other:tt)* } $($rest:tt)*) => {
        $crate::app::markup::open_list();
        $($head)* { html!(@to [] $($body)*); } else { html!(@to [] $($other)*); }
        $crate::app::markup::close();
        html!(@to $open $($rest)*);
    };
    (@head $open:tt [$($head:tt)*] { $($body:tt)* } $($rest:tt)*) => {
        $crate::app::markup::open_list();
        $($head)* { html!(@to [] $($body)*); }
        $crate::app::markup::close();
        html!(@to $open $($rest)*);
    };
    (@head $open:tt [$($head:tt)*] $next:tt $($rest:tt)*) => { html!(@head $open [$($head)* $next] $($rest)*); };

    (@with $open:tt > $($rest:tt)*) => { html!(@to $open $($rest)*); };
    (@with [$name:ident $($open:ident)*] / > $($rest:tt)*) => {
        $crate::app::markup::close();
        html!(@to [$($open)*] $($rest)*);
    };
    (@with $open:tt { $name:ident } $($rest:tt)*) => {
        $crate::app::markup::Value::set($name, const { $crate::app::markup::name(stringify!($name)) });
        html!(@with $open $($rest)*);
    };
    (@with $open:tt key = { $value:expr } $($rest:tt)*) => {
        $crate::app::markup::key($value);
        html!(@with $open $($rest)*);
    };
    (@with $open:tt $name:ident = $value:tt $($rest:tt)*) => {
        $crate::app::markup::Value::set($value, const { $crate::app::markup::name(stringify!($name)) });
        html!(@with $open $($rest)*);
    };
    (@with $open:tt $first:ident - $second:ident = $value:tt $($rest:tt)*) => {
        $crate::app::markup::Value::set(
            $value,
            const { $crate::app::markup::name(concat!(stringify!($first), "-", stringify!($second))) },
        );
        html!(@with $open $($rest)*);
    };

    ($($markup:tt)*) => {{
        $crate::app::markup::open_list();
        html!(@to [] $($markup)*);
        $crate::app::markup::finish()
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

/// Where a name stands among all.
pub const fn name(text: &str) -> usize {
    let mut at = 0;
    while !is_same(NAMES[at], text) {
        at += 1;
    }
    at
}

/// What is open: elements and lists, outermost first, and what stands in them so far.
type Open = Vec<(Option<VTag>, Vec<VNode>)>;

thread_local! {
    /// In one place, so that the many calls of `html!` need not say where.
    static OPEN: RefCell<Open> = const { RefCell::new(Vec::new()) };
}

/// Begins an element.
pub fn open(name: usize) {
    OPEN.with_borrow_mut(|open| open.push((Some(VTag::new(NAMES[name])), Vec::new())));
}

/// Begins an element of some classes.
pub fn open_as(name: usize, class: &'static str) {
    open(name);
    class.set(const { self::name("class") });
}

/// Begins a list, which keeps the place of what comes and goes.
pub fn open_list() {
    OPEN.with_borrow_mut(|open| open.push((None, Vec::new())));
}

/// Ends what was begun last.
pub fn close() {
    let ended = OPEN.with_borrow_mut(Vec::pop);
    match ended {
        Some((Some(mut tag), children)) => {
            if !children.is_empty() {
                tag.add_children(children);
            }
            push(tag.into());
        }
        Some((None, children)) => push(VList::from(children).into()),
        None => {}
    }
}

/// Ends the list that was begun last: the node in it, or the list if there is not exactly one.
pub fn finish() -> Html {
    let ended = OPEN.with_borrow_mut(Vec::pop);
    let mut nodes = ended.map(|(_, nodes)| nodes).unwrap_or_default();
    match (nodes.len(), nodes.pop()) {
        (1, Some(node)) => node,
        (_, last) => {
            nodes.extend(last);
            VList::from(nodes).into()
        }
    }
}

fn push(node: VNode) {
    OPEN.with_borrow_mut(|open| {
        if let Some((_, nodes)) = open.last_mut() {
            nodes.push(node);
        }
    });
}

/// Does something to the element that was begun last.
fn with_tag(act: impl FnOnce(&mut VTag)) {
    OPEN.with_borrow_mut(|open| {
        if let Some((Some(tag), _)) = open.last_mut() {
            act(tag);
        }
    });
}

/// Tells the element from its siblings.
pub fn key(key: u32) {
    with_tag(|tag| tag.key = Some(Key::from(key.to_string())));
}

fn text(text: AttrValue) {
    push(VText::new(text).into());
}

fn attribute(name: usize, value: AttrValue) {
    let name = NAMES[name];
    // What stands in a field is not what its attribute says.
    with_tag(|tag| {
        if name == "value" {
            tag.set_value(value)
        } else {
            tag.add_attribute(name, value)
        }
    });
}

fn listen(name: usize, call: Callback<Event>) {
    with_tag(|tag| {
        _ = tag.add_listener(Rc::new(Ear {
            name: NAMES[name],
            call,
        }))
    });
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
    fn add(self);
}

impl Child for Html {
    fn add(self) {
        push(self);
    }
}

impl Child for &'static str {
    fn add(self) {
        text(AttrValue::Static(self));
    }
}

impl Child for String {
    fn add(self) {
        text(self.into());
    }
}

impl Child for &String {
    fn add(self) {
        self.clone().add();
    }
}

impl Child for u32 {
    fn add(self) {
        self.to_string().add();
    }
}

/// What an attribute may be set to. A name that begins with `on` takes a callback, `ref` takes a [`NodeRef`].
pub trait Value {
    /// Sets it on the element that was begun last.
    fn set(self, name: usize);
}

impl Value for &'static str {
    fn set(self, name: usize) {
        attribute(name, AttrValue::Static(self));
    }
}

impl Value for String {
    fn set(self, name: usize) {
        attribute(name, self.into());
    }
}

/// Several classes; an empty one is none.
impl<const COUNT: usize> Value for [&'static str; COUNT] {
    fn set(self, name: usize) {
        joined(&self).set(name);
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
    fn set(self, name: usize) {
        self.then_some(NAMES[name]).set(name);
    }
}

impl<T: Value> Value for Option<T> {
    fn set(self, name: usize) {
        if let Some(value) = self {
            value.set(name);
        }
    }
}

impl Value for NodeRef {
    fn set(self, _: usize) {
        with_tag(|tag| tag.node_ref = self);
    }
}

impl<E: JsCast + 'static> Value for Callback<E> {
    fn set(self, name: usize) {
        listen(name, self.reform(JsCast::unchecked_into));
    }
}
