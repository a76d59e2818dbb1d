import java.io.*;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;

/**
 * Records a student's own game-tree search as a transcript that Plyscope reads. A call begins with
 * {@code w.enter(node, "alpha", alpha, "beta", beta)} and returns {@code w.exit(value)};
 * {@code return w.call(node, () -> body, "alpha", alpha)} does both and sees exceptions, too.
 */
public final class Watch {
    private static final int CALLS = 200_000, DEEPEST = 256; // calls that are kept, and open at once; the others are counted

    private final Function<Object, String> describe; // a position as JSON
    private final StringBuilder head = new StringBuilder("{\"e\":\"run\",\"transcript\":1"), lines = new StringBuilder();
    private final List<Object[]> open = new ArrayList<>(); // position and its text as it was; null for a call that is only counted
    private int calls, dropped, tooDeep, unreadable;

    private Watch(Function<Object, String> describe) { this.describe = describe; }

    /** A search of nested lists or arrays of numbers. */
    public static Watch tree(Object root) { return tree(root, Watch::items, leaf -> leaf); }

    /** A search of a tree of the student's own nodes: {@code Watch.tree(root, n -> n.children, n -> n.value)}. */
    @SuppressWarnings("unchecked")
    public static <N> Watch tree(N root, Function<N, ? extends List<?>> children, Function<N, ?> value) {
        Watch w = new Watch(node -> treeJson((N) node, children, value));
        return w.put("game", "{\"kind\":\"tree\",\"tree\":" + w.describe.apply(root) + "}");
    }

    /** A search of a game that Plyscope knows, from a position as the program keeps it: a text, a list, an array. */
    public static Watch game(String kind, Object start) {
        return new Watch(Watch::json).put("game", "{\"kind\":" + json(kind) + "}").put("start", json(start));
    }

    /** Says "search", "depth" (the limit) or "c" of the run. */
    public Watch say(String what, Object value) { return put(what, json(value)); }

    /** Keeps the text of the program, so that Plyscope shows it beside the tree: {@code w.source("Search.java")}. */
    public Watch source(String file) {
        try {
            String text = new String(Files.readAllBytes(Path.of(file)), StandardCharsets.UTF_8);
            return put("source", "{\"name\":" + json(Path.of(file).getFileName()) + ",\"language\":\"java\",\"text\":" + json(text) + "}");
        } catch (IOException error) {
            warn("the source was not read: " + error);
            return this;
        }
    }

    /** Begins a call. Behind the position stand "alpha", "beta", "depth" or "turn", each with what the call got. */
    public void enter(Object state, Object... words) {
        boolean isKept = calls < CALLS && open.size() < DEEPEST;
        if (isKept) calls++; else if (calls == CALLS) dropped++; else tooDeep++;
        String text = isKept ? textOf(state) : null;
        open.add(isKept ? new Object[] {state, text} : null);
        if (!isKept) return;
        if (text.equals("null")) unreadable++;
        lines.append("{\"e\":\"enter\"").append(text.equals("null") ? "" : ",\"state\":" + text);
        for (int i = 0; i + 1 < words.length; i += 2) lines.append("," + json(words[i]) + ":" + json(words[i + 1]));
        StackWalker.StackFrame at = StackWalker.getInstance().walk(frames ->
                frames.filter(frame -> !frame.getClassName().equals(Watch.class.getName())).findFirst().get());
        lines.append(",\"function\":" + json(at.getMethodName()) + ",\"line\":" + Math.max(at.getLineNumber(), 0) + "}\n");
    }

    /** Ends the last call; returns what it returns. */
    public <T> T exit(T value) { return exit(value, value); }
    /** The same where the value is inside an object: {@code return w.exit(best, best.score)}. */
    public <T> T exit(T value, Object said) { leave("return", said); return value; }
    /** Ends the last call by an exception: {@code catch (Throwable e) { w.fail(e); throw e; }}. */
    public void fail(Throwable error) { leave("error", error.toString()); }

    private void leave(String how, Object value) {
        Object[] call = open.isEmpty() ? null : open.remove(open.size() - 1);
        if (call == null || dropped > 0) return; // The transcript stops at the limit within open calls, since calls below them are missing.
        String text = textOf(call[0]);
        lines.append("{\"e\":\"exit\",\"" + how + "\":" + json(value) + (text.equals(call[1]) ? "" : ",\"state\":" + text) + "}\n");
    }

    /** Runs the body of a call between enter and exit. */
    public <T> T call(Object state, Supplier<T> body, Object... words) {
        int around = open.size();
        enter(state, words);
        try {
            return exit(body.get());
        } catch (Throwable error) {
            while (open.size() > around + 1) open.remove(open.size() - 1); // a full stack may have kept inner calls from ending
            fail(error);
            throw error;
        }
    }

    /** Notes an iteration of Monte Carlo tree search after its backup; n and w are those along the path, the root's first. */
    public void iteration(List<?> path, double reward, List<?> n, List<?> w) {
        if (calls == CALLS) { dropped++; return; }
        calls++;
        lines.append("{\"e\":\"iteration\",\"path\":" + json(path) + ",\"reward\":" + json(reward));
        lines.append(",\"n\":" + json(n) + ",\"w\":" + json(w) + "}\n");
    }

    /** Writes the transcript and prints what was not seen; the answer is "return" and a value, or "move" and a move. */
    public void save(String file, Object... answer) {
        int missing = dropped + tooDeep;
        String last = answer.length < 2 ? "" : "{\"e\":\"answer\"," + json(answer[0]) + ":" + json(answer[1]) + "}\n";
        String text = head + "}\n" + lines + (missing > 0 ? "{\"e\":\"dropped\",\"calls\":" + missing + "}\n" : "") + last;
        if (calls == 0) warn("no call was recorded");
        if (!open.isEmpty()) warn(open.size() + " calls did not end: is there a return without w.exit, or an exception?");
        if (missing > 0) warn(missing + " calls beyond " + CALLS + " or deeper than " + DEEPEST + " were not recorded");
        if (unreadable > 0) warn(unreadable + " positions have no text: give their class a toString(), or hand over a list");
        try {
            Files.write(Path.of(file), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static void warn(String text) { System.err.println("Watch: " + text); }

    /** A position as JSON; what the student's own code does wrong there must not end the search. */
    private String textOf(Object state) {
        try { return describe.apply(state); } catch (RuntimeException error) { return "null"; }
    }

    private Watch put(String key, String json) { head.append(",\"" + key + "\":" + json); return this; }

    @SuppressWarnings("unchecked")
    private static <N> String treeJson(N node, Function<N, ? extends List<?>> children, Function<N, ?> value) {
        List<?> below = children.apply(node);
        if (below == null || below.isEmpty()) return json(value.apply(node));
        StringJoiner parts = new StringJoiner(",", "[", "]");
        for (Object child : below) if (child != null) parts.add(treeJson((N) child, children, value));
        return parts.toString();
    }

    /** The items of a list or an array; null for anything else. */
    private static List<Object> items(Object value) {
        List<Object> items = new ArrayList<>();
        if (value instanceof Collection) items.addAll((Collection<?>) value);
        else if (value != null && value.getClass().isArray()) for (int i = 0; i < Array.getLength(value); i++) items.add(Array.get(value, i));
        else return null;
        return items;
    }

    private static String json(Object value) {
        StringJoiner parts = new StringJoiner(",", "[", "]");
        List<Object> items = items(value);
        if (items != null) items.forEach(item -> parts.add(json(item)));
        if (items != null) return parts.toString();
        if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) return String.valueOf(value);
        double number = value instanceof Number ? ((Number) value).doubleValue() : 0;
        if (Double.isInfinite(number) || Double.isNaN(number)) return number > 0 ? "\"+inf\"" : number < 0 ? "\"-inf\"" : "\"nan\"";
        if (value instanceof Number) return Double.toString(number);
        String text = value.toString();
        if (text.equals(value.getClass().getName() + "@" + Integer.toHexString(value.hashCode()))) return "null"; // only an address
        StringBuilder quoted = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter < ' ') quoted.append(String.format("\\u%04x", (int) letter));
            else quoted.append(letter == '"' || letter == '\\' ? "\\" : "").append(letter);
        }
        return quoted.append('"').toString();
    }
}
