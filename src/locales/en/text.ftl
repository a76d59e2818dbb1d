### What is wrong with JSON and typed rows of numbers, and where.

whole-number = a whole number from { $low } to { $high }
expected = column { $column }: expected { $wanted }
expected-but-found = column { $column }: expected { $wanted } but found “{ $found }”
at-place = line { $line }, column { $column }: { $said }
expected-value = expected a number, a text in double quotes, a list in [ ] or an object in {"{"} {"}"}
expected-list = expected a list in [ ] or ( )
expected-string = expected a text in double quotes
expected-key = expected a key in double quotes
expected-colon = expected a colon after the key
expected-close = expected a comma or “{ $close }”
open-string = this text has no closing quote
bad-escape = expected a JSON escape after the backslash
control = a line break, tab or other control character in a text needs an escape such as \n
not-a-number = expected a number but found “{ $found }”
too-large = this number is too large
after-end = expected nothing more but found “{ $found }”
twice = “{ $key }” was given already
too-many-fields = expected at most { $most } fields in an object
too-deep = this is too deeply nested

### Signs as they are spoken.

said-at-least = at least
said-at-most = at most
said-about-at-least = about at least
said-about-at-most = about at most
said-ge = ≥
said-le = ≤
said-gt = >
said-lt = <
said-equals = =
said-about = ≈
said-infinity = ∞
said-minus = −
said-plus = +
said-times = ×
said-root = √
said-alpha = α
said-beta = β
said-sum = sum
said-best = best
said-cut = cut
said-max = Max
said-min = Min
said-to = to
said-less = −
said-and = +
