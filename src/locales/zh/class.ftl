### 班级：发放的材料与成绩表。

## 成绩表

file = 文件
student = 学生
score = 得分
max = 满分
question = 第 { $at } 题
notes = 备注

## 班级之室

room = 班级用
leave = 回到练习
counted = { $count } 道练习 · { $points } 分
working = 正在处理……
on-paper = 纸质试卷
for-whom = 对象
versions = 版本
list = 班级名单
list-how = 每行一名学生：学号，姓名
how-many = 版本数
term = 学期（可不填）
term-note = 学号决定学生自己的树，试卷上与学生的链接中相同；换一个学期就换一棵。
sheets = 试卷
keys = 答案
sheets-tex = 试卷（LaTeX）
keys-tex = 答案（LaTeX）
links = 链接（CSV）
print-note = 打开文件后打印，或打印为 PDF。答案的角上有对应试卷的编号。
in-a-quiz = 测验
how-many-variants = 可抽取的变式数
quiz-note = 把文件导入题库，再在测验中加入该类别的随机题：每名学生得到一个变式。
on-a-platform = 教学平台
scorm-note = 把练习的页面打成一个包。平台保存答案，每次检查都得到分数。
saved = 已保存：{ $name }
no-element = 无法读取随页面提供、要放入包中的文件 ply-scope-all.js。网络是否断开？
grade = 评分
drop-answers = 选择答案文件，或拖到这里
drop-note = 学生用“保存我的答案”得到答案文件。文件不离开这台电脑。
any-seed = 每份按其所写的变式评分。填写学期（在班级名单处）后，变式必须是学生自己的。
seeds-of = 变式必须是学生在学期“{ $term }”中自己的，即试卷上和名单链接中的那一个。
rows = { $count } 行
marks = 成绩
save-csv = 存为 CSV
