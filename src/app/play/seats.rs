//! The players of the two sides: a person, a level of the game, or the lab's algorithm with its options and a budget of its own.

use super::ask;
use super::hints::reached;
use super::moves::sign;
use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::state::play::said::called;
use crate::app::state::play::{Play, Request};
use crate::app::ui::count::counted;
use crate::app::ui::select::Select;
use crate::game::Player;
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say};
use crate::lesson::line::figure;
use crate::play::connect_four::FEWEST_DISCS;
use crate::play::{Budget, Machine, Seat, levels};
use crate::search::Algorithm;
use crate::spec::algorithm_word;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Milliseconds in a second.
const SECOND: f64 = 1_000.0;
/// The budget until another one is typed.
const BUDGETS: [Budget; 3] = [Budget::Own, Budget::Nodes(10_000), Budget::Millis(1_000)];

/// Draws who plays each side, and what begins another game.
pub fn seats(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    html! {
        <section class="who" role={lab.page.place.role()} aria-label={page::PLAYERS.say(lab.page.lang)}>
            <dl>
                { seat(lab, play, Player::Max, act) }
                { seat(lab, play, Player::Min, act) }
            </dl>
            { ask(lab.page.lang, act, page::SWAP, Request::Swap) }
            { ask(lab.page.lang, act, page::NEW_GAME, Request::Restart) }
        </section>
    }
}

fn seat(lab: &Lab, play: &Play, player: Player, act: &Callback<Action>) -> Html {
    let (here, lang) = (play.seat(player), lab.page.lang);
    let known = levels(&play.record.opening);
    let is_level = |machine: &Machine| {
        known
            .iter()
            .position(|level| is_same(&level.machine, machine))
    };
    let level = here.machine().and_then(is_level);
    let own = Machine::new(lab.search.lane.run.spec().algorithm.clone());
    // The entries: a person, the levels, the lab's algorithm, and last a machine that is none of these.
    let at = match (here, level) {
        (Seat::Person, _) => 0,
        (_, Some(level)) => level + 1,
        (Seat::Machine(machine), None) => {
            known.len()
                + if machine.algorithm == own.algorithm {
                    1
                } else {
                    2
                }
        }
    };
    let mut names = vec![page::PERSON.say(lang).to_owned()];
    names.extend(
        known
            .iter()
            .map(|level| format!("{} · {}", level.name.say(lang), told(&level.machine, lang))),
    );
    names.push(format!(
        "{} · {}",
        page::LABS_ALGORITHM.say(lang),
        algorithm_word(own.algorithm.id()).say(lang)
    ));
    if at == names.len() {
        names.extend(here.machine().map(|machine| told(machine, lang)));
    }
    let entries: Vec<AttrValue> = names.into_iter().map(AttrValue::from).collect();
    let onchoose = act.reform(move |index: usize| {
        let Some(level) = index.checked_sub(1) else {
            let seat = Seat::Person;
            return Request::Sit { player, seat }.into();
        };
        let level = known.get(level).map(|level| level.machine.clone());
        let machine = level.unwrap_or_else(|| own.clone());
        Request::Invite { player, machine }.into()
    });
    let (class, sign) = sign(Some(player));
    let name = called(player);
    html! {
        <div>
            <dt><span {class}>{ sign }</span>{ " " }{ name }</dt>
            <dd>
                <Select class="line" label={name} {entries} chosen={at} {onchoose}/>
            </dd>
            if let (Some(machine), None) = (here.machine(), level) { { budget(machine, player, lang, act) } }
        </div>
    }
}

/// Whether two machines differ in nothing but their seeds.
fn is_same(one: &Machine, other: &Machine) -> bool {
    one.algorithm == other.algorithm && one.budget == other.budget && one.solver == other.solver
}

/// Describes a machine in words: its algorithm and the limit of its thinking.
pub fn told(machine: &Machine, lang: Lang) -> String {
    let name = algorithm_word(machine.algorithm.id()).say(lang);
    let limit = match (machine.budget, &machine.algorithm) {
        (Budget::Own, Algorithm::Mcts(options)) => {
            reached(true, u64::from(options.iterations), lang)
        }
        (Budget::Own, algorithm) => match algorithm.depth() {
            Some(depth) => reached(false, u64::from(depth), lang),
            None => return name.to_owned(),
        },
        (Budget::Nodes(nodes), _) => counted(nodes, |count| page::Nodes { count }, lang),
        (Budget::Millis(millis), _) => figure(f64::from(millis) / SECOND) + " s",
    };
    let mut parts = vec![name.to_owned(), limit];
    if machine.solver {
        let discs = u64::from(FEWEST_DISCS);
        parts.push(play::SolverFrom { discs }.say(lang));
    }
    parts.join(page::COMMA.say(lang))
}

/// The limit of a machine that is not a level.
fn budget(machine: &Machine, player: Player, lang: Lang, act: &Callback<Action>) -> Html {
    let (at, amount) = match machine.budget {
        Budget::Own => (0, None),
        Budget::Nodes(nodes) => (1, Some(nodes as f64)),
        Budget::Millis(millis) => (2, Some(f64::from(millis) / SECOND)),
    };
    let sit = {
        let (act, machine) = (act.clone(), machine.clone());
        move |budget: Budget| {
            let seat = Seat::Machine(Machine {
                budget,
                ..machine.clone()
            });
            act.emit(Request::Sit { player, seat }.into());
        }
    };
    let onchoose = {
        let sit = sit.clone();
        Callback::from(move |index: usize| {
            if let Some(budget) = BUDGETS.get(index) {
                sit(*budget);
            }
        })
    };
    let onchange = Callback::from(move |event: Event| {
        let field: Option<HtmlInputElement> = event.target_dyn_into();
        let typed = field.map_or(f64::NAN, |field| field.value_as_number());
        // Text that is not a valid number is replaced by the previous one.
        let least = if at == 1 { 1.0 } else { 0.01 };
        let amount = if typed >= least {
            typed.min(1e6)
        } else {
            amount.unwrap_or(1.0)
        };
        sit(if at == 1 {
            Budget::Nodes(amount as u64)
        } else {
            Budget::Millis((amount * SECOND) as u32)
        });
    });
    let label = page::BUDGET_OF.say(lang);
    let units = [page::AS_OPTIONS, page::UNIT_NODES, page::SECONDS];
    let entries = units.map(|word| AttrValue::from(word.say(lang)));
    html! {
        <dd class="budget">
            <Select class="line" {label} entries={entries.to_vec()} chosen={at} {onchoose}/>
            if let Some(amount) = amount {
                <input class="field short" type="number" step="any" inputmode="decimal" aria-label={label} value={figure(amount)} {onchange}/>
            }
        </dd>
    }
}
