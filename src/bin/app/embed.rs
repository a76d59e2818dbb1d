//! What a page calls: `mount` puts the lab into an element of a shadow root, `work` runs one search in a worker.
//! Values become JavaScript here; nothing is decided.

use js_sys::{Date, Function, Reflect};
use plyscope::app::action::Action;
use plyscope::app::lab::Theme;
use plyscope::app::{Mirror, Office, Page, PageProps, Told, link, to_js};
use plyscope::figure::Format;
use plyscope::lang::{Lang, Say};
use plyscope::play::Record;
use plyscope::search::Window;
use plyscope::spec::{Spec, node_path};
use plyscope::trace::{NodeId, Relation, State};
use serde::Serialize;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::Callback;

/// A mounted lab.
#[wasm_bindgen]
pub struct Handle {
    app: Option<yew::AppHandle<Page>>,
    mirror: Mirror,
}

/// What is known of a node at the step shown.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    state: &'static str,
    value: Option<f64>,
    relation: Option<&'static str>,
    alpha: Option<f64>,
    beta: Option<f64>,
    n: u32,
    w: f64,
}

/// A node as it is drawn.
#[derive(Serialize)]
struct Drawn {
    path: String,
    x: f64,
    y: f64,
}

#[wasm_bindgen]
impl Handle {
    /// Takes the lab out of its element.
    pub fn destroy(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
    }

    /// Searches what a spec says, from its step.
    ///
    /// # Errors
    /// Why the spec is refused, in the reader's language.
    pub fn open(&self, config: &str) -> Result<(), JsValue> {
        let lang = self.mirror.with(|lab, _| lab.lang).unwrap_or(Lang::En);
        self.mirror.ask(Action::Open(spec(config, lang)?));
        Ok(())
    }

    /// Goes to a step.
    pub fn go(&self, step: u32) {
        self.mirror.ask(Action::Go(step));
    }

    /// Plays, or stands still.
    pub fn play(&self, playing: bool) {
        self.mirror.play(playing);
    }

    /// Speaks a language and wears a theme, `light`, `dark` or the system's.
    pub fn dress(&self, tag: &str, name: &str) {
        self.mirror.dress(Lang::of_tag(tag), theme(name));
    }

    /// Paints what is shown once more, at once, in the colours that are asked for now.
    pub fn paint(&self) {
        self.mirror.paint();
    }

    /// The link to what is shown, as a fragment without `#`.
    pub fn link(&self) -> Option<String> {
        self.mirror.with(|lab, _| link(lab))
    }

    /// Says what was copied: the `link`, which may only be in the `address`, or code to `embed`; or says something else as it is.
    pub fn say(&self, what: &str) {
        self.mirror.say(what);
    }

    /// The file of a figure, by the end of its name: of a step, or of all of them where there is no such step. `address` is that of the
    /// page that links on paper lead to.
    ///
    /// # Errors
    /// Why it cannot be had, in the reader's language.
    pub fn figure(&self, extension: &str, step: u32, address: &str) -> Result<String, JsValue> {
        let format = Format::of(extension).ok_or(JsValue::UNDEFINED)?;
        let text = self.mirror.figure(address, |figure| {
            figure.text(
                format,
                Some(step).filter(|step| *step <= figure.trace.len()),
            )
        });
        text.unwrap_or_else(|| Ok(String::new()))
            .map_err(Into::into)
    }

    /// The nodes in view, with their places on the stage in pixels.
    pub fn nodes(&self) -> JsValue {
        let drawn = self.mirror.with(|lab, scene| {
            let trace = lab.run.trace();
            let spot = |spot: &plyscope::scene::Spot| Drawn {
                path: node_path(&trace.path(spot.node)),
                x: spot.at.0,
                y: spot.at.1,
            };
            scene.spots.iter().map(spot).collect::<Vec<_>>()
        });
        serde_wasm_bindgen::to_value(&drawn).expect("places are texts and numbers")
    }

    /// What is known at the step shown of the node that a line of choices leads to; undefined if there is none.
    pub fn facts(&self, choices: &[u16]) -> JsValue {
        let facts = self.mirror.with(|lab, _| {
            let trace = lab.run.trace();
            let node: NodeId = trace.find(choices)?;
            let moment = trace.at(lab.shown_step());
            let number = moment.number(node);
            let window: Option<Window> = moment.window(node);
            let visits = moment.visits(node);
            Some(Facts {
                state: match moment.state(node) {
                    State::Unseen => "unseen",
                    State::Cut => "cut",
                    State::Open => "open",
                    State::Done => "done",
                },
                value: number.map(|number| number.value),
                relation: number.map(|number| match number.relation {
                    Relation::Exact => "Exact",
                    Relation::AtLeast => "AtLeast",
                    Relation::AtMost => "AtMost",
                    Relation::Open => "Open",
                }),
                alpha: window.map(|window| window.alpha),
                beta: window.map(|window| window.beta),
                n: visits.n,
                w: visits.w,
            })
        });
        serde_wasm_bindgen::to_value(&facts.flatten()).expect("facts are texts and numbers")
    }
}

fn spec(config: &str, lang: Lang) -> Result<Spec, JsValue> {
    Spec::read(config).map_err(|refusal| refusal.say(lang).into())
}

fn theme(name: &str) -> Theme {
    match name {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::System,
    }
}

/// Draws the lab into `root`, somewhere in the host's shadow root.
///
/// # Errors
/// A text where the spec is refused; anything else when the options are not what the element's script gives.
#[wasm_bindgen]
pub fn mount(root: Element, options: &JsValue) -> Result<Handle, JsValue> {
    console_error_panic_hook::set_once();
    let option = |name: &str| Reflect::get(options, &name.into());
    // An attribute that the element does not have is no text.
    let text = |name: &str| option(name).map(|text| text.as_string().unwrap_or_default());
    let lang = Lang::of_tag(&text("lang")?);
    let tell: Function = option("tell")?.dyn_into()?;
    let tell = move |told: Told| {
        let spec = told
            .spec
            .map_or(JsValue::UNDEFINED, |spec| spec.write().into());
        // What the listener throws is the listener's.
        let _ = tell.call3(
            &JsValue::NULL,
            &told.step.into(),
            &told.is_last.into(),
            &spec,
        );
    };
    let mirror = Mirror::new(Callback::from(tell));
    let config = option("config")?.as_string();
    let game = config.as_deref().and_then(Record::from_link);
    let props = PageProps {
        owns_address: text("view")? == "page",
        spec: config
            .filter(|_| game.is_none())
            .map(|config| spec(&config, lang))
            .transpose()?,
        game: game
            .transpose()
            .map_err(|refusal| refusal.say(lang))?
            .map(Rc::new),
        lang,
        theme: theme(&text("theme")?),
        office: Office {
            url: text("workerUrl")?,
            module: option("module")?,
        },
        mirror: mirror.clone(),
    };
    let app = yew::Renderer::<Page>::with_root_and_props(root, props).render();
    Ok(Handle {
        app: Some(app),
        mirror,
    })
}

/// Carries out a request, for the search of a spec or a machine's move, and posts what comes of it, events up to a limit, with a list
/// of what is handed over.
///
/// # Errors
/// When a message cannot be posted.
#[wasm_bindgen]
pub fn work(request: &str, limit: u32, post: &Function) -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let mut lost = Ok(());
    let began = Date::now();
    plyscope::worker::work(
        request,
        limit as usize,
        &mut || Date::now() - began,
        &mut |message| {
            let (message, handed_over) = to_js(&message);
            if let Err(error) = post.call2(&JsValue::NULL, &message, &handed_over) {
                lost = Err(error);
            }
        },
    );
    lost
}
