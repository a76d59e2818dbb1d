//! The algorithms as a book prints them, and which line an event belongs to.

mod act;
mod alpha_beta;
mod expectimax;
mod mcts;
mod minimax;
mod notes;
mod procedure;
mod source;
mod win_lose;

pub use source::source_line;

use crate::game::Player;
use crate::lang::{Lang, Say, Saying, Text};
use crate::lesson::line::{equals, figure};
use crate::search::{Algorithm, CutRule, Event, Selection, Turn};
use crate::trace::{Kind, Moment, NodeId, Perspective};
use act::{Act, act};
pub use notes::Source;
use std::ops::Range;

/// A line of pseudo-code: how far it is indented and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// Steps of indentation; a line without any is the head of a procedure.
    pub indent: u8,
    /// The text of the line.
    text: Saying,
    act: Act,
    /// Further actions of the line.
    also: &'static [Act],
    /// Whose node the line is about, where a listing says it for each.
    turn: Option<Turn>,
    /// Which child the line is about, where a listing says it for each.
    child: Option<u16>,
    slip: Option<Text>,
}

const MAX: Option<Turn> = Some(Turn::Player(Player::Max));
const MIN: Option<Turn> = Some(Turn::Player(Player::Min));
const CHANCE: Option<Turn> = Some(Turn::Chance);

fn code(indent: u8, act: Act, turn: Option<Turn>, text: impl Say) -> CodeLine {
    CodeLine {
        indent,
        text: Saying::of(&text),
        act,
        also: &[],
        turn,
        child: None,
        slip: None,
    }
}

impl CodeLine {
    /// Returns the text in a language, without its indentation.
    pub fn text(&self, lang: Lang) -> String {
        self.text.text(lang)
    }

    /// Returns the error in the line, in a listing of other notes; `None` if there is none.
    pub fn slip(&self, lang: Lang) -> Option<&'static str> {
        self.slip.map(|slip| slip.say(lang))
    }

    /// Whether a value stands beside the line while its procedure runs.
    pub fn is_valued(&self) -> bool {
        let of_player = self.turn != CHANCE;
        matches!(self.act, Act::Better | Act::Accumulate | Act::Narrow)
            || (self.act == Act::Cut && of_player)
    }

    /// Whether the line does this to one of a node's children, or to whichever.
    fn does(&self, act: Act, child: Option<u16>) -> bool {
        (self.act == act || self.also.contains(&act))
            && (self.child.is_none() || self.child == child)
    }

    /// The name of the procedure whose head this is.
    fn procedure(&self) -> Option<String> {
        let text = (self.indent == 0).then(|| self.text.text(Lang::En))?;
        text.split('(').next().map(str::to_owned)
    }
}

/// Whose turn it is in a game, as far as that changes a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    /// The player to move at the root, if a player moves there.
    pub root: Option<Player>,
    /// Whether the players move by turns.
    pub alternate: bool,
    /// Whether some position is a chance node.
    pub chance: bool,
    /// The player whose moves are drawn.
    pub random: Option<Player>,
}

/// The pseudo-code of an algorithm with its options.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// The lines from the top.
    pub lines: Vec<CodeLine>,
    /// When a window is empty.
    cut: CutRule,
    /// The constant c of UCB, where children are chosen by it.
    exploration: Option<f64>,
    /// The notes whose listing it is; a textbook's has none.
    source: Option<Source>,
    /// From whose side its values are.
    perspective: Perspective,
}

impl Listing {
    /// Makes the listing for an algorithm, without the lines that its options or the game rule out.
    pub fn new(algorithm: &Algorithm, turns: &Turns, perspective: Perspective) -> Listing {
        let lines = match algorithm {
            Algorithm::WinLose(options) => win_lose::lines(options, turns),
            Algorithm::Minimax(options) => minimax::lines(options, turns, perspective),
            Algorithm::AlphaBeta(options) => alpha_beta::lines(options, turns, perspective),
            Algorithm::Expectimax(options) => expectimax::lines(options, turns),
            Algorithm::Mcts(options) => mcts::lines(options, turns.chance),
        };
        let cut = match algorithm {
            Algorithm::AlphaBeta(options) => options.cut,
            _ => CutRule::Ge,
        };
        let exploration = match algorithm {
            Algorithm::Mcts(options) => (options.selection == Selection::Ucb).then_some(options.c),
            _ => None,
        };
        Listing {
            lines,
            cut,
            exploration,
            source: None,
            perspective,
        }
    }

    /// Returns the index of the line that the event before `moment` carries out; `None` at the beginning, or if a listing of other notes
    /// lacks the line.
    pub fn lit(&self, moment: &Moment) -> Option<usize> {
        let (mut act, turn) = act(moment)?;
        if self.is_test(act, moment) {
            act = Act::Cut;
        }
        let child = child(moment);
        let find = |fits: &dyn Fn(&CodeLine) -> bool| {
            self.lines
                .iter()
                .position(|line| line.does(act, child) && fits(line))
        };
        // At a root that is a leaf no player moves.
        find(&|line| line.turn.is_none() || line.turn == turn).or_else(|| find(&|_| turn.is_none()))
    }

    /// Whether the test of the window does this as well: one listing tests it before it would narrow it, and returns at once.
    fn is_test(&self, act: Act, moment: &Moment) -> bool {
        let is_cut = |step| matches!(moment.trace().event(step), Some(Event::Cutoff { .. }));
        self.source == Some(Source::B)
            && match act {
                Act::Narrow => is_cut(moment.step() + 1),
                Act::Back => is_cut(moment.step() - 1),
                _ => false,
            }
    }

    /// Returns the active lines while `lit` is carried out, in order: enclosing loops, conditions and heads, and the calls that led here.
    pub fn under_way(&self, lit: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut inner = vec![lit];
        while let Some(line) = inner.pop() {
            let around = self.around(line);
            let head = around.last().copied().unwrap_or(line);
            let name = self.lines[head].procedure();
            let calls = |line: &CodeLine| match line.act {
                Act::Call(callees) => name.as_deref().is_some_and(|name| callees.contains(&name)),
                _ => false,
            };
            let callers = (0..self.lines.len()).filter(|index| calls(&self.lines[*index]));
            let fresh: Vec<usize> = callers.filter(|index| !found.contains(index)).collect();
            inner.extend(&fresh);
            found.extend(around.into_iter().chain(fresh));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Returns the lines of the procedure that a line belongs to, from its head on.
    pub fn procedure_around(&self, line: usize) -> Range<usize> {
        let is_head = |index: &usize| self.lines[*index].indent == 0;
        let head = (0..=line).rev().find(is_head).unwrap_or(0);
        let next = (line + 1..self.lines.len()).find(is_head);
        head..next.unwrap_or(self.lines.len())
    }

    /// The lines that a line stands in, from the inside out.
    fn around(&self, line: usize) -> Vec<usize> {
        let mut indent = self.lines[line].indent;
        let above = (0..line).rev();
        above
            .filter(|&index| {
                let is_outer = self.lines[index].indent < indent;
                indent = indent.min(self.lines[index].indent);
                is_outer
            })
            .collect()
    }

    /// Returns the values of the variables at `moment`, for each line that sets one.
    pub fn values(&self, moment: &Moment, name: &dyn Fn(NodeId) -> String) -> Vec<Option<String>> {
        // Other notes call them by other names; before the first step nothing has a value.
        if self.source.is_some() || moment.step() == 0 {
            return vec![None; self.lines.len()];
        }
        let node = moment.subject();
        if self.lines.iter().any(|line| line.act == Act::Credit) {
            return self.tallies(moment);
        }
        let Kind::Inner(mover) = moment.trace().kind(node) else {
            return vec![None; self.lines.len()];
        };
        // A number that comes from elsewhere belongs to none of these variables.
        if let Some((Act::Value(_), _)) = act(moment) {
            return vec![None; self.lines.len()];
        }
        let window = self.perspective.window(moment, node);
        // The returned number may differ from v: it may be an end of the window, or v clipped to it.
        let held = if let Some(Event::Return { .. }) = moment.event() {
            &moment.before()
        } else {
            moment
        };
        let value = self.perspective.number(held, node);
        let value = value.map(|number| number.value);
        // From their own side all players run the same lines.
        let mover = match self.perspective {
            Perspective::Max => Some(mover),
            Perspective::Mover => None,
        };
        let show = |line: &CodeLine| match line.act {
            _ if line.turn != mover => None,
            Act::Enter => Some(format!("s\u{a0}=\u{a0}{}", name(node))),
            Act::Better | Act::Accumulate => value.map(|value| holds("v", value)),
            Act::Narrow => window.map(|window| match mover {
                MIN => holds("β", window.beta),
                _ => holds("α", window.alpha),
            }),
            Act::Cut if mover != CHANCE => window.map(|window| {
                let sign = match self.cut {
                    CutRule::Ge if self.cut.closes(window) => "≥",
                    CutRule::Ge => "<",
                    CutRule::Gt if self.cut.closes(window) => ">",
                    CutRule::Gt => "≤",
                };
                format!(
                    "{}\u{a0}{sign}\u{a0}{}",
                    figure(window.alpha),
                    figure(window.beta)
                )
            }),
            _ => None,
        };
        self.lines.iter().map(show).collect()
    }

    /// Returns the constant of UCB and, while a node is credited, its visits and reward: at the heads of the procedures, whose lines
    /// have no room for them.
    fn tallies(&self, moment: &Moment) -> Vec<Option<String>> {
        let mut values = vec![None; self.lines.len()];
        for (index, line) in self.lines.iter().enumerate() {
            let head = self.procedure_around(index).start;
            match (line.act, moment.event()) {
                (Act::Select, _) => {
                    values[head] = self.exploration.map(|constant| holds("c", constant));
                }
                (Act::Credit, Some(Event::Credit { .. })) => {
                    let visits = moment.visits(moment.subject());
                    let (n, w) = (holds("n", visits.n.into()), holds("w", visits.w));
                    values[head] = Some(format!("{n}, {w}"));
                }
                _ => {}
            }
        }
        values
    }
}

/// Returns a variable and its value: `v = 3`, `c ≈ 1.414`.
fn holds(name: &str, value: f64) -> String {
    format!("{name}\u{a0}{}\u{a0}{}", equals(&[value]), figure(value))
}

/// The child that an event is about: it goes there, takes its value, or follows from that.
fn child(moment: &Moment) -> Option<u16> {
    match moment.event()? {
        Event::Descend { choice, .. }
        | Event::Improve { choice, .. }
        | Event::Choose { choice } => Some(choice),
        Event::Bound { .. } | Event::Cutoff { .. } | Event::Return { .. } => {
            let best = moment.best(moment.subject())?;
            Some(moment.trace().choice(best))
        }
        _ => None,
    }
}
