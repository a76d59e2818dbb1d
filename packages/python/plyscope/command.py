"""The command line, compiled to WebAssembly and run by wasmtime. It sees the folders of the files that its arguments name, and no others."""

import os
import sys
import tempfile
import threading

from plyscope import parts

MISSING = "Plyscope's engine needs wasmtime: pip install 'plyscope[engine]'"
# The deepest search has 256 plies. More than two mebibytes wasmtime does not allow; the stack of the thread holds that several times.
_ENGINE_STACK, _THREAD_STACK = 2 << 20, 16 << 20
_lock = threading.Lock()
_loaded = None


class Refused(ValueError):
    """What the engine refuses: a spec, an argument, a file. The message says where and what was found."""


def _module():
    """Returns the engine and the compiled module. Compiling takes seconds once; then wasmtime has it in its cache."""
    global _loaded
    with _lock:
        if _loaded is None:
            try:
                import wasmtime
            except ImportError:
                raise RuntimeError(MISSING) from None
            config = wasmtime.Config()
            config.max_wasm_stack = _ENGINE_STACK
            try:
                config.cache = True
            except wasmtime.WasmtimeError:
                # Where no folder can be written it is compiled at every start.
                pass
            engine = wasmtime.Engine(config)
            _loaded = os.getpid(), engine, wasmtime.Module(engine, parts.read("plyscope.wasm"))
        return _loaded[1:]


def opened(arguments, flavour=os.path):
    """Returns the arguments as the engine reads them, and the folders that it may open for them: pairs of a folder here and its name there.

    An argument may be a path if it is no option. Names with a drive, of `flavour` `ntpath`, get the slashes that the engine knows.
    """
    folders, changed = {".": "."}, []
    for argument in arguments:
        if argument.startswith("-") or not argument:
            changed.append(argument)
            continue
        name = argument.replace("\\", "/") if flavour.sep == "\\" else argument
        folder = argument if flavour.isdir(argument) else flavour.dirname(argument)
        is_path = bool(folder) and (flavour.isabs(argument) or flavour.normpath(folder).startswith(".."))
        if is_path and flavour.isdir(folder):
            folders[folder] = folder.replace("\\", "/") if flavour.sep == "\\" else folder
        changed.append(name)
    return changed, list(folders.items())


def _start(arguments, prepare):
    """Runs the engine; `prepare` sets where it reads and writes. Returns its exit code."""
    engine, module = _module()
    import wasmtime

    arguments, folders = opened(arguments)
    wasi = wasmtime.WasiConfig()
    wasi.argv = ["plyscope", *arguments]
    for here, there in folders:
        wasi.preopen_dir(here, there)
    prepare(wasi)
    store = wasmtime.Store(engine)
    store.set_wasi(wasi)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    start = linker.instantiate(store, module).exports(store)["_start"]
    try:
        start(store)
    except wasmtime.ExitTrap as ended:
        return ended.code
    return 0


def _in_thread(work):
    """Does work in a thread whose stack is large enough; returns what it returns."""
    result = []

    def attempt():
        try:
            result.append((work(), None))
        except BaseException as error:
            result.append((None, error))

    with _lock:
        before = threading.stack_size(_THREAD_STACK)
        try:
            thread = threading.Thread(target=attempt, daemon=True)
            thread.start()
        finally:
            threading.stack_size(before)
    thread.join()
    value, error = result[0]
    if error is not None:
        raise error
    return value


def run(arguments, text="", codes=(0,)):
    """Runs the command line with a text as its input; returns its output.

    Raises `Refused` with what it says where its exit code is none of `codes`.
    """
    if _loaded is not None and _loaded[0] != os.getpid():
        code, out, error = _run_outside(arguments, text)
    else:
        code, out, error = _run_here(arguments, text)
    if code not in codes:
        said = error.strip() or "the engine ended with code {}".format(code)
        raise Refused(said[len("plyscope: "):] if said.startswith("plyscope: ") else said)
    return out


def _run_outside(arguments, text):
    """Runs the command line in a process of its own: in one that was forked, threads of wasmtime are missing that it waits for."""
    import subprocess

    done = subprocess.run([sys.executable, "-m", "plyscope", *arguments], input=text.encode("utf-8"), capture_output=True, check=False)
    return done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")


def _run_here(arguments, text):
    with tempfile.TemporaryDirectory(prefix="plyscope-") as folder:
        paths = [os.path.join(folder, name) for name in ("in", "out", "error")]
        with open(paths[0], "w", encoding="utf-8", newline="") as file:
            file.write(text)

        def prepare(wasi):
            wasi.stdin_file, wasi.stdout_file, wasi.stderr_file = paths

        code = _in_thread(lambda: _start(list(arguments), prepare))
        out, error = (_read(path) for path in paths[1:])
    return code, out, error


def _read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def main():
    """Runs the command `plyscope` with the arguments of this process."""

    def prepare(wasi):
        wasi.inherit_stdin()
        wasi.inherit_stdout()
        wasi.inherit_stderr()

    try:
        code = _in_thread(lambda: _start(sys.argv[1:], prepare))
    except RuntimeError as error:
        sys.stderr.write("plyscope: {}\n".format(error))
        code = 2
    sys.exit(code)
