### What is known of a language before its words are fetched.

## The tag of a `lang` attribute.
tag = en
## The button that switches to this language, and what it is called.
short = EN
switch = EN (switch to English)
## ltr, or rtl from right to left.
direction = ltr
## Between words and between sentences; in a language without spaces { "" }.
space = { " " }
## Between the names of a list.
list = ,{ " " }
## The folder of the lecture notes for its readers.
notes = en
