//! The fields of an answer as a list: a row for each node, a column for each thing that is asked of it.

use super::field::{choice, mark, number, sign, tree};
use super::order::Order;
use crate::app::state::action::Action;
use crate::app::state::exercise::{Solving, what as what_of};
use crate::exercise::{Ask, Entry, Holds, What, claim_of};
use crate::lang::Lang;
use crate::trace::NodeId;
use std::rc::Rc;
use yew::prelude::*;

/// Draws fields as a list.
pub fn list(solving: &Rc<Solving>, entries: &[Entry], lang: Lang, act: &Callback<Action>) -> Html {
    // What is not about a node of the tree has a line of its own.
    let alone = [What::Leaves, What::EnteredAlpha, What::EnteredBeta];
    let is_number = |entry: &&Entry| entry.holds == Holds::Number && !alone.contains(&entry.what);
    let numbers: Vec<&Entry> = entries.iter().filter(is_number).collect();
    let others = entries.iter().filter(|entry| !is_number(entry));
    html! {
        <div class="fields">
            if !numbers.is_empty() { { table(solving, &numbers, lang, act) } }
            for entry in others { { row(solving, entry, lang, act) } }
        </div>
    }
}

fn row(solving: &Rc<Solving>, entry: &Entry, lang: Lang, act: &Callback<Action>) -> Html {
    let sign = sign(solving.verdict(entry), lang);
    match entry.holds {
        Holds::Mark => html! { <p class="row">{ mark(solving, entry, lang, act) }{ sign }</p> },
        Holds::Order(_) => {
            html! { <Order key={entry.at.clone()} solving={Rc::clone(solving)} at={entry.at.clone()} node={entry.node} {lang}/> }
        }
        Holds::Number => html! {
            <p class="row"><span aria-hidden="true">{ solving.label(entry, lang) }</span>{ number(solving, entry, lang, act) }{ sign }</p>
        },
        // Programs have an editor.
        Holds::Text => Html::default(),
        Holds::Tree => {
            let Ask::Claim { claim } = solving.question().ask else {
                return Html::default();
            };
            let claim = claim_of(solving.variant.instance.seed, claim);
            html! { <div class="row tree-row">{ tree(solving, entry, claim, lang, act) }{ sign }</div> }
        }
        Holds::Choice(_) | Holds::Reason(_) | Holds::Word(_) => html! {
            <p class="row"><span aria-hidden="true">{ solving.label(entry, lang) }</span>{ choice(solving, entry, lang, act) }{ sign }</p>
        },
    }
}

/// Numbers, a row a node.
fn table(solving: &Solving, numbers: &[&Entry], lang: Lang, act: &Callback<Action>) -> Html {
    let mut nodes: Vec<NodeId> = Vec::new();
    let mut whats: Vec<What> = Vec::new();
    for entry in numbers {
        if !nodes.contains(&entry.node) {
            nodes.push(entry.node);
        }
        if !whats.contains(&entry.what) {
            whats.push(entry.what);
        }
    }
    let cell = |node: NodeId, what: What| {
        let entry = numbers
            .iter()
            .find(|entry| entry.node == node && entry.what == what);
        entry.map(|entry| html! { <span class="cell-of">{ number(solving, entry, lang, act) }{ sign(solving.verdict(entry), lang) }</span> })
    };
    html! {
        <table class="numbers">
            <thead><tr><td></td>for what in &whats { <th scope="col">{ what_of(*what).say(lang) }</th> }</tr></thead>
            <tbody>
                for node in nodes {
                    <tr>
                        <th scope="row">{ solving.name(node, lang) }</th>
                        for what in &whats { <td>{ cell(node, *what) }</td> }
                    </tr>
                }
            </tbody>
        </table>
    }
}
