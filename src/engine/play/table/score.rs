//! The statistics of results: the share of points and its confidence interval, from the numbers of
//! wins, draws and losses.

/// The numbers of games that an entrant has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won.
    pub wins: u32,
    /// Without a winner, or stopped at the greatest length.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// The 97.5th percentile of the standard normal distribution: 95% lie within this many standard
/// deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Score {
    /// Returns the number of games.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the share of the points, a draw being half a point; `None` before the first game.
    pub fn share(self) -> Option<f64> {
        (self.games() > 0)
            .then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games()))
    }

    /// Returns the 95% confidence interval of the true share (E. B. Wilson, *Probable inference,
    /// the law of succession, and statistical inference*, 1927): (p + z²/2n ± z·√(p(1 − p)/n +
    /// z²/4n²)) / (1 + z²/n). Draws have less variance than wins and losses with the same share, so
    /// with draws the interval is rather too wide.
    pub fn interval(self) -> Option<[f64; 2]> {
        let share = self.share()?;
        let games = f64::from(self.games());
        let part = DEVIATIONS * DEVIATIONS / games;
        let spread =
            (DEVIATIONS * DEVIATIONS * share * (1.0 - share) / games + part * part / 4.0).sqrt();
        Some([-spread, spread].map(|side| (share + part / 2.0 + side) / (1.0 + part)))
    }
}
