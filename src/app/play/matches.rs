//! The match table on the page: who plays, how often, how it stands, and its games, each of which opens to be looked at.

use super::seats::told;
use crate::app::browser::download::save;
use crate::app::state::action::{Action, WorkerMessage};
use crate::app::state::lab::Lab;
use crate::app::state::play::{Change, Play};
use crate::app::ui::button::press;
use crate::app::ui::select::Select;
use crate::game::ByPlayer;
use crate::lang::Text;
use crate::lang::words::page;
use crate::lesson::line::figure;
use crate::play::table::{Entrant, Pairing, RESULTS, Table};
use crate::play::task::Task;
use crate::play::{Level, Machine, levels};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Draws the match: its settings, its standing and its games.
pub fn table(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lab.page.lang);
    let job = lab.play.beside.jobs.of(Task::Match);
    let table = lab.play.beside.table.as_ref();
    let all = table.map_or(0, |table| table.plan().len());
    let done = table.map_or(0, |table| table.played.len());
    let going = lab.play.beside.going.as_ref().filter(|_| job.is_running);
    let plies = going.map_or(0, |game| game.moves.len());
    let (word, news) = if job.is_running {
        (page::STOP, WorkerMessage::Stop(Task::Match))
    } else {
        (page::START, WorkerMessage::Begin(Task::Match))
    };
    html! {
        <>
            <h2>{ say(page::MATCH_TABLE) }</h2>
            if done == 0 && !job.is_running { { settings(lab, play, act) } }
            if let Some(table) = table { { standing(lab, table, act) } }
            <p class="note">{ say(if done > 0 { page::MATCH_FIXED } else { page::MATCH_NOTE }) }</p>
            <p class="moves">
                if job.is_running || done < all {
                    <button class="btn line" onclick={press(act, news)}>{ say(word) }</button>
                }
                if let Some(table) = table.filter(|_| done > 0) {
                    <button class="btn line" onclick={press(act, Change::Clear)}>{ say(page::NEW_MATCH) }</button>
                    <button class="btn line" onclick={save_games(table)}>{ say(page::SAVE_GAMES) }</button>
                }
            </p>
            <p role="status">{ format!("{done} / {all} {}", say(page::GAMES)) }if plies > 0 { { format!(" · {plies}") } }</p>
            if let Some(table) = table.filter(|_| done > 0 && !job.is_running) { { games(lab, table, act) } }
        </>
    }
}

/// Saves every game in a file.
fn save_games(table: &Rc<Table>) -> Callback<MouseEvent> {
    let table = Rc::clone(table);
    Callback::from(move |_| {
        // In a browser that saves no files nothing happens.
        save("plyscope-match.csv", "text/csv", table.csv().as_bytes());
    })
}

/// The form: players and numbers.
fn settings(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let lang = lab.page.lang;
    let level = |level: Level| Entrant {
        name: format!("{} · {}", level.name.say(lang), told(&level.machine, lang)),
        machine: level.machine,
    };
    let mut offered: Vec<Entrant> = levels(&play.record.opening)
        .into_iter()
        .map(level)
        .collect();
    let own = Machine::new(lab.search.lane.run.spec().algorithm.clone());
    for machine in [Some(&own)]
        .into_iter()
        .chain(play.record.seats.iter().map(|(_, seat)| seat.machine()))
        .flatten()
    {
        if machine.check(&play.record.opening).is_ok() {
            offered.push(Entrant {
                name: told(machine, lang),
                machine: machine.clone(),
            });
        }
    }
    let label = page::ADD_ENTRANT.say(lang);
    let names = offered.iter().map(|entrant| entrant.name.clone().into());
    let entries: Vec<AttrValue> = [label.into()].into_iter().chain(names).collect();
    let onchoose = {
        let act = act.clone();
        Callback::from(move |index: usize| {
            if let Some(entrant) = index.checked_sub(1).and_then(|index| offered.get(index)) {
                act.emit(Change::Enter(entrant.clone()).into());
            }
        })
    };
    let known = lab.play.beside.table.as_ref();
    let (rounds, random, seed) =
        known.map_or((5, 2, 0), |table| (table.rounds, table.random, table.seed));
    html! {
        <>
            <Select class="line" {label} {entries} chosen={0} {onchoose}/>
            <dl class="opts">
                { number(lab, page::ROUNDS, rounds.into(), act, Change::Rounds) }
                { number(lab, page::RANDOM_PLIES, random.into(), act, Change::Random) }
                { number(lab, page::SEED, seed, act, Change::Seed) }
            </dl>
        </>
    }
}

/// A number that can be set.
fn number(
    lab: &Lab,
    word: Text,
    value: u64,
    act: &Callback<Action>,
    change: fn(u32) -> Change,
) -> Html {
    let label = word.say(lab.page.lang);
    let onchange = act.reform(move |event: Event| {
        let field: Option<HtmlInputElement> = event.target_dyn_into();
        // Text that is not a number counts as 0 and is then raised to the least number allowed.
        let typed = field.map_or(0.0, |field| field.value_as_number());
        change(typed as u32).into()
    });
    html! {
        <div>
            <dt>{ label }</dt>
            <dd><input class="field short" type="number" inputmode="numeric" aria-label={label} value={value.to_string()} {onchange}/></dd>
        </div>
    }
}

/// How it stands: a row for each who takes part, and one for every two.
fn standing(lab: &Lab, table: &Table, act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lab.page.lang);
    let count = table.entrants.len();
    let name = |at: usize| table.entrants[at].name.clone();
    let is_open = table.played.is_empty() && !lab.play.beside.jobs.of(Task::Match).is_running;
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, Some(other))));
    let row = |(entrant, other): (usize, Option<usize>)| {
        let score = table.score(entrant, other);
        let percent = |share: f64| figure((share * 100.0).round());
        let interval = score
            .interval()
            .map(|[low, high]| format!("{}–{}", percent(low), percent(high)));
        let called = other.map_or_else(
            || name(entrant),
            |other| format!("{} : {}", name(entrant), name(other)),
        );
        html! {
            <tr>
                <th scope="row">
                    { called }
                    if is_open && other.is_none() {
                        <button class="btn" aria-label={say(page::REMOVE)} onclick={press(act, Change::Leave(entrant))}>{ "×" }</button>
                    }
                </th>
                <td>{ format!("+{} ={} −{}", score.wins, score.draws, score.losses) }</td>
                <td>{ score.share().map(percent).unwrap_or_default() }</td>
                <td>{ interval.unwrap_or_default() }</td>
            </tr>
        }
    };
    html! {
        <table class="rows" aria-label={say(page::MATCH_TABLE)}>
            <tr>for head in [say(page::PLAYERS), "+ = −", "%", "95%"] { <th scope="col">{ head }</th> }</tr>
            for each in (0..count).map(|one| (one, None)).chain(pairs.filter(|_| count > 2)) { { row(each) } }
        </table>
    }
}

/// The games that were played: the one that is picked opens.
fn games(lab: &Lab, table: &Table, act: &Callback<Action>) -> Html {
    let name = |(at, pairing): (usize, Pairing)| {
        let ByPlayer { max, min } = pairing.sides.map(|side| &table.entrants[side].name);
        let result = RESULTS[table.played[at].points];
        let seed = pairing.seed;
        format!("{}. {max} : {min} {result} ({seed})", at + 1)
    };
    let label = page::OPEN_GAME.say(lab.page.lang);
    let played = table.plan().into_iter().take(table.played.len());
    let names = played.enumerate().map(|game| name(game).into());
    let entries: Vec<AttrValue> = [label.into()].into_iter().chain(names).collect();
    let onchoose = {
        let act = act.clone();
        Callback::from(move |index: usize| {
            if let Some(at) = index.checked_sub(1) {
                act.emit(Change::Open(at).into());
            }
        })
    };
    html! { <Select class="line" {label} {entries} chosen={0} {onchoose}/> }
}
