//! A Yew page without content: the basic cost of a page.

#[cfg(target_os = "unknown")]
#[yew::component]
fn Empty() -> yew::Html {
    yew::html! { <div id="empty"></div> }
}

fn main() {
    #[cfg(target_os = "unknown")]
    yew::Renderer::<Empty>::new().render();
}
