//! The help: what the keys do and how to read the drawing.

use super::state::action::{Action, Display};
use super::ui::button::press;
use super::ui::context::{use_act, use_lang};
use super::ui::icons;
use super::words::Word;
use crate::lang::Lang;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A key or a sign, and what it does or means in both languages.
type Entry = (&'static str, &'static str, &'static str);

/// What the keys do.
const KEYS: [Entry; 22] = [
    ("← →", "one stride back or on", "后退、前进一次"),
    ("Space, K", "play or pause", "播放或暂停"),
    ("Home, End", "to the beginning or the end", "开头、末尾"),
    ("↑ ↓", "faster or slower", "加快、放慢"),
    (
        "P",
        "next phase (with Shift: the one before; so for O, U, C, I)",
        "下一阶段（加 Shift 为上一个，O、U、C、I 同理）",
    ),
    (
        "O",
        "over: past everything below this node",
        "越过：跳过此节点下面的一切",
    ),
    ("U", "out: until this node returns", "跳出：直到此节点返回"),
    ("C", "next cut", "下一次剪枝"),
    ("I", "next iteration or depth", "下一次迭代、下一个深度"),
    (
        "F",
        "fog: hide what the search has not seen",
        "迷雾：隐藏搜索还没看到的",
    ),
    (
        "G",
        "graph of positions, where the search remembers them",
        "局面图（搜索会记住局面时）",
    ),
    (
        "+ − 0 Z",
        "closer, further, the whole tree, to this node",
        "放大、缩小、整棵树、到此节点",
    ),
    (
        "X, S",
        "fold what is below this node; only this subtree",
        "折叠此节点的下层；只看此子树",
    ),
    (
        "M",
        "compact: only what is known by now",
        "紧凑：只排目前已知的",
    ),
    (
        "/",
        "find nodes: value = 5, visits > 100, depth = 3, alpha >= 2, cut, best, leaf, unseen, a move; several at once",
        "查找节点：值 = 5、访问 > 100、深度 = 3、α >= 2、剪枝、最好、叶、未访问、走法；可并用",
    ),
    (
        "N, Ins, Shift N",
        "in a tree, at the node picked: add a child; with Shift a sibling",
        "在树中选定的节点上：添加子节点；加 Shift 添加兄弟节点",
    ),
    (
        "Del, Alt ← →",
        "remove that node, move it among its siblings",
        "删除该节点、在兄弟之间移动",
    ),
    (
        "E, F2",
        "to its fields; Enter goes back to the outline",
        "到它的输入框；Enter 回到大纲",
    ),
    (
        "Ctrl Z, Ctrl Y",
        "undo or redo what was done to the position (⌘ Z, ⇧ ⌘ Z)",
        "撤销、重做对局面的改动（⌘ Z、⇧ ⌘ Z）",
    ),
    ("L, T", "language, light or dark", "语言、明暗"),
    ("W", "projector", "投影"),
    (
        "Esc",
        "follow the search again; leave the projector",
        "重新跟随搜索；退出投影",
    ),
];

/// The same while a game is played.
const PLAY_KEYS: [Entry; 7] = [
    ("← →", "one move back or on", "后退、前进一步"),
    KEYS[2],
    (
        "↑ ↓ ← →, Enter",
        "on the board: to a cell, and move there",
        "在棋盘上：移到一格、在此落子",
    ),
    (
        "Ctrl Z, Ctrl Y",
        "take back or redo (⌘ Z, ⇧ ⌘ Z)",
        "悔棋、重做（⌘ Z、⇧ ⌘ Z）",
    ),
    ("Space", "machines wait or go on", "机器暂停、继续"),
    ("V", "values of the moves", "各着的值"),
    KEYS[19],
];

/// How the drawing is read.
const LEGEND: [Entry; 10] = [
    ("▲ ▼ ●", "Max, Min, chance", "Max、Min、机会节点"),
    ("★", "best line so far", "目前最好的路线"),
    (
        "≥ ≤",
        "a bound: the value is not known exactly",
        "界：尚不知道确切的值",
    ),
    (
        "≈ ≳ ≲",
        "an estimate at the depth limit, and bounds that rest on estimates",
        "深度上限处的估值，及由估值得来的界",
    ),
    (
        "Σ, x̄",
        "sum so far at a chance node, mean of playouts",
        "机会节点目前的和、模拟的平均",
    ),
    (
        "g",
        "Grundy number; W or L: won or lost for the side to move",
        "SG 值；胜、负：走棋一方必胜、必败",
    ),
    (
        "↺",
        "recalled: the value of the same position, met earlier",
        "查表：沿用先前同一局面的值",
    ),
    (
        "‖",
        "cut: what is below was never looked at",
        "剪枝：下面从未查看",
    ),
    (
        "+143",
        "nodes too small to draw, in the grey shape above; pale or hatched: not reached, cut",
        "上方灰影里画不下的节点数；浅色、斜纹：未到、已剪",
    ),
    (
        "w / n",
        "reward and visits, for the side that moves into the node",
        "奖励与访问次数，按走入该节点的一方计",
    ),
];

/// The properties of the help.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// Whether it is open.
    pub is_open: bool,
    /// Whether a game is played.
    pub is_playing: bool,
    /// Whether the notes are beside the page.
    pub has_notes: bool,
}

/// The dialog, empty until it is opened: a first visit does not wait for what few ever ask for.
#[component]
pub fn Help(props: &HelpProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with(props.is_open, move |is_open| show(&dialog, *is_open));
    }
    let close = press(&act, Display::CloseHelp);
    let onclose = act.reform(|_: Event| Display::CloseHelp.into());
    let say = |word: Word| word.say(lang);
    let keys: &[Entry] = if props.is_playing { &PLAY_KEYS } else { &KEYS };
    let notes = lang.of(["notes/en/index.html", "notes/zh/index.html"]);
    html! {
        <dialog class="help" ref={dialog} {onclose} aria-label={say(Word::Help)}>
            if props.is_open {
                <h2>
                    { say(Word::HelpTitle) }
                    <button class="btn" onclick={close} aria-label={say(Word::Close)}>{ icons::icon(icons::CLOSE) }</button>
                </h2>
                { list(keys, lang) }
                <h2>{ lang.of(["The drawing", "图例"]) }</h2>
                { list(&LEGEND, lang) }
                if props.has_notes { <h2><a href={notes}>{ lang.of(["Lecture notes", "课程笔记"]) }</a></h2> }
            }
        </dialog>
    }
}

fn list(entries: &[Entry], lang: Lang) -> Html {
    html! {
        <dl class="cert">
            for (key, english, chinese) in entries { <dt>{ *key }</dt><dd>{ lang.of([*english, *chinese]) }</dd> }
        </dl>
    }
}

/// Opens the dialog, or closes it.
fn show(dialog: &NodeRef, is_open: bool) {
    let Some(dialog) = dialog.cast::<HtmlDialogElement>() else {
        return;
    };
    if is_open && !dialog.open() {
        // A dialog that has just left the page cannot be opened, and need not be.
        let _ = dialog.show_modal();
    } else if !is_open && dialog.open() {
        dialog.close();
    }
}
