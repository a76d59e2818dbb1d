//! The algorithms as a book prints them, in both languages, and which line an event belongs to.

mod alpha_beta;
mod mcts;
mod minimax;

use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::search::{Algorithm, Basis, Event, Turn};
use crate::trace::{Kind, Moment, NodeId};

/// A line of pseudo-code: how far it is indented and what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// Steps of indentation.
    pub indent: u8,
    /// In English.
    english: &'static str,
    /// In Chinese.
    chinese: &'static str,
    role: Role,
}

/// What a line does; each event has one role, each listing has a line for every role that can occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Enter(Player),
    Start(Player),
    Each(Player),
    Better(Player),
    Narrow(Player),
    Cut(Player),
    Back(Player),
    Value(Basis),
    Root,
    Iterate,
    Select,
    Draw,
    Expand,
    New,
    Playout,
    Terminal,
    Credit,
    Take,
}

const fn code(indent: u8, role: Role, english: &'static str, chinese: &'static str) -> CodeLine {
    CodeLine { indent, english, chinese, role }
}

impl CodeLine {
    /// The text in a language, without its indentation.
    pub fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.english,
            Lang::Zh => self.chinese,
        }
    }
}

/// The pseudo-code of an algorithm with its options.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// The lines from the top.
    pub lines: Vec<CodeLine>,
}

impl Listing {
    /// The listing for an algorithm; lines that its options or the game rule out are left out.
    pub fn new(algorithm: &Algorithm, chance: bool) -> Listing {
        let (all, limited): (&[CodeLine], bool) = match algorithm {
            Algorithm::Minimax(options) => (&minimax::LINES, options.depth.is_some()),
            Algorithm::AlphaBeta(options) => (&alpha_beta::LINES, options.depth.is_some()),
            Algorithm::Mcts(_) => (&mcts::LINES, false),
        };
        let belongs = |line: &&CodeLine| match line.role {
            Role::Value(Basis::Estimate) => limited,
            Role::Draw => chance,
            _ => true,
        };
        Listing { lines: all.iter().filter(belongs).copied().collect() }
    }

    /// The line that the event which led to `moment` carries out; none at the beginning.
    pub fn lit(&self, moment: &Moment) -> Option<usize> {
        let role = role(moment)?;
        self.lines.iter().position(|line| line.role == role)
    }

    /// What the variables hold at `moment`, beside the lines that set them.
    pub fn values(&self, moment: &Moment, name: &dyn Fn(NodeId) -> String) -> Vec<Option<String>> {
        let node = moment.subject();
        let Kind::Inner(Turn::Player(mover)) = moment.trace().kind(node) else { return vec![None; self.lines.len()] };
        let window = moment.window(node);
        let has_header = self.lines.iter().any(|line| matches!(line.role, Role::Enter(_)));
        let value = moment.number(node).map(|number| format!("v\u{a0}=\u{a0}{}", figure(number.value)));
        let show = |line: &CodeLine| match line.role {
            Role::Enter(player) if player == mover => Some(format!("n\u{a0}=\u{a0}{}", name(node))),
            Role::Start(player) if player == mover && !has_header => Some(format!("n\u{a0}=\u{a0}{}", name(node))),
            Role::Better(player) if player == mover => value.clone(),
            Role::Narrow(Player::Max) if mover == Player::Max => {
                window.map(|window| format!("α\u{a0}=\u{a0}{}", figure(window.alpha)))
            }
            Role::Narrow(Player::Min) if mover == Player::Min => {
                window.map(|window| format!("β\u{a0}=\u{a0}{}", figure(window.beta)))
            }
            Role::Cut(player) if player == mover => window.map(|window| {
                let sign = if window.is_closed() { "≥" } else { "<" };
                format!("{}\u{a0}{sign}\u{a0}{}", figure(window.alpha), figure(window.beta))
            }),
            _ => None,
        };
        self.lines.iter().map(show).collect()
    }
}

/// The role of the event that led to a moment.
fn role(moment: &Moment) -> Option<Role> {
    let trace = moment.trace();
    let before = moment.before();
    let cursor = before.cursor();
    let is_mcts = !trace.landmarks().iterations.is_empty();
    let mover = |node: NodeId| match trace.kind(node) {
        Kind::Inner(Turn::Player(player)) => player,
        _ => Player::Max,
    };
    Some(match moment.event()? {
        Event::Begin { .. } => Role::Iterate,
        Event::Open { .. } if is_mcts && cursor == NodeId::ROOT => Role::Root,
        Event::Open { .. } if is_mcts => Role::New,
        Event::Open { .. } => Role::Start(mover(cursor)),
        Event::Expand { .. } => Role::Expand,
        Event::Descend { .. } if matches!(before.event(), Some(Event::Expand { .. })) => Role::New,
        Event::Descend { .. } if trace.kind(cursor) == Kind::Inner(Turn::Chance) => Role::Draw,
        Event::Descend { .. } if is_mcts => Role::Select,
        Event::Descend { .. } => Role::Each(mover(cursor)),
        Event::Bound { .. } if trace.is_given(moment.step()) => Role::Enter(mover(cursor)),
        Event::Bound { .. } => Role::Narrow(mover(cursor)),
        Event::Evaluate { .. } if is_mcts => Role::Terminal,
        Event::Evaluate { basis, .. } => Role::Value(basis),
        Event::Improve { .. } => Role::Better(mover(cursor)),
        Event::Cutoff { .. } => Role::Cut(mover(cursor)),
        Event::Simulate { .. } => Role::Playout,
        Event::Credit { .. } => Role::Credit,
        Event::Return { .. } => match before.event() {
            Some(Event::Evaluate { basis, .. }) => Role::Value(basis),
            _ => Role::Back(mover(cursor)),
        },
        Event::Choose { .. } => Role::Take,
    })
}
