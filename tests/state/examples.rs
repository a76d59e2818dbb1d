//! An algorithm that cannot search the position, or has nothing of its own to show there, opens an example.

use super::{after, lab, lab_of, searched};
use plyscope::app::state::action::{EditAction, Search, Step};
use plyscope::app::state::dropped::dropped;
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::Notice;
use plyscope::app::state::play::Request;
use plyscope::app::state::search::algorithms::{Unfit, with_options_of};
use plyscope::app::state::search::step_units::Direction;
use plyscope::game::any::GameId;
use plyscope::lang::Lang;
use plyscope::search::{Algorithm, AlgorithmId};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Phase};
use std::rc::Rc;

fn chosen(lab: &Rc<Lab>, id: AlgorithmId) -> Rc<Lab> {
    let algorithm = with_options_of(id, &lab.search.lane.run.spec().algorithm);
    lab.after(Search::Algorithm(algorithm).into())
}

fn undone(lab: &Rc<Lab>) -> Rc<Lab> {
    after(lab, [EditAction::Travel(Direction::Back).into()])
}

#[test]
fn expectimax_opens_on_chance_nodes_and_one_undo_brings_the_tree_back() {
    let lab = lab();
    let there = chosen(&lab, AlgorithmId::Expectimax);
    assert!(there.search.lane.run.spec().game.traits().chance);
    assert_eq!(
        there.page.notice,
        Some(Notice::Example(
            AlgorithmId::Expectimax,
            Unfit::WithoutChance
        ))
    );
    let back = undone(&there);
    assert_eq!(back.search.lane.run.spec(), lab.search.lane.run.spec());
    let onwards = after(&there, [Step::To(1).into()]);
    assert_eq!(onwards.page.notice, None, "the first step has read it");
}

#[test]
fn a_tree_of_ones_own_is_searched_by_expectimax_as_it_is() {
    let own =
        lab_of(r#"{"game":{"kind":"tree","tree":[[4,6],[2,1]]},"algorithm":{"kind":"minimax"}}"#);
    let there = chosen(&own, AlgorithmId::Expectimax);
    assert_eq!(
        there.search.lane.run.spec().game,
        own.search.lane.run.spec().game
    );
    assert_eq!(there.page.notice, None);
}

#[test]
fn an_algorithm_that_cannot_search_the_position_opens_its_example_and_says_so() {
    let tic_tac_toe = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#;
    let pig = r#"{"game":{"kind":"pig","goal":20},"algorithm":{"kind":"expectimax","depth":3}}"#;
    for (before, id, game, unfit) in [
        (lab(), AlgorithmId::Mcts, GameId::Tree, Unfit::NoRewards),
        (
            lab_of(tic_tac_toe),
            AlgorithmId::WinLose,
            GameId::Nim,
            Unfit::OtherEnds,
        ),
        (
            lab_of(pig),
            AlgorithmId::Minimax,
            GameId::Tree,
            Unfit::WithChance,
        ),
    ] {
        let there = chosen(&before, id);
        let spec = there.search.lane.run.spec();
        assert_eq!((spec.algorithm.id(), spec.game.id()), (id, game));
        assert_eq!(there.page.notice, Some(Notice::Example(id, unfit)));
        assert!(spec.check().is_ok());
        assert_eq!(
            undone(&there).search.lane.run.spec(),
            before.search.lane.run.spec()
        );
    }
}

#[test]
fn a_game_opens_at_an_event_that_shows_what_the_algorithm_does() {
    for (id, game) in [
        (AlgorithmId::AlphaBeta, GameId::Chess),
        (AlgorithmId::Minimax, GameId::TicTacToe),
        (AlgorithmId::Expectimax, GameId::Pig),
        (AlgorithmId::WinLose, GameId::Nim),
        (AlgorithmId::Mcts, GameId::ConnectFour),
    ] {
        let there = searched(&chosen(&lab(), id)).after(Search::Game(game).into());
        let there = searched(&there);
        let (spec, shown) = (
            there.search.lane.run.spec(),
            there.search.lane.shown(Lang::En),
        );
        assert_eq!((spec.algorithm.id(), spec.game.id()), (id, game));
        let trace = shown.run.trace();
        let moment = trace.at(shown.step);
        match id {
            AlgorithmId::AlphaBeta => assert_eq!(trace.phase(shown.step), Phase::Cut),
            AlgorithmId::Mcts => {
                assert_eq!(trace.phase(shown.step), Phase::Selection);
                let is_visited = |child| moment.visits(child).n > 0;
                assert!(trace.children(NodeId::ROOT).all(is_visited));
            }
            _ => assert!(moment.best_line().nth(1).is_some(), "the root has a move"),
        }
    }
}

#[test]
fn a_file_that_is_dropped_is_a_spec_a_game_or_a_tree_and_anything_else_is_told_with_its_place() {
    let spec = r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"minimax"},"step":3}"#;
    let there = lab().after(dropped(spec, Lang::En));
    let read = Spec::read(spec).expect("it is one");
    assert_eq!(
        (&**there.search.lane.run.spec(), there.search.lane.step),
        (&read, 3)
    );
    let game =
        r#"{"v":1,"game":{"kind":"nim","heaps":[1,2]},"seats":["person","person"],"moves":[0]}"#;
    let there = lab().after(dropped(game, Lang::En));
    assert!(there.is_playing());
    for tree in ["5 6 / 2 1 / 3 2\n", "((5 6) (2 1) (3 2))"] {
        let there = lab().after(dropped(tree, Lang::En));
        assert_eq!(
            there.search.lane.run.spec().game,
            lab().search.lane.run.spec().game
        );
    }
    for (bad, told) in [
        (
            r#"{"game":{"kind":"nim","heaps":[1]},"algorithm":{"kind":"maximin"}}"#,
            "algorithm.kind",
        ),
        (
            r#"{"v":1,"game":{"kind":"nim","heaps":[1]},"seats":[{"algorithm":{"kind":"maximin"}},"person"],"moves":[]}"#,
            "seats",
        ),
        ("[[5,6],\n[2,x]]", "line 2, column 4"),
        ("", "line 1, column 1"),
    ] {
        let there = lab().after(dropped(bad, Lang::En));
        let Some(Notice::Told(text)) = &there.page.notice else {
            panic!("{bad} is no file for the page");
        };
        assert!(
            text.starts_with("This file could not be read: ") && text.contains(told),
            "{text}"
        );
        assert_eq!(there.search.lane.run.spec(), lab().search.lane.run.spec());
    }
}

#[test]
fn expectimax_opens_on_chance_whatever_it_cannot_search_and_however_that_was_searched() {
    for before in [
        // No end in sight and no depth limit.
        r#"{"game":{"kind":"chess"},"algorithm":{"kind":"mcts","iterations":5}}"#,
        r#"{"game":{"kind":"pig"},"algorithm":{"kind":"mcts","iterations":5}}"#,
    ] {
        let before = lab_of(before);
        let there = chosen(&before, AlgorithmId::Expectimax);
        let spec = there.search.lane.run.spec();
        assert_eq!(spec.algorithm.id(), AlgorithmId::Expectimax);
        assert!(spec.game.traits().chance, "{:?}", spec.game);
    }
}

#[test]
fn a_game_opens_in_the_lab_on_a_small_moment_and_is_played_from_its_start() {
    for &id in GameId::ALL.iter().filter(|id| **id != GameId::StPetersburg) {
        let there = super::searched(&after(&lab(), [Search::Game(id).into()]));
        let spec = there.search.lane.run.spec();
        assert_eq!(spec.game.id(), id);
        let size = there.search.lane.run.trace().size();
        assert!((5..6_000).contains(&size), "{id:?} opens on {size} nodes");
        if let Algorithm::AlphaBeta(_) = &spec.algorithm {
            let trace = there.search.lane.run.trace();
            let cuts = &trace.landmarks().cuts;
            assert_eq!(
                cuts.first(),
                Some(&there.search.lane.step),
                "{id:?} opens at its first cut"
            );
        }
        // Nobody who wants to play means the abstract tree.
        let game = if id == GameId::Tree {
            GameId::ConnectFour
        } else {
            id
        };
        let start = game.position(&game.named()[0]);
        let played = after(&there, [Request::Show.into()]);
        assert_eq!(played.on_board(), &start, "{id:?}");
        // Somebody who asks for this position gets it, and one who plays already begins the other game at its start.
        let here = after(&there, [Request::Begin.into()]);
        assert_eq!(here.on_board(), &spec.game, "{id:?}");
        let other = after(
            &played,
            [Search::Game(GameId::Nim).into(), Search::Game(id).into()],
        );
        assert_eq!(other.on_board(), &id.position(&id.named()[0]), "{id:?}");
    }
}

#[test]
fn play_beside_a_tree_is_a_game_of_its_own_that_is_still_there_when_one_comes_back() {
    let there = after(&lab(), [Request::Show.into()]);
    assert_eq!(there.on_board().id(), GameId::ConnectFour);
    assert_eq!(there.search.lane.run.spec().game.id(), GameId::Tree);
    let named = there.bar_spec();
    assert_eq!(named.game, *there.on_board());
    assert!(
        named.algorithm.depth().is_some(),
        "nobody waits for all of Connect Four"
    );
    let moved = after(&there, [Request::Move(3).into(), Request::Lab.into()]);
    assert_eq!(moved.bar_spec().game.id(), GameId::Tree);
    let back = after(&moved, [Request::Show.into()]);
    assert_eq!(
        back.play.game.as_ref().map(|play| play.names.len()),
        Some(1)
    );
    // From the position on purpose, the tree is played.
    let tree = after(&moved, [Request::Begin.into()]);
    assert_eq!(tree.on_board().id(), GameId::Tree);
}

#[test]
fn a_press_anywhere_in_a_column_drops_a_disc_into_it() {
    let there = after(&lab(), [Request::Show.into()]);
    // Six rows of seven holes: the topmost one of the fourth column, then the lowest.
    let dropped = after(&there, [EditAction::Point(3).into()]);
    let low = after(&there, [EditAction::Point(38).into()]);
    assert_eq!(dropped.on_board(), low.on_board());
    assert_eq!(
        dropped.play.game.as_ref().map(|play| play.names.len()),
        Some(1)
    );
}
