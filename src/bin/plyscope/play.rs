//! `plyscope play`: positions in, moves out, line by line, for matches against other programs.

use crate::Failure;
use crate::json::{list, number, object, optional, text};
use crate::solve;
use plyscope::game::any::AnyGame;
use plyscope::game::{Player, Status};
use plyscope::lang::{Lang, Say};
use plyscope::play::{Budget, Machine, levels, think};
use plyscope::spec::Spec;
use std::io::{BufRead, Write};
use std::time::Instant;

/// Who plays and what to answer.
#[derive(Default)]
pub struct Play {
    /// The search behind the move too.
    pub detail: bool,
    /// A level of the game instead of the spec's algorithm.
    pub level: Option<String>,
    /// What ends its thinking instead of its options.
    pub budget: Option<Budget>,
}

impl Play {
    /// Answers the first line, a spec, and every position after it.
    pub fn run(&self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut line = String::new();
        input.read_line(&mut line)?;
        // A level or a budget stands in for what the spec's own options lack.
        let spec = solve::decode_with(Spec::read_unchecked, line.trim().as_bytes())
            .map_err(Failure::Refused)?;
        let machine = self.machine(&spec).map_err(Failure::Refused)?;
        let mut position = Ok(spec.game.clone());
        // Positions do not say how many moves led to them. The lines before give every search a seed of its own.
        for ply in 0.. {
            let answer = position.map(|position| self.answer(&machine, &position, ply));
            writeln!(
                out,
                "{}",
                answer.unwrap_or_else(|error: String| object([("error", text(&error))]))
            )?;
            // The other program waits for this answer before it asks again.
            out.flush()?;
            line.clear();
            while line.trim().is_empty() {
                line.clear();
                if input.read_line(&mut line)? == 0 {
                    return Ok(());
                }
            }
            position = spec
                .game
                .id()
                .read(line.trim(), Some(&spec.game))
                .map_err(|bad| bad.say(Lang::En));
        }
        Ok(())
    }

    fn machine(&self, spec: &Spec) -> Result<Machine, String> {
        let mut machine = Machine {
            seed: spec.seed,
            ..Machine::new(spec.algorithm.clone())
        };
        if let Some(asked) = &self.level {
            let all = levels(&spec.game);
            let names: Vec<&str> = all.iter().map(|level| level.name[0]).collect();
            let names = if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            };
            let level = all
                .into_iter()
                .find(|level| level.name.contains(&asked.as_str()));
            let level =
                level.ok_or_else(|| format!("--level: this game has {names}, found {asked:?}"))?;
            machine = Machine {
                seed: spec.seed,
                ..level.machine
            };
        }
        machine.budget = self.budget.unwrap_or(machine.budget);
        machine
            .check(&spec.game)
            .map(|()| machine)
            .map_err(|refusal| refusal.say(Lang::En))
    }

    /// The move's name, or why there is none.
    fn answer(&self, machine: &Machine, position: &AnyGame, ply: u32) -> String {
        let (why, value, mover) = match position.status() {
            Status::Over { score } => ("over", number(score), None),
            Status::Chance => ("chance", "null".to_owned(), None),
            Status::ToMove(player) => ("", String::new(), Some(player)),
        };
        let Some(player) = mover else {
            let nothing = || {
                object([
                    ("move", "null".to_owned()),
                    ("why", text(why)),
                    ("value", value),
                ])
            };
            return if self.detail {
                nothing()
            } else {
                why.to_owned()
            };
        };
        let began = Instant::now();
        let mut clock = || began.elapsed().as_secs_f64() * 1_000.0;
        let thought = think(position, machine, ply, &mut clock, &mut |_| {});
        let best = thought.answer.best;
        let name = best.and_then(|best| position.move_name(best));
        if !self.detail {
            return name.unwrap_or_default();
        }
        object([
            ("move", optional(name.as_deref().map(text))),
            (
                "to_move",
                text(if player == Player::Max { "max" } else { "min" }),
            ),
            ("best", optional(best.map(|best| best.to_string()))),
            ("value", number(thought.answer.value)),
            ("reached", thought.reached.to_string()),
            ("nodes", thought.counts.nodes.to_string()),
            ("line", list(thought.line.iter().map(u16::to_string))),
            (
                "spec",
                machine.search(position, ply, thought.reached).write(),
            ),
        ])
    }
}
