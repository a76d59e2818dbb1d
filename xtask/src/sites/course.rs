//! The courses: for each site generator the files in an author's folder and the commands to type.

/// The source of a generator.
#[derive(Clone, Copy)]
pub enum Origin {
    /// PyPI, by `tests/sites/requirements.txt`.
    Python,
    /// Debian's packages.
    Debian(&'static [&'static str]),
    /// npm, by the lock file beside the course.
    Npm,
}

/// A small course of notes in one generator.
pub struct Course {
    /// The name of the generator in `cargo xtask sites`; also the folder below `target/sites` and
    /// the host that serves it.
    pub name: &'static str,
    pub origin: Origin,
    /// The files to copy: from the project's root, to the course's folder.
    pub copies: &'static [(&'static str, &'static str)],
    /// The place of the picture that stands for a search in print.
    pub picture: &'static str,
    /// The commands that build the course into `site`, the English half first: a program and its
    /// arguments, a line each.
    pub commands: &'static [&'static str],
    /// Whether it is part of `cargo xtask test`.
    pub is_quick: bool,
}

/// All courses.
pub const COURSES: [Course; 6] = [
    Course {
        name: "mkdocs",
        origin: Origin::Python,
        copies: &[
            ("tests/sites/mkdocs", ""),
            ("dist", "docs/assets/plyscope"),
            ("dist", "zh/assets/plyscope"),
        ],
        picture: "docs/assets/cut.svg",
        commands: &[
            "mkdocs build --strict --quiet",
            "mkdocs build --strict --quiet --config-file zh.yml",
        ],
        is_quick: true,
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
        picture: "docs/assets/cut.svg",
        commands: &[
            "zensical build --strict --config-file mkdocs.yml",
            "zensical build --strict --config-file zh.yml",
        ],
        is_quick: false,
    },
    Course {
        name: "sphinx",
        origin: Origin::Python,
        copies: &[("tests/sites/sphinx", ""), ("dist", "_static/plyscope")],
        picture: "cut.svg",
        commands: &[
            "sphinx-build --quiet --fail-on-warning . site",
            "sphinx-build --quiet --fail-on-warning -c . -D language=zh_CN -D project=往前看几步 zh site/zh",
        ],
        is_quick: true,
    },
    Course {
        name: "hugo",
        origin: Origin::Python,
        copies: &[
            ("tests/sites/hugo", ""),
            ("tests/sites/plain", "static"),
            ("dist", "static/plyscope"),
        ],
        picture: "static/cut.svg",
        commands: &["hugo --quiet --panicOnWarning --destination site"],
        is_quick: false,
    },
    Course {
        name: "jekyll",
        origin: Origin::Debian(&["jekyll"]),
        copies: &[
            ("tests/sites/jekyll", ""),
            ("tests/sites/plain", ""),
            ("dist", "assets/plyscope"),
        ],
        picture: "assets/cut.svg",
        commands: &["jekyll build --quiet --strict_front_matter --destination site"],
        is_quick: false,
    },
    Course {
        name: "docusaurus",
        origin: Origin::Npm,
        copies: &[("tests/sites/docusaurus", ""), ("dist", "static/plyscope")],
        picture: "docs/week1/cut.svg",
        commands: &["docusaurus build --out-dir site"],
        // Webpack takes most of a minute.
        is_quick: false,
    },
];
