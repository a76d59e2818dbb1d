//! The help: what the keys do and how to read the drawing.

use super::action::Action;
use super::button::press;
use super::icons;
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::lang::Lang;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

/// A key, and what it does in both languages.
const KEYS: [(&str, &str, &str); 22] = [
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
const PLAY_KEYS: [(&str, &str, &str); 7] = [
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
const LEGEND: [(&str, &str, &str); 10] = [
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

/// Opens or closes the dialog in `root` as the lab has it.
pub fn show(root: &Element, open: bool) {
    let dialog = root
        .query_selector("dialog.help")
        .ok()
        .flatten()
        .and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok());
    match dialog {
        Some(dialog) if open && !dialog.open() => {
            // A dialog that has just left the page cannot be opened, and need not be.
            let _ = dialog.show_modal();
        }
        Some(dialog) if !open && dialog.open() => dialog.close(),
        _ => {}
    }
}

/// The dialog, closed and empty until [`show`] opens it: a first visit does not wait for what few ever ask for.
pub fn help(lab: &Lab, act: &Callback<Action>) -> Html {
    let close = press(act, Action::Help(false));
    let closed = act.reform(|_: Event| Action::Help(false));
    let text = |english: &'static str, chinese: &'static str| match lab.lang {
        Lang::En => english,
        Lang::Zh => chinese,
    };
    let list = |rows: &[(&'static str, &'static str, &'static str)]| {
        html! {
            <dl class="cert">
                for &(key, english, chinese) in rows { <dt>{ key }</dt><dd>{ text(english, chinese) }</dd> }
            </dl>
        }
    };
    let say = |word: Word| word.say(lab.lang);
    html! {
        <dialog class="help" onclose={closed} aria-label={say(Word::Help)}>
            if lab.help {
                <h2>{ say(Word::HelpTitle) }<button class="btn" onclick={close} aria-label={say(Word::Close)}>{ icons::icon(icons::CLOSE) }</button></h2>
                { if lab.is_playing() { list(&PLAY_KEYS) } else { list(&KEYS) } }
                <h2>{ text("The drawing", "图例") }</h2>
                { list(&LEGEND) }
                if lab.region.is_none() { <h2><a href={text("notes/en/index.html", "notes/zh/index.html")}>{ text("Lecture notes", "课程笔记") }</a></h2> }
            }
        </dialog>
    }
}
