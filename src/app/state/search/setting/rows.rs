//! Rows for options of every kind, each choice with the search that it makes.

use crate::app::state::search::setting::typed::Typed;
use crate::app::state::search::setting::{Control, Name, Rank, Setting};
use crate::lang::Text;
use crate::lang::words::{options, page};
use crate::search::{Algorithm, Evaluation};
use crate::spec::algorithm as reading;
use crate::spec::{LARGEST, Spec};
use std::mem::discriminant;
use std::rc::Rc;

/// The greatest depth limit that is offered.
const DEEPEST_OFFERED: u32 = 12;
/// The initial number of playouts of an evaluation.
const COUNT: u32 = 20;

/// The search whose options are listed.
pub struct Of(pub Rc<Spec>);

impl Of {
    /// Makes the rows for the depth limit and the evaluation there.
    pub fn limited(
        &self,
        depth: Option<u32>,
        evaluation: &Evaluation,
        with: impl Fn(Option<u32>, Evaluation) -> Algorithm + Clone + 'static,
    ) -> Vec<Setting> {
        let deepest = self.0.game.traits().longest.unwrap_or(u32::MAX);
        let deepest = deepest.min(DEEPEST_OFFERED);
        let depths = std::iter::once(None).chain((0..=deepest).map(Some));
        let entries = depths.map(|depth| {
            let name = depth.map_or(Name::Word(page::NO_LIMIT), Name::Depth);
            (name, self.with(with(depth, evaluation.clone())))
        });
        let chosen = depth.map_or(0, |depth| depth as usize + 1);
        let control = Control::Choice {
            entries: entries.collect(),
            chosen: Some(chosen).filter(|_| depth <= Some(deepest)),
        };
        let mut rows = vec![Setting {
            label: page::DEPTH,
            control,
            rank: Rank::Main,
            is_changed: depth.is_some(),
        }];
        if depth.is_some() {
            let kinds = [
                (Evaluation::default(), options::FEATURES),
                (Evaluation::Playouts { count: COUNT }, options::PLAYED_OUT),
            ];
            rows.push(
                self.kind(options::EVALUATION, evaluation, &kinds, |evaluation| {
                    with(depth, evaluation)
                }),
            );
        }
        match evaluation {
            Evaluation::Playouts { count } => {
                let make = self.make(move |count| with(depth, Evaluation::Playouts { count }));
                rows.push(typed_row(
                    options::PLAYOUTS_EACH,
                    Typed::number(count.to_string(), COUNT, reading::playouts, make),
                    false,
                ));
            }
            Evaluation::Features { weights } if depth.is_some() => {
                let weights = weights.as_deref().unwrap_or(self.0.game.weights());
                let text: Vec<String> = weights.iter().map(f64::to_string).collect();
                let make = self.make(move |weights| with(depth, Evaluation::Features { weights }));
                let weights = Typed::list(
                    text.join(", "),
                    None,
                    |field| reading::weights(field).map(Some),
                    make,
                );
                rows.push(typed_row(options::WEIGHTS, weights, false));
            }
            Evaluation::Features { .. } => {}
        }
        rows
    }

    /// Makes the row for the seed.
    pub fn seed(&self) -> Setting {
        let spec = self.0.clone();
        let make = move |seed| Spec {
            seed,
            step: 0,
            ..(*spec).clone()
        };
        let seed = Typed::number(
            self.0.seed.to_string(),
            0,
            |field| field.whole(0..=LARGEST),
            make,
        );
        typed_row(page::SEED, seed, self.0.seed != 0)
    }

    /// Makes a row for off and on.
    pub fn switch(&self, label: Text, is_on: bool, with: impl Fn(bool) -> Algorithm) -> Setting {
        self.choice(
            label,
            is_on,
            &[(false, options::OFF), (true, options::ON)],
            with,
        )
    }

    /// Makes a row for a choice among values.
    pub fn choice<T: Copy + Default + PartialEq>(
        &self,
        label: Text,
        current: T,
        values: &[(T, Text)],
        with: impl Fn(T) -> Algorithm,
    ) -> Setting {
        let chosen = values.iter().position(|(value, _)| *value == current);
        Setting {
            label,
            control: self.among(values, chosen, with),
            rank: Rank::Open,
            is_changed: current != T::default(),
        }
    }

    /// Makes a row for a choice among kinds, which may have values of their own.
    pub fn kind<T: Clone + Default + PartialEq>(
        &self,
        label: Text,
        current: &T,
        values: &[(T, Text)],
        with: impl Fn(T) -> Algorithm,
    ) -> Setting {
        let chosen = values
            .iter()
            .position(|(value, _)| discriminant(value) == discriminant(current));
        Setting {
            label,
            control: self.among(values, chosen, with),
            rank: Rank::Open,
            is_changed: *current != T::default(),
        }
    }

    fn among<T: Clone>(
        &self,
        values: &[(T, Text)],
        chosen: Option<usize>,
        with: impl Fn(T) -> Algorithm,
    ) -> Control {
        let entry = |(value, word): &(T, Text)| (Name::Word(*word), self.with(with(value.clone())));
        Control::Choice {
            entries: values.iter().map(entry).collect(),
            chosen,
        }
    }

    /// Returns the search with another algorithm, from its beginning.
    fn with(&self, algorithm: Algorithm) -> Spec {
        Spec {
            algorithm,
            step: 0,
            ..(*self.0).clone()
        }
    }

    /// Returns a function from a typed value to its search.
    pub fn make<T>(&self, with: impl Fn(T) -> Algorithm + 'static) -> impl Fn(T) -> Spec + 'static {
        let of = Of(self.0.clone());
        move |value| of.with(with(value))
    }
}

/// Makes a row with a text field.
pub fn typed_row(label: Text, typed: Typed, is_changed: bool) -> Setting {
    Setting {
        label,
        control: Control::Typed(typed),
        rank: Rank::Open,
        is_changed,
    }
}

/// Whether playouts evaluate the positions at the depth limit.
pub fn is_played(evaluation: &Evaluation) -> bool {
    matches!(evaluation, Evaluation::Playouts { .. })
}
