//! The table of what each search has come to. With two searches it is mirrored: each number stands on the side of its lane.

use crate::app::panes::why::Message;
use crate::app::state::action::Action;
use crate::app::state::compare::Comparing;
use crate::app::state::compare::request::Request;
use crate::app::state::page::Notice;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::count::grouped;
use crate::compare::{Standing, Work, fewest_leaves};
use crate::lang::words::compare;
use crate::lang::{Lang, Say, Text};
use crate::lesson::labels;
use crate::spec::Spec;
use crate::text::decimal::fixed;
use crate::trace::{Perspective, Trace};
use std::cell::Ref;
use std::rc::Rc;
use yew::prelude::*;

/// The most leaves that are listed.
const LISTED: usize = 12;

/// The properties of the table.
#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// The searches.
    pub it: Rc<Comparing>,
    /// Their short names.
    pub heads: Vec<String>,
    /// The menu of what else can be compared.
    pub menu: Html,
    /// What the page has to say.
    pub notice: Option<Notice>,
    /// The language.
    pub lang: Lang,
}

/// Renders the table.
#[component]
pub fn Table(
    TableProps {
        it,
        heads,
        menu,
        notice,
        lang,
    }: &TableProps,
) -> Html {
    let act = use_act::<Action>();
    let lang = *lang;
    let say = |word: Text| word.say(lang);
    let traces: Vec<Ref<Trace>> = it.lanes.iter().map(|lane| lane.run.trace()).collect();
    let rows: Vec<Standing> = it
        .lanes
        .iter()
        .zip(&traces)
        .map(|(lane, trace)| Standing::of(trace, lane.shown_step()))
        .collect();
    let number = |of: fn(&Standing) -> u32| -> Vec<String> {
        rows.iter().map(|row| grouped(of(row).into())).collect()
    };
    let values = rows.iter().map(Standing::worth);
    let moves = rows.iter().zip(&it.lanes).map(|(row, lane)| {
        let told = row
            .best
            .and_then(|best| lane.run.spec().game.move_told(best, lang));
        told.unwrap_or_else(|| "–".to_owned())
    });
    let ends = it.lanes.iter().map(|lane| grouped(it.ends_at(lane).into()));
    let times = it.lanes.iter().map(|lane| lane.run.millis.map(written));
    let times: Option<Vec<String>> = times.collect();
    let all: Vec<(Text, Vec<String>)> = [
        (compare::LEAVES, number(|row| row.leaves)),
        (compare::NODES, number(|row| row.nodes)),
        (compare::CUTS, number(|row| row.cuts)),
        (compare::ROOT, values.collect()),
        (compare::MOVE, moves.collect()),
        (compare::DEPTH, number(|row| row.depth)),
        (compare::IN_THE_END, ends.collect()),
    ]
    .into_iter()
    .chain(times.map(|times| (compare::TIME, times)))
    .collect();
    let count = u64::from(it.shown_clock());
    let after = match it.by {
        _ if it.leaf.is_some() => String::new(),
        Work::Leaf => compare::AtLeaves { count }.say(lang),
        Work::Node => compare::AtNodes { count }.say(lang),
        Work::Playout => compare::AtPlayouts { count }.say(lang),
        Work::Event => compare::AtEvents { count }.say(lang),
    };
    let is_two = it.lanes.len() == 2;
    let row = |word: Text, cells: &[String]| {
        let cell = |text: &String| html! { <td>{ text }</td> };
        let name = html! { <th scope="row">{ say(word) }</th> };
        match cells {
            [one, other] => html! { <tr>{ cell(one) }{ name }{ cell(other) }</tr> },
            cells => html! { <tr>{ name }for text in cells { { cell(text) } }</tr> },
        }
    };
    let can_look = it.leaves().is_some();
    let hint = if can_look {
        compare::SAME_LEAF_HINT
    } else {
        compare::TOO_MANY_LEAVES
    };
    html! {
        <section class="against">
            <div class="others">{ menu.clone() }</div>
            <Message notice={notice.clone()} offers_example={false}/>
            <span class="seg" role="group" aria-label={say(compare::LANES)}>
                <button class="btn" onclick={press(&act, Request::SameLeaf(false))} aria-pressed={it.leaf.is_none().to_string()} title={say(compare::SAME_WORK_HINT)}>{ say(compare::SAME_WORK) }</button>
                <button class="btn" disabled={!can_look} onclick={press(&act, Request::SameLeaf(true))} aria-pressed={it.leaf.is_some().to_string()} title={say(hint)}>{ say(compare::SAME_LEAF) }</button>
            </span>
            <table class={classes!(is_two.then_some("mirrored"))}>
                <thead>
                    <tr>
                        if is_two {
                            <th scope="col">{ &heads[0] }</th><td>{ after }</td><th scope="col">{ &heads[1] }</th>
                        } else {
                            <td>{ after }</td>for name in heads { <th scope="col">{ name }</th> }
                        }
                    </tr>
                </thead>
                <tbody>
                    for (word, cells) in all { { row(word, &cells) } }
                </tbody>
            </table>
            { least(it, &traces, lang) }
            if can_look { { only(it, heads, &traces, lang) } }
        </section>
    }
}

/// Writes a time: `12 ms`, `1.3 s`.
fn written(millis: f64) -> String {
    if millis < 1000.0 {
        format!("{}\u{a0}ms", millis.round().max(1.0))
    } else {
        format!("{}\u{a0}s", fixed(millis / 1000.0, 1))
    }
}

/// Says by how few leaves the value could be proved.
fn least(it: &Comparing, traces: &[Ref<Trace>], lang: Lang) -> Html {
    let specs: Vec<Spec> = it
        .lanes
        .iter()
        .map(|lane| (**lane.run.spec()).clone())
        .collect();
    let traces: Vec<&Trace> = traces.iter().map(|trace| &**trace).collect();
    let Some((least, shape)) = fewest_leaves(&specs, &traces) else {
        return Html::default();
    };
    let power = |depth: u32| shape.branching.saturating_pow(depth);
    let sum = format!(
        "{} + {} − 1",
        power(shape.depth.div_ceil(2)),
        power(shape.depth / 2)
    );
    html! { <p class="note">{ compare::Fewest { least, sum }.say(lang) }</p> }
}

/// Lists the leaves that one search alone reads, below what the squares mean.
fn only(it: &Comparing, heads: &[String], traces: &[Ref<Trace>], lang: Lang) -> Html {
    let Some(leaves) = it.leaves() else {
        return Html::default();
    };
    let list = |lane: usize| {
        let game = &it.lanes[lane].run.spec().game;
        let alone: Vec<_> = leaves.only(lane).collect();
        let names = alone.iter().take(LISTED).filter_map(|(_, node)| {
            Some(labels::node(&traces[lane], game, lang, (*node)?, Perspective::Max).text)
        });
        let mut names: Vec<String> = names.collect();
        if alone.len() > LISTED {
            names.push(format!("… ({})", alone.len()));
        }
        if names.is_empty() {
            names.push(compare::NONE.say(lang).to_owned());
        }
        let (name, leaves) = (&heads[lane], names.join(lang.list()));
        compare::Only { name, leaves }.say(lang)
    };
    html! {
        <>
            <ul class="legend">
                <li><i class="square"></i>{ compare::READ_HERE.say(lang) }</li>
                <li><i class="square hollow"></i>{ compare::READ_THERE.say(lang) }</li>
            </ul>
            for lane in 0..heads.len() { <p class="note">{ list(lane) }</p> }
        </>
    }
}
