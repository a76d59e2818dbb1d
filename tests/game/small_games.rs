//! The small games: published counts of tic-tac-toe, and typed boards, heaps and trees.

use plyscope::game::nim::Nim;
use plyscope::game::st_petersburg::StPetersburg;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::{Tree, notation};
use plyscope::game::{Game, Player, Status, Wording};
use std::collections::HashSet;

/// Returns at most `limit` positions reachable from `start`, each key and turn once.
fn reachable<G: Game>(start: &G, limit: usize) -> Vec<G> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut open = vec![start.clone()];
    while let Some(state) = open.pop() {
        if found.len() < limit && seen.insert((state.key(), format!("{:?}", state.status()))) {
            open.extend(state.moves().map(|mv| state.after(mv)));
            found.push(state);
        }
    }
    found
}

fn tree(text: &str) -> Tree {
    notation::read(text, Player::Max).expect("the tree is well-formed")
}

const CHANCE: &str = r#"{"max":[{"chance":[{"min":[1,-1],"estimate":0.5},{"max":[0.25],"estimate":1}],"p":["1/3","2/3"],"estimate":0},{"min":[5,{"max":[2,2],"estimate":-4}],"estimate":0}],"estimate":7}"#;

#[test]
fn tic_tac_toe_has_its_published_counts() {
    fn games(state: TicTacToe, ends: &mut [u64; 3]) {
        if let Status::Over { score } = state.status() {
            ends[(score + 1.0) as usize] += 1;
        }
        state.moves().for_each(|mv| games(state.after(mv), ends));
    }
    let mut ends = [0; 3];
    games(TicTacToe::default(), &mut ends);
    assert_eq!(ends, [77_904, 46_080, 131_184], "○ wins, draws, × wins");
    assert_eq!(ends.iter().sum::<u64>(), 255_168);
    assert_eq!(reachable(&TicTacToe::default(), usize::MAX).len(), 5_478);
    let first: Vec<usize> = (1..=4)
        .map(|plies| perft(&TicTacToe::default(), plies))
        .collect();
    assert_eq!(first, [9, 72, 504, 3_024]);
}

/// Counts the sequences of `plies` moves.
fn perft<G: Game>(state: &G, plies: u32) -> usize {
    if plies == 0 {
        1
    } else {
        state
            .moves()
            .map(|mv| perft(&state.after(mv), plies - 1))
            .sum()
    }
}

#[test]
fn nim_has_a_position_for_every_smaller_heap() {
    let nim = Nim::new(vec![2, 3, 4], false).expect("few stones");
    let heaps: HashSet<Vec<u16>> = reachable(&nim, usize::MAX).iter().map(Game::key).collect();
    assert_eq!(heaps.len(), 3 * 4 * 5);
    assert_eq!(perft(&nim, 1), 9);
}

#[test]
fn every_board_round_trips_through_its_text() {
    for board in reachable(&TicTacToe::default(), usize::MAX) {
        let read = TicTacToe::parse(&board.text()).expect("a reached board can be typed");
        assert_eq!(
            (read.key(), read.status(), read.text()),
            (board.key(), board.status(), board.text())
        );
    }
    let spaced = TicTacToe::parse("X-0 _x. ..×".replace('×', "o").as_str())
        .expect("marks have several spellings");
    assert_eq!(spaced.text(), "x.o/.x./..o");
}

#[test]
fn heaps_round_trip_and_may_be_typed_in_several_ways() {
    for nim in reachable(
        &Nim::new(vec![2, 0, 3], true).expect("few stones"),
        usize::MAX,
    ) {
        let read = Nim::parse(&nim.text(), true).expect("reached heaps can be typed");
        assert_eq!((read.heaps(), read.misere()), (nim.heaps(), true));
    }
    for text in ["1 2 1", "1,2,1", "(1, 2, 1)", "[1,2,1]", "（1，2，1）"] {
        assert_eq!(Nim::parse(text, false).expect(text).heaps(), [1, 2, 1]);
    }
}

#[test]
fn tosses_lead_to_two_positions_each() {
    for tosses in [1, 2, 3, 20, 64] {
        assert_eq!(
            reachable(&StPetersburg::new(tosses, 0), usize::MAX).len(),
            2 * usize::from(tosses) + 1
        );
    }
}

#[test]
fn every_subtree_round_trips_through_its_notation() {
    for text in [
        "[[5,6],[2,1],[3,2]]",
        "((3 12 8) (2 4 6) (14 5 2))",
        CHANCE,
        r#"{"name":"Y \"top\"","min":[1,{"value":2,"name":"z"},"+inf",["-inf",-0.5]],"moves":["a","b","c","d"]}"#,
        r#"[{"max":[1,2],"rollouts":[1,-1,0.5]},{"chance":[1,[2,3]]}]"#,
    ] {
        for node in reachable(&tree(text), usize::MAX) {
            let Status::ToMove(player) = node.status() else {
                continue;
            };
            let written = node.text();
            let read = notation::read(&written, player)
                .unwrap_or_else(|error| panic!("{written}: {error:?}"));
            assert_eq!(read.text(), written);
            assert_eq!(read.size(), reachable(&node, usize::MAX).len());
        }
    }
}

#[test]
fn the_two_spellings_of_a_tree_are_the_same_tree() {
    let book = tree("((3 12 8)\n (2 4 6)\n (14 5 2))");
    assert_eq!(book, tree("[[3,12,8],[2,4,6],[14,5,2]]"));
    assert_eq!(
        book,
        tree(r#"{"max":[{"min":[3,12,8]},{"min":[2,4,6]},{"min":[14,5,2]}]}"#)
    );
}

#[test]
fn children_without_probabilities_are_equally_likely() {
    let tree = tree(r#"[{"chance":[1,2,4]},0]"#);
    let chance = tree.after(0);
    assert!(
        chance
            .moves()
            .all(|outcome| chance.probability(outcome) == 1.0 / 3.0)
    );
}

#[test]
fn inner_nodes_without_names_are_lettered_row_by_row() {
    let tree = tree(r#"[[5,[6]],{"name":"mine","min":[1]},[3,2]]"#);
    let name = |path: &[u16]| {
        path.iter()
            .fold(tree.clone(), |at, &choice| at.after(choice))
            .name()
            .map(str::to_owned)
    };
    assert_eq!(name(&[]).as_deref(), Some("A"));
    assert_eq!(name(&[0]).as_deref(), Some("B"));
    assert_eq!(name(&[1]).as_deref(), Some("mine"));
    assert_eq!(name(&[2]).as_deref(), Some("C"));
    assert_eq!(name(&[0, 1]).as_deref(), Some("D"));
    assert_eq!(name(&[0, 0]), None, "a leaf is called by its number");
}
