//! Fills into the files of a site what the engine knows, a step of its build: the gallery into the page, and what the scripts say into
//! them. The words of every language but English get a file of their own, which a page in that language fetches.

#[cfg(not(target_os = "unknown"))]
fn main() -> std::io::Result<()> {
    let Some(site) = std::env::args_os().nth(1) else {
        eprintln!("usage: fill SITE");
        std::process::exit(2);
    };
    fill::site(std::path::Path::new(&site))
}

#[cfg(target_os = "unknown")]
fn main() {}

#[cfg(not(target_os = "unknown"))]
mod fill {
    use plyscope::app::gallery::written;
    use plyscope::app::state::link;
    use plyscope::lang::words::element;
    use plyscope::lang::{Lang, Say, Text};
    use serde_json::{Map, Value, json};
    use std::fs;
    use std::io::Result;
    use std::path::Path;

    /// What the script of the element says.
    const SENTENCES: [(&str, Text); 8] = [
        ("failed", element::FAILED),
        ("forbidden", element::FORBIDDEN),
        ("wrong", element::WRONG),
        ("stopped", element::STOPPED),
        ("again", element::AGAIN),
        ("property", element::PROPERTY),
        ("offline", element::OFFLINE),
        ("elsewhere", element::ELSEWHERE),
    ];
    /// What the script of a sheet says.
    const SHEET: [(&str, Text); 4] = [
        ("name", element::SHEET_NAME),
        ("save", element::SHEET_SAVE),
        ("saving", element::SHEET_SAVING),
        ("unread", element::SHEET_UNREAD),
    ];

    /// Fills in the files of a site, and adds the words.
    pub fn site(site: &Path) -> Result<()> {
        let blanks = [
            ("index.html", "<!-- too-old -->", paragraphs(too_old)),
            ("index.html", "<!-- no-script -->", paragraphs(no_script)),
            ("embed.html", "<!-- no-script -->", paragraphs(no_script)),
            ("lab.js", "/* sentences */", each(sentences)),
            ("sheet.js", "/* sheet */", each(sheet)),
            ("parts.js", "/* words */", addresses()),
            ("plyscope-page.css", "/* languages */", rules()),
        ];
        for (file, blank, filled) in blanks {
            let path = site.join(file);
            let text = fs::read_to_string(&path)?;
            assert!(text.contains(blank), "{file} has no {blank}");
            fs::write(path, text.replace(blank, &filled))?;
        }
        let page = site.join("index.html");
        let text = written::fill_in(&fs::read_to_string(&page)?);
        // Trunk leaves an empty line where it took one out.
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        fs::write(
            page,
            lines.flat_map(|line| [line, "\n"]).collect::<String>(),
        )?;
        for (lang, table) in fetched() {
            fs::write(site.join(format!("words-{}.json", lang.code())), table)?;
        }
        Ok(())
    }

    /// The languages whose words are fetched, with them.
    fn fetched() -> impl Iterator<Item = (Lang, &'static str)> {
        Lang::En
            .others()
            .filter_map(|lang| Some((lang, lang.table()?)))
    }

    fn addresses() -> String {
        let address = |(lang, _): (Lang, _)| {
            let name = format!("words-{}", lang.code());
            format!("'{name}': () => new URL('./{name}.json', import.meta.url),\n")
        };
        fetched().map(address).collect()
    }

    /// Writes what is said in each language as the inside of an object.
    fn each(said: fn(Lang) -> Map<String, Value>) -> String {
        let entry =
            |lang: Lang| format!("{}: {},\n", json!(lang.code()), Value::Object(said(lang)));
        Lang::ALL.map(entry).concat()
    }

    fn said(words: &[(&str, Text)], lang: Lang) -> Map<String, Value> {
        let entry = |(name, word): &(&str, Text)| ((*name).to_owned(), word.say(lang).into());
        words.iter().map(entry).collect()
    }

    fn sentences(lang: Lang) -> Map<String, Value> {
        said(&SENTENCES, lang)
    }

    fn sheet(lang: Lang) -> Map<String, Value> {
        let mut words = said(&SHEET, lang);
        let (done, of, score) = ("{done}", "{of}", "{score}");
        let done = element::SheetDone { done, of, score }.say(lang);
        words.insert("done".to_owned(), done.into());
        words
    }

    /// Writes a sentence in each language as a paragraph.
    fn paragraphs(sentence: fn(String, Lang) -> String) -> String {
        let paragraph = |lang: Lang| {
            let (address, words) = (
                link::notes("index.html", lang),
                element::THE_NOTES.say(lang),
            );
            let said = sentence(format!("<a href=\"./{address}\">{words}</a>"), lang);
            format!("<p lang=\"{}\">{said}</p>\n", lang.tag())
        };
        Lang::ALL.map(paragraph).concat()
    }

    fn too_old(notes: String, lang: Lang) -> String {
        element::TooOld { notes }.say(lang)
    }

    fn no_script(notes: String, lang: Lang) -> String {
        element::NoScript { notes }.say(lang)
    }

    /// Writes the rules by which a page shows one of the texts that it has in each language: that of its own language, English if there
    /// is none; and the direction of the page before the lab is there.
    fn rules() -> String {
        let others: Vec<String> = Lang::En
            .others()
            .map(|lang| format!(":lang({})", lang.code()))
            .collect();
        let rule = |lang: Lang| {
            let (code, direction) = (lang.code(), lang.direction());
            let page = match lang {
                Lang::En => format!(":root:not({})", others.join(", ")),
                _ => format!(":root:lang({code})"),
            };
            format!(
                "{page} .both [lang]:not(:lang({code})) {{ display: none }}\n{page} {{ direction: {direction} }}\n"
            )
        };
        Lang::ALL.map(rule).concat()
    }
}
