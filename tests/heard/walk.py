"""Walks through the built page with the keys, and compares what the live regions tell the accessibility bus with what should be heard.

`dbus-run-session -- python3 walk.py dist chromium firefox` needs Xvfb, xdotool, at-spi2-core and the binding of AT-SPI for Python. What a
screen reader then makes of an event is its own affair; here each sentence must come once, whole, and in words that voices know.
"""

import functools
import http.server
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The keys of the walk, and what must be heard of each, in both languages.
WALK = {
    "en": [
        ("Right", "down: The search of A starts with the full window: α = −∞, β = +∞."),
        ("Right", "down: Max to move at A: 3 moves."),
        ("c", "step 25 of 38, cut: Min can limit Max to 2 at C, but Max can get 5 by B. "
              "Since 5 ≥ 2, Max has no reason to enter C: leaf 1 is pruned."),
        ("Home", "step 0 of 38, start: The search has not started. The whole tree is drawn in grey; no node has been visited yet."),
    ],
    "zh": [
        ("Right", "向下：A 的搜索从完整的窗口开始：阿尔法 等于 负无穷，贝塔 等于 正无穷。"),
        ("c", "第 25 步，共 38 步，剪枝：在 C 处 Min 至多让 Max 得 2，而 Max 走 B 已可得 5。5 大于等于 2，Max 不必选择 C：剪去叶节点 1。"),
    ],
}
# Seconds until a page has started, and in which a key is answered.
START, ANSWER = 60, 15


def serve(folder):
    """Serves a folder, and returns the port."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("localhost", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def browser(name, home, address):
    """Returns the command that opens an address in a browser that tells the bus what it shows."""
    if name == "firefox":
        profile = os.path.join(home, "firefox")
        os.makedirs(profile, exist_ok=True)
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as settings:
            settings.write('user_pref("accessibility.force_disabled", -1);\n')
            settings.write('user_pref("browser.aboutwelcome.enabled", false);\n')
            settings.write('user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        return ["firefox-esr", "--no-remote", "--profile", profile, address]
    flags = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync"
    program = os.environ.get("CHROMIUM", "chromium")
    return [program, *flags.split(), "--force-renderer-accessibility", f"--user-data-dir={home}/chromium", address]


class Ear:
    """Hears the texts that come into live regions."""

    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:text-changed:insert")

    def hear(self, event):
        attributes = event.source.get_attributes() or {}
        is_live = "polite" in (attributes.get("live"), attributes.get("container-live"))
        text = str(event.any_data).replace("\u00a0", " ")
        if is_live and text.strip() and event.source.get_role_name() == "paragraph":
            self.heard.append(text)


def turn(until, seconds):
    """Lets events come until a condition holds; returns whether it does."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.02)
    return until()


def is_there(name):
    """Whether a window has a slider named as the page names it: then the page has started."""
    def search(node, depth):
        if node is None or depth > 40:
            return False
        if node.get_role_name() == "slider":
            return True
        return any(search(node.get_child_at_index(index), depth + 1) for index in range(node.get_child_count()))

    desktop = Atspi.get_desktop(0)
    apps = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    return any(name in (app.get_name() or "").lower() and search(app, 0) for app in apps if app)


def walk(name, lang, port, ear):
    """Walks in one browser and language; returns what was not as it should be."""
    wrong = []
    with tempfile.TemporaryDirectory() as home:
        address = f"http://localhost:{port}/#lab&lang={lang}"
        shown = subprocess.Popen(browser(name, home, address), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                 env={**os.environ, "HOME": home}, start_new_session=True)
        try:
            if not turn(lambda: is_there(name), START):
                return [f"{name} does not show the page on the bus"]
            turn(lambda: False, 2)
            for key, sentence in WALK[lang]:
                before = len(ear.heard)
                subprocess.run(["xdotool", "key", key], check=True)
                turn(lambda: len(ear.heard) > before, ANSWER)
                # A second voice would come with the first or soon after.
                turn(lambda: False, 1)
                if ear.heard[before:] != [sentence]:
                    wrong.append(f"{name}, {lang}, {key}: expected once {sentence!r}, heard {ear.heard[before:]!r}")
        finally:
            os.killpg(shown.pid, 15)
            shown.wait()
            turn(lambda: False, 1)
    return wrong


def main():
    folder, names = sys.argv[1], sys.argv[2:]
    missing = [program for program in ("Xvfb", "xdotool") if not shutil.which(program)]
    if missing:
        sys.exit(f"{', '.join(missing)} is missing")
    display = f":{70 + os.getpid() % 25}"
    os.environ.update(DISPLAY=display, GNOME_ACCESSIBILITY="1", LANG="C.UTF-8")
    screen = subprocess.Popen(["Xvfb", display, "-screen", "0", "1280x900x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        Atspi.init()
        ear, port = Ear(), serve(folder)
        wrong = [fault for name in names for lang in WALK for fault in walk(name, lang, port, ear)]
    finally:
        screen.terminate()
    for fault in wrong:
        print(fault)
    count = sum(len(steps) for steps in WALK.values()) * len(names)
    print(f"{count - len(wrong)} of {count} sentences heard once and whole")
    sys.exit(bool(wrong))


main()
