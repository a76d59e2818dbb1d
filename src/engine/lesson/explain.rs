//! The sentence of a step: who did what, then because of what, with the numbers of that step in it.

mod average;
mod compare;
mod descent;
mod fact;
mod playout;
mod pruned;
mod recall;
mod value;
mod watched;
mod window;

pub use fact::fact;
pub use pruned::{outcome, pruned};
pub use watched::watched;

use super::labels::{self, Labels};
use super::line::{self, Line, Span, is_rounded, plain};
use crate::game::{Interval, Player, Sided};
use crate::lang::words::explain;
use crate::lang::{Lang, Sentence};
use crate::search::{Algorithm, Basis, CutRule, Event, Mcts, Stage, Turn, Window};
use crate::trace::{Kind, Moment, NodeId, Number, Perspective, Phase};
use std::fmt;

/// How the numbers of a recording are read: by which algorithm, and from whose side they are written.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    /// The algorithm.
    pub algorithm: &'a Algorithm,
    /// The side from which the numbers of each node are written.
    pub perspective: Perspective,
}

/// Max's side.
impl<'a> From<&'a Algorithm> for Reading<'a> {
    fn from(algorithm: &'a Algorithm) -> Reading<'a> {
        Reading {
            algorithm,
            perspective: Perspective::Max,
        }
    }
}

/// The input of a sentence: the moment before an event, names and a language. From Min's side numbers are turned and the players'
/// parts exchanged, so that whoever speaks maximises; only the names of the players stay.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The moment before the event.
    before: Moment<'a>,
    labels: &'a dyn Labels,
    lang: Lang,
    algorithm: &'a Algorithm,
    perspective: Perspective,
    /// The player from whose side the sentence is told.
    side: Player,
}

impl fmt::Debug for Teller<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Teller")
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

impl<'a> Teller<'a> {
    /// Makes a teller from Max's side.
    fn new(
        before: Moment<'a>,
        labels: &'a dyn Labels,
        lang: Lang,
        reading: Reading<'a>,
    ) -> Teller<'a> {
        Teller {
            before,
            labels,
            lang,
            algorithm: reading.algorithm,
            perspective: reading.perspective,
            side: Player::Max,
        }
    }

    /// The same from the side of a node.
    fn at(self, node: NodeId) -> Teller<'a> {
        Teller {
            side: self.perspective.side(self.before.trace(), node),
            ..self
        }
    }

    /// The same from the side of the children of the node whose side it is.
    fn below(self) -> Teller<'a> {
        match self.perspective {
            Perspective::Max => self,
            Perspective::Mover => Teller {
                side: self.side.other(),
                ..self
            },
        }
    }

    /// Whether each node's numbers are written from the side of its mover.
    fn is_turned(&self) -> bool {
        self.perspective == Perspective::Mover
    }

    /// What is given from Max's side, from that of the sentence, and the other way round.
    fn seen<T: Sided>(&self, given: T) -> T {
        given.seen_by(self.side)
    }

    fn number(&self, node: NodeId) -> Option<Number> {
        self.before.number(node).map(|number| self.seen(number))
    }

    fn window(&self, node: NodeId) -> Option<Window> {
        self.before.window(node).map(|window| self.seen(window))
    }

    fn interval(&self, node: NodeId) -> Interval {
        self.seen(self.before.interval(node))
    }

    /// The name of the player with a part: Max is whoever maximises on this side.
    fn named(&self, part: Player) -> Span {
        line::player(self.seen(part))
    }

    /// A number that belongs to the player with a part.
    fn of(&self, part: Player, value: f64) -> Span {
        line::of(self.seen(part), value)
    }

    fn node(&self, node: NodeId) -> Span {
        let trace = self.before.trace();
        labels::node(trace, self.labels, self.lang, node, self.perspective)
    }

    /// The options of Monte-Carlo tree search; the standard ones under anything else.
    fn mcts(&self) -> Mcts {
        match self.algorithm {
            Algorithm::Mcts(options) => *options,
            _ => Mcts::default(),
        }
    }

    /// When a window is empty.
    fn cut_rule(&self) -> CutRule {
        match self.algorithm {
            Algorithm::AlphaBeta(options) => options.cut,
            _ => CutRule::Ge,
        }
    }

    /// Whether positions are only won or lost.
    fn is_win_lose(&self) -> bool {
        matches!(self.algorithm, Algorithm::WinLose(_))
    }

    fn is_chance(&self, node: NodeId) -> bool {
        self.before.trace().kind(node) == Kind::Inner(Turn::Chance)
    }

    /// The part of the player who chooses at a node; Max at nodes without a player.
    fn player(&self, node: NodeId) -> Player {
        match self.before.trace().kind(node) {
            Kind::Inner(Turn::Player(player)) => self.seen(player),
            _ => Player::Max,
        }
    }

    /// The sign before the value of a node that is an estimate, or that is printed rounded.
    fn about(&self, node: Option<NodeId>, value: f64) -> Span {
        let number = node.and_then(|node| self.before.number(node));
        let is_estimate = number.is_some_and(|number| number.basis != Basis::Exact);
        plain(if is_estimate || is_rounded(value) {
            "≈\u{a0}"
        } else {
            ""
        })
    }

    /// A sentence in the language.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a sentence is made where it is told"
    )]
    fn tell(&self, sentence: impl Sentence<Span>) -> Line {
        Line::of(&sentence, self.lang)
    }
}

/// Writes the sentence for the event that led to `moment`.
pub fn explain<'a>(
    moment: &Moment,
    labels: &dyn Labels,
    lang: Lang,
    reading: impl Into<Reading<'a>>,
) -> Line {
    let teller = Teller::new(moment.before(), labels, lang, reading.into());
    sentence(&teller, moment).finished(lang)
}

fn sentence(teller: &Teller, moment: &Moment) -> Line {
    let Some(event) = moment.event() else {
        return descent::start(teller);
    };
    let cursor = teller.before.cursor();
    let teller = &teller.at(cursor);
    let event = event.seen_by(teller.side);
    match event {
        Event::Begin {
            stage: Stage::Iteration(number),
        } => playout::begin(teller, number),
        Event::Begin {
            stage: Stage::Depth(depth),
        } => descent::deepen(teller, depth),
        Event::Open { turn, choices } => descent::open(teller, cursor, turn, choices),
        Event::Expand { choice, count } => playout::expand(teller, cursor, choice, count),
        Event::Prior { choice, prior } => playout::prior(teller, cursor, choice, prior),
        Event::Rank { choice, score } => descent::rank(teller, cursor, choice, score),
        Event::Descend {
            choice,
            probability,
        } => match moment.trace().phase(moment.step()) {
            Phase::Selection => playout::select(teller, cursor, choice, probability),
            Phase::Expansion if !teller.mcts().is_puct() || teller.is_chance(cursor) => {
                playout::enter(teller, moment.cursor())
            }
            Phase::Expansion => playout::select(teller, cursor, choice, probability),
            _ if teller.is_chance(cursor) => average::descend(teller, moment.cursor(), probability),
            _ => descent::descend(teller, cursor, moment.cursor()),
        },
        Event::Bound { window } if moment.trace().is_given(moment.step()) => {
            window::given(teller, cursor, window)
        }
        Event::Bound { window } if matches!(teller.before.event(), Some(Event::Recall { .. })) => {
            recall::narrowed(teller, cursor, window)
        }
        Event::Bound { window } => window::narrowed(teller, cursor, window),
        Event::Range { low, high } if moment.step() == 1 => descent::bounds(teller, low, high),
        Event::Range { low, high } => average::range(teller, cursor, low, high),
        Event::Evaluate {
            payoff,
            score,
            basis,
        } => value::evaluate(teller, cursor, (payoff, score), basis),
        Event::Scout { choice, window } => window::scout(teller, cursor, choice, window),
        Event::Again { choice } => window::again(teller, cursor, choice),
        Event::Improve { choice, score } => compare::improve(teller, cursor, choice, score),
        Event::Accumulate { sum } => average::accumulate(teller, cursor, sum),
        Event::Cutoff { remaining } if teller.is_chance(cursor) => {
            average::cutoff(teller, cursor, remaining)
        }
        Event::Cutoff { remaining } => window::cutoff(teller, cursor, remaining),
        Event::Recall { .. } => recall::recall(teller, cursor, event),
        Event::Store { relation } => recall::store(teller, cursor, relation),
        Event::Grundy { value } => recall::grundy(teller, cursor, value),
        Event::Simulate {
            score,
            plies,
            playout,
        } => playout::simulate(teller, cursor, score, plies, playout),
        Event::Credit { reward, visits } => playout::credit(teller, cursor, reward, visits),
        Event::Return { .. } => value::returned(teller, moment, cursor),
        Event::Choose { choice } => value::choose(teller, choice),
    }
}

/// The word on the tag beside the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag(pub Phase);

impl Tag {
    /// Returns the word of the tag.
    pub fn word(self, lang: Lang) -> &'static str {
        let word = match self.0 {
            Phase::Start => explain::TAG_START,
            Phase::Selection => explain::TAG_SELECTION,
            Phase::Expansion => explain::TAG_EXPANSION,
            Phase::Simulation => explain::TAG_SIMULATION,
            Phase::Backpropagation => explain::TAG_BACKPROPAGATION,
            Phase::Descent => explain::TAG_DOWN,
            Phase::Leaf => explain::TAG_VALUE,
            Phase::Backup => explain::TAG_BACK_UP,
            Phase::Cut => explain::TAG_CUT,
            Phase::Choice => explain::TAG_CHOICE,
        };
        word.say(lang)
    }
}
