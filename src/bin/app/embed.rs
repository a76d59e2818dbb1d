//! What a page calls: `mount` puts the lab into an element of a shadow root, and gives a handle to it. Values become JavaScript here; nothing is decided.

use crate::config::{Config, beside, perspective, read, theme};
use crate::exercise::{self, Whose};
use js_sys::{Array, Function, Reflect};
use plyscope::app::more;
use plyscope::app::state;
use plyscope::app::state::action::{Action, Display, Search, Step, ViewAction};
use plyscope::app::state::compare::request::Request as Compared;
use plyscope::app::state::dropped::dropped;
use plyscope::app::state::lab::Lab;
use plyscope::app::state::link::link;
use plyscope::app::state::page::{Copied, Notice, Place};
use plyscope::app::state::search::deck::{DeckPosition, Stops};
use plyscope::app::{Host, MomentChange, Page, PageProps, Scored, WordsSetup, WorkerSetup};
use plyscope::export::Format;
use plyscope::lang::words::page;
use plyscope::lang::{Lang, Say};
use plyscope::play::Record;
use plyscope::search::Window;
use plyscope::spec::node_path;
use plyscope::trace::{NodeId, Relation, State};
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::Callback;
use yew::html::Scope;

/// A mounted lab.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Handle {
    app: Option<yew::AppHandle<Page>>,
    pub(crate) host: Host,
}

/// The facts about a node at the step shown.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    state: &'static str,
    value: Option<f64>,
    relation: Option<Relation>,
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

/// Where the step shown is among the stops of a deck.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Stands {
    stop: usize,
    of: usize,
    grows: bool,
    is_there: bool,
}

impl Stands {
    fn of(standing: DeckPosition) -> Stands {
        let DeckPosition {
            stop,
            of,
            grows,
            is_there,
        } = standing;
        Stands {
            stop,
            of,
            grows,
            is_there,
        }
    }
}

#[wasm_bindgen]
impl Handle {
    /// Takes the lab out of its element.
    pub fn destroy(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
    }

    /// Reads a spec, searches side by side, or the link to a game that is played, without showing it.
    ///
    /// # Errors
    /// The reason why it is refused, in the reader's language.
    pub fn reads(&self, config: &str) -> Result<(), JsValue> {
        let lang = self.lang();
        match Record::from_link(config) {
            Some(record) => record.map(drop).map_err(|refusal| refusal.say(lang).into()),
            None => read(config, lang).map(drop),
        }
    }

    /// Searches what a spec says, from its step, or shows searches side by side.
    ///
    /// # Errors
    /// The reason why it is refused, in the reader's language.
    pub fn open(&self, config: &str) -> Result<(), JsValue> {
        match read(config, self.lang())? {
            Config::Search(spec) => self.act(Search::Open(spec)),
            Config::Comparison(it) => self.act(Compared::Open(Rc::new(it))),
        }
        Ok(())
    }

    /// Returns the searches side by side that are shown, as JSON; undefined if there are none.
    pub fn comparison(&self) -> Option<String> {
        let written = |lab: &Lab| Some(lab.comparing()?.written().write());
        self.host.with(|lab, _| written(lab)).flatten()
    }

    /// Goes to a step.
    pub fn go(&self, step: u32) {
        self.act(Step::To(step));
    }

    /// Goes to a stop of the deck around.
    pub fn stop(&self, stop: u32) {
        self.act(Step::Stop(stop as usize));
    }

    /// Plays, or stands still.
    pub fn play(&self, playing: bool) {
        if self.host.with(|lab, _| lab.search.clock.playing) == Some(!playing) {
            self.act(Step::TogglePlaying);
        }
    }

    /// Speaks a language and wears a theme, `light`, `dark` or the system's.
    pub fn dress(&self, tag: &str, name: &str) {
        self.act(Display::Speak(Lang::of_tag(tag)));
        self.act(Display::Theme(theme(name)));
    }

    /// Paints what is shown once more, at once, in the colours that are asked for now.
    pub fn paint(&self) {
        self.host.paint();
    }

    /// Opens the spec, the game or the tree that a file holds, or says what is wrong with it.
    pub fn take(&self, text: String) {
        let Some(app) = &self.app else { return };
        let (page, lang): (Scope<Page>, Lang) = ((**app).clone(), self.lang());
        let open = move |text: &str| page.send_message(dropped(text, lang));
        more::reading(text, Box::new(open));
    }

    /// Whether a spec, or a link, can only be read once [`fetch_more`](crate::work::fetch_more) has been called.
    pub fn awaits(&self, config: &str) -> bool {
        more::is_needed_by(config)
    }

    /// Returns the link to what is shown, as a fragment without `#`.
    pub fn link(&self) -> Option<String> {
        self.host.with(|lab, _| link(lab))
    }

    /// Says what was copied: the `link`, which may only be in the `address`, a `figure` or a `file`; or says something else as it is.
    pub fn say(&self, what: &str) {
        self.act(Display::Notice(match what {
            "" => None,
            "link" => Some(Notice::Copied(Copied::Link)),
            "file" => Some(Notice::Copied(Copied::File)),
            "figure" => Some(Notice::Copied(Copied::Figure)),
            "address" => Some(Notice::Said(page::NOT_COPIED)),
            _ => Some(Notice::Told(what.to_owned())),
        }));
    }

    /// Shows the code to embed what is shown, which was copied.
    pub fn embedded(&self, code: String) {
        self.act(Display::Notice(Some(Notice::Copied(Copied::Embed(code)))));
    }

    /// Outlines the node that a path of choices leads to; without one, the node at the step shown.
    pub fn select(&self, choices: Option<Vec<u16>>) {
        let found = |lab: &Lab| lab.search.lane.run.trace().find(&choices?);
        let node = self.host.with(|lab, _| found(lab)).flatten();
        self.act(ViewAction::Select(node));
    }

    /// Returns the file of a figure in the format of the file extension: of one step, or of all steps if `step` is past the end. `address`
    /// is the page to which links on paper lead.
    ///
    /// # Errors
    /// The reason why the file cannot be made, in the reader's language; undefined if the format is unknown.
    pub fn figure(&self, extension: &str, step: u32, address: &str) -> Result<String, JsValue> {
        let format = Format::of(extension).ok_or(JsValue::UNDEFINED)?;
        if let Some(text) = self.host.with(|lab, _| beside(lab, format)).flatten() {
            return text.map_err(Into::into);
        }
        let text = self.host.figure(address, step, |figure, step| {
            figure.text(format, Some(step).filter(|at| *at <= figure.trace.len()))
        });
        text.unwrap_or_else(|| Ok(String::new()))
            .map_err(Into::into)
    }

    /// Returns the nodes in view, with their places on the stage in pixels.
    pub fn nodes(&self) -> JsValue {
        let drawn = self.host.with(|lab, scene| {
            let trace = lab.search.lane.run.trace();
            let spot = |spot: &plyscope::scene::Spot| Drawn {
                path: node_path(&trace.path(spot.node)),
                x: spot.at.0,
                y: spot.at.1,
            };
            scene.spots.iter().map(spot).collect::<Vec<_>>()
        });
        serde_wasm_bindgen::to_value(&drawn).expect("places are texts and numbers")
    }

    /// Returns the facts at the step shown about the node that a path of choices leads to; undefined if there is no such node.
    pub fn facts(&self, choices: &[u16]) -> JsValue {
        let facts = self.host.with(|lab, _| {
            let trace = lab.search.lane.run.trace();
            let node: NodeId = trace.find(choices)?;
            let moment = trace.at(lab.search.lane.shown_step());
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
                relation: number.map(|number| number.relation),
                alpha: window.map(|window| window.alpha),
                beta: window.map(|window| window.beta),
                n: visits.n,
                w: visits.w,
            })
        });
        serde_wasm_bindgen::to_value(&facts.flatten()).expect("facts are texts and numbers")
    }
}

impl Handle {
    pub(crate) fn lang(&self) -> Lang {
        self.host.with(|lab, _| lab.page.lang).unwrap_or(Lang::En)
    }

    /// Sends an action to the page. Where it has been taken away nothing happens.
    pub(crate) fn act(&self, action: impl Into<Action>) {
        if let Some(app) = &self.app {
            app.send_message(action.into());
        }
    }
}

/// What the element's script gives beside the functions.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct MountOptions {
    /// `page` on a page of its own, `slide` on a slide; `mover` for values from the mover's side.
    view: Option<String>,
    values: Option<String>,
    /// Where a deck stops, and how.
    stops: Option<String>,
    pause: Option<String>,
    /// The stop to begin at.
    stop: Option<usize>,
    /// A spec or searches side by side, as JSON, or the link to a game.
    config: Option<String>,
    /// An exercise, as JSON or as the fragment of a link.
    exercise: Option<String>,
    lang: Option<String>,
    theme: Option<String>,
}

/// Draws the lab into `root`, somewhere in the host's shadow root.
///
/// # Errors
/// A text if the spec is refused; anything else if the options are not what the element's script gives.
#[wasm_bindgen]
pub fn mount(root: Element, options: &JsValue) -> Result<Handle, JsValue> {
    console_error_panic_hook::set_once();
    let given: MountOptions = serde_wasm_bindgen::from_value(options.clone())?;
    let lang = Lang::of_tag(given.lang.as_deref().unwrap_or_default());
    let whose: Whose = serde_wasm_bindgen::from_value(options.clone())?;
    let exercise = match given.exercise.as_deref() {
        Some(text) => {
            let more = state::more::more()
                .ok_or_else(|| js_sys::Error::new("fetch_more was not called"))?;
            Some(exercise::read(text, &whose, more).map_err(|refusal| refusal.say(lang))?)
        }
        None => None,
    };
    let tell: Function = Reflect::get(options, &"tell".into())?.dyn_into()?;
    let tell = move |told: MomentChange| {
        let spec = told.spec.map(|spec| JsValue::from(spec.write()));
        let standing = serde_wasm_bindgen::to_value(&told.standing.map(Stands::of));
        let told = [
            told.step.into(),
            told.is_last.into(),
            spec.unwrap_or_default(),
            standing.expect("a place among stops has numbers alone"),
        ];
        // Exceptions of the listener are not handled here.
        let _ = tell.apply(&JsValue::NULL, &Array::from_iter(told));
    };
    let score: Function = Reflect::get(options, &"score".into())?.dyn_into()?;
    let score = move |scored: Scored| {
        let Scored {
            part,
            is_right,
            score: points,
            max,
            seed,
            answer,
        } = scored;
        let scored = [
            (part as f64).into(),
            is_right.into(),
            points.into(),
            max.into(),
            (seed as f64).into(),
            answer.into(),
        ];
        // What the listener throws is the listener's.
        let _ = score.apply(&JsValue::NULL, &Array::from_iter::<[JsValue; 6]>(scored));
    };
    let game = given.config.as_deref().and_then(Record::from_link);
    let config = given.config.filter(|_| game.is_none());
    let (spec, compared) = match config.map(|config| read(&config, lang)).transpose()? {
        Some(Config::Search(spec)) => (Some(spec), None),
        Some(Config::Comparison(it)) => (None, Some(it)),
        None => (None, None),
    };
    let host = Host::new(Callback::from(tell), Callback::from(score));
    let props = PageProps {
        place: match given.view.as_deref() {
            Some("page") => Place::Page,
            Some("slide") => Place::Slide,
            _ => Place::Embed,
        },
        perspective: perspective(&given.values.unwrap_or_default()),
        stops: Stops::read(given.stops.as_deref(), given.pause.as_deref())
            .map_err(|refusal| refusal.say(lang))?,
        stop: given.stop,
        spec,
        compared,
        exercise,
        game: game.transpose().map_err(|refusal| refusal.say(lang))?,
        lang,
        theme: theme(&given.theme.unwrap_or_default()),
        worker: WorkerSetup(Reflect::get(options, &"work".into())?.dyn_into()?),
        words: WordsSetup(Reflect::get(options, &"words".into())?.dyn_into()?),
        host: host.clone(),
    };
    let app = yew::Renderer::<Page>::with_root_and_props(root, props).render();
    Ok(Handle {
        app: Some(app),
        host,
    })
}
