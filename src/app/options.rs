//! The options of the search, as few as the algorithm has.

use super::action::Action;
use super::icons::{self, icon};
use super::markup::html;
use super::top_bar::chosen;
use super::words::Word;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::{Kind, notation};
use crate::game::{Player, Wording};
use crate::lang::Lang;
use crate::search::{Algorithm, Mcts, Reward};
use crate::spec::{Spec, with_option};
use crate::text::decimal;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The deepest limit that the list offers.
const DEEPEST: u32 = 12;

#[derive(Properties, PartialEq)]
pub struct OptionsProps {
    pub spec: Spec,
    pub lang: Lang,
    pub act: Callback<Action>,
}

/// The options. A component, so that a number half typed is left alone while steps run by or events arrive.
#[component]
pub fn Options(props: &OptionsProps) -> Html {
    let act = &props.act;
    let spec = &props.spec;
    let of_algorithm = match &spec.algorithm {
        Algorithm::WinLose(_) => Html::default(),
        Algorithm::Minimax(_) | Algorithm::Expectimax(_) => depth(props, act, spec.algorithm.depth()),
        Algorithm::AlphaBeta(options) => html! { <>{ depth(props, act, options.depth) }{ conventions(props) }</> },
        Algorithm::Mcts(options) => sampling(props, act, options),
    };
    html! { <dl class="opts">{ of_game(props, act) }{ of_algorithm }</dl> }
}

/// Two buttons of which one is pressed.
fn pair(
    label: &'static str,
    names: [&'static str; 2],
    second: bool,
    choose: impl Fn(bool) -> Action + Clone + 'static,
    act: &Callback<Action>,
) -> Html {
    let button = |index: usize| {
        let choose = choose.clone();
        html! {
            <button class="btn" aria-pressed={(second == (index == 1)).to_string()} onclick={act.reform(move |_: MouseEvent| choose(index == 1))}>
                { names[index] }
            </button>
        }
    };
    html! {
        <>
            <dt>{ label }</dt>
            <dd><span class="seg" role="group" aria-label={label}>{ button(0) }{ button(1) }</span></dd>
        </>
    }
}

/// Who moves at the root of a tree, who wins at Nim.
fn of_game(props: &OptionsProps, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(props.lang);
    let spec = props.spec.clone();
    match &spec.game {
        AnyGame::Tree(tree) => {
            let text = tree.text();
            // An object at the root says itself who moves there.
            if !text.starts_with('[') {
                return Html::default();
            }
            let is_min = tree.branch().kind == Kind::ToMove(Player::Min);
            let choose = move |min: bool| {
                let game = notation::read(&text, if min { Player::Min } else { Player::Max })
                    .map_or_else(|_| spec.game.clone(), AnyGame::from);
                Action::Load(Spec { game, step: 0, ..spec.clone() })
            };
            pair(say(Word::Root), ["Max", "Min"], is_min, choose, act)
        }
        AnyGame::Nim(nim) => {
            let (heaps, misere) = (nim.heaps().to_vec(), nim.misere());
            let choose = move |misere: bool| {
                let game = Nim::new(heaps.clone(), misere).map_or_else(|_| spec.game.clone(), AnyGame::from);
                Action::Load(Spec { game, step: 0, ..spec.clone() })
            };
            pair(say(Word::Misere), [say(Word::Wins), say(Word::Loses)], misere, choose, act)
        }
        AnyGame::TicTacToe(_) | AnyGame::Subtraction(_) | AnyGame::StPetersburg(_) => Html::default(),
    }
}

fn with_depth(algorithm: &Algorithm, depth: Option<u32>) -> Algorithm {
    let json = depth.map(|depth| depth.to_string());
    with_option(algorithm, "depth", json.as_deref()).unwrap_or_else(|_| algorithm.clone())
}

fn depth(props: &OptionsProps, act: &Callback<Action>, depth: Option<u32>) -> Html {
    let choose = {
        let (act, algorithm) = (act.clone(), props.spec.algorithm.clone());
        Callback::from(move |event: Event| {
            if let Some(index) = chosen(&event) {
                act.emit(Action::Algorithm(with_depth(&algorithm, (index as u32).checked_sub(1))));
            }
        })
    };
    let label = Word::Depth.say(props.lang);
    let beyond = depth.filter(|depth| *depth > DEEPEST);
    html! {
        <>
            <dt>{ label }</dt>
            <dd>
                <select class="pick line" data-chosen={depth.map_or(0, |depth| depth.min(DEEPEST + 1) + 1).to_string()} aria-label={label} onchange={choose}>
                    <option selected={depth.is_none()}>{ Word::NoLimit.say(props.lang) }</option>
                    for limit in 0..=DEEPEST { <option selected={depth == Some(limit)}>{ limit }</option> }
                    if let Some(limit) = beyond { <option selected={true}>{ limit }</option> }
                </select>
            </dd>
        </>
    }
}

/// The conventions of this version, said so that nobody has to guess.
fn conventions(props: &OptionsProps) -> Html {
    html! {
        <>
            <dt>{ Word::CutWhen.say(props.lang) }</dt><dd><var>{ "α" }</var>{ " ≥ " }<var>{ "β" }</var></dd>
            <dt>{ Word::Returns.say(props.lang) }</dt><dd>{ Word::Soft.say(props.lang) }</dd>
        </>
    }
}

fn sampling(props: &OptionsProps, act: &Callback<Action>, options: &Mcts) -> Html {
    let say = |word: Word| word.say(props.lang);
    let (spec, chosen) = (props.spec.clone(), *options);
    // A field is taken up when it is left or Enter is pressed; a number that makes no sense is put back.
    let number = |label: Html,
                  name: &'static str,
                  value: String,
                  (min, step): (&'static str, &'static str),
                  take: Callback<f64>| {
        let shown = value.clone();
        let onchange = Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            match decimal::read(input.value().trim()) {
                Some(number) if number.is_finite() && number >= 0.0 => take.emit(number),
                _ => input.set_value(&shown),
            }
        });
        html! {
            <>
                <dt>{ label }</dt>
                <dd><input class="field short" type="number" inputmode="decimal" {min} {step} aria-label={name} {value} {onchange}/></dd>
            </>
        }
    };
    let change = |change: fn(&mut Mcts, f64)| {
        let options = chosen;
        act.reform(move |number: f64| {
            let mut options = options;
            change(&mut options, number);
            Action::Algorithm(Algorithm::Mcts(options))
        })
    };
    let take_seed = {
        let spec = spec.clone();
        act.reform(move |seed: f64| Action::Load(Spec { seed: seed.min(9e15) as u64, step: 0, ..spec.clone() }))
    };
    let new_seed = {
        let (act, spec) = (act.clone(), spec.clone());
        Callback::from(move |_: MouseEvent| act.emit(Action::Load(Spec { seed: drawn(), step: 0, ..spec.clone() })))
    };
    let rewards = {
        let options = chosen;
        move |signed: bool| {
            let reward = if signed { Reward::Signed } else { Reward::Unit };
            Action::Algorithm(Algorithm::Mcts(Mcts { reward, ..options }))
        }
    };
    let c = decimal::shortest((options.c * 1e4).round() / 1e4);
    html! {
        <>
            { number(html! { <var>{ "c" }</var> }, "c", c, ("0", "any"), change(|options, number| options.c = number)) }
            { number(html! { {say(Word::Iterations)} }, say(Word::Iterations), options.iterations.to_string(), ("1", "1"),
                change(|options, number| options.iterations = number.clamp(1.0, 1e6) as u32)) }
            { number(html! { {say(Word::Seed)} }, say(Word::Seed), spec.seed.to_string(), ("0", "1"), take_seed) }
            <dt></dt>
            <dd><button class="btn line" onclick={new_seed}>{ icon(icons::DICE) }{ say(Word::NewSeed) }</button></dd>
            { pair(say(Word::Rewards), ["0 … 1", "−1 … 1"], options.reward == Reward::Signed, rewards, act) }
        </>
    }
}

/// A new seed: short, so that it can be read out in a lecture.
fn drawn() -> u64 {
    u64::from(getrandom::u32().unwrap_or(1) % 10_000)
}
