//! The courses: for each site generator or bundler the files in an author's folder and the commands
//! to type.

/// The source of a generator.
#[derive(Clone, Copy)]
pub enum Origin {
    /// PyPI, by `tests/sites/requirements.txt`.
    Python,
    /// Debian's packages.
    Debian(&'static [&'static str]),
    /// npm, by the lock file beside the course.
    Npm,
    /// The project's own packages, which are there.
    Here,
}

/// A small course of notes in one generator, a page in one bundler, or slides.
pub struct Course {
    /// The name of the generator in `cargo xtask sites`; also the folder below `target/sites` and
    /// the host that serves it.
    pub name: &'static str,
    pub origin: Origin,
    /// The files to copy: from the project's root, to the course's folder.
    pub copies: &'static [(&'static str, &'static str)],
    /// The place of the picture that stands for a search in print, if the course has one.
    pub picture: Option<&'static str>,
    /// The commands that build the course into `site`, the English half first: a program and its
    /// arguments, a line each.
    pub commands: &'static [&'static str],
}

/// All courses.
pub const COURSES: [Course; 12] = [
    Course {
        name: "mkdocs",
        origin: Origin::Python,
        copies: &[
            ("tests/sites/mkdocs", ""),
            ("dist", "docs/assets/plyscope"),
            ("dist", "zh/assets/plyscope"),
        ],
        picture: Some("docs/assets/cut.svg"),
        commands: &[
            "mkdocs build --strict --quiet",
            "mkdocs build --strict --quiet --config-file zh.yml",
        ],
    },
    Course {
        name: "zensical",
        origin: Origin::Python,
        // The same files as the course before.
        copies: &[
            ("tests/sites/mkdocs", ""),
            ("dist", "docs/assets/plyscope"),
            ("dist", "zh/assets/plyscope"),
        ],
        picture: Some("docs/assets/cut.svg"),
        commands: &[
            "zensical build --strict --config-file mkdocs.yml",
            "zensical build --strict --config-file zh.yml",
        ],
    },
    Course {
        name: "sphinx",
        origin: Origin::Python,
        copies: &[("tests/sites/sphinx", ""), ("dist", "_static/plyscope")],
        picture: Some("cut.svg"),
        commands: &[
            "sphinx-build --quiet --fail-on-warning . site",
            "sphinx-build --quiet --fail-on-warning -c . -D language=zh_CN -D project=往前看几步 zh site/zh",
        ],
    },
    Course {
        name: "hugo",
        origin: Origin::Python,
        copies: &[
            ("tests/sites/hugo", ""),
            ("tests/sites/plain", "static"),
            ("dist", "static/plyscope"),
        ],
        picture: Some("static/cut.svg"),
        commands: &["hugo --quiet --panicOnWarning --destination site"],
    },
    Course {
        name: "jekyll",
        origin: Origin::Debian(&["jekyll"]),
        copies: &[
            ("tests/sites/jekyll", ""),
            ("tests/sites/plain", ""),
            ("dist", "assets/plyscope"),
        ],
        picture: Some("assets/cut.svg"),
        commands: &["jekyll build --quiet --strict_front_matter --destination site"],
    },
    Course {
        name: "docusaurus",
        origin: Origin::Npm,
        copies: &[("tests/sites/docusaurus", ""), ("dist", "static/plyscope")],
        picture: Some("docs/week1/cut.svg"),
        commands: &["docusaurus build --out-dir site"],
        // Webpack takes most of a minute.
    },
    Course {
        name: "vite",
        origin: Origin::Npm,
        copies: &[("tests/sites/vite", ""), ("dist", "plyscope")],
        picture: None,
        commands: &["vite build --logLevel error"],
    },
    Course {
        name: "webpack",
        origin: Origin::Npm,
        copies: &[
            ("tests/sites/webpack", ""),
            ("tests/sites/webpack/public", "site"),
            ("dist", "plyscope"),
        ],
        picture: None,
        commands: &["webpack --fail-on-warnings"],
    },
    Course {
        name: "observable",
        origin: Origin::Npm,
        copies: &[("tests/sites/observable", ""), ("dist", "src/plyscope")],
        picture: None,
        commands: &["observable build"],
    },
    Course {
        name: "vitepress",
        origin: Origin::Npm,
        copies: &[("tests/sites/vitepress", ""), ("dist", "plyscope")],
        picture: None,
        commands: &["vitepress build"],
    },
    Course {
        name: "astro",
        origin: Origin::Npm,
        copies: &[("tests/sites/astro", ""), ("dist", "src/plyscope")],
        picture: None,
        commands: &["astro build --silent"],
    },
    // The decks of the lectures lie in the site already; what they need beside them is reveal.js.
    Course {
        name: "decks",
        origin: Origin::Here,
        copies: &[
            ("dist", "site"),
            ("node_modules/reveal.js/dist", "site/notes/decks/reveal"),
        ],
        picture: None,
        commands: &[],
    },
];
