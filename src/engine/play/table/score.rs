//! What a row of results says of the strength behind it. It knows no games, only how many were won, drawn and lost.

/// How many games an entrant has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won.
    pub wins: u32,
    /// Without a winner, or given up at the longest a game may last.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// The standard normal's 97.5th percentile: 95% lie within so many deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Score {
    /// Games in all.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, a draw half of one; nothing before the first game.
    pub fn share(self) -> Option<f64> {
        (self.games() > 0)
            .then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games()))
    }

    /// The interval that holds the true share with 95% confidence (E. B. Wilson, *Probable inference, the law of succession, and
    /// statistical inference*, 1927): (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Draws vary less than wins and losses
    /// with the same share, so that with draws it is rather too wide.
    pub fn interval(self) -> Option<[f64; 2]> {
        let share = self.share()?;
        let games = f64::from(self.games());
        let part = DEVIATIONS * DEVIATIONS / games;
        let spread =
            (DEVIATIONS * DEVIATIONS * share * (1.0 - share) / games + part * part / 4.0).sqrt();
        Some([-spread, spread].map(|side| (share + part / 2.0 + side) / (1.0 + part)))
    }
}
