"""The compiled files that the package carries: the engine, and the page in one file."""

from importlib.resources import files


def read(name):
    """Returns the bytes of a file."""
    part = files("plyscope") / "built" / name
    if not part.is_file():
        raise RuntimeError("plyscope/built/" + name + " is missing: this is the source of the package and not the package that was built of it")
    return part.read_bytes()
