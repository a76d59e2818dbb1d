//! What a game of Snake Go is played by: the size, the clock, the items of every round; the ways to play it that have names.
//! It knows no position.

use super::field::RAILGUN;

/// A thing that will lie on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The round at whose start it comes.
    pub round: u16,
    /// Where: row and column from the top left, two digits to the base 16.
    pub cell: u8,
    /// The length it gives, or [`RAILGUN`].
    pub kind: u8,
}

/// What does not change during a game. Without splits the limit is one snake, without railguns none is among the items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Cells in a row, at most 16.
    pub size: u8,
    /// How many rounds there are.
    pub rounds: u16,
    /// In so many first rounds the snake a player began with grows at every move.
    pub growth_rounds: u16,
    /// An item that nobody takes lies for so many rounds.
    pub item_life: u16,
    /// The most snakes of a player, at most 4.
    pub snake_limit: u8,
    /// All items in the order of their rounds; none comes to a cell where another may still lie.
    pub items: Vec<Item>,
    /// Moves that kill the mover's own snake are left out; where there is no other, one of them remains.
    pub hides_suicide: bool,
    /// The lecture notes' game without draws instead of the judge's: who has no snake passes, and at the end of the last round
    /// there is one more move, `win`, for whoever has won; equal scores are the second player's win.
    pub is_of_notes: bool,
    /// The index of the preset.
    pub preset: u8,
    /// What the items of a preset that draws them are drawn from.
    pub seed: u16,
}

/// A way to play that has a name.
struct Preset {
    name: &'static str,
    size: u8,
    rounds: u16,
    snake_limit: u8,
    hides_suicide: bool,
    /// Round, cell and kind of each item.
    items: &'static [[u8; 3]],
}

/// The names of the presets: from the smallest to the game as it is really played, and one between.
pub const PRESETS: [&str; 5] = [
    TABLE[0].name,
    TABLE[1].name,
    TABLE[2].name,
    TABLE[3].name,
    TABLE[4].name,
];
/// The preset whose items are drawn from a seed.
pub const FULL: usize = 3;

/// Cells on the diagonal from the bottom left to the top right are as far from one player as from the other.
const TABLE: [Preset; 5] = [
    Preset {
        name: "tiny",
        size: 4,
        rounds: 4,
        snake_limit: 1,
        hides_suicide: true,
        items: &[],
    },
    Preset {
        name: "classroom",
        size: 5,
        rounds: 8,
        snake_limit: 1,
        hides_suicide: true,
        items: &[[1, 0x22, 2], [3, 0x13, RAILGUN]],
    },
    Preset {
        name: "tactics",
        size: 6,
        rounds: 24,
        snake_limit: 2,
        hides_suicide: false,
        items: &[
            [1, 0x32, 2],
            [3, 0x23, RAILGUN],
            [5, 0x41, 3],
            [7, 0x14, 2],
            [10, 0x50, RAILGUN],
            [12, 0x05, 4],
            [19, 0x32, 3],
            [21, 0x23, 2],
        ],
    },
    Preset {
        name: "full",
        size: 16,
        rounds: 512,
        snake_limit: 4,
        hides_suicide: false,
        items: &[],
    },
    Preset {
        name: "skirmish",
        size: 8,
        rounds: 32,
        snake_limit: 2,
        hides_suicide: false,
        items: &[
            [1, 0x43, 2],
            [3, 0x34, RAILGUN],
            [6, 0x52, 3],
            [9, 0x25, 2],
            [12, 0x61, RAILGUN],
            [15, 0x16, 4],
            [18, 0x43, 3],
            [22, 0x34, 2],
        ],
    },
];

impl Rules {
    /// A preset by its index.
    pub fn preset(index: usize, seed: u16, is_of_notes: bool) -> Rules {
        let Preset {
            size,
            rounds,
            snake_limit,
            hides_suicide,
            items,
            ..
        } = TABLE[index];
        let items = match index {
            FULL => drawn(seed),
            _ => items
                .iter()
                .map(|&[round, cell, kind]| Item {
                    round: round.into(),
                    cell,
                    kind,
                })
                .collect(),
        };
        let preset = index as u8;
        let (growth_rounds, item_life) = (8, 16);
        Rules {
            size,
            rounds,
            growth_rounds,
            item_life,
            snake_limit,
            items,
            hides_suicide,
            is_of_notes,
            preset,
            seed,
        }
    }
}

/// The items of the full game: in every round one with probability 1/4, somewhere in a square that widens every 20 rounds,
/// but nowhere where one came in the 16 rounds before. No seed fills the square so that no cell is left.
pub fn drawn(seed: u16) -> Vec<Item> {
    // SplitMix64 (Steele, Lea and Flood, 2014), its upper half; the sequence is frozen, or links would show other items.
    let mut state = u64::from(seed);
    let mut below = |count: u16| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let number = (mixed ^ (mixed >> 31)) >> 32;
        ((number * u64::from(count)) >> 32) as u16
    };
    let mut items: Vec<Item> = Vec::new();
    for round in 1..=512 {
        if below(4) > 0 {
            continue;
        }
        let margin = 6_u16.saturating_sub((round - 1) / 20);
        let width = 16 - 2 * margin;
        let cell = loop {
            let cell = ((margin + below(width)) << 4 | (margin + below(width))) as u8;
            if !items
                .iter()
                .any(|item| item.cell == cell && item.round + 16 >= round)
            {
                break cell;
            }
        };
        let (lengths, railguns) = if round <= 64 {
            (5, 1)
        } else {
            if round <= 384 { (5, 2) } else { (4, 3) }
        };
        let kind = if below(lengths + railguns) < lengths {
            1 + below(5) as u8
        } else {
            RAILGUN
        };
        items.push(Item { round, cell, kind });
    }
    items
}
