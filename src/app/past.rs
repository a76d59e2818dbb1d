//! Undo and redo: what stood on the page before each step of editing. A step is whatever puts another position there; typing on
//! in one go is one step. It knows no game.

use super::action::Action;
use super::button::{key, press};
use super::lab::{Lab, Typed};
use super::markup::html;
use super::words::Word;
use crate::game::any::AnyGame;
use crate::search::Algorithm;
use crate::spec::Spec;
use std::rc::Rc;
use yew::prelude::*;

/// How much is kept, in nodes of trees: a position counts as many as it has, and [`LEAST`] more.
const MOST: usize = 500_000;
const LEAST: usize = 2_500;

/// What stood on the page.
pub struct Past {
    game: AnyGame,
    /// How it was searched, if the step changed that too.
    algorithm: Option<Algorithm>,
    typed: Option<Typed>,
    /// The node that was picked.
    path: Option<Vec<u16>>,
}

impl Past {
    fn weight(&self) -> usize {
        LEAST
            + if let AnyGame::Tree(tree) = &self.game {
                tree.size()
            } else {
                0
            }
    }
}

/// What an action is to the past.
#[derive(Clone, Copy, PartialEq)]
pub enum Step {
    /// It may begin a step.
    Whole,
    /// It may go on with the step that typing has begun.
    Typing,
    /// It goes back in time or on again.
    Travel(bool),
    /// Nobody has done it.
    Nobodys,
}

impl Step {
    /// What it is.
    pub fn of(action: &Action) -> Step {
        match action {
            Action::Type(_) => Step::Typing,
            Action::Travel(forward) => Step::Travel(*forward),
            Action::Tick | Action::Grow(..) | Action::End(..) | Action::Reply(..) => Step::Nobodys,
            _ => Step::Whole,
        }
    }
}

impl Lab {
    /// Keeps what stood here before a step, if it put anything else there.
    pub(super) fn remember(&mut self, before: &Lab, step: Step) {
        let (spec, now) = (before.run.spec(), self.run.spec());
        let text = |lab: &Lab| lab.typed.as_ref().map(|typed| typed.text.clone());
        let is_other = !self.run.is_same(&before.run) && now.game != spec.game;
        let is_typing = step == Step::Typing || (before.is_typing && step == Step::Nobodys);
        let is_new = (is_other || text(self) != text(before)) && !(is_typing && before.is_typing);
        self.is_typing = is_typing;
        if !is_new {
            return;
        }
        let past = Past {
            game: spec.game.clone(),
            algorithm: (spec.algorithm != now.algorithm).then(|| spec.algorithm.clone()),
            typed: before
                .typed
                .clone()
                .filter(|typed| typed.belongs_to(&spec.game)),
            path: before
                .wanted
                .clone()
                .or_else(|| before.selected.map(|node| before.run.trace().path(node))),
        };
        if !matches!(step, Step::Travel(_)) {
            self.past[1].clear();
        }
        let kept = &mut self.past[usize::from(step == Step::Travel(false))];
        kept.push(Rc::new(past));
        while kept.len() > 1 && kept.iter().map(|past| past.weight()).sum::<usize>() > MOST {
            kept.remove(0);
        }
    }

    /// Puts back what stood here a step before, or after.
    pub(super) fn travel(&mut self, forward: bool) {
        let Some(past) = self.past[usize::from(forward)].pop() else {
            return;
        };
        let spec = self.run.spec().clone();
        if past.game != spec.game {
            let algorithm = past.algorithm.clone().unwrap_or(spec.algorithm);
            // Options may have been chosen since then with which the old position cannot be searched.
            self.load(
                Spec {
                    game: past.game.clone(),
                    algorithm,
                    ..spec
                }
                .or_another(),
                true,
            );
        }
        self.typed = past.typed.clone();
        if let Some(path) = &past.path {
            self.pick(path);
        }
    }

    /// Picks the node at a path, or the last one on the way that is there. As long as the search goes on it may still come there.
    pub(super) fn pick(&mut self, path: &[u16]) {
        if self.run.is_going() && self.run.trace().find(path).is_none() {
            self.wanted = Some(path.to_vec());
            return;
        }
        let found = (0..=path.len())
            .rev()
            .find_map(|end| self.run.trace().find(&path[..end]));
        self.select(found);
    }
}

/// The buttons.
pub fn undo_and_redo(lab: &Lab, act: &Callback<Action>) -> Html {
    let words = [
        (Word::Undo, "M7.5 4.5L4 8l3.5 3.5M4 8h7.5a4 4 0 010 8H8"),
        (
            Word::Redo,
            "M12.5 4.5L16 8l-3.5 3.5M16 8H8.5a4 4 0 000 8H12",
        ),
    ];
    html! {
        <p class="held">
            for (forward, (word, path)) in words.into_iter().enumerate() {
                { key(word.say(lab.lang), path, press(act, Action::Travel(forward == 1)), !lab.past[forward].is_empty()) }
            }
        </p>
    }
}
