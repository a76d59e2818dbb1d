//! The choice of Monte-Carlo tree search as a table: reward, visits, the two terms as bars, the bound, the winner.

use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::setting::final_rule;
use crate::lang::words::page;
use crate::lang::{Say, Text};
use crate::lesson::line::{self, Line, equals, figure};
use crate::lesson::ucb::{Candidate, Selection};
use crate::search::{Algorithm, FinalRule, FirstVisit, Formula, Mcts, Reward, Ucb};
use crate::text::decimal::fixed;
use crate::trace::{NodeId, Trace};
use yew::prelude::*;

/// Draws the table of a choice.
pub fn ucb_table(shown: &Snapshot, selection: &Selection) -> Html {
    let trace = shown.run.trace();
    let say = |word: Text| word.say(shown.lang);
    let terms = || {
        selection
            .candidates
            .iter()
            .filter_map(|candidate| candidate.ucb)
    };
    let scale_of = Span {
        low: terms().map(|ucb| ucb.exploit).fold(0.0, f64::min),
        high: terms().map(Ucb::total).fold(1e-9, f64::max),
    };
    // At the last step the mark is on the move taken by the final rule.
    let chosen = trace
        .at(shown.step)
        .chosen()
        .and_then(|choice| trace.child(NodeId::ROOT, choice))
        .filter(|chosen| {
            selection
                .candidates
                .iter()
                .any(|other| other.child == *chosen)
        });
    let taken = chosen.or_else(|| Some(selection.candidates[selection.winner?].child));
    // The star of the tree stands on the line that the final rule would take now.
    let star = trace.at(shown.step).best_line().find(|node| {
        let mut candidates = selection.candidates.iter();
        candidates.any(|candidate| candidate.child == *node)
    });
    let mark = |candidate: &Candidate| {
        let is = |node: Option<NodeId>| node == Some(candidate.child);
        (is(taken), is(star))
    };
    let is_puct = selection.options.formula == Formula::Puct;
    let node = trace.parent(selection.candidates[0].child);
    let node = line::name(name(shown, node.unwrap_or(NodeId::ROOT)));
    let choosing = Line::of(&page::Choosing { node }, shown.lang).finished(shown.lang);
    html! {
        <>
            <h3>{ choosing.text() }<small>{ " " }<var>{ "N" }</var>{ format!(" = {}, ", selection.parent) }<var>{ "c" }</var>{ format!(" {} {}", equals(&[selection.options.c]), figure(selection.options.c)) }</small></h3>
            <table class="ucb">
                <thead><tr>
                    <th scope="col">{ say(page::MOVE) }</th><th scope="col"><var>{ "w" }</var>{ " / " }<var>{ "n" }</var></th>
                    if is_puct { <th scope="col"><var>{ "P" }</var></th> }
                    <th scope="col" class="bar">{ say(page::TERMS) }</th><th scope="col">{ if is_puct { "PUCT" } else { "UCB" } }</th>
                </tr></thead>
                <tbody>
                    for candidate in &selection.candidates {
                        { row(shown, &trace, candidate, scale_of, mark(candidate)) }
                    }
                </tbody>
            </table>
            { explored(shown, selection, (taken, star)) }
            { substituted(shown, selection) }
            { switch(shown, selection) }
            { disagreement(shown, &trace, selection) }
            if selection.own() > 0 {
                <p class="note">{ page::OwnPlayouts { count: u64::from(selection.own()) }.say(shown.lang) }</p>
            }
            <p class="note">{ say(page::FOR_MOVER) }{ " " }{ say(scale(shown)) }</p>
        </>
    }
}

fn name(shown: &Snapshot, node: NodeId) -> String {
    shown.name(node).text
}

/// Says that the search looks at another child than the best one so far, if it does.
fn explored(
    shown: &Snapshot,
    selection: &Selection,
    (taken, star): (Option<NodeId>, Option<NodeId>),
) -> Html {
    let (Some(taken), Some(star)) = (taken, star) else {
        return Html::default();
    };
    let said = page::TriesAnother {
        tried: name(shown, taken),
        best: name(shown, star),
        others: selection.tied(selection.options.last, star) as u64,
    };
    html! {
        if taken != star { <p class="note">{ said.say(shown.lang) }</p> }
    }
}

/// Describes the exploration weight from which another child would be selected.
fn switch(shown: &Snapshot, selection: &Selection) -> Html {
    let lang = shown.lang;
    let c = shown.run.spec().mcts().map_or(0.0, |options| options.c);
    html! {
        if let Some(switch) = selection.switch(c) {
            <p class="note">
                { page::WITH_C.say(lang) }
                if let Some(until) = switch.until {
                    <var>{ "c" }</var>{ page::Between { low: figure(switch.c.min(until)), high: figure(switch.c.max(until)) }.say(lang) }
                } else {
                    <var>{ "c" }</var>{ format!(" {} {}", switch.sign(), figure(switch.c)) }
                }
                { page::WOULD_TAKE.say(lang) }{ name(shown, switch.child) }
            </p>
        }
    }
}

/// Lists the moves of the final rules at the root, if they differ.
fn disagreement(shown: &Snapshot, trace: &Trace, selection: &Selection) -> Html {
    let first = |rule: FinalRule| {
        selection
            .first_by(rule)
            .map_or(NodeId::ROOT, |first| selection.candidates[first].child)
    };
    let agreed = first(FinalRule::Visits);
    let rules = selection.options.final_rules();
    let taken = rules.iter().map(|&rule| {
        let taken = first(rule);
        let others = selection.tied(rule, taken) as u64;
        let (rule, node) = (final_rule(rule).say(shown.lang), name(shown, taken));
        page::RuleTakes { rule, node, others }.say(shown.lang)
    });
    let taken: Vec<String> = taken.collect();
    html! {
        if trace.depth(agreed) == 1 && rules.iter().any(|rule| first(*rule) != agreed) {
            <p class="note">
                { page::RulesDiffer { rules: taken.join(page::RULES_BETWEEN.say(shown.lang)) }.say(shown.lang) }
            </p>
        }
    }
}

/// Describes the values of the results.
fn scale(shown: &Snapshot) -> Text {
    let spec = shown.run.spec();
    match &spec.algorithm {
        _ if spec.game.traits().range.is_none() => page::PLAIN_REWARDS,
        Algorithm::Mcts(Mcts {
            reward: Reward::Signed,
            ..
        }) => page::SIGNED_REWARDS,
        _ => page::UNIT_REWARDS,
    }
}

/// The range of the bars. A mean of signed rewards may be negative.
#[derive(Clone, Copy)]
struct Span {
    low: f64,
    high: f64,
}

impl Span {
    /// Returns the position of a number in the range, in hundredths.
    fn at(self, number: f64) -> f64 {
        (100.0 * (number - self.low) / (self.high - self.low)).clamp(0.0, 100.0)
    }
}

/// A row; `wins` and `is_best` say whether the child is taken now, and whether it is the best one so far.
fn row(
    shown: &Snapshot,
    trace: &Trace,
    candidate: &Candidate,
    span: Span,
    (wins, is_best): (bool, bool),
) -> Html {
    let name = name(shown, candidate.child);
    let bar = |class: &'static str, (from, to): (f64, f64), (y, height): (u8, u8)| {
        let (from, to) = (span.at(from.min(to)), span.at(from.max(to)));
        html! { <rect {class} x={from.to_string()} y={y.to_string()} height={height.to_string()} width={(to - from).to_string()}/> }
    };
    // From a negative mean the exploration term leads back over it: both bars are seen, one above the other.
    let is_puct = trace.taking().formula == Formula::Puct;
    let rows = |exploit: f64| match exploit < 0.0 {
        true => [(1, 5), (7, 6)],
        false => [(1, 12); 2],
    };
    let total = candidate
        .ucb
        .map_or_else(|| "—".to_owned(), |ucb| thousandths(ucb.total()));
    html! {
        <tr class={wins.then_some("win")}>
            <td>{ name }{ if wins { " ←" } else { "" } }{ if is_best { " ★" } else { "" } }</td>
            <td>{ format!("{} / {}", figure(candidate.visits.w), candidate.visits.n) }</td>
            if is_puct { <td>{ figure(candidate.prior) }</td> }
            <td class="bar">
                if let Some(Ucb { exploit, explore }) = candidate.ucb {
                    <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                        { bar("exploit", (0.0, exploit), rows(exploit)[0]) }
                        { bar("explore", (exploit, exploit + explore), rows(exploit)[1]) }
                        if span.low < 0.0 { <path class="zero" d={format!("M{} 0V14", span.at(0.0))}/> }
                    </svg>
                }
            </td>
            <td>{ total }</td>
        </tr>
    }
}

/// Writes a number with three decimals, so that bounds can be compared here and in the table.
fn thousandths(number: f64) -> String {
    fixed(number, 3).replace('-', "−")
}

/// Draws the formula of the largest bound with its numbers.
fn substituted(shown: &Snapshot, selection: &Selection) -> Html {
    let Some((best, ucb)) = selection.best().and_then(|best| Some((best, best.ucb?))) else {
        return Html::default();
    };
    let Some(options) = shown.run.spec().mcts() else {
        return Html::default();
    };
    let name = name(shown, best.child);
    let (w, n, parent, c) = (
        figure(best.visits.w),
        best.visits.n,
        selection.parent,
        figure(options.c),
    );
    let (mean, prior) = (figure(ucb.exploit), figure(best.prior));
    let formula = match (options.formula, options.first_visit) {
        (Formula::Parent, _) => format!("{w}/{n} + {c}·√(ln {parent} / {n})"),
        (Formula::Root2, _) => format!("{w}/{n} + {c}·√(2 ln {parent} / {n})"),
        (Formula::Puct, FirstVisit::Prior) if parent == 0 => {
            format!("{mean} + {c}·{prior}·√max(1, 0) / (1 + {n})")
        }
        (Formula::Puct, _) => format!("{mean} + {c}·{prior}·√{parent} / (1 + {n})"),
    };
    html! {
        <>
            <h3>{ [&*name, page::WITH_NUMBERS.say(shown.lang)].join(page::COMMA.say(shown.lang)) }</h3>
            <p class="formula">
                <span>{ formula }</span>
                <span>{ format!("≈ {} + {} ≈ ", thousandths(ucb.exploit), thousandths(ucb.explore)) }<b>{ thousandths(ucb.total()) }</b></span>
            </p>
        </>
    }
}
