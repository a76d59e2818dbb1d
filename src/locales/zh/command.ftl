### The command line: help of the commands that speak both languages, and remarks on files of answers.

help-exercise =
    plyscope exercise [--seed N | --student NAME [--salt TEXT]] [--key] [--lang en|zh] < exercise.json
    以 JSON 输出一名学生的题目："exercise"（题目代码）、"seed"、"spec"（所问的搜索）、
    "ask"（每个问题的空 "fields"；逐个决策时还有各处 "decisions"，找错误时还有所示答案 "shown" 与可选原因 "reasons"）。

        --seed N          这个种子的题目（默认 0）
        --student NAME    这名学生的题目
        --salt TEXT       换一段文字，各学期的题目就不同
        --key             同时给出参考答案 "model"

    练习的各项与 spec 相同，随机出题时以 "generate" 代替 "game"：
        "id"          名称，种子由它而定
        "text"        用自己的话写的题目：{"{"}"en":"…","zh":"…"{"}"}
        "algorithm"   同 spec
        "game"        同 spec，所有人相同；或
        "generate"    {"{"}"kind":"tree","root":"max","children":[2,3],"depth":3,"values":[0,20],"ties":true,
                      "chance":"even"|"uneven","must":{"{"}…{"}"}{"}"}，或 {"{"}"kind":"nim","heaps":2,"stones":[1,3]{"}"}
        "must"        "cuts":[3,5]，"deep":1，"above_leaves":1，"unique_best":true，"rules_agree":true
        "level"       难度：1、2 或 3，只供显示
        "attempts"    可作答的次数（3）；以首次作答计分
        "ask"         问题的列表，各有 "kind" 与 "points"（1）：
          values      内部节点的值，或 "at" 中节点的值；可填分数
          grundy      这些节点的 SG 值
          root        空 value 与 move，"leaves":true 时还问访问了多少叶节点
          cut         不访问的叶节点；"other_rule":0.5 是按另一规则作答的得分比例
          window      内部节点或 "at" 中节点的 α 与 β，"when":"enter"|"leave"
          choose      UCB 在 "at" 处选的子节点；"numbers":true 时还问两项与和
          backup      最后一次迭代的路径上的 n 与 w
          next        各处决策的结果，每步一空：cut、go on、数或子节点
          order       使剪枝最多的子节点次序，所有节点或 "at" 中的节点
          make        给 "leaves" 填数以达到 "goal"："cut"、"seen"、"cuts"、"move"、"value"
          code        完成这个搜索的程序，在若干棵树（"trees"，10）上运行
          repair      程序中写错的一行、能看出与看不出错误的树各一棵，以及改正
          mistake     一份答案中的第一处错误及其原因；"about":"values"|"window"
    数可写成小数或分数；不是整数的可舍入到两位小数。
help-grade =
    plyscope grade [--salt TEXT] [--run PYTHON] [--lang en|zh] exercise.json answers.json… > grades.csv
    重新批改每个作答文件，不采信其中的分数；每个文件一行，依次为：

        file, student, seed          给出 --salt 时，种子由学号算出
        score, max                   首次作答的得分；last 是最后一次的得分
        question 1, …                各问题的得分
        slip 1, …                    能解释整个作答的误解
        tries, last, notes           备注：不同的练习或种子、种子重复等

    若为几道练习合成的一份，则每名学生一行，合计其全部文件：file、student、score、max、各题得分、
    notes。名称中的 * 或 ? 代表所有相符的文件。

    程序（"code"、"repair"）按文件里的运行记录批改，那是在学生自己的机器上录的，备注写明“没有重新运行”。
    给出 --run PYTHON（python3，或其路径）时，每个程序在这里重新运行：在单独的目录里，至多 20 秒、1 GiB。
    这不是沙箱：不可信的程序请放在容器里运行。

    作答文件由页面保存：
        {"{"}"exercise":CODE,"seed":N,"student":NAME,"tries":[{"{"}"at":TIME,"answers":[{"{"}FIELD:TEXT{"}"}]{"}"}]{"}"}
    每个问题一个对象；各空的名称由 plyscope exercise 给出。剪去的叶节点或节点填 cut，
    次序填子节点的编号，从 0 起，如 1 0 2。
help-sheet =
    plyscope sheet [--roster FILE [--salt TEXT] | --seeds 1..20] [--format html|tex] [--key] [--strict] [--lang en|zh] exercise.json
    纸上的练习：供浏览器打印到 A4 的网页，或 LaTeX 文档；黑白，节点和边上留有作答的方框。
    --key 改为写出答案：同样的方框里填有答案，另有评分办法和常见错误。同一份试卷与其答案的角上编号相同。

        --roster FILE    每名学生一份：CSV 文件，含 student 和 name 两列；种子与
                         plyscope exercise --student 的相同
        --salt TEXT      使另一学期的试卷不同
        --seeds A..B     每个种子一份（默认 0）
        --format html    （默认）或 tex
        --key            写出答案

    几道练习可合成一份：{"{"}"title":{"{"}"en":"…","zh":"…"{"}"},"sheet":[EXERCISE,…]{"}"}
    逐个决策（"next"）不能在纸上作答：每个决策都会透露前一个。这样的题略去，标准错误和答案上
    各有一行说明；给出 --strict 时则拒绝。
help-export =
    plyscope export [--format moodle|gift|qti] [--seeds 1..50] [--strict] [--lang en|zh] exercise.json
    把练习或一组练习的各个变式写成测验题，由教学平台从中随机抽取。

        --format moodle    （默认）Moodle XML：每个变式一道完形填空题，内含图，各空有各自的分值
        --format gift      GIFT：每个空一道题
        --format qti       QTI 2.1：一个包（zip），每个变式一题，评分规则各阅读器一致
        --seeds A..B       每个种子一个变式（默认 1）

    次序（"order"）、求数（"make"）和逐个决策（"next"）没有唯一的答案可填；
    它们可以在网页上、用 plyscope grade 或在纸上作答。这样的题略去，标准错误上有一行说明；
    给出 --strict 时则拒绝。
help-scorm =
    plyscope scorm --element FILE [--edition 1.2|2004] [--salt TEXT] [--strict] [--lang en|zh] exercise.json > package.zip
    供教学平台使用的包，每道练习一页。平台保存答案，每次检查都得到 0 到 100 的分数；
    学生的变式取决于平台记录的学号。

        --element FILE       网站中的 ply-scope-all.js，即单文件的元素
        --edition 1.2        （默认）或 2004
        --salt TEXT          使另一学期的变式不同

    要求写程序的题略去，标准错误上有一行说明；给出 --strict 时则拒绝。
    分数在学生的浏览器中计算：计入成绩的，请收集答案文件，用 plyscope grade 评分。
no-students = 第 1 行：应有 student 列
no-student = 第 { $line } 行：应有学号
same-student = 第 { $line } 行：学号 { $number } 重复
same-seed = 种子与 { $file } 相同
other-exercise = 所答的是另一份练习，或其另一版本
other-seed = 是另一名学生的种子
not-run-again = 程序没有重新运行
run-again = 程序已重新运行
ran-too-long = 程序运行太久，或使 Python 中止
not-run = 程序无法运行：{ $why }
seen-solution = 看过答案
input-too-long = 这段文字超过 { $most } 字节
not-utf8 = 第 { $place } 字节：应为 UTF-8
not-the-element = 这不是 Plyscope 构建出的 ply-scope-all.js
fault = 这是 Plyscope 的错误：{ $what }
same-exercise = 与 { $file } 是同一道题的作答
other-position = 记录的局面与 --as 的不同
unreadable = 读不进来
