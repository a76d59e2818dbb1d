### The games: titles, hints, rules, features, named positions, endings, and what is wrong with a typed position.

nothing-left = 没有石子可取
in-a-row = 子连成一线
board-full = 棋盘已满
pass = 停一手
roll = 掷
hold = 收手
fire = 发射
split = 分裂
win = 取胜

## Tic-tac-toe

tic-tac-toe-title = 井字棋
tic-tac-toe-hint = 每格 x、o 或 .，从上到下各行用 / 分开
tic-tac-toe-goal = 先连成三子者胜。
tic-tac-toe-rules =
    × 与 ○ 轮流在空格里画，× 先走。
    先把自己的三个记号连成一线（横、竖、斜）者胜；画满仍无人连成则为平局。
tic-tac-toe-two-x-in-open-line = 恰有两个 × 而没有 ○ 的线
tic-tac-toe-one-x-in-open-line = 恰有一个 × 而没有 ○ 的线
tic-tac-toe-two-o-in-open-line = 恰有两个 ○ 而没有 × 的线
tic-tac-toe-one-o-in-open-line = 恰有一个 ○ 而没有 × 的线
tic-tac-toe-empty-board = 空棋盘
tic-tac-toe-four-marks-x-to-move = 已下四步，轮到 ×
tic-tac-toe-x-wins-in-one = × 一步胜
tic-tac-toe-fork-for-x = × 可做双杀
tic-tac-toe-o-to-hold-draw = ○ 求平局
tic-tac-toe-letter = 第 { $column } 列：应为 x、o、. 或 /，却是“{ $found }”
tic-tac-toe-squares = 应有 9 格，这里有 { $found } 格
tic-tac-toe-counts = × 先走，应与 ○ 一样多或多一个；这里有 { $crosses } 个 ×、{ $noughts } 个 ○
tic-tac-toe-both-won = 双方都已连成三子
tic-tac-toe-played-on = 已有一方连成三子，输家却又走了一步

## Connect Four

connect-four-title = 四子棋
connect-four-hint = 依次落子的列：4453；或自上而下各行：...o.../..xxo..；可先写大小：5x4x3: 33
connect-four-goal = 先把自己的棋子连成一线（通常四枚）者胜。
connect-four-rules =
    双方轮流把一枚棋子投入一个未满的列，棋子落在该列最上面的棋子之上。
    先把自己的四枚棋子在横、竖或斜线上连成一排者胜；棋盘下满仍无人连成则为平局。
    棋盘大小和连子数可以改变：5x4x3 是五列四行，连三子胜。
connect-four-over = 到此为止，因为棋局已结束
connect-four-open-column = 还没有满的列
connect-four-x-completes-row-there-odd = × 落子即连成的空格（奇数行）
connect-four-x-completes-row-there-even = × 落子即连成的空格（偶数行）
connect-four-o-completes-row-there-odd = ○ 落子即连成的空格（奇数行）
connect-four-o-completes-row-there-even = ○ 落子即连成的空格（偶数行）
connect-four-two-short = 差两子的连线，× − ○
connect-four-empty-board = 空棋盘
connect-four-two-in-middle = 中间两子：× 胜
connect-four-twelve-cells-left = 余十二格：只有一步能胜
connect-four-5x4 = 5 × 4，连三子
connect-four-4x4 = 4 × 4
connect-four-column = 第{"\u00A0"}{ $column }{"\u00A0"}列

## Boards on which a row wins

in-a-row-size-by-columns = “列数x行数x连子数”，其中 列数·(行数+1) 不超过 128，连子数从 2 到较长的一边
in-a-row-size-by-rows = “列数x行数x连子数”，其中 行数·(列数+1) 不超过 128，连子数从 2 到较长的一边
in-a-row-letters = {" "}x、o、. 或 /
in-a-row-floating = 空格，因为它下面没有棋子
in-a-row-most-rows = 至多 { $rows } 行、每行 { $columns } 格
in-a-row-rows = {" "}{ $rows } 行、每行 { $columns } 格
in-a-row-counts = × 先走，应与 ○ 一样多或多一个；这里有 { $crosses } 个 ×、{ $noughts } 个 ○
in-a-row-played-on = 最后一步之前已有一方连成一排，棋局早已结束

## m,n,k

mnk-title = m,n,k 连子棋
mnk-hint = 列数x行数x连子数，再自上而下写各行：4x4x3: x.../.o../..../....
mnk-goal = 先把自己的 k 个记号连成一线者胜。
mnk-rules =
    双方轮流在空格里画记号，× 先画。
    先把自己的 k 个记号在横、竖或斜线上连成一排者胜；画满仍无人连成则为平局。
    棋盘有 m 列 n 行：4x4x3 是四列四行，连三子胜；3x3x3 就是井字棋。
mnk-x-one-short-of-row = × 差一子的连线
mnk-x-two-short-of-row = × 差两子的连线
mnk-o-one-short-of-row = ○ 差一子的连线
mnk-o-two-short-of-row = ○ 差两子的连线
mnk-4-4-3-x-wins = 4,4,3：× 胜
mnk-4-4-4-draw = 4,4,4：平局
mnk-5-5-4-draw = 5,5,4：平局
mnk-3-3-3-tic-tac-toe = 3,3,3：井字棋

## Nim

nim-title = Nim 取石子
nim-hint = 各堆石子数：1 2 1
nim-goal = 取走最后一子者胜；反常规则（misère）下则负。
nim-rules =
    有若干堆石子。每步从一堆中取走任意颗，至少一颗。
    取走最后一颗者胜；反常规则（misère）下则负。
nim-winner-by-exclusive-or = 异或判定的胜方
nim-1-2-1 = (1,2,1)
nim-1-1 = (1,1)
nim-2-2 = (2,2)
nim-1-2-3 = (1,2,3)
nim-3-4-5 = (3,4,5)
nim-no-heaps = 应为各堆石子数，例如 1 2 1
nim-too-many = 最多 { $most } 颗石子、{ $most } 堆；这里有 { $count } 堆、{ $stones } 颗

## Subtraction

subtraction-title = 取石子（减法游戏）
subtraction-hint = 石子数；每次可取几颗：15; 1,2,3
subtraction-goal = 使对方没有走法。
subtraction-rules =
    只有一堆石子。每步取走允许的某个颗数。
    轮到走而没有走法的一方输。
subtraction-winner-by-remainders = 余数判定的胜方
subtraction-15-1-2-3 = (15; 1,2,3)
subtraction-21-1-2-3 = (21; 1,2,3)
subtraction-10-1-3-4 = (10; 1,3,4)
subtraction-7-1-2 = (7; 1,2)
subtraction-one-number = 至少一个数
subtraction-most-numbers = 至多 16 种取法
subtraction-another-number = 前面没有写过的数

## Chess

chess-title = 国际象棋
chess-hint = FEN、走法，或 FEN moves e2e4 …：e4 e5 Nf3
chess-goal = 将死对方的王。
chess-rules =
    白先。走到敌子所在格即吃掉它；只有马能越子。王：任意方向一格。后：任意方向任意距离。车：横、竖任意距离。象：斜向任意距离。马：沿横或竖走两格，再向旁边走一格。
    兵：前进一格，在起点可走两格；斜前一格吃子；敌兵刚走两格时，可当它只走了一格来吃（吃过路兵）。到底线升变为后、车、象或马。
    易位：王和车都没走过、中间无子时，王向车走两格，车落到王的另一侧；王被将军、途经或落到受攻击的格时不可。
    不得让自己的王受攻击。轮到谁而无步可走：王被攻击则输，否则和棋。同一局面第三次出现、双方各五十步无吃子且未动兵、子力不足以将死，也自动成和。
chess-checkmate = 将死
chess-stalemate = 逼和
chess-dead = 子力不足
chess-fifty-move-rule = 五十回合规则
chess-threefold-repetition = 三次重复局面
chess-material = 子力
chess-mobility = 机动性
chess-centre = 中心
chess-starting-position = 初始局面
chess-mate-in-one = 一步杀
chess-mate-in-two = 两步杀
chess-queen-and-king = 单后杀王：别逼和
chess-saavedra = 升变成什么？（萨维德拉）
chess-en-passant = 吃过路兵
chess-king-and-pawn = 王兵残局
chess-kiwipete = Kiwipete
chess-ranks = {" "}8 行、每行 8 格，棋子写作 PNBRQK 和 pnbrqk
chess-pawns = 底线上没有兵
chess-kings = 双方各一个王
chess-kings-apart = 两个王不相邻
chess-too-many = 每方的兵连同升变的子至多 8 个
chess-turn = {" "}w 或 b
chess-in-check = 轮到被将军的一方
chess-castling = {" "}-，或 KQkq 中王和车都在原位的
chess-passed = {" "}-，或兵刚走两格时越过的格
chess-legal-move = 合法的走法，如 e2e4 或 Nf3

## Go

go-title = 围棋
go-hint = 路数; 贴目; 着法：5; 0.5; c3 d2 pass。着法前可写棋盘（.x/o.）和谁先走（x 或 o）
go-goal = 点数多于对方；白方得贴目。
go-rules =
    黑（Max）白轮流在空点落子，也可停一手（pass），黑先。沿线相连的同色子为一块棋，旁边的空点是它的气；落子使对方的棋没有气，就把它提走。
    落子后己方的棋不能没有气（禁止自杀），也不能使盘面与先前任何一次相同（全局同形禁着）。
    双方接连停手，或在 n×n 的棋盘上走满 3·n² 手，棋局结束。每个子得一点，只被一方围住的空点归该方；没有提走的子都算活子。白方另得贴目，多者胜。
go-over = 到此为止：棋局已结束
go-point-or-pass = 棋盘上的点（如 a1）或 pass
go-free-point = 空点
go-superko = 不重现先前局面的一手（同形禁着）
go-suicide = 落子后仍有气的一手（禁止自杀）
go-dead-chain = 每块棋都有气
go-nearer-points-less-komi = 较近的点，减去贴目
go-stones = 子数
go-free-points-beside-stones = 棋子旁的空点
go-stones-in-atari = 被打吃的子
go-empty-5x5 = 空棋盘 5×5
go-empty-7x7 = 空棋盘 7×7
go-empty-9x9 = 空棋盘 9×9
go-ko-white-to-wait = 劫：白暂不能提回
go-superko-send-two-return-one = 全局同形：送二还一
go-snapback = 倒扑
go-capturing-race = 对杀
go-life-and-death = 死活
go-points = 点，白方含贴目
go-rows = {" "}{ $count } 行、每行 { $count } 点（.、x 或 o）
go-komi = {" "}-{ $most } 到 { $most } 之间 0.5 的倍数

## Snake Go

snake-go-title = 贪吃蛇围棋
snake-go-hint = classroom 1342：1 → 2 ↑ 3 ← 4 ↓ 5 发射 6 分裂
snake-go-goal = 终局时蛇与墙占的格子更多。
snake-go-rules-turn = 每回合先由 Max 的蛇行动，再轮到 Min 的蛇。
snake-go-rules-turns = 每回合先由 Max 的蛇依次行动，再轮到 Min 的蛇。
snake-go-rules-moves = 蛇向右、上、左、下走一格，不能回头；撞上边界、墙或别的蛇就死去。
snake-go-rules-always = 蛇每走一步长一格。
snake-go-rules-growth = 前 { $rounds } 回合里，开局的蛇每走一步长一格；此后靠储备的长度生长。
snake-go-rules-items = 场上的数字是长度道具，蛇吃到后计入储备。另一种道具是激光：发射一次，清除正前方一线上所有的墙。
snake-go-rules-split = 蛇可以分裂：后半段掉头，带走储备，下一回合起行动。
snake-go-rules-loop = 蛇头碰到自己的身体即固化：这个环和环内的一切变成己方的墙，这条蛇消失，环内的蛇都死去。
snake-go-rules-end = 回合用完或场上无蛇时，蛇与墙占格多者胜。
snake-go-rules-notes = 没有蛇的一方 pass。回合用完时，蛇与墙占格多者胜，同分算 Min 胜。
snake-go-turn-back = 这条蛇不能回头
snake-go-no-railgun = 这条蛇没有激光
snake-go-too-short-to-fire = 只有一格的蛇不能发射
snake-go-snake-limit = 蛇数已到上限
snake-go-too-short-to-split = 只有一格的蛇不能分裂
snake-go-suicide = 这条蛇另有不死的走法
snake-go-not-here = 这里没有这个动作
snake-go-cells = 占格
snake-go-bank = 储备
snake-go-cells-in-reach = 可达空格
snake-go-railguns = 激光
snake-go-snakes = 蛇数
snake-go-tiny-4x4-4-rounds = 微型：4×4，4 回合
snake-go-classroom-5x5-8-rounds = 课堂：5×5，8 回合
snake-go-classroom-as-in-lecture-notes = 课堂，按讲义 [A] 的变体
snake-go-loop-to-close = 将要固化
snake-go-railgun-and-three-walls = 激光与三面墙
snake-go-tactics-6x6-24-rounds = 战术：6×6，24 回合
snake-go-snake-to-enclose = 将要围住一条蛇
snake-go-skirmish-8x8-32-rounds = 遭遇战：8×8，32 回合
snake-go-real-game-16x16-512-rounds = 正式比赛：16×16，512 回合
snake-go-rounds-played = 格，回合已满
snake-go-cells-no-snake-left = 格，已无蛇可动
snake-go-presets = {" "}tiny、classroom、tactics、skirmish 或 full
snake-go-refused = 第 { $column } 列的“{ $found }”：{ $reason }

## Pig

pig-title = 掷骰争先（Pig）
pig-hint = 目标；双方得分；本轮累计，再按需写 min、roll、coin：100; 27,40; 8 min
pig-goal = 先到目标分；掷出 1 则本轮的分全失。
pig-rules =
    双方轮流。一轮中想掷几次骰子都行：2 到 6 点加入本轮累计，掷出 1 点则本轮累计作废，轮到对方。
    也可以收手：本轮累计归入得分，轮到对方。先达到目标（如 100 分）者胜。
    Piglet 用硬币代替骰子：正面加一分，反面作废。
pig-words = {" "}max、min、roll 或 coin
pig-lead-by-goal = 领先 ÷ 目标
pig-turn-total-by-goal = 本轮累计 ÷ 目标
pig-whose-turn-by-goal = 轮到谁 ÷ 目标
pig-to-100 = 到 100 分
pig-to-20 = 到 20 分
pig-close-to-end = 接近终局
pig-piglet-to-2 = Piglet，到 2 分
pig-points = 分
pig-roll = 掷出{"\u00A0"}{ $face }{"\u00A0"}点

## St Petersburg game

st-petersburg-title = 圣彼得堡游戏
st-petersburg-hint = 最多掷几次；已出现几次反面：20; 3
st-petersburg-goal = 由硬币决定，没有人作选择。
st-petersburg-rules =
    反复抛一枚硬币，直到出现正面，次数有上限。第 k 次出现正面得 2ᵏ；每次都是反面时，得分与最后一次才出现正面相同。每多一次抛掷，期望得分增加 1；次数不限时，期望得分无穷大。H 是正面，T 是反面。
    没有人需要作选择。你愿意花多少钱来玩？
st-petersburg-remark = 半数的局只得 { $least } 分，而每多掷一次，值就增加 { $more }；不设上限，值为无穷大。
st-petersburg-nothing-more = 到此为止
st-petersburg-heads-or-nothing = {" "}H 或到此为止
st-petersburg-expected-payoff = 期望得分
st-petersburg-20-tosses = 20 次
st-petersburg-3-tosses = 3 次
st-petersburg-6-tosses = 6 次

## Tree

tree-title = 树
tree-hint = 数的列表：[[5,6],[2,1]]，或 5 6 / 2 1，或粘贴的行
tree-goal = Max 希望到达的叶节点上的数大，Min 希望它小。
tree-rules =
    列表表示一个局面，由 Max 与 Min 轮流走；数字表示叶节点处 Max 的得分。
    需要写轮到谁、概率、名称、估值时用对象。
tree-estimate = 估值
tree-two-plies-two-cuts = 两层，两次剪枝
tree-lecture-notes = 讲义：两层的树 Y、A、B、C
tree-aima-figure-5-2 = AIMA 图 5.2
tree-oi-wiki-minimax = OI Wiki，极小化极大
tree-oi-wiki-alpha-beta = OI Wiki，α-β 剪枝
tree-deep-cut = 深层剪枝
tree-bound = 界不等于值
tree-estimates = 深度上限用的估值
tree-playouts = 给定的模拟结果
tree-aima-figure-5-12 = AIMA 第 3 版图 5.12：机会节点
tree-die = 走法之间掷骰子
tree-expected-node = 应为数字、列表（如 [5, 6]）或对象（如 {"{"}"min": [5, 6]{"}"}）
tree-but-found = { $wanted }，但这里是“{ $found }”
tree-expected-number = 应为数字
tree-expected-probability = 应为 0 到 1 的概率，例如 0.5 或 "1/3"
tree-too-large = 应为有限的数；无穷请写 "+inf" 或 "-inf"
tree-after-end = 树已写完，后面多了“{ $found }”
tree-unknown-key = 应为 max、min、chance、value、p、priors、name、moves、estimate 或 rollouts，却是“{ $found }”
tree-two-kinds = 一个节点只能是 max、min、chance、value 之一
tree-no-kind = 这个对象里应有 max、min、chance、value 之一
tree-no-moves = 应为至少有一个子节点的列表
tree-too-deep = 最多 { $most } 层
tree-too-many-children = 最多 { $most } 个子节点
tree-too-many-nodes = 最多 { $most } 个节点
tree-count = “{ $what }”应与子节点一一对应：应有 { $expected } 项，实有 { $found } 项
tree-sum = 概率之和应为 1，这里是 { $sum }；三分之一可以精确地写成 "1/3"
tree-probabilities-without-chance = 只有机会节点才有概率
tree-priors-without-player = 只有玩家的走法才有先验概率 priors；机会节点的概率写作 p
tree-infinity-below-chance = 机会节点下面的叶节点必须是有限的数
tree-not-here = 这个节点不能这样改

### Gambit 的文件。

efg-head = Gambit 文件的标题之前应为“EFG 2 R”
efg-players = 这里的树有两名玩家，而此游戏有 { $found } 名
efg-player = 应为玩家 1 或 2，却是 { $found }
efg-node = 应为一个节点：c、p 或 t
efg-number = 应为整数
efg-brace = 应为“{"{"}”
efg-hidden = 信息集 { $set } 在这里有了第二个局面，玩家分不清两者：这样的游戏不能当作树来搜索
efg-actions = 信息集 { $set } 还没有给出走法
efg-outcome = 结局 { $outcome } 还没有给出得分
efg-payoffs = 应为两个得分，却有 { $found } 个
efg-sum = 这里的得分之和为 { $sum }，第一个结局处为 { $first }：一方所得必须是另一方所失
