//! `plyscope play`: reads positions and prints moves, line by line, for matches against other
//! programs.

use crate::Failure;
use crate::input::{decoded, next_line};
use crate::json::{list, number, object, optional, text};
use crate::solve;
use plyscope::game::any::AnyGame;
use plyscope::game::{Player, Status};
use plyscope::lang::{Lang, Say, Text};
use plyscope::play::{Budget, Machine, levels, think};
use plyscope::spec::Spec;
use std::io::{BufRead, Write};
use std::time::Instant;

/// The options of the command.
#[derive(Default)]
pub struct Play {
    /// Print the search behind each move too.
    pub detail: bool,
    /// A level of the game in place of the spec's algorithm.
    pub level: Option<String>,
    /// The limit of its thinking in place of the spec's options.
    pub budget: Option<Budget>,
}

impl Play {
    /// Answers the first line, a spec, and every position after it.
    pub fn run(&self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut line = Vec::new();
        next_line(&mut input, &mut line)?;
        // The spec is not checked as a whole: a level or a budget may supply options that it lacks.
        let spec = solve::decode_with(Spec::read_unchecked, line.trim_ascii())
            .map_err(Failure::Refused)?;
        let machine = self.machine(&spec).map_err(Failure::Refused)?;
        let mut position = Ok(spec.game.clone());
        // A position does not tell how many moves led to it, so the number of lines gives every
        // search a seed of its own.
        for ply in 0.. {
            let answer = position.map(|position| self.answer(&machine, &position, ply));
            writeln!(
                out,
                "{}",
                answer.unwrap_or_else(|error: String| object([("error", text(&error))]))
            )?;
            // The other program waits for this answer.
            out.flush()?;
            loop {
                if !next_line(&mut input, &mut line)? {
                    return Ok(());
                }
                if !line.trim_ascii().is_empty() {
                    break;
                }
            }
            position = decoded(&line, Lang::En).and_then(|line| {
                let read = spec.game.id().read(line.trim(), Some(&spec.game));
                read.map_err(|bad| bad.say(Lang::En))
            });
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
            let names: Vec<&str> = all.iter().map(|level| level.name.say(Lang::En)).collect();
            let names = if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            };
            let is_asked = |name: Text| Lang::ALL.into_iter().any(|lang| name.say(lang) == asked);
            let level = all.into_iter().find(|level| is_asked(level.name));
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

    /// Returns the name of the move, or the reason why there is none.
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
        // A move of the solver has no search.
        let search = thought
            .reached
            .map(|reached| machine.search(position, ply, reached).write());
        object([
            ("move", optional(name.as_deref().map(text))),
            (
                "to_move",
                text(if player == Player::Max { "max" } else { "min" }),
            ),
            ("best", optional(best.map(|best| best.to_string()))),
            ("value", number(thought.answer.value)),
            (
                "reached",
                optional(thought.reached.map(|reached| reached.to_string())),
            ),
            ("nodes", thought.counts.nodes.to_string()),
            ("line", list(thought.line.iter().map(u16::to_string))),
            ("spec", optional(search)),
        ])
    }
}
