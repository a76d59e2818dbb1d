//! Pig in a spec: the goal, the scores, the turn total, whose turn it is, whether the die is in the air and whether it is a coin.

use super::{Fields, numbers};
use crate::game::Player;
use crate::game::pig::{Falls, GOAL, HIGHEST_GOAL, Pig};
use crate::text::joined;

pub fn read(fields: &mut Fields) -> Option<Pig> {
    let goal = fields.optional("goal").map_or(GOAL, |goal| fields.whole(goal, 1, HIGHEST_GOAL.into()) as u16);
    let is_coin = fields.optional("coin").is_some_and(|coin| fields.flag(coin));
    let mut pig = Pig::new(goal, if is_coin { Falls::Coin } else { Falls::Die });
    if fields.optional("to_move").is_some_and(|side| fields.word(side, &["max", "min"]) == 1) {
        pig.to_move = Player::Min;
    }
    pig.is_thrown = fields.optional("thrown").is_some_and(|thrown| fields.flag(thrown));
    if let Some(list) = fields.optional("scores") {
        match numbers(fields, list, 0, goal - 1)[..] {
            [own, other] => pig.scores = [own, other],
            _ => fields.refuse(list, "a list of two numbers", "两个数的列表"),
        }
    }
    if let Some(total) = fields.optional("turn_total") {
        pig.turn_total = fields.whole(total, 0, pig.highest_turn().into()) as u16;
    }
    Some(pig)
}

pub fn write(pig: &Pig) -> String {
    let mut json = format!("{{\"kind\":\"pig\",\"goal\":{}", pig.goal);
    if pig.scores != [0; 2] {
        json += &format!(",\"scores\":[{}]", joined(&pig.scores));
    }
    if pig.turn_total > 0 {
        json += &format!(",\"turn_total\":{}", pig.turn_total);
    }
    for (is_said, said) in [
        (pig.to_move == Player::Min, ",\"to_move\":\"min\""),
        (pig.is_thrown, ",\"thrown\":true"),
        (pig.falls == Falls::Coin, ",\"coin\":true"),
    ] {
        if is_said {
            json += said;
        }
    }
    json + "}"
}
