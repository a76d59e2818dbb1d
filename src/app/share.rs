//! The buttons for sharing: the link, the code for embeds, figures, and the page on its own. The host element, which may write to the
//! clipboard, carries out the request in their attribute `data-copy`.

pub mod host;

use super::state::action::{Action, Display};
use super::state::page::Copied;
use super::ui::button::press;
use super::ui::context::{use_act, use_lang};
use super::ui::icons::{self, icon};
use crate::lang::words::page;
use crate::lang::{Lang, Text};
use yew::prelude::*;

/// The kinds of sites that embed; `static/share.js` has the code for each.
const PLACES: [&str; 8] = [
    "HTML",
    "iframe",
    "MkDocs",
    "Zensical",
    "Hugo",
    "Jekyll",
    "Sphinx",
    "Docusaurus",
];

/// The height of a frame in pixels where nobody chooses another; `static/share.js` has it, too.
const FRAME_HEIGHT: &str = "640";

/// What can be chosen of an embed.
struct Choice {
    /// The name by which `static/share.js` reads it.
    name: &'static str,
    label: Text,
    /// The values with their words; the first is what an embed has by itself.
    values: &'static [(&'static str, Text)],
}

const CHOICES: [Choice; 4] = [
    Choice {
        name: "view",
        label: page::EMBED_VIEW,
        values: &[
            ("", page::EMBED_WHOLE),
            ("tree", page::EMBED_TREE),
            ("board", page::EMBED_BOARD),
            ("both", page::EMBED_BOTH),
        ],
    },
    Choice {
        name: "controls",
        label: page::EMBED_CONTROLS,
        values: &[
            ("", page::EMBED_ALL),
            ("min", page::EMBED_FEW),
            ("none", page::EMBED_NONE),
        ],
    },
    Choice {
        name: "theme",
        label: page::EMBED_THEME,
        values: &[
            ("", page::EMBED_OF_PAGE),
            ("light", page::EMBED_LIGHT),
            ("dark", page::EMBED_DARK),
        ],
    },
    Choice {
        name: "inside",
        label: page::EMBED_INSIDE,
        values: &[("", page::EMBED_LINK), ("picture", page::EMBED_PICTURE)],
    },
];

/// A format of figures; `static/share.js` has the ends of its files.
struct Format {
    name: &'static str,
    /// What it is for.
    used: Text,
    /// Whether one step can be saved, and not only all of them.
    has_step: bool,
    /// Whether people paste it, as text or as a picture.
    is_pasted: bool,
}

impl Format {
    const fn new(name: &'static str, used: Text) -> Format {
        Format {
            name,
            used,
            has_step: true,
            is_pasted: true,
        }
    }

    const fn saved_only(self) -> Format {
        Format {
            is_pasted: false,
            ..self
        }
    }

    const fn of_all_steps(self) -> Format {
        Format {
            has_step: false,
            ..self.saved_only()
        }
    }
}

/// The only format whose name is translated.
const STORYBOARD: &str = "Storyboard";

const FORMATS: [Format; 8] = [
    Format::new("SVG", page::USED_SVG),
    Format::new("PNG", page::USED_PNG),
    Format::new("TikZ", page::USED_TIKZ),
    Format::new("DOT", page::USED_DOT),
    Format::new("JSON", page::USED_JSON).saved_only(),
    Format::new("Beamer", page::USED_BEAMER).of_all_steps(),
    Format::new("CSV", page::USED_CSV).of_all_steps(),
    Format::new(STORYBOARD, page::USED_STORYBOARD).of_all_steps(),
];

/// Returns what has just been copied.
#[hook]
fn use_copied() -> Option<Copied> {
    use_context::<Option<Copied>>().flatten()
}

/// The properties of a button for sharing.
#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// Its classes.
    pub class: &'static str,
}

/// Renders the button that copies the link.
#[component]
pub fn CopyButton(ShareProps { class }: &ShareProps) -> Html {
    let (lang, copied) = (use_lang(), use_copied());
    let is_copied = copied == Some(Copied::Link);
    html! {
        <button class={*class} data-copy="">
            { icon(icons::LINK) }{ swapped(page::COPY_LINK, page::COPIED_WORD, is_copied, lang) }
        </button>
    }
}

/// Renders the button that opens the list of kinds of sites.
#[component]
pub fn EmbedButton(ShareProps { class }: &ShareProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    // Code that was copied before is of another moment.
    let onclick = press(&act, Display::Notice(None));
    html! {
        <button class={*class} popovertarget="places" {onclick}>{ icon(icons::EMBED) }<span>{ page::EMBED.say(lang) }</span></button>
    }
}

/// One of two words, with room for both, so that nothing beside them moves.
fn swapped(usual: Text, brief: Text, is_brief: bool, lang: Lang) -> Html {
    let word = |word: Text, is_shown: bool| {
        let class = (!is_shown).then_some("unsaid");
        html! { <span {class}>{ word.say(lang) }</span> }
    };
    html! { <span class="swapped">{ word(usual, !is_brief) }{ word(brief, is_brief) }</span> }
}

/// The properties of the popovers.
#[derive(Properties, PartialEq)]
pub struct ListsProps {
    /// Whether a program's own search is shown, of which there are pictures of the step only.
    pub is_own: bool,
    /// Whether it is the page of its own, whose policy lets it show frames.
    pub is_page: bool,
}

/// Renders the popovers: the kinds of sites to embed in, and the figures to save, of this step and of all steps. They stay open, so that
/// the user can take several items.
#[component]
pub fn Lists(ListsProps { is_own, is_page }: &ListsProps) -> Html {
    let (lang, copied) = (use_lang(), use_copied());
    let say = |word: Text| word.say(lang);
    let code = match &copied {
        Some(Copied::Embed(code)) => Some(code.clone()),
        _ => None,
    };
    html! {
        <>
            <div class="help places embeds" id="places" popover="auto" role="dialog" aria-label={say(page::COPY_EMBED)}>
                { title("places", page::COPY_EMBED, lang) }
                { choices(lang) }
                <div class="moves" role="group">
                    for name in PLACES { <button class="btn line" data-copy={name}>{ name }</button> }
                </div>
                <p class="note" role="status">
                    if code.is_some() { { say(page::EMBED_COPIED) } } else { { say(page::EMBED_HINT) } }
                </p>
                if let Some(code) = code { <pre class="snippet" tabindex="0"><code>{ code }</code></pre> }
                // The host element puts a frame into it while the list is open.
                if *is_page { <div data-preview={FRAME_HEIGHT} title={say(page::EMBED_PREVIEW)}/> }
            </div>
            <div class="help places" id="figures" popover="auto" role="dialog" aria-label={say(page::SAVE_PICTURE)}>
                { title("figures", page::SAVE_PICTURE, lang) }
                <table>
                    <thead><tr>
                        <td></td>
                        for column in if *is_own { vec![page::THIS_STEP, page::COPY] } else { vec![page::THIS_STEP, page::ALL_STEPS, page::COPY] } { <th scope="col">{ say(column) }</th> }
                    </tr></thead>
                    <tbody>{ for FORMATS.iter().filter(|format| !is_own || format.is_pasted).map(|format| row(format, *is_own, lang)) }</tbody>
                </table>
                <p class="note" role="status">
                    {
                        match copied {
                            Some(Copied::Figure) => say(page::FIGURE_COPIED),
                            Some(Copied::File) => say(page::FIGURE_SAVED),
                            _ => "",
                        }
                    }
                </p>
            </div>
        </>
    }
}

/// Draws what can be chosen of an embed. The host element reads the fields.
fn choices(lang: Lang) -> Html {
    let choice = |Choice {
                      name,
                      label,
                      values,
                  }: &Choice| {
        // Without a choice of its own a field would show the option that comes to the page first, which is the last.
        let options = values.iter().enumerate().map(|(at, (value, word))| {
            html! { <option value={*value} selected={at == 0}>{ word.say(lang) }</option> }
        });
        html! {
            <label><span>{ label.say(lang) }</span><select class="field" data-choice={*name}>{ for options }</select></label>
        }
    };
    html! {
        <div class="choices">
            { for CHOICES.iter().map(choice) }
            <label><span>{ page::EMBED_HEIGHT.say(lang) }</span>
                <input class="field" type="number" min="120" max="4000" step="10" data-choice="height" placeholder={FRAME_HEIGHT}/></label>
        </div>
    }
}

fn title(id: &'static str, title: Text, lang: Lang) -> Html {
    html! {
        <h2>{ title.say(lang) }<button class="btn" popovertarget={id} aria-label={page::CLOSE.say(lang)}>{ icon(icons::CLOSE) }</button></h2>
    }
}

/// Draws the row of a format: what it is for, and what can be had in it.
fn row(format: &Format, is_own: bool, lang: Lang) -> Html {
    let &Format {
        name,
        used,
        has_step,
        is_pasted,
    } = format;
    let label = if name == STORYBOARD {
        page::STORYBOARD.say(lang)
    } else {
        name
    };
    let can = [
        (has_step, "step", page::THIS_STEP, icons::SAVE),
        (true, "all", page::ALL_STEPS, icons::SAVE),
        (is_pasted, "copy", page::COPY, icons::COPY),
    ];
    html! {
        <tr>
            <th scope="row"><b>{ label }</b><br/>{ used.say(lang) }</th>
            for (can, steps, word, path) in can.into_iter().filter(|(_, steps, ..)| !is_own || *steps != "all") {
                <td>
                    if can {
                        <button class="btn line" data-copy={name} data-steps={steps} aria-label={format!("{label}: {}", word.say(lang))}>{ icon(path) }</button>
                    }
                </td>
            }
        </tr>
    }
}

/// Draws the link from an embed to the page on its own at this moment; the host element sets the address.
pub fn open_link(lang: Lang) -> Html {
    let name = page::OPEN_HERE.say(lang);
    html! { <a class="btn open" href="." target="_blank" rel="noopener" aria-label={name} title={name}>{ icon(icons::OUT) }</a> }
}
