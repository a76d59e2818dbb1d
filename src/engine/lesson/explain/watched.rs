//! The sentence of a search whose events go by too fast to be read: which first move is searched, and what is known by then.

use super::{Line, Reading, Teller};
use crate::lang::Lang;
use crate::lang::words::explain;
use crate::lesson::labels::Labels;
use crate::lesson::line::{figure, name, typed};
use crate::lesson::pawns::written;
use crate::search::{Algorithm, Turn};
use crate::trace::{Kind, Landmarks, Moment, NodeId, Visits};

/// Writes the sentence of a moment; `pawn` is the value of a pawn, if estimates are told in pawns. `None` where no player moves at the
/// root, and where no first move is being searched.
pub fn watched<'a>(
    moment: &Moment,
    labels: &dyn Labels,
    lang: Lang,
    reading: impl Into<Reading<'a>>,
    pawn: Option<f64>,
) -> Option<Line> {
    let trace = moment.trace();
    let Kind::Inner(Turn::Player(mover)) = trace.kind(NodeId::ROOT) else {
        return None;
    };
    let teller = &Teller::new(*moment, labels, lang, reading.into()).at(NodeId::ROOT);
    let number = |count: usize| name(count.to_string());
    if let Algorithm::Mcts(_) = teller.algorithm {
        let best = moment.best(NodeId::ROOT)?;
        let Visits { n, w } = moment.visits(best);
        let iterations = &trace.landmarks().iterations;
        let line = teller.tell(explain::WatchedIterations {
            best: teller.node(best),
            at: number(Landmarks::count(iterations, moment.step())),
            all: number(iterations.len()),
            visits: number(n as usize),
            mean: name(figure(w / f64::from(n.max(1)))),
        });
        return Some(line.finished(lang));
    }
    let mut path: Vec<NodeId> = trace.ancestors(moment.subject()).collect();
    path.pop();
    let child = path.pop()?;
    let mut entered: Vec<(u32, NodeId)> = trace
        .children(NodeId::ROOT)
        .filter_map(|child| Some((moment.entered(child)?, child)))
        .collect();
    entered.sort_unstable();
    let place = |node: NodeId| entered.iter().position(|(_, other)| *other == node);
    let at = place(child)?;
    let is_searched = explain::WatchedMove {
        child: teller.node(child),
        at: number(at + 1),
        all: number(usize::from(trace.choices(NodeId::ROOT))),
    };
    let is_searched = teller.tell(is_searched);
    let best = moment.best(NodeId::ROOT).filter(|best| *best != child);
    let Some((best, value)) = best.zip(teller.number(NodeId::ROOT)) else {
        return Some(is_searched.finished(lang));
    };
    let has = explain::WatchedBest {
        mover: teller.named(teller.seen(mover)),
        value: name(match pawn {
            None => typed(value),
            pawn => written(value, pawn),
        }),
        best: teller.node(best),
    };
    let gap = explain::BETWEEN.say(lang);
    let mut line = teller.tell(has).then(gap, is_searched);
    let after = at.saturating_sub(place(best).map_or(at, |place| place + 1));
    if after > 0 {
        let none = explain::WatchedNoneBetter {
            count: number(after),
            best: teller.node(best),
        };
        line = line.then(gap, teller.tell(none));
    }
    Some(line.finished(lang))
}
