//! An exercise that a lecturer makes of the search in the lab: which questions it asks, of the same position or of one that is drawn for
//! each student, and what a drawn search has to be like. What the student sees is the exercise itself.

pub mod numbers;
mod resumed;

pub use resumed::Form;

use crate::exercise::{
    About, Ask, Effort, Exercise, MOST_POINTS, Must, Odds, Question, Shape, Source, When, Wish,
    number,
};
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lang::words::{exercise, spec};
use crate::lang::{Saying, quoted};
use crate::search::Algorithm;
use crate::spec::{Refusal, Spec};
use numbers::{Number, Numbers};

/// How many seeds are tried for the count of those that fit.
pub const SEEDS: u64 = 80;

/// Returns the path of the points of a kind of question in a refusal.
pub fn points_path(kind: usize) -> String {
    format!("points[{kind}]")
}

/// The number of [`KINDS`], and of the words that the form has for them.
pub const KIND_COUNT: usize = 14;

/// The kinds of question that need no parameters.
pub const KINDS: [Ask; KIND_COUNT] = [
    Ask::Cut { other_rule: 0.0 },
    Ask::Values { at: Vec::new() },
    Ask::Grundy { at: Vec::new() },
    Ask::Window {
        at: Vec::new(),
        when: When::Enter,
    },
    Ask::Root { leaves: true },
    Ask::Next,
    Ask::Order { at: Vec::new() },
    Ask::Backup,
    Ask::Mistake {
        about: About::Values,
    },
    Ask::Mistake {
        about: About::Window,
    },
    Ask::Playouts,
    Ask::Control,
    Ask::Which,
    Ask::Claim { claim: None },
];

/// What a drawn search has to be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Demand {
    AboveLeaves,
    Deep,
    RulesAgree,
    UniqueBest,
    NoTies,
}

impl Demand {
    /// All of them.
    pub const ALL: [Demand; 5] = [
        Demand::AboveLeaves,
        Demand::Deep,
        Demand::RulesAgree,
        Demand::UniqueBest,
        Demand::NoTies,
    ];

    /// Whether it says something about a search by this algorithm.
    pub fn suits(self, algorithm: &Algorithm) -> bool {
        match self {
            Demand::AboveLeaves | Demand::Deep | Demand::RulesAgree => {
                matches!(algorithm, Algorithm::AlphaBeta(_))
            }
            Demand::NoTies => !matches!(algorithm, Algorithm::WinLose(_)),
            Demand::UniqueBest => true,
        }
    }
}

/// A change of the form.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Asks a question of [`KINDS`], or no more.
    Ask(usize),
    /// Moves the question at a place of the order up by one.
    Raise(usize),
    /// Writes the points of a question of [`KINDS`].
    Points(usize, String),
    /// Names the exercise.
    Name(String),
    /// Writes the task in the lecturer's words.
    Text(String),
    /// Draws a position for each student, or gives all the same.
    Draw(bool),
    /// Demands something of a drawn search, or no more.
    Demand(Demand),
    /// Writes a text into the field of a number.
    Number(Number, String),
    /// Shows the variant of the next or the previous seed.
    Seed(bool),
    /// Counts one seed more, if it fits.
    Count,
    /// Shows the exercise as a student sees it.
    Close,
    /// Shows the form again.
    Open,
}

/// How many of the first seeds fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fits {
    /// How many were tried.
    pub tried: u64,
    /// How many of them have a variant.
    pub fit: u64,
}

/// An exercise that is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Builder {
    /// The position in the lab.
    game: AnyGame,
    /// The algorithm in the lab.
    pub algorithm: Algorithm,
    /// Its name, on which the variants of students depend.
    pub id: String,
    /// The task in the lecturer's words.
    pub text: String,
    /// The questions in their order, by their places in [`KINDS`].
    pub asks: Vec<usize>,
    /// The points of each kind, as they were typed.
    points: [String; KIND_COUNT],
    /// Whether each student gets a position drawn.
    pub is_drawn: bool,
    /// What is written in the fields for numbers.
    pub numbers: Numbers,
    demands: Vec<Demand>,
    /// The seed of the variant shown.
    pub seed: u64,
    /// How many seeds fit.
    pub fits: Fits,
    /// The questions that can be asked about the position in the lab; all that suit the search where none can.
    askable: Vec<usize>,
    /// Why there is no such exercise.
    pub refused: Option<Refusal>,
    /// Whether the form is shown.
    pub is_open: bool,
}

impl Builder {
    /// Begins with the first question that suits the search of the lab, about its position.
    pub fn new(spec: &Spec) -> Builder {
        let algorithm = spec.algorithm.clone();
        let is_won = matches!(algorithm, Algorithm::WinLose(_) | Algorithm::Mcts(_));
        let mut builder = Builder {
            game: spec.game.clone(),
            algorithm,
            id: String::new(),
            text: String::new(),
            asks: Vec::new(),
            points: std::array::from_fn(|_| "1".to_owned()),
            is_drawn: false,
            numbers: Numbers::new(if is_won { (0, 1) } else { (0, 20) }),
            demands: Vec::new(),
            seed: 0,
            fits: Fits::default(),
            askable: Vec::new(),
            refused: None,
            is_open: true,
        };
        let suiting = (0..KINDS.len()).filter(|kind| KINDS[*kind].suits(&builder.algorithm));
        let alone = |kind: &usize| Builder {
            asks: vec![*kind],
            ..builder.clone()
        };
        // A question may suit the algorithm and not this position; for one that takes long it is not known.
        let is_fit = |builder: Builder| {
            let exercise = builder.exercise().ok()?;
            let drawn = exercise.instance_within(0, &mut Effort::at_once(&exercise));
            drawn.ok()
        };
        let (can, cannot): (Vec<_>, Vec<_>) =
            suiting.partition(|kind| is_fit(alone(kind)).is_some());
        builder.askable = if can.is_empty() { cannot } else { can };
        builder.asks = builder.askable.first().copied().into_iter().collect();
        builder
    }

    /// Returns the questions that can be asked: about any drawn tree all that suit the search.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        let is_tree = self.is_drawn && !matches!(self.game, AnyGame::Nim(_));
        let can = move |kind: &usize| is_tree || self.askable.contains(kind);
        (0..KINDS.len())
            .filter(|kind| KINDS[*kind].suits(&self.algorithm))
            .filter(can)
    }

    /// Whether something is demanded.
    pub fn demands(&self, demand: Demand) -> bool {
        self.demands.contains(&demand)
    }

    /// Applies a change of the form.
    pub fn change(&mut self, change: &Change) {
        match change {
            Change::Ask(kind) if self.asks.contains(kind) => {
                self.asks.retain(|asked| asked != kind);
            }
            Change::Ask(kind) => self.asks.push(*kind),
            Change::Raise(at) => {
                if (1..self.asks.len()).contains(at) {
                    self.asks.swap(at - 1, *at);
                }
            }
            Change::Points(kind, text) => text.trim().clone_into(&mut self.points[*kind]),
            Change::Name(id) => id.trim().clone_into(&mut self.id),
            Change::Text(text) => text.trim().clone_into(&mut self.text),
            Change::Draw(is_drawn) => {
                self.is_drawn = *is_drawn;
                let kinds: Vec<usize> = self.kinds().collect();
                self.asks.retain(|asked| kinds.contains(asked));
                if self.asks.is_empty() {
                    self.asks.extend(kinds.first());
                }
            }
            Change::Demand(demand) if self.demands(*demand) => {
                self.demands.retain(|asked| asked != demand);
            }
            Change::Demand(demand) => self.demands.push(*demand),
            Change::Number(number, text) => self.numbers.write(*number, text),
            Change::Seed(is_next) => {
                self.seed = if *is_next {
                    self.seed + 1
                } else {
                    self.seed.saturating_sub(1)
                };
                return;
            }
            Change::Count => return,
            Change::Close | Change::Open => {
                self.is_open = *change == Change::Open;
                return;
            }
        }
        self.fits = Fits::default();
    }

    /// Whether the seeds are still being counted.
    pub fn is_counting(&self) -> bool {
        self.is_open && self.is_drawn && self.refused.is_none() && self.fits.tried < SEEDS
    }

    /// Counts one more seed.
    pub fn count(&mut self, is_fit: bool) {
        self.fits.tried += 1;
        self.fits.fit += u64::from(is_fit);
    }

    /// Whether a drawn tree takes the place of the game in the lab.
    pub fn leaves_game(&self) -> bool {
        self.is_drawn && !matches!(self.game, AnyGame::Tree(_) | AnyGame::Nim(_))
    }

    /// Returns the numbers that the form asks for about a drawn position.
    pub fn wished(&self) -> &'static [Number] {
        match (&self.game, &self.algorithm) {
            (AnyGame::Nim(_), _) => &Number::OF_NIM,
            (_, Algorithm::AlphaBeta(_)) => &Number::OF_TREE_WITH_CUTS,
            _ => &Number::OF_TREE,
        }
    }

    /// Returns the exercise.
    ///
    /// # Errors
    /// If a number cannot be read, with the [path](Number::path) of its field.
    pub fn exercise(&self) -> Result<Exercise, Refusal> {
        let question = |kind: &usize| {
            Ok(Question {
                ask: KINDS[*kind].clone(),
                points: self.points(*kind)?,
            })
        };
        let ask: Result<Vec<Question>, Refusal> = self.asks.iter().map(question).collect();
        Ok(Exercise {
            id: self.id.clone(),
            text: (!self.text.is_empty()).then(|| Saying::of(&self.text)),
            source: if self.is_drawn {
                Source::Drawn(Box::new(self.wish()?))
            } else {
                Source::Given(self.game.clone())
            },
            algorithm: self.algorithm.clone(),
            ask: ask?,
            level: None,
            attempts: self.numbers.read(Number::Attempts)? as u32,
        })
    }

    /// Returns the text in the field for the points of a kind of question.
    pub fn points_typed(&self, kind: usize) -> &str {
        &self.points[kind]
    }

    /// Reads the points of a kind of question.
    fn points(&self, kind: usize) -> Result<f64, Refusal> {
        let typed = &self.points[kind];
        let points = number(typed).filter(|points| (0.0..=MOST_POINTS).contains(points));
        points.ok_or_else(|| {
            let wanted = exercise::NumberTo {
                most: MOST_POINTS.to_string(),
            };
            let found = format!("“{}”", quoted(typed));
            Refusal::new(&points_path(kind), spec::Unexpected { wanted, found })
        })
    }

    fn wish(&self) -> Result<Wish, Refusal> {
        let demanded = |demand: Demand| self.demands(demand) && demand.suits(&self.algorithm);
        let cuts = match self.algorithm {
            Algorithm::AlphaBeta(_) => self.numbers.read(Number::Cuts)? as u32,
            _ => 0,
        };
        let must = Must {
            cuts: (cuts > 0).then_some((cuts, cuts)),
            deep: demanded(Demand::Deep).into(),
            above_leaves: demanded(Demand::AboveLeaves).into(),
            unique_best: demanded(Demand::UniqueBest),
            rules_agree: demanded(Demand::RulesAgree),
        };
        let root = match self.game.status() {
            Status::ToMove(player) => player,
            _ => Player::Max,
        };
        let shape = match &self.game {
            AnyGame::Nim(_) => Shape::Nim {
                heaps: self.numbers.pair(Number::FewestHeaps, Number::MostHeaps)?,
                stones: self
                    .numbers
                    .pair(Number::FewestStones, Number::MostStones)?,
            },
            _ => Shape::Tree {
                root,
                children: self
                    .numbers
                    .pair(Number::FewestChildren, Number::MostChildren)?,
                depth: self
                    .numbers
                    .read(Number::Depth)
                    .map(|depth| (depth, depth))?,
                values: self.numbers.pair(Number::Lowest, Number::Highest)?,
                ties: !self.demands(Demand::NoTies),
                chance: matches!(self.algorithm, Algorithm::Expectimax(_)).then_some(Odds::Even),
            },
        };
        Ok(Wish { shape, must })
    }
}
