//! What is slipped in lecture notes that are read beside the page, each where it matters. It knows the searches by letters only.

use crate::lang::Lang;

/// Where a slip matters, and what it is. `w` is win-lose search, `m` minimax, `a` alpha-beta, `e` expectimax, `t` Monte-Carlo tree
/// search; a capital stands for a circumstance: `N` the game is Nim, `P` playouts evaluate positions, `F` the features of tic-tac-toe do.
const ALL: [(&str, &str, &str); 12] = [
    (
        "w",
        "Introduction (Snake Go): “fair” is said of perfect information, “zero-sum” of having no draws. Zero-sum means that one side wins what the other loses; it allows draws.",
        "《对抗搜索简介》把完全信息叫“公平”，把没有平局叫“零和”。零和是说一方所得即另一方所失，可以有平局。",
    ),
    (
        "w",
        "Introduction: its “SG search” finds who wins. Sprague–Grundy numbers tell more; the option “SG values” shows them.",
        "《对抗搜索简介》的“SG 搜索”只判胜负。SG 数说得更多，打开“SG 值”可见。",
    ),
    (
        "N",
        "Introduction: heaps a₁ … aₙ have ∏(aᵢ + 1) positions, not ∏ aᵢ: a heap can be empty.",
        "《对抗搜索简介》：各堆 a₁ … aₙ 共有 ∏(aᵢ + 1) 个局面，不是 ∏ aᵢ：堆可以取空。",
    ),
    (
        "P",
        "Introduction: a playout’s win rate is once that of the side to move at the root, then that at the leaf. Here it is Max’s.",
        "《对抗搜索简介》的胜率先说相对根的先手，后又相对叶节点的先手。这里一律看 Max。",
    ),
    (
        "F",
        "AIMA, exercise 5.9: its weights give estimates beyond ±1, the utilities, so at a depth limit an estimate of 3 is preferred to a win. An evaluation should stay between them; weights of 0.03, 0.01, −0.03, −0.01 do.",
        "AIMA 习题 5.9 的权重使估值超出 ±1 的效用，有深度上限时会不要取胜而要估值 3。估值应在效用之间：权重取 0.03, 0.01, −0.03, −0.01 即可。",
    ),
    (
        "t",
        "Introduction: backpropagation goes by an L that is not defined. If Δ is for the side to move at the root, the nodes at odd depth take Δ; or the root would choose its opponent’s best child.",
        "《对抗搜索简介》的回溯用到未定义的 L。Δ 相对根的先手时，应由奇数层的节点加 Δ，否则根会选对手最好的子节点。",
    ),
    (
        "t",
        "Introduction: its code leaves c out, never adds the child, never updates the root, so that ln N is −∞, and takes the parent’s N where the text takes the root’s. Its playout returns the parity of where it began, however it ends.",
        "《对抗搜索简介》的代码漏了 c，不把子节点加进树，不更新根，于是 ln N = −∞；N 取父节点的，正文取根的。它的模拟不论结局，只返回起点的奇偶。",
    ),
    (
        "a",
        "Adversarial Search: it names the two cuts the other way round than most books, which call the one at a Min node an α cut.",
        "《Adversarial Search》两种剪枝的叫法与多数书相反：在 Min 节点的通常叫 α 剪枝。",
    ),
    (
        "a",
        "Adversarial search (C++): the text cuts at α > β, the code at α ≥ β. The code is fail-hard: what it passes up at a cut is a bound.",
        "《对抗搜索》（C++）正文在 α > β 时剪，代码在 α ≥ β 时剪。代码是硬边界：剪枝后交上去的只是界。",
    ),
    (
        "ma",
        "Adversarial search (C++): minimax is said to waste space, beside O(bm), which is little. It wastes time.",
        "《对抗搜索》（C++）说极小化极大浪费空间，却又写明 O(bm)，那并不多。它浪费的是时间。",
    ),
    (
        "a",
        "Adversarial search, with expectimax: at a cut in a Max node Min has a reply that keeps Max at β or below, not always below.",
        "《对抗搜索》（含期望极大）：在 Max 节点剪枝时，Min 另有一着使 Max 不超过 β，未必更低。",
    ),
    (
        "mae",
        "Adversarial search, with expectimax: successors in a set lose their order, and equal pairs of probability and state become one.",
        "《对抗搜索》（含期望极大）用集合存后继：次序丢失，相同的（概率，状态）并成一个。",
    ),
];

/// The slips that matter to a search which these letters describe.
pub fn errata(letters: [char; 3], lang: Lang) -> impl Iterator<Item = &'static str> {
    let matters =
        move |slip: &&(&str, &str, &str)| letters.iter().any(|letter| slip.0.contains(*letter));
    ALL.iter()
        .filter(matters)
        .map(move |slip| if lang == Lang::En { slip.1 } else { slip.2 })
}
