//! The words of the page in both languages. A word without one of them does not compile.
//! All stand in one text, found by their lengths: a place for each of its own would be three times the code.

use crate::lang::Lang;

macro_rules! words {
    ($($word:ident: $english:literal, $chinese:literal;)*) => {
        /// A word or phrase of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Word { $($word),* }

        impl Word {
            /// The text in a language.
            pub fn say(self, lang: Lang) -> &'static str {
                const TEXT: &str = concat!($($english, $chinese),*);
                static LENGTHS: &[u8] = &[$(length($english), length($chinese)),*];
                let at = 2 * self as usize + usize::from(lang == Lang::Zh);
                let start = LENGTHS[..at].iter().map(|length| usize::from(*length)).sum();
                TEXT.get(start..start + usize::from(LENGTHS[at])).unwrap_or_default()
            }
        }
    };
}

const fn length(text: &str) -> u8 {
    assert!(text.len() < 256, "a word is shorter");
    text.len() as u8
}

words! {
    Game: "Game", "游戏";
    Algorithm: "Algorithm", "算法";
    Examples: "Positions", "局面示例";
    OwnPosition: "Your own position", "自定局面";
    Minimax: "Minimax", "极小化极大";
    AlphaBeta: "Alpha-beta", "α-β 剪枝";
    WinLose: "Win-lose (SG)", "胜负搜索（SG）";
    Expectimax: "Expectimax", "期望极大";
    Mcts: "MCTS · UCB", "MCTS · UCB";
    CopyLink: "Copy link", "复制链接";
    Copied: "Link copied", "已复制链接";
    NotCopied: "The link is in the address bar", "链接在地址栏里";
    Language: "中文", "EN";
    LanguageName: "中文（切换到中文）", "EN (switch to English)";
    Theme: "Switch between light and dark", "切换亮色与暗色";
    Projector: "Projector: only the tree, the sentence and the player", "投影：只留树、解说和播放条";
    Help: "Keys and help", "按键与帮助";
    Tree: "Tree", "树";
    Position: "Position", "局面";
    Code: "Code", "代码";
    Node: "Node", "节点";
    Panes: "Panes", "面板";
    TreeHint: "a tree you can type", "可直接输入的树";
    BoardHint: "click a square", "点格子即可摆子";
    HeapsHint: "heaps you can type", "可直接输入各堆";
    TreeText: "Tree as text", "树的文字写法";
    BoardText: "Board as text", "棋盘的文字写法";
    HeapsText: "Heaps", "各堆石子数";
    StonesText: "Stones; what may be taken", "石子数；每次可取几颗";
    TossesText: "Tosses at most; tails so far", "最多掷几次；已出现几次反面";
    Root: "Root", "根";
    Misere: "Taking the last stone", "取最后一颗者";
    Wins: "wins", "胜";
    Loses: "loses", "负";
    Depth: "Depth limit", "深度上限";
    NoLimit: "none", "不限";
    CutWhen: "Cut when", "剪枝条件";
    Returns: "Returns", "返回";
    Soft: "best child (soft)", "最好子值（软边界）";
    Iterations: "Iterations", "迭代次数";
    Rewards: "Rewards", "奖励";
    Seed: "Seed", "种子";
    NewSeed: "New seed", "换一个种子";
    OpenExample: "Open a position that fits", "打开一个合适的局面";
    PseudoCode: "Pseudo-code", "伪代码";
    Rust: "Rust", "Rust";
    SourceNote: "the function this page runs", "本页运行的就是它";
    First: "To the first step", "回到开头";
    Back: "Back", "后退";
    Play: "Play", "播放";
    Pause: "Pause", "暂停";
    Forward: "Forward", "前进";
    Last: "To the last step", "到末尾";
    Step: "step", "步";
    StepName: "Step", "步";
    Stride: "How far one press goes", "每次走多远";
    Event: "Event", "事件";
    Phase: "Phase", "阶段";
    Over: "Over", "越过";
    Out: "Out", "跳出";
    NextCut: "Next cut", "下一剪枝";
    NextIteration: "Iteration", "迭代";
    Iteration: "iteration", "迭代";
    Speed: "Speed", "速度";
    ZoomIn: "Zoom in", "放大";
    ZoomOut: "Zoom out", "缩小";
    Fit: "Show the whole tree", "显示整棵树";
    Follow: "Go to the current node", "回到当前节点";
    Fog: "Fog: hide what the search has not seen", "迷雾：隐藏搜索还没看到的";
    TreePicture: "Drawing of the search tree; the outline beside it says the same in words", "搜索树的图；旁边的提纲用文字给出同样的内容";
    Outline: "Outline", "提纲";
    Best: "best line", "最好路线";
    Playout: "playout", "模拟";
    OutlineNote: "the tree in words", "用文字读树";
    Find: "Find", "查找";
    FindHint: "value >= 3, cut …", "值 >= 3，剪枝……";
    PreviousMatch: "Previous match", "上一个匹配";
    NextMatch: "Next match", "下一个匹配";
    NoMatch: "no match", "没有匹配的节点";
    Path: "Path", "路径";
    Value: "exact value", "精确值";
    LowerBound: "lower bound, not a value", "是下界，不是值";
    UpperBound: "upper bound, not a value", "是上界，不是值";
    LowerEstimate: "lower bound, by estimates", "按估值的下界";
    UpperEstimate: "upper bound, by estimates", "按估值的上界";
    Running: "best so far", "目前最好";
    Averaged: "mean of playouts", "模拟的平均";
    Estimated: "estimate at the depth limit", "深度上限处的估值";
    NotReached: "not reached yet", "尚未到达";
    NeverLooked: "cut: never looked at", "已剪：从未查看";
    Searching: "being searched", "搜索中";
    NoValueYet: "no value yet", "还没有值";
    ToMove: "to move", "走";
    ChanceNode: "chance node", "机会节点";
    Leaf: "leaf", "叶节点";
    AtDepth: "depth", "深度";
    MaxRefuses: "Max refuses less", "Max 不要更小";
    MinRefuses: "Min refuses more", "Min 不要更大";
    Overlap: "overlap: nothing fits", "重叠：窗口为空";
    LeavesLooked: "Leaves looked at", "已查看叶节点";
    SoFar: "so far", "已看";
    Outlined: "in the tree", "全树";
    Counters: "So far", "到此为止";
    Nodes: "nodes", "节点";
    Leaves: "leaves", "叶节点";
    Cuts: "cuts", "剪枝";
    IterationsDone: "iterations", "迭代";
    Choosing: "Choosing among", "在此选择";
    Move: "move", "走法";
    Terms: "exploit + explore", "利用 + 探索";
    WithNumbers: "with the numbers", "代入数字";
    RulesDiffer: "The final rules disagree: ", "各最终规则不一致：";
    Expected: "Probability × value", "概率 × 值";
    Outcome: "outcome", "结果";
    ValueOf: "value", "值";
    Sum: "sum", "累计";
    MoverWins: "the side to move wins", "先手必胜";
    MoverLoses: "the side to move loses", "先手必败";
    FewestLeaves: "the fewest leaves possible: b^⌈d/2⌉ + b^⌊d/2⌋ − 1", "最少的叶节点数：b^⌈d/2⌉ + b^⌊d/2⌋ − 1";
    AllLeaves: "leaves in all: b^d = ", "叶节点总数：b^d = ";
    DeepestStack: "positions on the stack at most; b·m = ", "栈中最多的局面数；b·m = ";
    ForSure: "Certainty equivalent: ", "确定性等价：";
    IfPerfect: "If both played perfectly: ", "若双方都走最优：";
    WithC: "With c ", "若 c ";
    WouldTake: " it would take ", "，则会选 ";
    ByDepth: "Searched to depth …", "搜到各深度";
    Formally: "Formally", "形式化";
    ByChance: "chance", "机会";
    ForMover: "w counts for the side that moves into the node.", "w 按走入该节点的一方计。";
    UnitRewards: "A win counts 1, a draw ½, a loss 0.", "胜计 1，和计 ½，负计 0。";
    SignedRewards: "A win counts 1, a draw 0, a loss −1.", "胜计 1，和计 0，负计 −1。";
    PlainRewards: "The numbers of the leaves are the rewards of Max.", "叶节点上的数是 Max 的奖励。";
    FollowSearch: "Follow the search", "跟随搜索";
    PositionHere: "Position here", "此处局面";
    SearchingIn: "Searching …", "搜索中……";
    Events: "events", "个事件";
    Stop: "Stop", "停止";
    NarrowHint: "A smaller search (a depth limit, say) can be seen whole.", "换小一些的搜索（例如设深度上限）即可看全。";
    Further: "Record 4 times as many", "记录 4 倍的事件";
    Close: "Close", "关闭";
    WorkerFailed: "The search was stopped by an error; what it had recorded is kept.", "搜索因出错而中止；已记录的部分保留。";
    BadLink: "This link could not be read", "无法读取这个链接";
    BadConfig: "This configuration could not be read", "无法读取这份设置";
    HelpTitle: "Keys", "按键";
    WhyPruned: "Why pruned?", "为什么剪？";
    NoAnswer: "With that number the search cannot run here.", "换成这个数，这里就无法搜索。";
    NextDepth: "Next depth", "下一深度";
    HasWon: "has won", "胜";
    Probability: "probability", "概率";
    SumSoFar: "sum so far", "目前的和";
    Payoff: "payoff", "得分";
    GrundyNumber: "Grundy number", "SG 值";
    RecalledFrom: "recalled from", "查表，首见于";
    SavePicture: "Save the picture (SVG)", "保存图片（SVG）";
    Compact: "Compact: only what is known by now", "紧凑：只排目前已知的";
    Fold: "Fold", "折叠";
    Unfold: "Unfold", "展开";
    Subtree: "Only this subtree", "只看此子树";
    WholeTree: "Whole tree", "整棵树";
    Graph: "Graph of positions: each one once", "局面图：每个局面只画一次";
    SquareEmpty: "empty", "空";
    Square: "square", "格";

    // The options. What says itself, a depth say, has no words of its own.
    Itself: "", "";
    Preset: "Preset", "预设";
    Custom: "custom", "自定义";
    Errata: "Slips in lecture notes", "讲义中的疏漏";
    CompareWith: "Compare with", "对照";
    Nothing: "nothing", "不对照";
    Before: "the options before", "改动前的选项";
    Now: "now", "现在";
    Compared: "compared", "对照";
    ItsValue: "value", "值";
    BestMove: "best move", "最佳走法";
    LookedByOne: "Leaves that only one looked at", "只有一方看过的叶节点";
    OtherNumbers: "Other numbers that differ", "其余不同的数";
    NoneDiffers: "Both looked at the same leaves, and every number is the same.", "两者看过的叶节点相同，各数也都相同。";
    NotLooked: "not looked at", "未看";
    MoreOptions: "More options", "更多选项";
    Changed: "changed", "项已改";
    Off: "off", "关";
    On: "on", "开";
    C: "c", "c";
    AtRandom: "at random", "随机";
    AsGiven: "as given", "原有顺序";
    Memo: "Memo", "记忆化";
    StopEarly: "Stop at a losing reply", "找到必败后继即停";
    Grundy: "SG values", "SG 值";
    Opponent: "Opponent", "对手";
    PlaysBest: "plays best", "走最优";
    Utility: "Utility", "效用";
    Linear: "u = x", "u = x";
    SquareRoot: "u = √x", "u = √x";
    Logarithm: "u = log₂ x", "u = log₂ x";
    Exponential: "u = 1 − e^(−x/R)", "u = 1 − e^(−x/R)";
    PointsCurve: "through points", "过给定的点";
    Tolerance: "Risk tolerance R", "风险容忍度 R";
    Points: "Points [x, u]", "点 [x, u]";
    Evaluation: "Evaluation", "估值函数";
    Features: "weighted features", "特征加权和";
    PlayedOut: "mean of playouts", "模拟的平均";
    Weights: "Weights w₁, w₂ …", "权重 w₁, w₂ …";
    PlayoutsEach: "Playouts each time", "每次模拟局数";
    CutGe: "α ≥ β", "α ≥ β";
    CutGt: "α > β", "α > β";
    Hard: "α or β (hard)", "α 或 β（硬边界）";
    Clipped: "clipped to the window", "截到窗口之内";
    Order: "Move ordering", "走法排序";
    BestFirst: "best first", "好的在前";
    WorstFirst: "worst first", "差的在前";
    Shuffled: "shuffled", "打乱";
    KillersFirst: "killer moves first", "杀手走法在前";
    Deepening: "Iterative deepening", "迭代加深";
    Table: "Transposition table", "置换表";
    RootWindow: "Window at the root", "根的窗口";
    Bounds: "Leaves lie between", "叶值的上下界";
    PruneChance: "Prune at chance nodes", "机会节点剪枝";
    Selection: "Selection", "选择";
    ByUcb: "upper confidence bound", "置信上界";
    Formula: "N in the bound", "上界中的 N";
    ParentN: "ln N of the parent", "父节点的 ln N";
    RootN: "2 ln N of the root", "根节点的 2 ln N";
    Expansion: "Expansion", "扩展";
    OneChild: "one child", "一个子节点";
    AllChildren: "all children", "全部子节点";
    ExpandOrder: "Order of expansion", "扩展顺序";
    UnitRange: "0 … 1", "0 … 1";
    SignedRange: "−1 … 1", "−1 … 1";
    RolloutRoot: "First playout from the root", "首次从根模拟";
    Policy: "Playout moves", "模拟的走法";
    Careful: "careful", "不自杀";
    Exact: "win-lose first", "先做胜负搜索";
    ExactPlies: "Plies of that search", "胜负搜索的层数";
    FinalRule: "Move taken at last", "最终走法";
    MostVisits: "most visits", "访问最多";
    BestMean: "best mean", "平均最高";
    BestUcb: "best upper bound", "置信上界最高";
}
