//! A large tree by depth: how many nodes the search has looked at so far, for whom their values are good,
//! and how many there are in the recording.

use crate::app::state::lane::Shown;
use crate::app::ui::count::grouped;
use crate::lang::Text;
use crate::lang::words::page;
use crate::scene::{Counts, Outcome, Tally, is_large};
use crate::text::decimal::fixed;
use yew::prelude::*;

/// The width of the longest bar.
const WIDTH: f64 = 96.0;

/// The properties of the table.
#[derive(Properties, PartialEq)]
pub struct DepthsProps {
    /// The moment.
    pub shown: Shown,
}

/// The table; nothing for a small tree.
#[component]
pub fn Depths(DepthsProps { shown }: &DepthsProps) -> Html {
    let tally = use_memo(shown.run.clone(), |run| {
        let trace = run.trace();
        is_large(&trace, None).then(|| Tally::new(&trace))
    });
    let Some(tally) = &*tally else {
        return Html::default();
    };
    let say = |word: Text| word.say(shown.lang);
    let rows = tally.at(&shown.run.trace().at(shown.step));
    let all = |counts: &Counts| counts.iter().sum::<u32>();
    let most = rows.iter().map(all).max().unwrap_or(0).max(1);
    html! {
        <>
            <h3>{ say(page::NODES_BY_DEPTH) }{ " " }<small>{ say(page::SO_FAR_OF_ALL) }</small></h3>
            <table class="depths">
                <thead><tr>
                    <th>{ say(page::AT_DEPTH) }</th><th>{ "▲ · ▼" }</th>
                    <th>{ say(page::UNIT_NODES) }</th><th>{ say(page::OF_ALL) }</th>
                </tr></thead>
                <tbody>
                    for (depth, counts) in rows.iter().enumerate() {
                        <tr>
                            <td>{ depth }</td><td>{ bar(counts, most) }</td>
                            <td>{ grouped(reached(counts).into()) }</td><td class="soft">{ grouped(all(counts).into()) }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </>
    }
}

fn sum(counts: &Counts, outcomes: &[Outcome]) -> u32 {
    outcomes
        .iter()
        .map(|&outcome| counts[outcome as usize])
        .sum()
}

fn reached(counts: &Counts) -> u32 {
    counts.iter().sum::<u32>() - sum(counts, &[Outcome::Unseen, Outcome::Cut])
}

/// Draws the nodes of a depth as a bar: good for Max, even or without a value, good for Min, and pale the rest.
fn bar(counts: &Counts, most: u32) -> Html {
    let parts: [(&str, &[Outcome]); 4] = [
        ("fmax", &[Outcome::Max, Outcome::LeansMax]),
        ("fline", &[Outcome::Even, Outcome::Open]),
        ("fmin", &[Outcome::LeansMin, Outcome::Min]),
        ("frule", &[Outcome::Unseen, Outcome::Cut]),
    ];
    let width = |outcomes: &[Outcome]| WIDTH * f64::from(sum(counts, outcomes)) / f64::from(most);
    let left = |index: usize| {
        parts[..index]
            .iter()
            .map(|(_, part)| width(part))
            .sum::<f64>()
    };
    html! {
        <svg viewBox="0 0 96 10" width="96" height="10" aria-hidden="true">
            for (index, (class, part)) in parts.into_iter().enumerate() {
                <rect {class} x={fixed(left(index), 1)} width={fixed(width(part), 1)} y="0" height="10"/>
            }
        </svg>
    }
}
