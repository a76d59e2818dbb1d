//! Snake Go among the games: its named positions keep their promises, and its specs. It knows no
//! records.

use plyscope::game::any::AnyGame;
use plyscope::game::any::GameId;
use plyscope::game::snake_go::{FIRE, SnakeGo};
use plyscope::game::{Game, Player};
use plyscope::lang::Lang;
use plyscope::spec::Spec;

/// Returns the position with this English name.
fn named(name: &str) -> SnakeGo {
    let named = GameId::SnakeGo
        .named()
        .iter()
        .find(|named| named.name(Lang::En) == name)
        .expect(name);
    match GameId::SnakeGo.position(named) {
        AnyGame::SnakeGo(game) => game,
        other => panic!("{} is a position of another game", other.text()),
    }
}

#[test]
fn the_named_positions_hold_what_their_names_promise() {
    let walled = |game: &SnakeGo, player| {
        let is_walled =
            |cell: &u8| game.field().is_wall(*cell) && game.field().holder(*cell) == Some(player);
        game.field().all().filter(is_walled).count()
    };
    let loops = named("A loop to close");
    assert_eq!(
        (
            walled(&loops, Player::Max),
            walled(&loops.after(2), Player::Max)
        ),
        (0, 9)
    );
    let railgun = named("A railgun and three walls");
    assert!(railgun.moves().any(|mv| mv == FIRE));
    assert_eq!(
        walled(&railgun, Player::Min) - walled(&railgun.after(FIRE), Player::Min),
        3
    );
    let enclosing = named("A snake to enclose");
    let of_min = |game: &SnakeGo| {
        game.snakes()
            .filter(|snake| snake.owner == Player::Min)
            .count()
    };
    assert_eq!(of_min(&enclosing) - of_min(&enclosing.after(2)), 1);
    assert!(walled(&enclosing.after(2), Player::Max) > walled(&enclosing, Player::Max));
}

#[test]
fn a_spec_names_preset_variant_seed_and_moves_and_leaves_out_what_is_usual() {
    for (text, written) in [
        ("tiny", r#"{"kind":"snake-go"}"#),
        ("tiny 13", r#"{"kind":"snake-go","moves":"13"}"#),
        (
            "classroom notes 13",
            r#"{"kind":"snake-go","preset":"classroom","variant":"notes","moves":"13"}"#,
        ),
        ("full #7", r#"{"kind":"snake-go","preset":"full","seed":7}"#),
    ] {
        let spec = format!(r#"{{"game":{written},"algorithm":{{"kind":"mcts"}}}}"#);
        let read = Spec::read(&spec).expect(&spec);
        assert_eq!(read.game.text(), text);
        assert!(read.write().contains(written), "{}", read.write());
    }
    for (game, path) in [
        (r#"{"kind":"snake-go","preset":"huge"}"#, "game.preset"),
        (r#"{"kind":"snake-go","variant":"mine"}"#, "game.variant"),
        (r#"{"kind":"snake-go","seed":1}"#, "game.seed"),
        (
            r#"{"kind":"snake-go","preset":"full","seed":65536}"#,
            "game.seed",
        ),
        (r#"{"kind":"snake-go","moves":"133"}"#, "game.moves"),
        (r#"{"kind":"snake-go","moves":"1 3"}"#, "game.moves"),
        (r#"{"kind":"snake-go","moves":13}"#, "game.moves"),
        (r#"{"kind":"snake-go","size":5}"#, "game.size"),
    ] {
        let refused = Spec::read(&format!(
            r#"{{"game":{game},"algorithm":{{"kind":"mcts"}}}}"#
        ))
        .expect_err(game);
        assert!(
            refused.to_string().starts_with(path),
            "{}",
            refused.to_string()
        );
    }
}
