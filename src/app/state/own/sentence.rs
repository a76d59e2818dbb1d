//! What a program did at a step, in sentences: only what the record says, and at the first difference what the book has there.

use super::Own;
use crate::check::{Did, Is};
use crate::lang::words::check;
use crate::lang::{Lang, Say};
use crate::transcript::{Call, End, written};

impl Own {
    /// Returns what the program did at the step shown, in sentences.
    pub fn sentence(&self, lang: Lang) -> String {
        let Some(did) = self.did() else {
            return check::TOLD_BEGIN.say(lang).to_owned();
        };
        let shown = self.lane.shown(lang);
        let node = match self.node(did) {
            Some(node) => shown.name(node).text,
            None => check::TOLD_NOWHERE.say(lang).to_owned(),
        };
        let said = match (did, self.call(did)) {
            (Did::Iterate(iteration), _) => check::ToldIteration { iteration, node }.say(lang),
            (Did::Enter(visit), Some(entered)) => self.entered(visit, entered, node, lang),
            (_, Some(left)) => match &left.end {
                End::Returned(said) => {
                    let value = said.to_string();
                    check::ToldReturned { value, node }.say(lang)
                }
                End::Raised(error) => check::ToldRaised { node, error }.say(lang),
                End::Open => String::new(),
            },
            _ => String::new(),
        };
        match self.verdict.first().filter(|_| self.is_there()) {
            Some(first) => {
                let window = |bounds: [f64; 2]| bounds.map(written);
                let more = match (&first.expected, self.first_node(lang)) {
                    (Is::LeftAt(alpha, beta), Some(node)) => {
                        let [alpha, beta] = window([*alpha, *beta]);
                        check::ToldLeftOut { node, alpha, beta }.say(lang)
                    }
                    (Is::AllMoves(alpha, beta), _) => {
                        let [alpha, beta] = window([*alpha, *beta]);
                        check::ToldAllMoves { alpha, beta }.say(lang)
                    }
                    _ => {
                        let expected = self.verdict.is(&first.expected, first, lang);
                        check::ToldDiffers { expected }.say(lang)
                    }
                };
                [said, more].join(lang.space())
            }
            None => said,
        }
    }

    fn entered(&self, visit: u32, entered: &Call, node: String, lang: Lang) -> String {
        let call = self.verdict.walk.visits[visit as usize]
            .call
            .unwrap_or_default()
            + 1;
        let function = entered.function.map_or_else(
            || check::TOLD_ITSELF.say(lang).to_owned(),
            |word| self.transcript.words[word as usize].clone(),
        );
        match (entered.alpha, entered.beta) {
            (Some(alpha), Some(beta)) => {
                let (alpha, beta) = (written(alpha), written(beta));
                check::ToldCallWindow {
                    call,
                    function,
                    node,
                    alpha,
                    beta,
                }
                .say(lang)
            }
            _ => check::ToldCall {
                call,
                function,
                node,
            }
            .say(lang),
        }
    }
}
