//! The catalogue entry of chess. It knows the rules only as text.

use crate::game::catalogue::{Entry, Named};
use crate::lang::words::game;

/// The entry.
pub const ENTRY: Entry = Entry {
    title: game::CHESS_TITLE,
    hint: game::CHESS_HINT,
    goal: game::CHESS_GOAL,
    features: &[
        game::CHESS_MATERIAL,
        game::CHESS_MOBILITY,
        game::CHESS_CENTRE,
    ],
    named: &[
        Named::new(game::CHESS_STARTING_POSITION, "startpos"),
        Named::new(game::CHESS_MATE_IN_ONE, "6k1/5ppp/8/8/8/8/5PPP/R5K1"),
        Named::new(game::CHESS_MATE_IN_TWO, "5r1k/6pp/7N/3Q4/8/8/6PP/6K1"),
        Named::new(game::CHESS_QUEEN_AND_KING, "7k/8/5K2/8/8/8/8/1Q6"),
        Named::new(game::CHESS_SAAVEDRA, "8/2P5/8/8/3r4/8/2K5/k7"),
        Named::new(game::CHESS_EN_PASSANT, "4k3/8/8/3pP3/8/8/8/4K3 w - d6"),
        Named::new(game::CHESS_KING_AND_PAWN, "4k3/8/4K3/4P3/8/8/8/8"),
        Named::new(
            game::CHESS_KIWIPETE,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
        ),
    ],
};
