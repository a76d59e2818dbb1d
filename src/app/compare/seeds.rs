//! One Monte-Carlo tree search with many seeds: mean and spread of the root's value, the moves that are chosen, and the exact value.

use super::chart::{Chart, course_of_moves, course_of_values};
use crate::app::effects::worker::{WorkerHandle, WorkerSetup, start};
use crate::app::state::search::failure::Failure;
use crate::app::ui::count::grouped;
use crate::compare::{Course, Spread, marks, spreads};
use crate::lang::words::compare;
use crate::lang::{Lang, Say, Text};
use crate::lesson::Labels;
use crate::lesson::line::figure;
use crate::spec::Spec;
use crate::text::decimal::fixed;
use crate::worker::{Errand, Message, Request};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// The seeds at first, and on wish.
const FEW: u64 = 20;
const MANY: u64 = 1_000;
/// The workers among which the seeds are dealt out.
const WORKERS: u64 = 2;
/// The rows of the table.
const ROWS: usize = 6;

/// The properties of the button and what it opens.
#[derive(Debug, Properties, PartialEq)]
pub struct SeedsProps {
    /// The search.
    pub spec: Rc<Spec>,
    /// The setup of a worker.
    pub worker: WorkerSetup,
    /// The language.
    pub lang: Lang,
}

/// Renders the button, and what it opens.
#[component]
pub fn Seeds(SeedsProps { spec, worker, lang }: &SeedsProps) -> Html {
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| is_open.set(super::opens(&event)))
    };
    let say = |word: Text| word.say(*lang);
    html! {
        <>
            <button class="pill" popovertarget="seeds" title={say(compare::SEEDS_NAME)}>{ say(compare::SEEDS) }</button>
            <div class="menu-of beside seeds" id="seeds" popover="auto" role="dialog" aria-label={say(compare::SEEDS_NAME)} {ontoggle}>
                if *is_open { <Spreads key={spec.write()} spec={Rc::clone(spec)} worker={worker.clone()} lang={*lang}/> }
            </div>
        </>
    }
}

/// What the workers have told so far.
#[derive(Clone, Debug, Default)]
struct Told {
    courses: BTreeMap<u64, Course>,
    /// The exact value, once it is known whether there is one.
    exact: Option<Option<f64>>,
    failure: Option<Failure>,
}

impl Reducible for Told {
    type Action = Result<Message, Failure>;

    fn reduce(self: Rc<Told>, heard: Result<Message, Failure>) -> Rc<Told> {
        let mut told = (*self).clone();
        match heard {
            Ok(Message::Sampled(more)) => told.courses.extend(more),
            Ok(Message::Solved(exact)) => told.exact = Some(exact),
            Ok(Message::Refused(refusal)) => told.failure = Some(Failure::Refused(refusal)),
            Ok(_) => told.failure = Some(Failure::Unread),
            Err(failure) => told.failure = Some(failure),
        }
        Rc::new(told)
    }
}

/// Starts the workers: those of the seeds from `first` to `last`, and at first one that solves the position.
fn begin(
    setup: &WorkerSetup,
    spec: &Spec,
    (first, last): (u64, u64),
    hear: &Callback<Result<Message, Failure>>,
) -> Vec<WorkerHandle> {
    let part = (last + 1 - first).div_ceil(WORKERS);
    let samples = (0..WORKERS).map(|index| Errand::Sample {
        spec: spec.write(),
        seeds: (
            first + index * part,
            last.min(first + (index + 1) * part - 1),
        ),
    });
    let solve = (first == 1).then(|| Errand::Solve { spec: spec.write() });
    let all = samples.chain(solve);
    all.filter_map(|errand| start(setup, &Request::Run(errand), hear))
        .collect()
}

/// Renders the curves and the table.
#[component]
fn Spreads(SeedsProps { spec, worker, lang }: &SeedsProps) -> Html {
    let lang = *lang;
    let told = use_reducer(Told::default);
    let wanted = use_state_eq(|| FEW);
    {
        let (worker, told) = (worker.clone(), told.dispatcher());
        let spec = Rc::clone(spec);
        use_effect_with(*wanted, move |wanted| {
            let first = if *wanted == FEW { 1 } else { FEW + 1 };
            let hear = Callback::from(move |heard| told.dispatch(heard));
            let workers = begin(&worker, &spec, (first, *wanted), &hear);
            move || drop(workers)
        });
    }
    let say = |word: Text| word.say(lang);
    let more = {
        let wanted = wanted.clone();
        Callback::from(move |_: MouseEvent| wanted.set(MANY))
    };
    let done = told.courses.len() as u64;
    let courses: Vec<Course> = told.courses.values().cloned().collect();
    let marks = marks(spec.mcts().map_or(1, |options| options.iterations));
    if let Some(failure) = &told.failure {
        return html! { <p role="alert">{ failure.say(lang) }</p> };
    }
    if courses.is_empty() {
        return html! { <p role="status">{ say(compare::SEEDS_RUN) }</p> };
    }
    let all = spreads(&marks, &courses);
    let exact = told.exact.flatten();
    let move_name = |choice: u16| spec.game.of_move(&[choice], lang).unwrap_or_default();
    let last = &all[all.len() - 1];
    let first = last.moves.first();
    let summary = compare::SeedsSay {
        seeds: grouped(done),
        iterations: grouped(last.iterations.into()),
        mean: figure(last.mean),
        deviation: figure(last.deviation),
    };
    let of_move = first.map(|(choice, count)| {
        let (count, name) = (u64::from(*count), move_name(*choice));
        compare::SeedsTake { count, name }.say(lang)
    });
    let of_exact = match told.exact {
        None => String::new(),
        Some(None) => say(compare::NO_EXACT).to_owned(),
        Some(Some(exact)) => compare::ExactValue {
            value: figure(exact),
        }
        .say(lang),
    };
    html! {
        <>
            <p class="says" role="status">{ summary.say(lang) }{ of_move }{ of_exact }</p>
            if done < *wanted {
                <p class="soft">{ compare::SeedsDone { done: grouped(done), all: grouped(*wanted) }.say(lang) }</p>
            } else if *wanted == FEW {
                <button class="btn line" onclick={more}>{ say(compare::SEEDS_MORE) }</button>
            }
            <Chart chart={course_of_values(&all, exact, lang)}/>
            if first.is_some() { <Chart chart={course_of_moves(&all, courses.len(), &move_name, lang)}/> }
            { table(&all, courses.len(), &move_name, lang) }
        </>
    }
}

/// The numbers at a few marks, evenly apart, the last included.
fn table(all: &[Spread], seeds: usize, move_name: &dyn Fn(u16) -> String, lang: Lang) -> Html {
    let apart = all.len().div_ceil(ROWS).max(1);
    let rows = all.iter().rev().step_by(apart).collect::<Vec<_>>();
    let say = |word: Text| word.say(lang);
    let row = |spread: &Spread| {
        let moves = spread.moves.iter().take(3).map(|(choice, count)| {
            let share = fixed(100.0 * f64::from(*count) / seeds as f64, 0);
            format!("{} {share}%", move_name(*choice))
        });
        let moves: Vec<String> = moves.collect();
        html! {
            <tr>
                <td>{ grouped(spread.iterations.into()) }</td><td>{ fixed(spread.mean, 3).replace('-', "−") }</td>
                <td>{ fixed(spread.deviation, 3) }</td><td>{ moves.join(" · ") }</td>
            </tr>
        }
    };
    html! {
        <table class="marks">
            <thead><tr>
                <th scope="col">{ say(compare::ITERATIONS) }</th><th scope="col">{ say(compare::MEAN) }</th>
                <th scope="col">{ say(compare::DEVIATION) }</th><th scope="col">{ say(compare::CHOSEN) }</th>
            </tr></thead>
            <tbody>for spread in rows.into_iter().rev() { { row(spread) } }</tbody>
        </table>
    }
}
