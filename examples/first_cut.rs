//! Finds the first cut of a search and prints its sentence, and its picture as SVG on standard output.
//! `cargo run --example first_cut > cut.svg`

use plyscope::export::{Figure, Format};
use plyscope::lang::Lang;
use plyscope::lesson::explain;
use plyscope::scene::Part;
use plyscope::spec::Spec;

fn main() {
    let spec =
        r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#;
    let spec = Spec::read(spec).expect("the spec is good");
    let (trace, _, answer) = spec.record(10_000, 10_000);
    let step = trace.landmarks().cuts[0];
    let sentence = explain(&trace.at(step), &spec.game, Lang::En, &spec.algorithm);
    eprintln!("step {step}: {}", sentence.text());
    eprintln!("in the end: {answer:?}");
    let figure = Figure {
        spec: &spec,
        trace: &trace,
        lang: Lang::En,
        part: &Part::default(),
        fog: false,
        address: "https://example.org/",
    };
    let svg = figure
        .text(Format::Svg, Some(step))
        .expect("the tree is small");
    println!("{svg}");
}
