//! The algorithms as a book prints them, in both languages, and which line an event belongs to.

mod alpha_beta;
mod expectimax;
mod mcts;
mod minimax;
mod win_lose;

use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::search::{Algorithm, Basis, CutRule, Evaluation, Event, Stage, Turn, Used};
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
    act: Act,
    /// Whose node the line is about, where a listing says it for each.
    turn: Option<Turn>,
}

/// What a line does; each event does one of these, each listing has a line for all that can occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Bounds,
    Deepen,
    Enter,
    Start,
    Recall,
    Rank,
    Each,
    Better,
    Narrow,
    Accumulate,
    Interval,
    Cut,
    Number,
    Store,
    Back,
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

const MAX: Option<Turn> = Some(Turn::Player(Player::Max));
const MIN: Option<Turn> = Some(Turn::Player(Player::Min));
const CHANCE: Option<Turn> = Some(Turn::Chance);

const fn code(
    indent: u8,
    act: Act,
    turn: Option<Turn>,
    english: &'static str,
    chinese: &'static str,
) -> CodeLine {
    CodeLine {
        indent,
        english,
        chinese,
        act,
        turn,
    }
}

/// A line without words.
const fn signs(indent: u8, act: Act, turn: Option<Turn>, text: &'static str) -> CodeLine {
    code(indent, act, turn, text, text)
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

/// The lines that end a line of play, as far as they can occur.
fn ends(depth: Option<u32>, evaluation: &Evaluation) -> Vec<CodeLine> {
    let limit = match evaluation {
        _ if depth.is_none() => None,
        Evaluation::Features { .. } => Some(code(
            0,
            Act::Value(Basis::Estimate),
            None,
            "depth limit: return estimate",
            "到深度上限：返回估值",
        )),
        Evaluation::Playouts { .. } => Some(code(
            0,
            Act::Value(Basis::Average),
            None,
            "depth limit: return mean of N playouts",
            "到深度上限：返回 N 次模拟的平均",
        )),
    };
    let over = code(
        0,
        Act::Value(Basis::Exact),
        None,
        "n is over: return its score",
        "n 已终局：返回得分",
    );
    [over].into_iter().chain(limit).collect()
}

/// The pseudo-code of an algorithm with its options.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// The lines from the top.
    pub lines: Vec<CodeLine>,
    /// When a window is empty.
    cut: CutRule,
}

impl Listing {
    /// The listing for an algorithm; lines that its options or the game rule out are left out. `chance`: some position is a chance
    /// node; `random`: the player whose moves are drawn.
    pub fn new(algorithm: &Algorithm, chance: bool, random: Option<Player>) -> Listing {
        let lines = match algorithm {
            Algorithm::WinLose(options) => win_lose::lines(options),
            Algorithm::Minimax(options) => minimax::lines(options),
            Algorithm::AlphaBeta(options) => alpha_beta::lines(options),
            Algorithm::Expectimax(options) => expectimax::lines(options, chance, random),
            Algorithm::Mcts(options) => mcts::lines(options, chance),
        };
        let cut = match algorithm {
            Algorithm::AlphaBeta(options) => options.cut,
            _ => CutRule::Ge,
        };
        Listing { lines, cut }
    }

    /// The line that the event which led to `moment` carries out; none at the beginning.
    pub fn lit(&self, moment: &Moment) -> Option<usize> {
        let (act, turn) = act(moment)?;
        self.lines
            .iter()
            .position(|line| line.act == act && (line.turn.is_none() || line.turn == turn))
    }

    /// What the variables hold at `moment`, beside the lines that set them.
    pub fn values(&self, moment: &Moment, name: &dyn Fn(NodeId) -> String) -> Vec<Option<String>> {
        let node = moment.subject();
        let Kind::Inner(mover) = moment.trace().kind(node) else {
            return vec![None; self.lines.len()];
        };
        // A number that comes from elsewhere is none of these variables.
        if let Some((Act::Value(_), _)) = act(moment) {
            return vec![None; self.lines.len()];
        }
        let window = moment.window(node);
        let has_header = self.lines.iter().any(|line| line.act == Act::Enter);
        let holds = |name: &str, value: f64| format!("{name}\u{a0}=\u{a0}{}", figure(value));
        // What goes up may be another number than v: the window's end, or v clipped.
        let held = if let Some(Event::Return { .. }) = moment.event() {
            &moment.before()
        } else {
            moment
        };
        let value = held.number(node).map(|number| number.value);
        let show = |line: &CodeLine| match line.act {
            _ if line.turn != Some(mover) => None,
            Act::Enter => Some(format!("n\u{a0}=\u{a0}{}", name(node))),
            Act::Start if !has_header => Some(format!("n\u{a0}=\u{a0}{}", name(node))),
            Act::Better => value.map(|value| holds("v", value)),
            Act::Accumulate => value.map(|value| holds("s", value)),
            Act::Narrow => window.map(|window| match mover {
                Turn::Player(Player::Min) => holds("β", window.beta),
                _ => holds("α", window.alpha),
            }),
            Act::Cut if mover != Turn::Chance => window.map(|window| {
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
}

/// What the event that led to a moment does, and whose node it is about.
fn act(moment: &Moment) -> Option<(Act, Option<Turn>)> {
    let trace = moment.trace();
    let before = moment.before();
    let cursor = before.cursor();
    let is_mcts = !trace.landmarks().iterations.is_empty();
    let turn = match trace.kind(cursor) {
        Kind::Inner(turn) => Some(turn),
        Kind::Leaf | Kind::Unknown => None,
    };
    let act = match moment.event()? {
        Event::Begin {
            stage: Stage::Iteration(_),
        } => Act::Iterate,
        Event::Begin {
            stage: Stage::Depth(_),
        } => Act::Deepen,
        Event::Range { .. } if moment.step() == 1 => Act::Bounds,
        Event::Range { .. } => Act::Interval,
        Event::Open { .. } if is_mcts && moment.step() == 1 => Act::Root,
        Event::Open { .. } if is_mcts => Act::New,
        Event::Open { .. } => Act::Start,
        Event::Expand { .. } => Act::Expand,
        Event::Rank { .. } => Act::Rank,
        Event::Descend { .. } if matches!(before.event(), Some(Event::Expand { .. })) => Act::New,
        Event::Descend { .. } if is_mcts && turn == CHANCE => Act::Draw,
        Event::Descend { .. } if is_mcts => Act::Select,
        Event::Descend { .. } => Act::Each,
        Event::Bound { .. } if trace.is_given(moment.step()) => Act::Enter,
        Event::Bound { .. } if matches!(before.event(), Some(Event::Recall { .. })) => Act::Recall,
        Event::Bound { .. } => Act::Narrow,
        Event::Evaluate { .. } if is_mcts => Act::Terminal,
        Event::Evaluate { basis, .. } => Act::Value(basis),
        Event::Improve { .. } => Act::Better,
        Event::Accumulate { .. } => Act::Accumulate,
        Event::Cutoff { .. } => Act::Cut,
        Event::Recall { .. } => Act::Recall,
        Event::Store { .. } => Act::Store,
        Event::Grundy { .. } => match before.event() {
            Some(Event::Evaluate { basis, .. }) => Act::Value(basis),
            Some(Event::Recall { .. }) => Act::Recall,
            _ => Act::Number,
        },
        Event::Simulate { .. } if is_mcts => Act::Playout,
        Event::Simulate { .. } => Act::Value(Basis::Average),
        Event::Credit { .. } => Act::Credit,
        Event::Return { .. } => return Some((ended(&before).unwrap_or(Act::Back), turn)),
        Event::Choose { .. } => Act::Take,
    };
    Some((act, turn))
}

/// What gave the node its value, where its children did not; a Grundy number may have been told since.
fn ended(before: &Moment) -> Option<Act> {
    let told = match before.event() {
        Some(Event::Grundy { .. }) => before.before().event(),
        event => event,
    };
    match told {
        Some(Event::Evaluate { basis, .. }) => Some(Act::Value(basis)),
        Some(Event::Recall {
            used: Used::Answer, ..
        }) => Some(Act::Recall),
        _ => None,
    }
}
