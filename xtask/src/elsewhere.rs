//! What leaves the product in the hands of other programs: figures in five that draw SVG, a chapter
//! of the notes in one that sets pages and one that makes e-books, quizzes in one that marks them. All
//! of it is in target/elsewhere.
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::tools::{debian, python};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

const PACKAGES: [&str; 4] = ["librsvg2-bin", "imagemagick", "poppler-utils", "pandoc"];
const REQUIREMENTS: &str = include_str!("../../tests/elsewhere/requirements.txt");

/// Figures of every kind: bare nodes, windows, means, chance, Grundy numbers, boards.
const FIGURES: [&str; 8] = [
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"},"step":38}"#,
    r#"{"game":{"kind":"tree","tree":[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]},"algorithm":{"kind":"alpha-beta"},"step":60}"#,
    r#"{"game":{"kind":"tree","tree":[[0,1],[1,1],[1,0]]},"algorithm":{"kind":"mcts","iterations":12},"step":80}"#,
    r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[{"min":[2,2]},{"min":[1,2]}]},{"chance":[{"min":[0,2]},{"min":[-1,0]}]}]}},"algorithm":{"kind":"expectimax"},"step":40}"#,
    r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"win-lose","grundy":true,"stop":false},"step":52}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xox/.o./ox."},"algorithm":{"kind":"minimax"},"step":40}"#,
    r#"{"game":{"kind":"connect-four","moves":"414141"},"algorithm":{"kind":"alpha-beta","depth":2},"step":30}"#,
    r#"{"game":{"kind":"snake-go","preset":"tiny","variant":"judge","moves":"121"},"algorithm":{"kind":"minimax"},"step":60}"#,
];

/// The chapters with most roots, and with most pictures.
const CHAPTERS: [&str; 2] = ["en/mcts.html", "zh/alpha-beta.html"];

/// Runs the checks as steps of a report.
pub fn check(project: &Project, report: &mut Report) {
    let installed = debian::install(project, &PACKAGES);
    let needs = installed.and_then(|()| python::environment(project, "elsewhere", REQUIREMENTS));
    report.step_with("figures in other programs", &needs, |python| {
        let figures = draw(project)?;
        run::openly(compare(project, python).args(figures))
    });
    report.step_with("quizzes in another program", &needs, |python| {
        let packages = quizzes(project)?;
        let script = project.root.join("tests/elsewhere/quiz.py");
        run::openly(project.command(python).arg(script).args(packages))
    });
    report.step_with("chapters in other programs", &needs, |python| {
        CHAPTERS.iter().try_for_each(|chapter| {
            let page = project.root.join("dist/notes").join(chapter);
            run::openly(compare(project, python).arg("--chapter").arg(page))
        })
    });
}

fn compare(project: &Project, python: &Path) -> Command {
    let mut command = project.command(python);
    command.arg(project.root.join("tests/elsewhere/compare.py"));
    command
}

/// Writes all that a sheet can ask, and two chapters, as packages of QTI.
fn quizzes(project: &Project) -> Result<Vec<PathBuf>> {
    let folder = project.target.join("elsewhere");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let sheets = [
        "tests/data/sheet.json",
        "www/exercises/alpha-beta.json",
        "www/exercises/expectimax.json",
    ];
    let pack = |(at, sheet): (usize, &&str)| {
        let package = folder.join(format!("quiz-{at}.zip"));
        let mut export = project.command(project.target.join("debug/plyscope"));
        let export = export.args(["export", "--format", "qti", "--seeds", "1..3"]);
        let file =
            File::create(&package).map_err(|error| format!("{}: {error}", package.display()))?;
        run::openly(export.arg(project.root.join(sheet)).stdout(file))?;
        Ok(package)
    };
    sheets.iter().enumerate().map(pack).collect()
}

/// Draws the figures with the command line.
fn draw(project: &Project) -> Result<Vec<PathBuf>> {
    let folder = project.target.join("elsewhere");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let build = [
        "build",
        "--quiet",
        "--package",
        "plyscope",
        "--bin",
        "plyscope",
    ];
    run::openly(project.command("cargo").args(build))?;
    let explain = |error: std::io::Error| format!("{}: {error}", folder.display());
    let draw = |(at, spec): (usize, &&str)| {
        let [asked, drawn] = ["json", "svg"].map(|ext| folder.join(format!("figure-{at}.{ext}")));
        fs::write(&asked, spec).map_err(explain)?;
        let mut render = project.command(project.target.join("debug/plyscope"));
        let svg = run::fed(render.arg("render"), File::open(asked).map_err(explain)?)?;
        fs::write(&drawn, svg).map_err(explain)?;
        Ok(drawn)
    };
    FIGURES.iter().enumerate().map(draw).collect()
}
