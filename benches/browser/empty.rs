//! A Yew page with nothing on it: what a page costs before it does anything.

#[cfg(target_family = "wasm")]
#[yew::component]
fn Empty() -> yew::Html {
    yew::html! { <div id="empty"></div> }
}

fn main() {
    #[cfg(target_family = "wasm")]
    yew::Renderer::<Empty>::new().render();
}
