//! What chess tells of itself. It knows no rules but in words.

use crate::game::catalogue::{Entry, Named};

/// The entry.
pub const ENTRY: Entry = Entry {
    title: ["Chess", "国际象棋"],
    hint: [
        "FEN, moves, or FEN moves e2e4 …: e4 e5 Nf3",
        "FEN、走法，或 FEN moves e2e4 …：e4 e5 Nf3",
    ],
    rules: [
        "White begins. Men take by moving onto an enemy; only knights jump. King: one square any way. Queen: any way, any distance. Rook: straight. Bishop: aslant. Knight: two straight and one aside.\n\
Pawn: one ahead, or two from where it began; it takes one aslant ahead, and a pawn that has just gone two as if it had gone one. On the last rank it becomes a queen, rook, bishop or knight.\n\
Castling: with nothing between king and rook, neither moved yet, the king goes two squares towards the rook, which lands beyond him; not in check, nor over or onto an attacked square.\n\
A king may never be left attacked. Who has no move loses if the king is attacked, else it is a draw. So it is, by itself, the third time a position comes, after fifty moves of each side without pawn move or capture, and when too few men are left to mate.",
        "白先。走到敌子所在格即吃掉它；只有马能越子。王：任意方向一格。后：任意方向任意距离。车：横竖。象：斜线。马：直二横一。\n\
兵：前进一格，在起点可走两格；斜前一格吃子；敌兵刚走两格时，可当它只走了一格来吃（吃过路兵）。到底线升变为后、车、象或马。\n\
易位：王和车都没走过、中间无子时，王向车走两格，车落到王的另一侧；王被将军、途经或落到受攻击的格时不可。\n\
不得让自己的王受攻击。轮到谁而无步可走：王被攻击则输，否则和棋。同一局面第三次出现、双方各五十步无吃子且未动兵、子力不足以将死，也自动成和。",
    ],
    features: &[
        ["material", "子力"],
        ["mobility", "机动性"],
        ["centre", "中心"],
    ],
    named: &[
        Named::new("Starting position", "初始局面", "startpos"),
        Named::new("Mate in one", "一步杀", "6k1/5ppp/8/8/8/8/5PPP/R5K1"),
        Named::new("Mate in two", "两步杀", "5r1k/6pp/7N/3Q4/8/8/6PP/6K1"),
        Named::new(
            "Queen and king: no stalemate!",
            "单后杀王：别逼和",
            "7k/8/5K2/8/8/8/8/1Q6",
        ),
        Named::new(
            "Promotion: to what? (Saavedra)",
            "升变成什么？（萨维德拉）",
            "8/2P5/8/8/3r4/8/2K5/k7",
        ),
        Named::new("En passant", "吃过路兵", "4k3/8/8/3pP3/8/8/8/4K3 w - d6"),
        Named::new("King and pawn", "王兵残局", "4k3/8/4K3/4P3/8/8/8/8"),
        Named::new(
            "Kiwipete",
            "Kiwipete",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
        ),
    ],
};
