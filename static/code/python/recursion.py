"""Puts `@watch` above the recursive functions of a program that says nothing of the recorder."""


def indent_of(line):
    return len(line) - len(line.lstrip())


def functions_in(lines):
    """The functions of a program: name, first line, and the line after the last one."""
    found = []
    for at, line in enumerate(lines):
        word = line.strip()
        if not word.startswith("def ") or "(" not in word:
            continue
        end = at + 1
        while end < len(lines) and (not lines[end].strip() or indent_of(lines[end]) > indent_of(line)):
            end += 1
        found.append((word[4:].split("(")[0].strip(), at, end))
    return found


def calls_of(name, line):
    """Whether a line calls a function of this name."""
    at = line.find(name + "(")
    while at >= 0:
        before = line[at - 1 : at]
        if not before.isalpha() and not before.isdigit() and before != "_":
            return True
        at = line.find(name + "(", at + 1)
    return False


def recursive(lines):
    """The first lines of the functions that call themselves, be it through others."""
    functions = functions_in(lines)
    names = set(name for name, _, _ in functions)
    calls = {}
    for name, begin, end in functions:
        body = [line.split("#")[0] for line in lines[begin + 1 : end]]
        called = set(other for other in names if any(calls_of(other, line) for line in body))
        calls[name] = calls.get(name, set()) | called
    # Whoever calls somebody reaches whom that one reaches.
    for _ in names:
        for name in calls:
            for other in list(calls[name]):
                calls[name] = calls[name] | calls[other]
    return [(name, begin) for name, begin, _ in functions if name in calls[name]]


def with_watch(text):
    """The program with `@watch` above its recursive functions, their names, and the lines, from 1, before which a line was put."""
    lines = text.split("\n")
    names, places = [], []
    for name, at in recursive(lines):
        while at > 0 and lines[at - 1].strip().startswith("@"):
            at -= 1
        names.append(name)
        places.append(at)
    out = []
    for at, line in enumerate(lines):
        if at in places:
            out.append(" " * indent_of(line) + "@watch")
        out.append(line)
    return "\n".join(out), names, [at + 1 for at in places]


def line_before(line, places):
    """The line of the program as it was written, of a line of the program with `@watch`."""
    for added, place in enumerate(places):
        if line <= place + added:
            return line - added
    return line - len(places)
