//! Events as bytes: a tag and the fields, little-endian, without padding.

use crate::game::Player;
use crate::search::{Basis, Event, Relation, Stage, Turn, Used, Window};

const TURNS: [Turn; 3] = [
    Turn::Player(Player::Max),
    Turn::Player(Player::Min),
    Turn::Chance,
];
const BASES: [Basis; 3] = [Basis::Exact, Basis::Estimate, Basis::Average];
const RELATIONS: [Relation; 4] = [
    Relation::Exact,
    Relation::AtLeast,
    Relation::AtMost,
    Relation::Open,
];
const USES: [Used; 3] = [Used::Answer, Used::Narrow, Used::Order];

/// Returns the index of a value in its table, as a byte.
fn index<T: Copy + PartialEq>(table: &[T], value: T) -> [u8; 1] {
    [table
        .iter()
        .position(|known| *known == value)
        .expect("a table has all values") as u8]
}

/// Appends an event.
pub fn encode(event: &Event, out: &mut Vec<u8>) {
    let mut put = |tag: u8, parts: &[&[u8]]| {
        out.push(tag);
        parts.iter().for_each(|part| out.extend_from_slice(part));
    };
    match *event {
        Event::Begin {
            stage: Stage::Iteration(number),
        } => put(0, &[&number.to_le_bytes()]),
        Event::Begin {
            stage: Stage::Depth(depth),
        } => put(14, &[&depth.to_le_bytes()]),
        Event::Open { turn, choices } => put(1, &[&index(&TURNS, turn), &choices.to_le_bytes()]),
        Event::Expand { choice, count } => put(2, &[&choice.to_le_bytes(), &count.to_le_bytes()]),
        Event::Rank { choice, score } => put(15, &[&choice.to_le_bytes(), &score.to_le_bytes()]),
        Event::Descend {
            choice,
            probability: 1.0,
        } => put(3, &[&choice.to_le_bytes()]),
        Event::Descend {
            choice,
            probability,
        } => put(4, &[&choice.to_le_bytes(), &probability.to_le_bytes()]),
        Event::Bound { window } => put(
            5,
            &[&window.alpha.to_le_bytes(), &window.beta.to_le_bytes()],
        ),
        Event::Range { low, high } => put(16, &[&low.to_le_bytes(), &high.to_le_bytes()]),
        Event::Evaluate {
            payoff,
            score,
            basis,
        } if payoff == score => put(6, &[&index(&BASES, basis), &score.to_le_bytes()]),
        Event::Evaluate {
            payoff,
            score,
            basis,
        } => {
            put(
                7,
                &[
                    &index(&BASES, basis),
                    &payoff.to_le_bytes(),
                    &score.to_le_bytes(),
                ],
            );
        }
        Event::Improve { choice, score } => put(8, &[&choice.to_le_bytes(), &score.to_le_bytes()]),
        Event::Accumulate { sum } => put(17, &[&sum.to_le_bytes()]),
        Event::Cutoff { remaining } => put(9, &[&remaining.to_le_bytes()]),
        Event::Recall {
            visit,
            score,
            relation,
            depth,
            used,
        } => put(
            18,
            &[
                &visit.to_le_bytes(),
                &score.to_le_bytes(),
                &index(&RELATIONS, relation),
                &depth.to_le_bytes(),
                &index(&USES, used),
            ],
        ),
        Event::Store { relation } => put(19, &[&index(&RELATIONS, relation)]),
        Event::Grundy { value } => put(20, &[&value.to_le_bytes()]),
        Event::Simulate {
            score,
            plies,
            playout,
        } => {
            put(
                10,
                &[
                    &score.to_le_bytes(),
                    &plies.to_le_bytes(),
                    &playout.to_le_bytes(),
                ],
            );
        }
        Event::Credit { reward, visits } => {
            put(11, &[&reward.to_le_bytes(), &visits.to_le_bytes()]);
        }
        Event::Return { score } => put(12, &[&score.to_le_bytes()]),
        Event::Choose { choice } => put(13, &[&choice.to_le_bytes()]),
    }
}

/// Encodes a list of events.
pub fn encoded(events: &[Event]) -> Vec<u8> {
    let mut bytes = Vec::new();
    events.iter().for_each(|event| encode(event, &mut bytes));
    bytes
}

/// The bytes still to be read.
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

    /// Reads an index and returns the value of the table at it.
    fn one_of<T: Copy>(&mut self, table: &[T]) -> Option<T> {
        let [index] = self.take()?;
        table.get(usize::from(index)).copied()
    }

    fn event(&mut self) -> Option<Event> {
        let [tag] = self.take()?;
        Some(match tag {
            0 => Event::Begin {
                stage: Stage::Iteration(self.long()?),
            },
            1 => Event::Open {
                turn: self.one_of(&TURNS)?,
                choices: self.short()?,
            },
            2 => Event::Expand {
                choice: self.short()?,
                count: self.short()?,
            },
            3 => Event::Descend {
                choice: self.short()?,
                probability: 1.0,
            },
            4 => Event::Descend {
                choice: self.short()?,
                probability: self.float()?,
            },
            5 => Event::Bound {
                window: Window {
                    alpha: self.float()?,
                    beta: self.float()?,
                },
            },
            6 => {
                let (basis, score) = (self.one_of(&BASES)?, self.float()?);
                Event::Evaluate {
                    payoff: score,
                    score,
                    basis,
                }
            }
            7 => Event::Evaluate {
                basis: self.one_of(&BASES)?,
                payoff: self.float()?,
                score: self.float()?,
            },
            8 => Event::Improve {
                choice: self.short()?,
                score: self.float()?,
            },
            9 => Event::Cutoff {
                remaining: self.short()?,
            },
            10 => Event::Simulate {
                score: self.float()?,
                plies: self.long()?,
                playout: self.long()?,
            },
            11 => Event::Credit {
                reward: self.float()?,
                visits: self.long()?,
            },
            12 => Event::Return {
                score: self.float()?,
            },
            13 => Event::Choose {
                choice: self.short()?,
            },
            14 => Event::Begin {
                stage: Stage::Depth(self.long()?),
            },
            15 => Event::Rank {
                choice: self.short()?,
                score: self.float()?,
            },
            16 => Event::Range {
                low: self.float()?,
                high: self.float()?,
            },
            17 => Event::Accumulate { sum: self.float()? },
            18 => Event::Recall {
                visit: self.long()?,
                score: self.float()?,
                relation: self.one_of(&RELATIONS)?,
                depth: self.short()?,
                used: self.one_of(&USES)?,
            },
            19 => Event::Store {
                relation: self.one_of(&RELATIONS)?,
            },
            20 => Event::Grundy {
                value: self.long()?,
            },
            _ => return None,
        })
    }
}

/// Decodes the bytes of [`encode`]; `None` if they are not a whole number of events.
pub fn decode(bytes: &[u8]) -> Option<Vec<Event>> {
    let mut bytes = Bytes(bytes);
    let mut events = Vec::with_capacity(bytes.0.len() / 8);
    while !bytes.0.is_empty() {
        events.push(bytes.event()?);
    }
    Some(events)
}
