### The command line: help of the commands that speak both languages, and remarks on files of answers.

help-exercise =
    plyscope exercise [--seed N | --student NAME [--salt TEXT]] [--key] [--lang en|zh] < exercise.json
    A student’s variant of an exercise as JSON: "exercise" (its code), "seed", "spec" (the search),
    "ask" (of each question the "fields"; where each of the "decisions" is made that are asked for; for
    mistakes the answer "shown" and the "reasons" to choose from).

        --seed N          the variant of this seed (default 0)
        --student NAME    the variant of a student
        --salt TEXT       makes another term’s variants different
        --key             also the "model" answer

    An exercise has the fields of a spec, "generate" in the place of "game" where positions are drawn:
        "id"          a name, which seeds depend on
        "text"        the task in your words: {"{"}"en":"…","zh":"…"{"}"}
        "algorithm"   as in a spec
        "game"        as in a spec, the same for everybody; or
        "generate"    {"{"}"kind":"tree","root":"max","children":[2,3],"depth":3,"values":[0,20],"ties":true,
                      "chance":"even"|"uneven","must":{"{"}…{"}"}{"}"}, or {"{"}"kind":"nim","heaps":2,"stones":[1,3]{"}"}
        "must"        "cuts":[3,5], "deep":1, "above_leaves":1, "unique_best":true, "rules_agree":true
        "level"       how hard it is: 1, 2 or 3; it is shown
        "attempts"    how often a student may answer (3); the first answer counts
        "ask"         a list of questions, each with "kind" and "points" (1):
          values      values of the inner nodes, or of those in "at"; also with fractions
          grundy      Grundy numbers of the same
          root        fields value and move, with "leaves":true also how many were visited
          cut         leaves that are not visited; "other_rule":0.5 for an answer by the other rule
          window      α and β, "when":"enter"|"leave", of inner nodes or of those in "at"
          choose      the child that UCB takes at "at"; with "numbers":true both terms and sums
          backup      n and w along the path of the last iteration
          next        the outcome of every decision, one field a step: cut, go on, a number or a child
          order       an order of children that cuts most, of all nodes or of those in "at"
          make        numbers for "leaves" so that a "goal" is met: "cut", "seen", "cuts", "move", "value"
          code        a program that does the search, on so many "trees" (10)
          repair      the wrong line of a program, a tree on which it shows, one on which not, the repair
          mistake     the first mistake in an answer, and its reason; "about":"values"|"window"
    Numbers may be decimals or fractions; what is not whole may be rounded to two decimals.
help-grade =
    plyscope grade [--salt TEXT] [--run PYTHON] [--lang en|zh] exercise.json answers.json… > grades.csv
    Marks every file of answers again, whatever score it states; one row per file, in this order:

        file, student, seed          the seed is the student’s own where --salt is given
        score, max                   of the first try; last is the score of the last
        question 1, …                the points of each question
        slip 1, …                    the misconception that explains all of an answer
        tries, last, notes           notes: another exercise or seed, the same seed twice, …

    Of a sheet of several exercises it prints one row per student, from all of the student’s files: file,
    student, score, max, the points of each exercise, notes. A name with * or ? stands for all files that fit.

    Programs ("code", "repair") are marked by the runs in the file, which the student’s own machine has made;
    the notes say "not run again". With --run PYTHON (python3, or the path of one) each program runs again here,
    in a folder of its own, for at most 20 seconds with at most 1 GiB. That is no sandbox: for programs that you
    do not trust use a container.

    A file of answers is what the page saves:
        {"{"}"exercise":CODE,"seed":N,"student":NAME,"tries":[{"{"}"at":TIME,"answers":[{"{"}FIELD:TEXT{"}"}]{"}"}]{"}"}
    with an object for each question; plyscope exercise names the fields. A leaf or node that is cut off
    has the text cut, an order the numbers of the children from 0, as in 1 0 2.
help-sheet =
    plyscope sheet [--roster FILE [--salt TEXT] | --seeds 1..20] [--format html|tex] [--key] [--strict] [--lang en|zh] exercise.json
    Exercises on paper: a page for a browser to print on A4, or a LaTeX document; black, with boxes for the
    answers at nodes and edges. --key writes the keys in their place: the answers in the same boxes, how
    points are given, the usual slips. Sheet and key of a version have the same code in the corner.

        --roster FILE    one sheet for each student: a CSV file with the columns student and name; the
                         seeds are those of plyscope exercise --student
        --salt TEXT      makes another term’s sheets different
        --seeds A..B     one sheet for each seed (default 0)
        --format html    (default) or tex
        --key            the keys

    Several exercises make one sheet: {"{"}"title":{"{"}"en":"…","zh":"…"{"}"},"sheet":[EXERCISE,…]{"}"}
    Decisions one after another ("next") cannot be asked on paper: each tells the one before it. Such an
    exercise is left out, with a line on standard error and on the key; with --strict it is refused.
help-export =
    plyscope export [--format moodle|gift|qti] [--seeds 1..50] [--strict] [--lang en|zh] exercise.json
    Variants of an exercise or a sheet as questions for a quiz, from which the platform draws one at random.

        --format moodle    (default) Moodle XML: a cloze question each, with the picture inside and the
                           points of each blank
        --format gift      GIFT: a question for each blank
        --format qti       QTI 2.1: a package (zip) with an item each, marked by rules that readers agree on
        --seeds A..B       a variant for each seed (default 1)

    Orders ("order"), numbers to be found ("make") and decisions ("next") have no blanks with one right
    answer; the page, plyscope grade or a sheet can ask them. Such an exercise is left out, with a line on
    standard error; with --strict it is refused.
help-scorm =
    plyscope scorm --element FILE [--edition 1.2|2004] [--salt TEXT] [--strict] [--lang en|zh] exercise.json > package.zip
    A package for a learning platform, with a page for each exercise. The platform keeps the answers, and gets
    the score, from 0 to 100, at every check; a student’s variant depends on the number by which it knows them.

        --element FILE       ply-scope-all.js of the site, which is the element in one file
        --edition 1.2        (default) or 2004
        --salt TEXT          makes another term’s variants different

    What asks for a program is left out, with a line on standard error; with --strict it is refused.
    A score is computed in the student’s browser: for grades that count, collect answers files and mark them
    with plyscope grade.
no-students = line 1: expected a column student
no-student = line { $line }: expected a student
same-student = line { $line }: the student { $number } is there twice
same-seed = same seed as { $file }
other-exercise = answers to another exercise, or to another version of it
other-seed = seed of another student
not-run-again = the program was not run again
run-again = the program was run again
ran-too-long = the program took too long, or ended Python
not-run = the program could not be run: { $why }
seen-solution = has looked at the solution
input-too-long = this text has more than { $most } bytes
not-utf8 = byte { $place }: expected UTF-8
not-the-element = this is not ply-scope-all.js of a build of Plyscope
fault = this is a fault of Plyscope: { $what }
same-exercise = another answer to the exercise of { $file }
other-position = this transcript is of another position than the one of --as
unreadable = Not readable
