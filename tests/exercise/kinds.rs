//! One drawn exercise of every kind, and how many variants of it a test looks at.

/// An exercise of every kind, with drawn positions.
pub const DRAWN: [(&str, &str); 29] = [
    (
        "values of minimax",
        r#"{"id":"v","generate":{"kind":"tree","values":[0,9]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#,
    ),
    (
        "values of expectimax",
        r#"{"id":"e","generate":{"kind":"tree","values":[0,9],"chance":"uneven"},"algorithm":{"kind":"expectimax"},"ask":[{"kind":"values"}]}"#,
    ),
    (
        "values with even odds",
        r#"{"id":"e2","generate":{"kind":"tree","depth":[2,3],"chance":"even"},"algorithm":{"kind":"expectimax"},"ask":[{"kind":"values"},{"kind":"root"}]}"#,
    ),
    (
        "root",
        r#"{"id":"r","generate":{"kind":"tree","must":{"unique_best":true}},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"root","leaves":true}]}"#,
    ),
    (
        "cut leaves",
        r#"{"id":"c","generate":{"kind":"tree","ties":false,"must":{"cuts":[2,5]}},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#,
    ),
    (
        "deep cuts",
        r#"{"id":"d","generate":{"kind":"tree","depth":4,"children":2,"must":{"deep":1}},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#,
    ),
    (
        "cuts under the strict rule",
        r#"{"id":"g","generate":{"kind":"tree","values":[0,4],"must":{"cuts":[1,9]}},"algorithm":{"kind":"alpha-beta","cut":"gt"},"ask":[{"kind":"cut"}]}"#,
    ),
    (
        "cuts by bounds on chance",
        r#"{"id":"s","generate":{"kind":"tree","values":[0,4],"chance":"even","must":{"cuts":[1,9]}},"algorithm":{"kind":"expectimax","prune":true,"bounds":[0,4]},"ask":[{"kind":"cut"}]}"#,
    ),
    (
        "windows on entering",
        r#"{"id":"w","generate":{"kind":"tree"},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"window"}]}"#,
    ),
    (
        "windows on leaving",
        r#"{"id":"l","generate":{"kind":"tree"},"algorithm":{"kind":"alpha-beta","returns":"hard"},"ask":[{"kind":"window","when":"leave"}]}"#,
    ),
    (
        "who wins",
        r#"{"id":"won","generate":{"kind":"tree","depth":[2,4],"children":2},"algorithm":{"kind":"win-lose","stop":false},"ask":[{"kind":"values"},{"kind":"root"}]}"#,
    ),
    (
        "cuts of win-lose search",
        r#"{"id":"stop","generate":{"kind":"tree","must":{"cuts":[1,9]}},"algorithm":{"kind":"win-lose"},"ask":[{"kind":"cut"}]}"#,
    ),
    (
        "Grundy numbers of Nim",
        r#"{"id":"nim","generate":{"kind":"nim","heaps":2,"stones":[1,3]},"algorithm":{"kind":"win-lose","grundy":true},"ask":[{"kind":"grundy"}]}"#,
    ),
    (
        "who wins Nim",
        r#"{"id":"nim2","generate":{"kind":"nim","heaps":[1,2],"stones":[1,2]},"algorithm":{"kind":"win-lose","stop":false,"memo":false},"ask":[{"kind":"values"},{"kind":"root"}]}"#,
    ),
    (
        "the choice of UCB",
        r#"{"id":"u","generate":{"kind":"tree","depth":3,"must":{"unique_best":true}},"algorithm":{"kind":"mcts","iterations":9},"ask":[{"kind":"choose","numbers":true}]}"#,
    ),
    (
        "the choice of UCB below the root",
        r#"{"id":"u2","generate":{"kind":"tree","depth":4,"children":2},"algorithm":{"kind":"mcts","iterations":12,"c":0.7},"ask":[{"kind":"choose","at":"r.0","numbers":true}]}"#,
    ),
    (
        "backpropagation",
        r#"{"id":"b","generate":{"kind":"tree","depth":3,"values":[0,2]},"algorithm":{"kind":"mcts","iterations":8},"ask":[{"kind":"backup"}]}"#,
    ),
    (
        "backpropagation with signs",
        r#"{"id":"b2","generate":{"kind":"tree","depth":3},"algorithm":{"kind":"mcts","iterations":6,"playouts":3,"reward":"signed"},"ask":[{"kind":"backup"}]}"#,
    ),
    (
        "a search by given playouts",
        r#"{"id":"p","generate":{"kind":"tree","depth":2,"children":[2,3],"values":[0,1]},"algorithm":{"kind":"mcts","iterations":7},"ask":[{"kind":"playouts"}]}"#,
    ),
    (
        "who runs next",
        r#"{"id":"n","generate":{"kind":"tree","must":{"cuts":[1,9]}},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"control","points":2}]}"#,
    ),
    (
        "which search of minimax and alpha-beta it was",
        r#"{"id":"wh","generate":{"kind":"tree","values":[0,5],"must":{"cuts":[2,9]}},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"which"}]}"#,
    ),
    (
        "with which constant of UCB it was",
        r#"{"id":"wc","generate":{"kind":"tree","depth":2,"values":[0,1]},"algorithm":{"kind":"mcts","iterations":14},"ask":[{"kind":"which"}]}"#,
    ),
    (
        "a claim about alpha-beta",
        r#"{"id":"cl","generate":{"kind":"tree","children":2,"depth":2},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"claim"}]}"#,
    ),
    (
        "order of children",
        r#"{"id":"o","generate":{"kind":"tree","depth":2,"children":3,"ties":false},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"order"}]}"#,
    ),
    (
        "a mistake in values",
        r#"{"id":"m","generate":{"kind":"tree","ties":false},"algorithm":{"kind":"minimax"},"ask":[{"kind":"mistake"}]}"#,
    ),
    (
        "the next decision of alpha-beta",
        r#"{"id":"n","generate":{"kind":"tree","depth":3,"children":[2,3]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"next"}]}"#,
    ),
    (
        "the next decision of Monte-Carlo tree search",
        r#"{"id":"n2","generate":{"kind":"tree","depth":2,"children":2},"algorithm":{"kind":"mcts","iterations":9},"ask":[{"kind":"next"}]}"#,
    ),
    (
        "the next decision of expectimax",
        r#"{"id":"n3","generate":{"kind":"tree","depth":3,"chance":"uneven"},"algorithm":{"kind":"expectimax"},"ask":[{"kind":"next"}]}"#,
    ),
    (
        "a mistake in windows",
        r#"{"id":"m2","generate":{"kind":"tree","ties":false},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"mistake","about":"window"}]}"#,
    ),
];

/// The variants of each kind: enough to notice a mistake soon, or ten thousand where the test is asked for by name.
pub fn seeds(usual: u64) -> std::ops::Range<u64> {
    let asked = std::env::var("PLYSCOPE_VARIANTS").ok();
    0..asked.and_then(|count| count.parse().ok()).unwrap_or(usual)
}

/// The drawn exercise with this name.
pub fn drawn(name: &str) -> (&'static str, &'static str) {
    let found = DRAWN.into_iter().find(|(known, _)| *known == name);
    found.unwrap_or_else(|| panic!("no exercise is called “{name}”"))
}
