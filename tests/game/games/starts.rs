//! The positions at which the checks of games start: every named position, and some that differ
//! from those.

use plyscope::game::any::AnyGame;
use plyscope::game::any::GameId;
use plyscope::game::nim::Nim;
use plyscope::lang::Lang;

/// Positions without a name that differ from the named ones.
const OTHERS: [(GameId, &str); 23] = [
    (
        GameId::Tree,
        r#"{"max":[{"chance":[{"min":[1,-1],"estimate":0.5},{"max":[0.25],"estimate":1}],"p":["1/3","2/3"]},5]}"#,
    ),
    (GameId::Nim, "3 0 4 2"),
    (GameId::Subtraction, "10; 1,3,4"),
    (GameId::Subtraction, "17; 3,5"),
    (GameId::Subtraction, "12; 2,4,6"),
    (GameId::Subtraction, "2; 3"),
    (GameId::Subtraction, "256; 100, 64"),
    (GameId::StPetersburg, "1"),
    (GameId::StPetersburg, "2"),
    (GameId::StPetersburg, "64"),
    (GameId::ConnectFour, "1x4x3"),
    (GameId::ConnectFour, "4x1x2"),
    (GameId::ConnectFour, "6x5x5"),
    (GameId::ConnectFour, "12x9x4"),
    (GameId::ConnectFour, "64x1x4"),
    (GameId::Mnk, "1x5x2"),
    (GameId::Mnk, "5x1x4"),
    (GameId::Mnk, "10x11x5"),
    (GameId::Mnk, "63x2x3"),
    (GameId::Pig, "1"),
    (GameId::Pig, "1 coin"),
    (GameId::Pig, "10; 9,8; 0 min roll"),
    (GameId::Pig, "1000; 999,998; 1"),
];

/// Returns every start position.
pub fn starts() -> Vec<AnyGame> {
    let named = GameId::ALL
        .iter()
        .flat_map(|id| id.named().iter().map(|named| id.position(named)));
    let others = OTHERS.iter().map(|(id, text)| read(*id, text));
    let misere = Nim::new(vec![3, 0, 4, 2], true).expect("few stones").into();
    named.chain(others).chain([misere]).collect()
}

fn read(id: GameId, text: &str) -> AnyGame {
    id.read(text, None)
        .unwrap_or_else(|bad| panic!("{id:?}, {text}: {}", bad.say(Lang::En)))
}

/// Runs a check at every start position, with its concrete game.
macro_rules! at_every_start {
    ($check:ident) => {
        for start in starts() {
            at_every_start!(start, $check: Tree TicTacToe Nim Subtraction ConnectFour Mnk Chess Go SnakeGo Pig StPetersburg);
        }
    };
    ($start:ident, $check:ident: $($game:ident)*) => {
        match &$start { $(AnyGame::$game(start) => $check(start, $start.id())),* }
    };
}
pub(crate) use at_every_start;
