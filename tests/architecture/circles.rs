//! Imports go one way: there is no cycle between the modules of a folder. A module and its
//! submodules count as one, and a module may use its ancestors freely.

use super::source::{Source, paths_behind};
use std::collections::{BTreeMap, BTreeSet};

/// The path of a module from the root of its crate.
type Module = Vec<String>;

/// For every module with submodules: which of them uses which.
type Edges = BTreeMap<Module, BTreeMap<String, BTreeSet<String>>>;

fn module_of(path: &str) -> Module {
    let path = path.trim_end_matches(".rs");
    path.split('/').map(str::to_owned).collect()
}

/// Returns the modules that a file names after `crate::` and after one or more `super::`.
fn named(source: &Source, here: &Module) -> Vec<Module> {
    let code = source.code();
    let split = |path: String| path.split("::").map(str::to_owned).collect::<Module>();
    let mut found: Vec<Module> = paths_behind(&code, "crate::")
        .into_iter()
        .map(split)
        .collect();
    for path in paths_behind(&code, "super::") {
        let mut names = split(path);
        let mut base = here.clone();
        base.pop();
        while names.first().is_some_and(|name| name == "super") {
            names.remove(0);
            base.pop();
        }
        base.extend(names);
        found.push(base);
    }
    found
}

/// Returns which modules use which, at the level where their paths part.
pub fn edges(sources: &[Source]) -> Edges {
    let modules: BTreeSet<Module> = sources.iter().map(|file| module_of(&file.path)).collect();
    let mut edges = Edges::new();
    for source in sources {
        let here = module_of(&source.path);
        for there in named(source, &here) {
            let common = here
                .iter()
                .zip(&there)
                .take_while(|(one, other)| one == other)
                .count();
            let (Some(one), Some(other)) = (here.get(common), there.get(common)) else {
                continue;
            };
            // The last name may be an item and not a module.
            if modules.contains(&there[..=common]) {
                let uses = edges.entry(here[..common].to_vec()).or_default();
                uses.entry(one.clone()).or_default().insert(other.clone());
            }
        }
    }
    edges
}

/// Returns the modules of a folder that lie on a cycle, with the modules on it.
pub fn circles(uses: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let reach = |from: &String| {
        let mut reached = BTreeSet::new();
        let mut stack: Vec<&String> = uses.get(from).into_iter().flatten().collect();
        while let Some(next) = stack.pop() {
            if reached.insert(next.clone()) {
                stack.extend(uses.get(next).into_iter().flatten());
            }
        }
        reached
    };
    let reached: BTreeMap<&String, BTreeSet<String>> =
        uses.keys().map(|module| (module, reach(module))).collect();
    let in_circle = |module: &&String| reached[module].contains(*module);
    let found = uses.keys().filter(in_circle);
    found
        .map(|module| {
            let back = uses[module].iter().filter(|next| {
                reached
                    .get(next)
                    .is_some_and(|reached| reached.contains(module))
            });
            let back: Vec<&str> = back.map(String::as_str).collect();
            format!("{module} -> {}", back.join(", "))
        })
        .collect()
}

fn source(path: &str, text: &str) -> Source {
    Source {
        path: path.to_owned(),
        text: text.to_owned(),
    }
}

#[test]
fn a_circle_is_found_and_what_is_taken_from_around_is_free() {
    let sources = [
        source("a.rs", "mod b; mod c; use b::B;"),
        source("a/b.rs", "use super::A; use super::c::C;"),
        source("a/c.rs", "use crate::a::b::{B, Other};"),
        source("d.rs", "use crate::a::A;"),
    ];
    let edges = edges(&sources);
    assert_eq!(circles(&edges[&vec!["a".to_owned()]]), ["b -> c", "c -> b"]);
    assert!(circles(&edges[&Vec::new()]).is_empty());
}

#[test]
fn no_modules_of_a_folder_use_each_other_in_a_circle() {
    for package in ["src/engine", "src/locales", "src", "xtask/src"] {
        let mut found = Vec::new();
        for (folder, uses) in edges(&super::source::sources_in(package)) {
            let circles = circles(&uses);
            found.extend(
                circles
                    .into_iter()
                    .map(|circle| format!("{}: {circle}", folder.join("::"))),
            );
        }
        assert!(found.is_empty(), "{package}: {found:#?}");
    }
}
