//! Drawings of positions.

use super::*;
use plyscope::game::any::GameId;
use plyscope::scene::{Ink, picture};

#[test]
fn the_ring_of_the_last_move_lies_over_the_body_that_goes_on_from_it() {
    let game = GameId::SnakeGo
        .read("classroom 131313", None)
        .expect("it is played");
    let scene = picture(&game.picture(), 100.0);
    let rings = |item: &Item| {
        matches!(item.shape, Shape::Circle(..))
            && item.stroke.is_some_and(|stroke| stroke.ink == Ink::Now)
    };
    assert_eq!(scene.items.iter().filter(|item| rings(item)).count(), 1);
    assert!(scene.items.last().is_some_and(rings));
}
