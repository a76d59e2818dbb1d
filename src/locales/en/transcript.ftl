### Transcripts: why a record of a program is refused.

version = 1, the version of transcripts that is read here
unknown-start = no game reaches this start: { $start }
at-line = line { $line }: { $said }
damaged = this file is packed, but damaged or cut off; save it again
no-text = this file is not a text
too-many-bytes = this transcript is longer than { $megabytes } megabytes; record a smaller position or a smaller depth
no-run = expected a first line that begins with "e": "run" and has "transcript": 1
second-run = expected one "run" line, at the beginning; this is another one
too-many-lines = a transcript has at most { $most } lines; record a smaller position or a smaller depth
line-too-long = a line has at most { $kilobytes } kilobytes
too-deep = expected at most { $most } calls inside one another
no-call-open = an "exit" without an "enter" before it
too-many-calls = expected at most { $most } calls made from one call
long-path = expected at most { $most } moves in a path
