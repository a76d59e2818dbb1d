//! Searches as people write them, each in one of the ways that are right, which print their transcripts.

use plyscope::game::tree::{Kind, Tree};
use plyscope::game::{Game, Player, Status, Wording};
use proptest::prelude::*;
use std::fmt::Write;

/// Whose values a program compares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Values {
    Max,
    Min,
    Mover,
}

/// What a program returns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gives {
    Soft,
    Hard,
    Clipped,
}

/// In what order a program tries moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tries {
    Given,
    Reversed,
    BestFirst,
}

/// What a program does besides.
#[derive(Clone, Debug)]
pub struct Program {
    pub values: Values,
    /// Whether it has a window, and whether it stops at equal bounds.
    pub window: Option<bool>,
    pub gives: Gives,
    pub tries: Tries,
    /// Whether the moves of the start are tried in a loop of its own.
    pub loops: bool,
    /// The place of the value in a pair.
    pub place: Option<usize>,
    /// By how much the depth changes at each call.
    pub depth: Option<i8>,
    /// Whether the window is told.
    pub tells_window: bool,
    /// What stands for infinity.
    pub infinity: f64,
}

/// Draws right programs.
pub fn programs() -> impl Strategy<Value = Program> {
    let values = prop::sample::select(vec![Values::Max, Values::Min, Values::Mover]);
    let window = prop::sample::select(vec![None, Some(true), Some(false)]);
    let gives = prop::sample::select(vec![Gives::Soft, Gives::Hard, Gives::Clipped]);
    let tries = prop::sample::select(vec![Tries::Given, Tries::Reversed, Tries::BestFirst]);
    let place = prop::sample::select(vec![None, Some(0), Some(1)]);
    let depth = prop::sample::select(vec![None, Some(-1), Some(1)]);
    let infinity = prop::sample::select(vec![f64::INFINITY, 1e6]);
    (
        values,
        window,
        gives,
        tries,
        any::<bool>(),
        place,
        depth,
        any::<bool>(),
        infinity,
    )
        .prop_map(
            |(values, window, gives, tries, loops, place, depth, tells_window, infinity)| Program {
                values,
                window,
                // Where the window is not told, nobody sees that a value was cut to it.
                gives: if tells_window { gives } else { Gives::Soft },
                tries,
                loops,
                place,
                depth,
                tells_window,
                infinity,
            },
        )
}

struct Run<'p> {
    program: &'p Program,
    lines: String,
}

fn number(value: f64) -> String {
    match value {
        f64::INFINITY => "\"+inf\"".to_owned(),
        f64::NEG_INFINITY => "\"-inf\"".to_owned(),
        value => (value + 0.0).to_string(),
    }
}

impl Run<'_> {
    /// The factor between Max's values and the program's at a node of this player.
    fn sign(&self, mover: Player) -> f64 {
        let player = match self.program.values {
            Values::Max => Player::Max,
            Values::Min => Player::Min,
            Values::Mover => mover,
        };
        if player == Player::Max { 1.0 } else { -1.0 }
    }

    /// Searches a node with a window of Max's values, and returns Max's value.
    fn search(
        &mut self,
        tree: &Tree,
        mover: Player,
        window: [f64; 2],
        depth: i32,
        by: Option<u16>,
    ) -> f64 {
        let program = self.program;
        let sign = self.sign(mover);
        let [low, high] = if sign > 0.0 {
            window
        } else {
            [-window[1], -window[0]]
        };
        let mut line = String::from("{\"e\":\"enter\"");
        if let Some(by) = by {
            let _ = write!(line, ",\"move\":{by}");
        }
        if program.window.is_some() && program.tells_window {
            let _ = write!(line, ",\"alpha\":{},\"beta\":{}", number(low), number(high));
        }
        if program.depth.is_some() {
            let _ = write!(line, ",\"depth\":{depth}");
        }
        let _ = writeln!(line, ",\"turn\":\"{mover:?}\"}}");
        self.lines += &line;
        let (best, choice) = match tree.branch().kind {
            Kind::Leaf(score) => (score, None),
            _ => self.moves(tree, mover, window, depth, true),
        };
        let value = match (program.window, program.gives, mover) {
            (None, ..) | (_, Gives::Soft, _) => best,
            (_, Gives::Clipped, _) => best.max(window[0]).min(window[1]),
            (_, Gives::Hard, _) if choice.is_none() => best,
            (_, Gives::Hard, Player::Max) => best.max(window[0]),
            (_, Gives::Hard, Player::Min) => best.min(window[1]),
        };
        let own = number(value * sign);
        let choice = choice.map_or("null".to_owned(), |choice: u16| choice.to_string());
        let returned = match program.place {
            None => own,
            Some(0) => format!("[{own},{choice}]"),
            Some(_) => format!("[{choice},{own}]"),
        };
        let _ = writeln!(self.lines, "{{\"e\":\"exit\",\"return\":{returned}}}");
        value
    }

    /// Tries the moves of a node and returns the best value and its move.
    fn moves(
        &mut self,
        tree: &Tree,
        mover: Player,
        window: [f64; 2],
        depth: i32,
        cuts: bool,
    ) -> (f64, Option<u16>) {
        let mut order: Vec<u16> = tree.moves().collect();
        match self.program.tries {
            Tries::Given => {}
            Tries::Reversed => order.reverse(),
            Tries::BestFirst => order.sort_by(|one, other| {
                let [one, other] =
                    [one, other].map(|choice| tree.after(*choice).prospect().unwrap_or_default());
                if mover == Player::Max {
                    other.total_cmp(&one)
                } else {
                    one.total_cmp(&other)
                }
            }),
        }
        let [mut alpha, mut beta] = window;
        let (mut best, mut found) = (mover.worst(), None);
        for choice in order {
            let depth = depth + i32::from(self.program.depth.unwrap_or(0));
            let value = self.search(
                &tree.after(choice),
                mover.other(),
                [alpha, beta],
                depth,
                Some(choice),
            );
            if found.is_none() || mover.prefers(value, best) {
                (best, found) = (value, Some(choice));
            }
            match mover {
                Player::Max => alpha = alpha.max(best),
                Player::Min => beta = beta.min(best),
            }
            let closed = match self.program.window {
                None => false,
                Some(true) => alpha >= beta,
                Some(false) => alpha > beta,
            };
            if closed && cuts {
                break;
            }
        }
        (best, found)
    }
}

/// Returns the transcript of a program that searches a tree.
pub fn transcript(program: &Program, tree: &Tree) -> String {
    let game = format!("{{\"kind\":\"tree\",\"tree\":{}}}", tree.text());
    let mut run = Run {
        program,
        lines: format!("{{\"e\":\"run\",\"transcript\":1,\"game\":{game}}}\n"),
    };
    let Status::ToMove(mover) = tree.status() else {
        return run.lines;
    };
    // A number for infinity has to be larger than every value.
    let is_finite = !tree.text().contains("inf");
    let infinity = if is_finite {
        program.infinity
    } else {
        f64::INFINITY
    };
    let all = [-infinity, infinity];
    let start = if program.depth == Some(-1) { 50 } else { 0 };
    if program.loops {
        let (value, choice) = run.moves(tree, mover, all, start, true);
        let _ = value;
        let choice = choice.unwrap_or_default();
        let _ = writeln!(run.lines, "{{\"e\":\"answer\",\"move\":{choice}}}");
    } else {
        run.search(tree, mover, all, start, None);
    }
    run.lines
}
