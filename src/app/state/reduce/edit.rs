//! Editing of the position: as text, and for an explicit tree by the fields of its editor or by the
//! random generator. The edits themselves belong to the game, the random trees to the generator.

use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::search::edit::{Field, WishField};
use crate::app::state::search::setting::{RefusedSetting, Row};
use crate::app::state::search::typed::Typed;
use crate::game::any::{AnyGame, GameId};
use crate::game::tree::Tree;
use crate::game::tree::edit::{Edit, edit};
use crate::game::tree::notation::Problem;
use crate::generator::generate;
use crate::lang::Saying;
use crate::lang::words::page;
use crate::spec::{Refusal, Spec};
use crate::text::plain;

/// Reads a typed position of the present game.
fn read(game: &AnyGame, text: &str) -> Result<AnyGame, Saying> {
    let read = game.id().read(text, Some(game));
    read.map_err(|error| error.keep())
}

/// Returns the search of a position whose text says of which game it is, as PGN and SGF do. Any other text may be half of a position.
fn of_other_game(text: &str) -> Option<Spec> {
    let says_its_game = GameId::of_text(text) != GameId::Tree;
    says_its_game
        .then(|| Spec::of_position(text).ok())
        .flatten()
}

impl Lab {
    /// Searches the position of a text, of another game if the text says so itself. A text that is not a position is stored with its mistake.
    pub(in crate::app::state) fn type_text(&mut self, text: String) {
        match read(&self.search.lane.run.spec().game, &text) {
            Ok(game) => self.take(game, text),
            Err(why) => match of_other_game(&text) {
                Some(spec) => {
                    self.load(spec);
                    self.set_draft(text, None);
                }
                None => self.set_draft(text, Some(why)),
            },
        }
    }

    /// Searches another position, with its typed text.
    pub(in crate::app::state) fn take(&mut self, game: AnyGame, text: String) {
        self.load(Spec {
            game,
            step: 0,
            ..(**self.search.lane.run.spec()).clone()
        });
        // A position on which this search cannot run stays a draft, like a text that is not a
        // position.
        let refused = match &self.page.notice {
            Some(Notice::Refused(refusal, _)) => Some(Saying::of(refusal)),
            _ => None,
        };
        self.set_draft(text, refused);
    }

    /// Says once more what is wrong with the typed text, in a language whose words may have come after it was refused.
    pub(super) fn refuse_again(&mut self) {
        if let Some(typed) = &mut self.search.typed
            && typed.refused.is_some()
            && let Err(why) = read(&typed.game, &typed.text)
        {
            typed.refused = Some(why);
        }
    }

    fn set_draft(&mut self, text: String, refused: Option<Saying>) {
        self.search.typed = Some(Typed {
            text,
            refused,
            game: self.search.lane.run.spec().game.clone(),
        });
    }

    fn tree(&self) -> Option<&Tree> {
        match &self.search.lane.run.spec().game {
            AnyGame::Tree(tree) => Some(tree),
            _ => None,
        }
    }

    /// Edits the tree. A refused edit is shown at its field, whose text stays, or at the field for
    /// the kind.
    pub(in crate::app::state) fn edit(&mut self, asked: &Edit, typed: Option<(Field, &str)>) {
        let Some(tree) = self.tree() else { return };
        let mut path = self.edited();
        match edit(tree, &path, asked) {
            Ok((tree, place)) => {
                // The same step of the other tree: what was cut there, or is not cut any more, is in sight.
                self.put_tree(tree, self.search.lane.step);
                path = place;
            }
            Err(problem) => {
                let kept = typed.map(|(_, text)| (path.clone(), text.to_owned()));
                let field = typed.map_or(Field::Kind, |(field, _)| field);
                self.refuse(Row::Editor(field), stated(&problem), kept);
            }
        }
        self.search.lane.pick(&path);
    }

    /// Shows the refusal of a setting at its row.
    pub(in crate::app::state) fn refuse(
        &mut self,
        row: Row,
        refusal: Refusal,
        typed: Option<(Vec<u16>, String)>,
    ) {
        let times = self
            .search
            .refused
            .as_ref()
            .map_or(0, |refused| refused.times)
            + 1;
        self.search.refused = Some(RefusedSetting {
            row,
            refusal,
            typed,
            times,
        });
    }

    /// Searches a tree and shows a step; with another algorithm and a notice if the present one cannot.
    fn put_tree(&mut self, tree: Tree, step: u32) {
        let spec = Spec {
            game: tree.into(),
            step,
            ..(**self.search.lane.run.spec()).clone()
        };
        if spec.game == self.search.lane.run.spec().game {
            self.search.refused = None;
            return;
        }
        let fits = spec.check().is_ok();
        self.load(spec.or_another());
        if !fits {
            self.page.notice = Some(Notice::Said(page::OTHER_ALGORITHM));
        }
    }

    /// Handles a text typed or chosen in a field of the tree editor.
    pub(in crate::app::state) fn enter(&mut self, field: Field, text: &str) {
        let wished = match field {
            Field::Part(part) => {
                return self.edit(&Edit::Say(part, text.to_owned()), Some((field, text)));
            }
            Field::Wish(wished) if self.tree().is_some() => wished,
            Field::Wish(_) | Field::Kind => return,
        };
        let read = plain::number(text).map(|number| number as i32);
        let none = (wished == WishField::Cuts).then_some(-1);
        let Some(number) = read.or(none) else {
            return self.refuse(Row::Editor(field), stated(&Problem::ExpectedNumber), None);
        };
        self.search.wish.set(wished, number);
        match generate(&self.search.wish.wish, self.search.wish.seed.into()) {
            Ok(tree) => self.put_tree(tree, 0),
            Err(refusal) => self.refuse(Row::Editor(field), refusal, None),
        }
    }
}

fn stated(problem: &Problem) -> Refusal {
    Refusal::new("", problem)
}
