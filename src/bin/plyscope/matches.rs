//! `plyscope match`: reads a match, and prints its table or its games.

use crate::input;
use crate::{Failure, printable};
use plyscope::lang::{Lang, Say};
use plyscope::play::table::Table;
use std::io::{Read, Write};
use std::time::Instant;

/// The options of the command.
#[derive(Default)]
pub struct Match {
    /// Print every game on a line instead of the table.
    pub csv: bool,
}

impl Match {
    /// Plays the games that are left, and prints.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let text = input::text(input, Lang::En)?;
        let mut table =
            Table::read(&text).map_err(|refusal| Failure::Refused(refusal.say(Lang::En)))?;
        let began = Instant::now();
        let mut clock = || began.elapsed().as_secs_f64() * 1e3;
        while let Some(moves) = table.play(&mut clock, &mut |_, _| {}) {
            table.add(moves);
        }
        if self.csv {
            return Ok(out.write_all(table.csv().as_bytes())?);
        }
        let count = table.entrants.len();
        let pairs =
            (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, Some(other))));
        for (entrant, other) in (0..count).map(|one| (one, None)).chain(pairs) {
            let score = table.score(entrant, other);
            let name = |at: usize| &table.entrants[at].name;
            let called = other.map_or_else(
                || name(entrant).clone(),
                |other| format!("{} : {}", name(entrant), name(other)),
            );
            let (Some(share), Some([low, high])) = (score.share(), score.interval()) else {
                continue;
            };
            let [share, low, high] = [share, low, high].map(|share| share * 1e2);
            let called = printable(&called);
            writeln!(
                out,
                "{called}  +{} ={} -{}  {share:.1}%  [{low:.1}, {high:.1}]",
                score.wins, score.draws, score.losses
            )?;
        }
        Ok(())
    }
}
