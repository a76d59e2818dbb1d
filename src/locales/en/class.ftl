### A class: what is handed out, and the table of marks.

## The table of marks

file = File
student = Student
score = Points
max = Of
question = Question { $at }
notes = Notes

## The room

room = For your class
leave = Back to the exercise
counted =
    { $count ->
        [one] 1 exercise · { $points } points
       *[other] { $count } exercises · { $points } points
    }
working = Working …
on-paper = On paper
for-whom = For whom
versions = Versions
list = A list of students
list-how = One student a line: number, name
how-many = How many versions
term = Term, if you like
term-note = The number draws a student’s own tree, on the sheet and by the student’s link. Another term draws another one.
sheets = Sheets
keys = Keys
sheets-tex = Sheets (LaTeX)
keys-tex = Keys (LaTeX)
links = Links (CSV)
print-note = Open the file and print it, or print it as a PDF. A key has the code of its sheet in the corner.
in-a-quiz = In a quiz
how-many-variants = Variants to draw from
quiz-note = Import the file into a question bank, and put a random question of its category into the quiz: each student gets a variant.
on-a-platform = On a learning platform
scorm-note = The page of the exercise in a package. The platform keeps the answers, and gets the score at every check.
saved = Saved: { $name }
no-element = The file ply-scope-all.js, which stands beside the page and goes into the package, cannot be read. Are you online?
grade = Grade
drop-answers = Choose answers files, or drop them here
drop-note = Students save them with “Save my answers”. They stay on this computer.
any-seed = Each is marked by the variant that it names. With a term (at the list of students) the variant must be the student’s own.
seeds-of = The variant must be the student’s own of the term “{ $term }”, as on the sheet and from the links of the list.
rows =
    { $count ->
        [one] 1 row
       *[other] { $count } rows
    }
marks = Marks
save-csv = Save as CSV
