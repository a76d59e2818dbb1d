//! A part of the page that is drawn anew only when it shows something else, or asks for it itself. It knows no part.

use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VComp;

/// A part, as it is to be shown now.
pub trait Part: Any {
    /// Its markup; `redraw` asks for another.
    fn view(&self, redraw: &Callback<()>) -> Html;

    /// What is to be done once the markup stands in the page.
    fn rendered(&self, _redraw: &Callback<()>) {}

    /// Whether another shows the same.
    fn is_same(&self, other: &dyn Any) -> bool;
}

#[derive(Properties)]
pub struct IslandProps {
    part: Rc<dyn Part>,
}

impl PartialEq for IslandProps {
    fn eq(&self, other: &IslandProps) -> bool {
        self.part.is_same(&*other.part)
    }
}

/// The component behind every part.
pub struct Island {
    redraw: Callback<()>,
}

impl Component for Island {
    type Message = ();
    type Properties = IslandProps;

    fn create(context: &Context<Island>) -> Island {
        Island {
            redraw: context.link().callback(|()| ()),
        }
    }

    fn view(&self, context: &Context<Island>) -> Html {
        context.props().part.view(&self.redraw)
    }

    fn rendered(&mut self, context: &Context<Island>, _: bool) {
        context.props().part.rendered(&self.redraw);
    }
}

/// A part for the page.
pub fn island(part: Rc<dyn Part>) -> Html {
    VComp::new::<Island>(Rc::new(IslandProps { part }), None).into()
}
