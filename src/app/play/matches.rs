//! The match table on the page: who plays, how often, how it stands, and its games, each of which opens to be looked at. It is kept in
//! the browser's storage after every game.

use super::super::action::Action;
use super::super::button::press;
use super::super::download::save;
use super::super::errand::Errand;
use super::super::lab::{Lab, Notice};
use super::super::markup::html;
use super::super::top_bar::chosen;
use super::super::words::Word;
use super::Ask;
use super::jobs::News;
use super::seats::told;
use super::store::storage;
use crate::lesson::line::figure;
use crate::play::table::{Entrant, MOST_RANDOM, MOST_ROUNDS, Pairing, RESULTS, Table};
use crate::play::task::{self, Task};
use crate::play::{Level, Machine, Seat, levels};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Under this name it lies in storage.
pub const NAME: &str = "plyscope-match";
/// The numbers that can be set.
const FIELDS: [Word; 3] = [Word::Rounds, Word::RandomPlies, Word::Seed];

/// What changes a match.
#[derive(Clone)]
pub enum Change {
    /// Somebody takes part.
    Enter(Entrant),
    /// Somebody takes part no more.
    Leave(usize),
    /// So many rounds, moves at random, or another seed.
    Set(usize, u32),
    /// Another match from where the game on the board began.
    Clear,
    /// One of its games is looked at.
    Open(usize),
}

impl Lab {
    /// Changes the match.
    pub(in super::super) fn change(&mut self, change: Change) {
        let Some(opening) = self.play.as_ref().map(|play| play.record.opening.clone()) else {
            return;
        };
        let mut table = self
            .beside
            .table
            .as_deref()
            .cloned()
            .unwrap_or_else(|| Table {
                rounds: 5,
                random: 2,
                ..Table::new(opening.clone())
            });
        match change {
            Change::Enter(entrant) => table.entrants.push(entrant),
            // Whoever is pressed twice at once is gone already.
            Change::Leave(at) if at < table.entrants.len() => _ = table.entrants.remove(at),
            Change::Leave(_) => return,
            Change::Set(0, number) => table.rounds = number.clamp(1, MOST_ROUNDS),
            Change::Set(1, number) => table.random = number.min(MOST_RANDOM),
            Change::Set(_, number) => table.seed = number.into(),
            Change::Clear => {
                if table.opening.id() != opening.id() {
                    table.entrants.clear();
                }
                (table.opening, table.played) = (opening, Vec::new());
                self.beside.jobs[Task::Match as usize].is_running = false;
            }
            Change::Open(at) => {
                if let Some(record) = table.record(at) {
                    self.ask(Ask::Open(Rc::new(record)));
                }
            }
        }
        self.beside.table = Some(Rc::new(table));
    }

    /// Adds the games that have ended.
    pub(super) fn add_games(&mut self, row: &[f64]) {
        let Some(table) = &mut self.beside.table else {
            return;
        };
        for (_, moves) in task::games(row).into_iter().filter(|(is_over, _)| *is_over) {
            Rc::make_mut(table).add(moves);
        }
    }
}

/// Keeps the match whenever it changes; where that cannot be, says so.
pub const KEPT_MATCH: Errand = (
    |lab| {
        [
            lab.beside
                .table
                .as_ref()
                .map_or(0, |table| Rc::as_ptr(table).addr()),
            0,
            0,
            0,
            0,
            0,
        ]
    },
    |desk| {
        let table = desk
            .lab
            .beside
            .table
            .as_ref()
            .filter(|_| desk.owns_address && !desk.is_fresh)?;
        if storage()
            .and_then(|storage| storage.set_item(NAME, &table.write()).ok())
            .is_none()
        {
            desk.act
                .emit(Action::Notice(Some(Notice::Said(Word::NotKept))));
        }
        None
    },
);

/// The match.
pub fn table(lab: &Lab, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let job = &lab.beside.jobs[Task::Match as usize];
    let all = lab
        .beside
        .table
        .as_ref()
        .map_or(0, |table| table.plan().len());
    let done = lab
        .beside
        .table
        .as_ref()
        .map_or(0, |table| table.played.len());
    let going = job
        .rows
        .last()
        .filter(|_| job.is_running)
        .and_then(|row| task::games(row).pop());
    let plies = going
        .filter(|(is_over, _)| !is_over)
        .map_or(0, |(_, moves)| moves.len());
    let begin = if job.is_running {
        (Word::Stop, News::Stop)
    } else {
        (Word::Start, News::Begin)
    };
    html! {
        <details class="fold">
            <summary>{ say(Word::MatchTable) }</summary>
            if done == 0 && !job.is_running { { settings(lab, act) } }
            if let Some(table) = &lab.beside.table { { standing(lab, table, act) } }
            <p class="note">{ say(if done > 0 { Word::MatchFixed } else { Word::MatchNote }) }</p>
            <p class="moves">
                if job.is_running || done < all {
                    <button class="btn line" onclick={press(act, Action::Job(Task::Match, begin.1))}>{ say(begin.0) }</button>
                }
                if done > 0 {
                    <button class="btn line" onclick={press(act, Action::Match(Change::Clear))}>{ say(Word::NewMatch) }</button>
                    <button class="btn line" onclick={press(act, Action::SaveMatch)}>{ say(Word::SaveGames) }</button>
                }
            </p>
            <p role="status">{ format!("{done} / {all} {}", say(Word::Games)) }if plies > 0 { { format!(" · {plies}") } }</p>
            if done > 0 && !job.is_running { { games(lab, act) } }
        </details>
    }
}

/// Saves every game in a file.
pub fn save_games(lab: &Lab) {
    if let Some(table) = &lab.beside.table {
        save("plyscope-match.csv", "text/csv", &table.csv());
    }
}

/// Who takes part, and the numbers.
fn settings(lab: &Lab, act: &Callback<Action>) -> Html {
    let (lang, Some(play)) = (lab.lang, &lab.play) else {
        return Html::default();
    };
    let level = |level: Level| Entrant {
        name: format!("{} · {}", lang.of(level.name), told(&level.machine, lang)),
        machine: level.machine,
    };
    let mut offered: Vec<Entrant> = levels(&play.record.opening)
        .into_iter()
        .map(level)
        .collect();
    let own = Machine::new(lab.run.spec().algorithm.clone());
    for machine in [Some(&own)]
        .into_iter()
        .chain(play.record.seats.each_ref().map(Seat::machine))
        .flatten()
    {
        if machine.check(&play.record.opening).is_ok() {
            offered.push(Entrant {
                name: told(machine, lang),
                machine: machine.clone(),
            });
        }
    }
    let names: Vec<String> = offered.iter().map(|entrant| entrant.name.clone()).collect();
    let enter = {
        let act = act.clone();
        Callback::from(move |event: Event| {
            if let Some(entrant) =
                chosen(&event).and_then(|index| offered.get(index.checked_sub(1)?))
            {
                act.emit(Action::Match(Change::Enter(entrant.clone())));
            }
        })
    };
    let values = lab.beside.table.as_ref().map_or([5, 2, 0], |table| {
        [table.rounds, table.random, table.seed as u32]
    });
    let set = |at: usize| {
        act.reform(move |event: Event| {
            let typed = event
                .target_dyn_into::<HtmlInputElement>()
                .map_or(0.0, |field| field.value_as_number());
            Action::Match(Change::Set(at, typed as u32))
        })
    };
    html! {
        <>
            <select class="pick line" data-chosen="0" aria-label={Word::AddEntrant.say(lang)} onchange={enter}>
                <option selected={true}>{ Word::AddEntrant.say(lang) }</option>
                for name in names { <option>{ name }</option> }
            </select>
            <dl class="opts">
                for (at, word) in FIELDS.into_iter().enumerate() {
                    <div>
                        <dt>{ word.say(lang) }</dt>
                        <dd><input class="field short" type="number" inputmode="numeric" aria-label={word.say(lang)} value={values[at].to_string()} onchange={set(at)}/></dd>
                    </div>
                }
            </dl>
        </>
    }
}

/// How it stands: a row for each who takes part, and one for every two.
fn standing(lab: &Lab, table: &Table, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let count = table.entrants.len();
    let name = |at: usize| table.entrants[at].name.clone();
    let is_open = table.played.is_empty() && !lab.beside.jobs[Task::Match as usize].is_running;
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
                        <button class="btn" aria-label={say(Word::Remove)} onclick={press(act, Action::Match(Change::Leave(entrant)))}>{ "×" }</button>
                    }
                </th>
                <td>{ format!("+{} ={} −{}", score.wins, score.draws, score.losses) }</td>
                <td>{ score.share().map(percent).unwrap_or_default() }</td>
                <td>{ interval.unwrap_or_default() }</td>
            </tr>
        }
    };
    html! {
        <table class="rows" aria-label={say(Word::MatchTable)}>
            <tr>for head in [say(Word::Players), "+ = −", "%", "95%"] { <th scope="col">{ head }</th> }</tr>
            for each in (0..count).map(|one| (one, None)).chain(pairs.filter(|_| count > 2)) { { row(each) } }
        </table>
    }
}

/// The games that were played: the one that is picked opens.
fn games(lab: &Lab, act: &Callback<Action>) -> Html {
    let Some(table) = &lab.beside.table else {
        return Html::default();
    };
    let name = |(
        at,
        Pairing {
            sides: [max, min],
            seed,
        },
    ): (usize, Pairing)| {
        let [max, min] = [max, min].map(|side| &table.entrants[side].name);
        format!(
            "{}. {max} : {min} {} ({seed})",
            at + 1,
            RESULTS[table.played[at].points]
        )
    };
    let label = Word::OpenGame.say(lab.lang);
    let open = {
        let act = act.clone();
        Callback::from(move |event: Event| {
            if let Some(at) = chosen(&event).and_then(|index| index.checked_sub(1)) {
                act.emit(Action::Match(Change::Open(at)));
            }
        })
    };
    html! {
        <select class="pick line" data-chosen="0" aria-label={label} onchange={open}>
            <option selected={true}>{ label }</option>
            for game in table.plan().into_iter().take(table.played.len()).enumerate() { <option>{ name(game) }</option> }
        </select>
    }
}
