//! The choice of Monte-Carlo tree search as a table: reward, visits, the two terms as bars, the bound, the winner.

use crate::app::state::lane::Shown;
use crate::app::words::Word;
use crate::lesson::labels;
use crate::lesson::line::figure;
use crate::lesson::ucb::{Candidate, Selection};
use crate::search::{Algorithm, FinalRule, Formula, Mcts, Reward, Ucb};
use crate::text::decimal::fixed;
use crate::trace::{NodeId, Trace};
use yew::prelude::*;

/// The table of a choice.
pub fn ucb_table(shown: &Shown, selection: &Selection) -> Html {
    let trace = shown.run.trace();
    let say = |word: Word| word.say(shown.lang);
    let highest = selection
        .best()
        .and_then(|best| best.ucb)
        .map_or(1.0, Ucb::total)
        .max(1e-9);
    html! {
        <>
            <h3>{ say(Word::Choosing) }<small>{ " " }<var>{ "N" }</var>{ format!(" = {}, ", selection.parent) }<var>{ "c" }</var>{ format!(" = {}", figure(shown.run.spec().mcts().map_or(0.0, |options| options.c))) }</small></h3>
            <table class="ucb">
                <thead><tr>
                    <th scope="col">{ say(Word::Move) }</th><th scope="col"><var>{ "w" }</var>{ " / " }<var>{ "n" }</var></th>
                    <th scope="col" class="bar">{ say(Word::Terms) }</th><th scope="col">{ "UCB" }</th>
                </tr></thead>
                <tbody>
                    for (index, candidate) in selection.candidates.iter().enumerate() {
                        { row(shown, &trace, candidate, highest, selection.winner == Some(index)) }
                    }
                </tbody>
            </table>
            { substituted(shown, &trace, selection) }
            { switch(shown, &trace, selection) }
            { disagreement(shown, &trace, selection) }
            <p class="note">{ say(Word::ForMover) }{ " " }{ say(scale(shown)) }</p>
        </>
    }
}

fn name(shown: &Shown, trace: &Trace, node: NodeId) -> String {
    labels::node(trace, &shown.run.spec().game, shown.lang, node).text
}

/// With which weight of exploration another child would be taken.
fn switch(shown: &Shown, trace: &Trace, selection: &Selection) -> Html {
    let say = |word: Word| word.say(shown.lang);
    let c = shown.run.spec().mcts().map_or(0.0, |options| options.c);
    html! {
        if let Some(switch) = selection.switch(c) {
            <p class="note">{ say(Word::WithC) }{ switch.sign() }{ " " }{ figure(switch.c) }{ say(Word::WouldTake) }{ name(shown, trace, switch.child) }</p>
        }
    }
}

/// The final rules, and what each is called.
const RULES: [(FinalRule, Word); 3] = [
    (FinalRule::Visits, Word::MostVisits),
    (FinalRule::Mean, Word::BestMean),
    (FinalRule::Ucb, Word::BestUcb),
];

/// At the root: what each final rule would take, where they differ.
fn disagreement(shown: &Shown, trace: &Trace, selection: &Selection) -> Html {
    let first = |rule: FinalRule| {
        selection
            .first_by(rule)
            .map_or(NodeId::ROOT, |first| selection.candidates[first].child)
    };
    let agreed = first(FinalRule::Visits);
    html! {
        if trace.depth(agreed) == 1 && RULES.iter().any(|(rule, _)| first(*rule) != agreed) {
            <p class="note">
                { Word::RulesDiffer.say(shown.lang) }
                for (rule, word) in &RULES { { word.say(shown.lang) }{ " " }<b>{ name(shown, trace, first(*rule)) }</b>{ " " } }
            </p>
        }
    }
}

/// What a result is worth.
fn scale(shown: &Shown) -> Word {
    let spec = shown.run.spec();
    match &spec.algorithm {
        _ if spec.game.traits().range.is_none() => Word::PlainRewards,
        Algorithm::Mcts(Mcts {
            reward: Reward::Signed,
            ..
        }) => Word::SignedRewards,
        _ => Word::UnitRewards,
    }
}

fn row(shown: &Shown, trace: &Trace, candidate: &Candidate, highest: f64, wins: bool) -> Html {
    let name = name(shown, trace, candidate.child);
    let part = |term: f64| (100.0 * term / highest).clamp(0.0, 100.0);
    let total = candidate
        .ucb
        .map_or_else(|| "—".to_owned(), |ucb| thousandths(ucb.total()));
    html! {
        <tr class={wins.then_some("win")}>
            <td>{ name }{ if wins { " ←" } else { "" } }</td>
            <td>{ format!("{} / {}", figure(candidate.visits.w), candidate.visits.n) }</td>
            <td class="bar">
                if let Some(Ucb { exploit, explore }) = candidate.ucb {
                    <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                        <rect class="exploit" x="0" y="1" height="12" width={part(exploit).to_string()}/>
                        <rect class="explore" x={part(exploit).to_string()} y="1" height="12" width={part(explore).to_string()}/>
                    </svg>
                }
            </td>
            <td>{ total }</td>
        </tr>
    }
}

/// Three decimals, always: bounds are compared with each other, here and in the table.
fn thousandths(number: f64) -> String {
    fixed(number, 3).replace('-', "−")
}

/// The winner's bound with its numbers put in.
fn substituted(shown: &Shown, trace: &Trace, selection: &Selection) -> Html {
    let Some((best, ucb)) = selection.best().and_then(|best| Some((best, best.ucb?))) else {
        return Html::default();
    };
    let Some(options) = shown.run.spec().mcts() else {
        return Html::default();
    };
    let name = name(shown, trace, best.child);
    let (w, n, parent, c) = (
        figure(best.visits.w),
        best.visits.n,
        selection.parent,
        figure(options.c),
    );
    let twice = if options.formula == Formula::Root2 {
        "2 "
    } else {
        ""
    };
    html! {
        <>
            <h3>{ format!("{name}, {}", Word::WithNumbers.say(shown.lang)) }</h3>
            <p class="formula">
                <span>{ format!("{w}/{n} + {c}·√({twice}ln {parent} / {n})") }</span>
                <span>{ format!("= {} + {} = ", thousandths(ucb.exploit), thousandths(ucb.explore)) }<b>{ thousandths(ucb.total()) }</b></span>
            </p>
        </>
    }
}
