//! Texts as they are spoken: no sign stays that a voice of the language leaves out, and a bound is told as one.

use plyscope::lang::Lang;
use plyscope::text::aloud;

#[test]
fn a_bound_is_told_as_one_and_a_comparison_as_one() {
    let cases = [
        (
            "A, Max, ≥ 5, α = 5, β = +∞",
            "A, Max, at least 5, α = 5, β = +∞",
            "A, Max, 至少 5, 阿尔法 等于 5, 贝塔 等于 正无穷",
        ),
        ("≤ 2", "at most 2", "至多 2"),
        ("5 ≥ 2", "5 ≥ 2", "5 大于等于 2"),
        ("−3", "−3", "负3"),
        ("5 − 2", "5 − 2", "5 减 2"),
        ("max(−∞, 3) = 3", "max(−∞, 3) = 3", "max(负无穷, 3) 等于 3"),
        ("≳ 0.03", "about at least 0.03", "大约至少 0.03"),
    ];
    for (written, english, chinese) in cases {
        assert_eq!(aloud(written, Lang::En), english);
        assert_eq!(aloud(written, Lang::Zh), chinese);
    }
}

#[test]
fn no_sign_is_left_that_a_voice_does_not_know() {
    let signs = "≥ ≤ ≳ ≲ ∞ × √ ★ ‖ ▲ ▼ − = α β Σ →";
    let chinese = aloud(signs, Lang::Zh);
    assert!(
        !chinese.contains(|letter| signs.replace(' ', "").contains(letter)),
        "{chinese}"
    );
    let english = aloud(signs, Lang::En);
    let silent = ['≳', '≲', '★', '‖', '▲', '▼'];
    assert!(!english.contains(silent), "{english}");
}
