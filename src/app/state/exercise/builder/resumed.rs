//! The form of an exercise that was made earlier: what is written in it follows from the exercise.

use crate::app::state::exercise::builder::numbers::Number;
use crate::app::state::exercise::builder::{Builder, Demand, KINDS};
use crate::exercise::{Exercise, Must, Question, Shape, Source, Wish};
use crate::lang::Lang;
use crate::spec::Spec;

/// What a tab keeps of a form besides the exercise that is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The code of the exercise.
    pub code: String,
    /// The seed of the variant shown.
    pub seed: u64,
    /// Whether the form is shown.
    pub is_open: bool,
}

impl Form {
    /// Writes it as one text.
    pub fn write(&self) -> String {
        let Form {
            code,
            seed,
            is_open,
        } = self;
        format!("{code} {seed} {is_open}")
    }

    /// Reads what was written; `None` for anything else.
    pub fn read(text: &str) -> Option<Form> {
        let mut words = text.split(' ');
        Some(Form {
            code: words.next()?.to_owned(),
            seed: words.next()?.parse().ok()?,
            is_open: words.next()?.parse().ok()?,
        })
    }
}

impl Builder {
    /// Returns the form in which an exercise was made of the search in the lab; `None` for an exercise that this form cannot say.
    pub fn resumed(spec: &Spec, exercise: &Exercise, seed: u64) -> Option<Builder> {
        let mut builder = Builder::new(spec);
        builder.algorithm = exercise.algorithm.clone();
        let place = |question: &Question| KINDS.iter().position(|kind| *kind == question.ask);
        builder.asks = exercise.ask.iter().map(place).collect::<Option<_>>()?;
        for (kind, question) in builder.asks.clone().iter().zip(&exercise.ask) {
            builder.points[*kind] = question.points.to_string();
        }
        builder.id.clone_from(&exercise.id);
        if let Some(text) = &exercise.text {
            text.text(Lang::En).clone_into(&mut builder.text);
        }
        builder.write(Number::Attempts, &exercise.attempts);
        builder.seed = seed;
        match &exercise.source {
            Source::Given(game) => builder.game = game.clone(),
            Source::Drawn(wish) => builder.take_up(wish),
        }
        (builder.exercise().as_ref() == Ok(exercise)).then_some(builder)
    }

    fn write(&mut self, number: Number, value: &impl ToString) {
        self.numbers.write(number, &value.to_string());
    }

    fn take_up(&mut self, Wish { shape, must }: &Wish) {
        self.is_drawn = true;
        let mut range = |[low, high]: [Number; 2], (from, to): (i32, i32)| {
            self.write(low, &from);
            self.write(high, &to);
        };
        let mut is_apart = false;
        match shape {
            Shape::Nim { heaps, stones } => {
                range([Number::FewestHeaps, Number::MostHeaps], *heaps);
                range([Number::FewestStones, Number::MostStones], *stones);
            }
            Shape::Tree {
                children,
                depth,
                values,
                ties,
                ..
            } => {
                range([Number::FewestChildren, Number::MostChildren], *children);
                range([Number::Lowest, Number::Highest], *values);
                range([Number::Depth, Number::Depth], *depth);
                is_apart = !ties;
            }
        }
        let Must {
            cuts,
            deep,
            above_leaves,
            unique_best,
            rules_agree,
        } = *must;
        self.write(Number::Cuts, &cuts.map_or(0, |(_, most)| most));
        let demands = [
            (Demand::AboveLeaves, above_leaves > 0),
            (Demand::Deep, deep > 0),
            (Demand::RulesAgree, rules_agree),
            (Demand::UniqueBest, unique_best),
            (Demand::NoTies, is_apart),
        ];
        let demanded = demands.into_iter().filter(|(_, is_demanded)| *is_demanded);
        self.demands = demanded.map(|(demand, _)| demand).collect();
    }
}
