//! The ten moments of the gallery: what each opens, and its picture. They are searched and drawn when the site is built.

use crate::app::state::link::with_graph;
use crate::app::state::page::gallery::Gallery;
use crate::compare::Comparison;
use crate::export::inline::Drawing;
use crate::game::any::{AnyGame, GameId};
use crate::lang::Lang;
use crate::lang::Text;
use crate::lang::words::{gallery, play};
use crate::lesson::ucb::{Candidate, selection};
use crate::play::{Record, Seat, levels};
use crate::scene::{Part, Size};
use crate::search::{Algorithm, AlphaBeta, CutRule, Event, Expectimax, Mcts, Order, WinLose};
use crate::spec::{Spec, to_link};
use crate::trace::{NodeId, StepUnit, Trace};

/// The size of a picture on the page.
const TILE: Size = Size::new(248.0, 160.0);
/// How much room a column of the upper confidence bound takes beside its child.
const COLUMN: f64 = 40.0;
/// A tree of three plies with three branches each.
const UNIFORM: &str = "[[[14,3,22],[9,27,5],[18,1,11]],[[6,20,13],[25,8,2],[16,23,10]],[[4,19,26],[12,7,21],[24,15,17]]]";

/// The spec that a moment opens.
#[derive(Clone, Debug, PartialEq)]
pub enum Opens {
    /// A search at its step; each position drawn once, if so.
    Search(Spec, bool),
    /// Searches side by side.
    Comparison(Comparison),
    /// A game.
    Game(Record),
}

impl Opens {
    /// Returns the fragment of its link, without `#`.
    pub fn link(&self) -> String {
        match self {
            Opens::Search(spec, false) => to_link(spec),
            Opens::Search(spec, true) => with_graph(&to_link(spec)),
            Opens::Comparison(it) => it.to_link(),
            Opens::Game(record) => record.to_link(),
        }
    }
}

/// A moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Its title.
    pub title: Text,
    /// What is to be seen there.
    pub line: Text,
    /// The spec that it opens.
    pub opens: Opens,
    /// Its picture as markup.
    pub picture: String,
}

/// Makes all ten moments, in the order of the page, their pictures in a language.
pub fn moments(lang: Lang) -> Vec<Moment> {
    vec![
        first_cut(),
        deep_cut(),
        two_rules(),
        worse_mean(),
        petersburg(),
        whole(),
        best_and_worst(),
        nim(lang),
        snake_go(),
        connect_four(),
    ]
}

/// A recording at one of its steps.
struct Taken {
    spec: Spec,
    trace: Trace,
}

impl Taken {
    fn of(spec: Spec, find: impl FnOnce(&Trace) -> u32) -> Taken {
        let (trace, ..) = spec.record(usize::MAX, u64::MAX);
        let step = find(&trace);
        Taken {
            spec: Spec { step, ..spec },
            trace,
        }
    }

    fn at_cut(spec: Spec) -> Taken {
        Taken::of(spec, |trace| trace.next(0, StepUnit::Cut))
    }

    fn at_end(spec: Spec) -> Taken {
        Taken::of(spec, Trace::len)
    }

    /// The tree, laid out for a stage of this size, without the margins. These pictures show no words.
    fn drawn(&self, stage: Size, part: Part) -> Drawing {
        let (spec, trace) = (&self.spec, &self.trace);
        Drawing::cropped(spec, trace, spec.step, (stage, part), Lang::En)
    }

    fn moment(self, [title, line]: [Text; 2], drawing: &Drawing) -> Moment {
        Moment {
            title,
            line,
            picture: drawing.svg("shot"),
            opens: Opens::Search(self.spec, false),
        }
    }
}

fn read(game: GameId, text: &str) -> AnyGame {
    game.read(text, None)
        .expect("a position of the gallery is a position")
}

fn alpha_beta(tree: &str, options: AlphaBeta) -> Spec {
    Spec::new(read(GameId::Tree, tree), Algorithm::AlphaBeta(options))
}

/// A drawing in a box of a larger one: as large as fits, in the middle.
fn put(drawing: &Drawing, (x, y): (f64, f64), frame: Size) -> String {
    let (Size { width, height }, (left, top)) = (frame, drawing.corner);
    let (across, down) = (drawing.size.width, drawing.size.height);
    format!(
        r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{left:.1} {top:.1} {across:.1} {down:.1}">{}</svg>"#,
        drawing.markup
    )
}

/// Drawings in one, as large as the tile.
fn together(markup: String) -> Drawing {
    Drawing {
        markup,
        corner: (0.0, 0.0),
        size: TILE,
        spots: Vec::new(),
    }
}

/// Words of a drawing.
fn words((x, y): (f64, f64), words: &str) -> String {
    format!(
        r#"<text x="{x}" y="{y}" font-size="15" font-weight="650" text-anchor="middle">{words}</text>"#
    )
}

fn first_cut() -> Moment {
    let taken = Taken::at_cut(Gallery::figure());
    let drawing = taken.drawn(Size::new(420.0, 360.0), Part::default());
    taken.moment([gallery::FIRST_CUT, gallery::FIRST_CUT_LINE], &drawing)
}

fn deep_cut() -> Moment {
    let taken = Taken::at_cut(alpha_beta("[5,[[[3,9],4],8]]", AlphaBeta::default()));
    let drawing = taken.drawn(Size::new(420.0, 440.0), Part::default());
    taken.moment([gallery::DEEP_CUT, gallery::DEEP_CUT_LINE], &drawing)
}

fn two_rules() -> Moment {
    let tree = "[[3,5],[3,1]]";
    let one = Taken::at_cut(alpha_beta(tree, AlphaBeta::default()));
    let other = Taken::at_end(alpha_beta(
        tree,
        AlphaBeta {
            cut: CutRule::Gt,
            ..AlphaBeta::default()
        },
    ));
    let half = Size::new(TILE.width / 2.0, TILE.height - 28.0);
    let drawn = |taken: &Taken, x: f64, rule: &str| {
        let drawing = taken.drawn(Size::new(400.0, 360.0), Part::default());
        words((x + half.width / 2.0, 20.0), rule) + &put(&drawing, (x, 26.0), half)
    };
    let drawing = drawn(&one, 0.0, "α ≥ β") + &drawn(&other, half.width, "α &gt; β");
    Moment {
        opens: beside(&one, &other),
        ..one.moment(
            [gallery::TWO_RULES, gallery::TWO_RULES_LINE],
            &together(drawing),
        )
    }
}

/// The searches of two recordings side by side, at their ends.
fn beside(one: &Taken, other: &Taken) -> Opens {
    let lanes = [one, other].map(|taken| taken.spec.clone());
    Opens::Comparison(Comparison::new(lanes.to_vec()).expect("both search one tree"))
}

/// The first choice at the root of a child that has won less often than another, both tried at least three times.
fn worse_mean() -> Moment {
    let options = Mcts {
        iterations: 100,
        ..Mcts::default()
    };
    let game = read(GameId::TicTacToe, "xo./.o./..x");
    let spec = Spec::new(game, Algorithm::Mcts(options));
    let is_it = |trace: &Trace, step: u32| {
        let moment = trace.at(step);
        let descends = matches!(moment.event(), Some(Event::Descend { .. }));
        if !descends || moment.before().cursor() != NodeId::ROOT {
            return false;
        }
        let choice = selection(&moment.before(), NodeId::ROOT, &options);
        let often = |child: &&Candidate| child.visits.n >= 3;
        let mean = |child: &Candidate| child.ucb.map(|ucb| ucb.exploit);
        let means = choice.candidates.iter().filter(often).filter_map(mean);
        let best = means.fold(f64::NEG_INFINITY, f64::max);
        let taken = choice.best().filter(often).and_then(mean);
        taken.is_some_and(|taken| taken < best - 0.1)
    };
    let taken = Taken::of(spec, |trace| {
        let mut steps = 1..=trace.len();
        steps.find(|step| is_it(trace, *step)).unwrap_or(0)
    });
    // The root with its children is what is chosen among.
    let choice = Part {
        folded: taken.trace.children(NodeId::ROOT).collect(),
        ..Part::default()
    };
    let drawing = taken.drawn(Size::new(560.0, 320.0), choice);
    // The column of the last child stands beside it.
    let size = Size {
        width: drawing.size.width + COLUMN,
        ..drawing.size
    };
    let drawing = Drawing { size, ..drawing };
    taken.moment([gallery::WORSE_MEAN, gallery::WORSE_MEAN_LINE], &drawing)
}

fn petersburg() -> Moment {
    let taken = Taken::at_end(Spec::new(
        read(GameId::StPetersburg, "6"),
        Algorithm::Expectimax(Expectimax::default()),
    ));
    let drawing = taken.drawn(Size::new(560.0, 640.0), Part::default());
    taken.moment([gallery::PETERSBURG, gallery::PETERSBURG_LINE], &drawing)
}

fn whole() -> Moment {
    let game = GameId::TicTacToe.position(&GameId::TicTacToe.named()[0]);
    let taken = Taken::at_end(Spec::new(game, Algorithm::AlphaBeta(AlphaBeta::default())));
    let all = (Size::new(496.0, 320.0), Part::default());
    let (spec, trace) = (&taken.spec, &taken.trace);
    let drawing = Drawing::of_step(spec, trace, spec.step, all, Lang::En);
    taken.moment([gallery::WHOLE, gallery::WHOLE_LINE], &drawing)
}

fn best_and_worst() -> Moment {
    let ordered = |order| {
        Taken::at_end(alpha_beta(
            UNIFORM,
            AlphaBeta {
                order,
                ..AlphaBeta::default()
            },
        ))
    };
    let (best, worst) = (ordered(Order::Best), ordered(Order::Worst));
    let half = Size::new(TILE.width, TILE.height / 2.0);
    let drawn = |taken: &Taken, y: f64| {
        let drawing = taken.drawn(Size::new(640.0, 300.0), Part::default());
        put(&drawing, (0.0, y), half)
    };
    let drawing = together(drawn(&best, 0.0) + &drawn(&worst, half.height));
    Moment {
        opens: beside(&best, &worst),
        ..best.moment([gallery::BEST_WORST, gallery::BEST_WORST_LINE], &drawing)
    }
}

fn nim(lang: Lang) -> Moment {
    let taken = Taken::at_end(Spec::new(
        read(GameId::Nim, "2 2 1"),
        Algorithm::WinLose(WinLose {
            memo: true,
            ..WinLose::default()
        }),
    ));
    let graph = Part {
        as_graph: true,
        ..Part::default()
    };
    let (spec, stage) = (&taken.spec, Size::new(620.0, 560.0));
    let drawing = Drawing::cropped(spec, &taken.trace, spec.step, (stage, graph), lang);
    Moment {
        opens: Opens::Search(taken.spec.clone(), true),
        ..taken.moment([gallery::NIM_GRAPH, gallery::NIM_GRAPH_LINE], &drawing)
    }
}

/// A position in the middle of a picture.
fn board(spec: &Spec) -> Drawing {
    let side = TILE.height - 24.0;
    let corner = ((TILE.width - side) / 2.0, (TILE.height - side) / 2.0);
    let drawing = Drawing::of_position(spec, side);
    together(put(&drawing, corner, Size::new(side, side)))
}

fn snake_go() -> Moment {
    let taken = Taken::at_end(Spec::new(
        read(GameId::SnakeGo, "classroom 13124144332"),
        Algorithm::AlphaBeta(AlphaBeta {
            depth: Some(3),
            ..AlphaBeta::default()
        }),
    ));
    let drawing = board(&taken.spec);
    taken.moment([gallery::SNAKE_GO, gallery::SNAKE_GO_LINE], &drawing)
}

fn connect_four() -> Moment {
    let opening = read(GameId::ConnectFour, "...oo../...xx..");
    let machine = levels(&opening)
        .into_iter()
        .find(|level| level.name == play::MIDDLE)
        .map_or(Seat::Person, |level| Seat::Machine(level.machine));
    let spec = Spec::new(opening.clone(), Algorithm::AlphaBeta(AlphaBeta::default()));
    Moment {
        title: gallery::CONNECT_FOUR,
        line: gallery::CONNECT_FOUR_LINE,
        picture: board(&spec).svg("shot"),
        opens: Opens::Game(Record::new(opening, [Seat::Person, machine])),
    }
}
