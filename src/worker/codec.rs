//! Events as bytes: a tag and the fields, little-endian, as short as they come.

use crate::game::Player;
use crate::search::{Basis, Event, Stage, Turn, Window};

/// Writes one event behind what is there.
pub fn encode(event: &Event, out: &mut Vec<u8>) {
    let mut put = |tag: u8, parts: &[&[u8]]| {
        out.push(tag);
        parts.iter().for_each(|part| out.extend_from_slice(part));
    };
    match *event {
        Event::Begin { stage: Stage::Iteration(number) } => put(0, &[&number.to_le_bytes()]),
        Event::Open { turn, choices } => {
            let turn = match turn {
                Turn::Player(Player::Max) => 0,
                Turn::Player(Player::Min) => 1,
                Turn::Chance => 2,
            };
            put(1, &[&[turn], &choices.to_le_bytes()]);
        }
        Event::Expand { choice } => put(2, &[&choice.to_le_bytes()]),
        Event::Descend { choice, probability: 1.0 } => put(3, &[&choice.to_le_bytes()]),
        Event::Descend { choice, probability } => put(4, &[&choice.to_le_bytes(), &probability.to_le_bytes()]),
        Event::Bound { window } => put(5, &[&window.alpha.to_le_bytes(), &window.beta.to_le_bytes()]),
        Event::Evaluate { score, basis: Basis::Exact } => put(6, &[&score.to_le_bytes()]),
        Event::Evaluate { score, basis: Basis::Estimate } => put(7, &[&score.to_le_bytes()]),
        Event::Improve { choice, score } => put(8, &[&choice.to_le_bytes(), &score.to_le_bytes()]),
        Event::Cutoff { remaining } => put(9, &[&remaining.to_le_bytes()]),
        Event::Simulate { score, plies, playout } => {
            put(10, &[&score.to_le_bytes(), &plies.to_le_bytes(), &playout.to_le_bytes()]);
        }
        Event::Credit { reward, visits } => put(11, &[&reward.to_le_bytes(), &visits.to_le_bytes()]),
        Event::Return { score } => put(12, &[&score.to_le_bytes()]),
        Event::Choose { choice } => put(13, &[&choice.to_le_bytes()]),
    }
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*head)
    }

    fn short(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn long(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn float(&mut self) -> Option<f64> {
        self.take().map(f64::from_le_bytes)
    }

    fn event(&mut self) -> Option<Event> {
        let [tag] = self.take()?;
        Some(match tag {
            0 => Event::Begin { stage: Stage::Iteration(self.long()?) },
            1 => {
                let [turn] = self.take()?;
                let turn = match turn {
                    0 => Turn::Player(Player::Max),
                    1 => Turn::Player(Player::Min),
                    2 => Turn::Chance,
                    _ => return None,
                };
                Event::Open { turn, choices: self.short()? }
            }
            2 => Event::Expand { choice: self.short()? },
            3 => Event::Descend { choice: self.short()?, probability: 1.0 },
            4 => Event::Descend { choice: self.short()?, probability: self.float()? },
            5 => Event::Bound { window: Window { alpha: self.float()?, beta: self.float()? } },
            6 => Event::Evaluate { score: self.float()?, basis: Basis::Exact },
            7 => Event::Evaluate { score: self.float()?, basis: Basis::Estimate },
            8 => Event::Improve { choice: self.short()?, score: self.float()? },
            9 => Event::Cutoff { remaining: self.short()? },
            10 => Event::Simulate { score: self.float()?, plies: self.long()?, playout: self.long()? },
            11 => Event::Credit { reward: self.float()?, visits: self.long()? },
            12 => Event::Return { score: self.float()? },
            13 => Event::Choose { choice: self.short()? },
            _ => return None,
        })
    }
}

/// Reads what [`encode`] wrote; nothing if the bytes are not a whole number of events.
pub fn decode(bytes: &[u8]) -> Option<Vec<Event>> {
    let mut bytes = Bytes(bytes);
    let mut events = Vec::with_capacity(bytes.0.len() / 8);
    while !bytes.0.is_empty() {
        events.push(bytes.event()?);
    }
    Some(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Algorithm;
    use crate::spec::Spec;

    #[test]
    fn every_event_survives_the_journey_from_the_worker() {
        let chance = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[0,1],"p":["1/4","3/4"]},0.5]}},"algorithm":{"kind":"mcts","iterations":9}}"#;
        let pruned = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./o.."},"algorithm":{"kind":"alpha-beta","depth":2}}"#;
        for text in [chance, pruned] {
            let spec = Spec::read(text).expect("the spec is good");
            let (_, recorder, _) = spec.record(usize::MAX, u64::MAX);
            let mut bytes = Vec::new();
            recorder.events.iter().for_each(|event| encode(event, &mut bytes));
            assert_eq!(decode(&bytes), Some(recorder.events), "{:?}", matches!(spec.algorithm, Algorithm::Mcts(_)));
            assert_eq!(decode(&bytes[1..bytes.len() - 1]), None);
        }
    }
}
