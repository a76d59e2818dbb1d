// Records a student's own game-tree search as a transcript that Plyscope reads. One header, C++17:
//
//     plyscope::Watch watch("run.jsonl");
//     int search(const Node& node, int alpha, int beta) {
//         plyscope::Call call(watch, node, "alpha", alpha, "beta", beta);
//         …
//         return call.ret(best);  // in place of every `return best;`
//     }
//     int main() {
//         watch.tree(root, &Node::children, &Node::value);  // or watch.game("tic-tac-toe", board)
#pragma once
#include <algorithm>
#include <cmath>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <locale>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

namespace plyscope {

template <class T> using Plain = std::remove_cv_t<std::remove_reference_t<T>>;
template <class T, class = void> struct IsRange : std::false_type {};
template <class T> struct IsRange<T, std::void_t<decltype(std::begin(std::declval<const T&>()))>> : std::true_type {};
template <class T, class = void> struct IsTuple : std::false_type {};
template <class T> struct IsTuple<T, std::void_t<decltype(std::tuple_size<T>::value)>> : std::true_type {};
template <class T, class = void> struct IsPrinted : std::false_type {};
template <class T> struct IsPrinted<T, std::void_t<decltype(std::declval<std::ostream&>() << std::declval<const T&>())>> : std::true_type {};

template <class T, class = void> struct IsSmart : std::false_type {};
template <class T> struct IsSmart<T, std::void_t<typename T::element_type>> : std::true_type {};

inline std::string quoted(const std::string& text) {
    std::string json = "\"";
    for (char letter : text) {
        const char digits[] = "0123456789abcdef";
        if (letter == '"' || letter == '\\') json += '\\';
        if (letter >= 0 && letter < ' ') json += std::string("\\u00") + digits[letter / 16] + digits[letter % 16];
        else json += letter;
    }
    return json + '"';
}

/// Returns a value as JSON; an empty text for what has none, as a pointer into an array, of which nobody knows the end.
template <class T> std::string json(const T& value) {
    std::ostringstream out;
    out.imbue(std::locale::classic());  // a point in numbers, whatever the program's language
    out.precision(17);
    if constexpr (std::is_same_v<T, bool>) out << (value ? "true" : "false");
    else if constexpr (std::is_same_v<T, char>) out << quoted(std::string(1, value));
    else if constexpr (std::is_enum_v<T>) out << static_cast<long long>(value);
    else if constexpr (std::is_integral_v<T>) out << std::to_string(value);
    else if constexpr (std::is_floating_point_v<T>) {
        if (std::isfinite(value)) out << value;
        else out << (std::isnan(value) ? "\"nan\"" : value > 0 ? "\"+inf\"" : "\"-inf\"");
    }
    else if constexpr (std::is_same_v<T, const char*> || std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>)
        out << quoted(std::string(value));
    else if constexpr (std::is_array_v<T> && std::is_same_v<std::remove_cv_t<std::remove_extent_t<T>>, char>)
        out << quoted(std::string(std::begin(value), std::find(std::begin(value), std::end(value), '\0')));
    else if constexpr (std::is_pointer_v<T>) return "";
    else if constexpr (IsRange<T>::value) {
        std::string items;
        for (auto&& item : value) items += (items.empty() ? "" : ",") + json<Plain<decltype(item)>>(item);
        out << '[' << items << ']';
    }
    else if constexpr (IsTuple<T>::value) {
        std::string items;
        std::apply([&](const auto&... item) { ((items += (items.empty() ? "" : ",") + json(item)), ...); }, value);
        out << '[' << items << ']';
    }
    else if constexpr (IsPrinted<T>::value) {
        out << value;
        return quoted(out.str());
    }
    return out.str();
}

/// Where the lines go. Each is written at once, since endless recursion ends a C++ program before it could write any.
class Watch {
  public:
    explicit Watch(const std::string& path) : out(path, std::ios::binary) {}
    Watch(const Watch&) = delete;
    ~Watch() {
        if (!isBegun) std::cerr << "plyscope: no call was recorded\n";
        if (lost > 0) line("{\"e\":\"dropped\",\"calls\":" + std::to_string(lost) + "}");
        if (lost > 0) std::cerr << "plyscope: " << lost << " calls beyond " << most << " or deeper than " << deepest << " were not recorded\n";
        if (silent > 0) std::cerr << "plyscope: " << silent << " calls ended without `return call.ret(value)`\n";
        if (unreadable > 0) std::cerr << "plyscope: " << unreadable << " positions or results have no text; hand over a string or a vector\n";
        if (!out) std::cerr << "plyscope: the file could not be written\n";
    }

    /// A search of an explicit tree: `watch.tree(root, &Node::children, &Node::value)`; the children are nodes or pointers to them.
    template <class Node, class Children, class Value> Watch& tree(const Node& root, Children children, Value value) {
        kind = &typeid(Node);
        describe = [=](const void* at) {
            const Node& node = *static_cast<const Node*>(at);
            std::string below;
            for (const auto& child : std::invoke(children, node))
                if (address(child) != nullptr) below += (below.empty() ? "" : ",") + describe(address(child));
            return below.empty() ? json(std::invoke(value, node)) : "[" + below + "]";
        };
        return put("game", "{\"kind\":\"tree\",\"tree\":" + describe(&root) + "}");
    }
    /// A search of a game that Plyscope knows, from a position as the program keeps it: a string, a vector, an array.
    template <class State> Watch& game(const std::string& kind, const State& start) {
        return put("game", "{\"kind\":" + quoted(kind) + "}").put("start", json(start));
    }
    /// Says "search", "depth" (the limit) or "c" of the run.
    template <class T> Watch& say(const std::string& what, const T& value) { return put(what, json(value)); }
    /// Keeps the text of the program, so that Plyscope shows it beside the tree: `watch.source(__FILE__)`.
    Watch& source(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(file), {}};
        if (text.empty()) return *this;
        std::string name = path.substr(path.find_last_of("/\\") + 1);  // npos + 1 is 0
        return put("source", "{\"name\":" + quoted(name) + ",\"language\":\"cpp\",\"text\":" + quoted(text) + "}");
    }

    /// Notes an iteration of Monte Carlo tree search after its backup; n and w are those along the path, the root's first.
    template <class Path, class N, class W> void iteration(const Path& path, double reward, const N& n, const W& w) {
        if (!keeps()) return;
        line("{\"e\":\"iteration\",\"path\":" + json(path) + ",\"reward\":" + json(reward) + ",\"n\":" + json(n) + ",\"w\":" + json(w) + "}");
    }

    /// Says what the program answered: "return" and a value, or "move" and a move.
    template <class T> void answer(const std::string& what, const T& value) { line("{\"e\":\"answer\",\"" + what + "\":" + json(value) + "}"); }

  private:
    friend class Call;
    static constexpr long most = 200000, deepest = 256;  // calls that are kept, and open at once; the others are counted
    std::ofstream out;
    std::string head = "{\"e\":\"run\",\"transcript\":1";
    std::function<std::string(const void*)> describe;  // a node of an explicit tree as JSON
    const std::type_info* kind = nullptr;              // the type of its nodes: nothing else may be read as one
    long calls = 0, open = 0, lost = 0, silent = 0, unreadable = 0;
    bool isBegun = false, isFull = false;

    template <class T> static const void* address(const T& node) {
        if constexpr (std::is_pointer_v<T>) return node;
        else if constexpr (IsSmart<T>::value) return node.get();
        else return &node;
    }
    template <class T> std::string text(const T& state) const {
        if (!describe) return json(state);
        return address(state) != nullptr && typeOf<T>() == *kind ? describe(address(state)) : "";
    }
    template <class T> static const std::type_info& typeOf() {
        if constexpr (std::is_pointer_v<T>) return typeid(std::remove_pointer_t<T>);
        else if constexpr (IsSmart<T>::value) return typeid(typename T::element_type);
        else return typeid(T);
    }

    /// Counts a call; whether it is kept. After the limit nothing is, not even ends of calls: some below them would be missing.
    bool keeps() {
        isFull = isFull || calls == most;
        bool isKept = !isFull && open < deepest;
        ++(isKept ? calls : lost);
        return isKept;
    }
    Watch& put(const std::string& key, const std::string& value) {
        head += ",\"" + key + "\":" + value;
        return *this;
    }
    void line(const std::string& text) {
        if (!isBegun) out << head << "}\n";
        isBegun = true;
        out << text << std::endl;
    }
};

/// A call of the search: begins where it is declared, and ends with `ret` or with the exception that leaves it.
class Call {
  public:
    /// Behind the position stand "alpha", "beta", "depth" or "turn", each with what the call got; also "function", __func__ and
    /// "line", __LINE__.
    template <class State, class... Words> Call(Watch& run, State&& state, const Words&... words) : watch(run) {
        isKept = watch.keeps();
        ++watch.open;
        if (!isKept) return;
        before = watch.text(state);
        // A position that goes on living may be another at the end; a temporary one will be gone.
        if (std::is_lvalue_reference_v<State>) now = [&] { return watch.text(state); };
        if (before.empty()) ++watch.unreadable;
        std::string line = "{\"e\":\"enter\"" + (before.empty() ? "" : ",\"state\":" + before);
        add(line, words...);
        watch.line(line + "}");
    }
    Call(const Call&) = delete;
    ~Call() {
        if (isEnded) return;
        bool isError = std::uncaught_exceptions() > errors;
        if (!isError) ++watch.silent;
        end(isError ? "\"error\":\"an exception\"" : "\"return\":null");
    }

    /// Ends the call; returns what it returns.
    template <class T> T ret(T value) { return ret(value, value); }
    /// The same where the value is inside a struct: `return call.ret(best, best.score)`.
    template <class T, class Said> T ret(T value, const Said& said) {
        std::string text = json(said);
        if (text.empty()) ++watch.unreadable;
        end("\"return\":" + (text.empty() ? "null" : text));
        return value;
    }

  private:
    Watch& watch;
    std::string before;                // the position when the call began
    std::function<std::string()> now;  // the position as it is by then
    int errors = std::uncaught_exceptions();
    bool isKept = false, isEnded = false;

    void add(std::string&) {}
    template <class T, class... Words> void add(std::string& line, const std::string& word, const T& value, const Words&... words) {
        line += ",\"" + word + "\":" + json(value);
        add(line, words...);
    }
    void end(const std::string& how) {
        std::string after = now ? now() : before;
        if (isKept && !watch.isFull) watch.line("{\"e\":\"exit\"," + how + (after == before ? "" : ",\"state\":" + after) + "}");
        --watch.open;
        isEnded = true;
    }
};

}  // namespace plyscope
