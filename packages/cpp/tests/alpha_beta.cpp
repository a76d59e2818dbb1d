// A right alpha-beta on a tree of nodes.
#include "../plyscope_watch.hpp"

struct Node {
    int value = 0;
    std::vector<Node> children;
    Node(int value) : value(value) {}
    Node(std::initializer_list<Node> below) : children(below) {}
};

const Node tree{Node{Node{5, 6}, Node{7, 4}}, Node{Node{3, 8}, Node{6, 1}}, Node{Node{9, 2}, Node{4, 7}}};
plyscope::Watch* watch;

int search(const Node& node, int alpha, int beta, bool isMax) {
    plyscope::Call call(*watch, node, "alpha", alpha, "beta", beta, "turn", isMax, "line", __LINE__);
    if (node.children.empty()) return call.ret(node.value);
    int best = isMax ? -1000 : 1000;
    for (const Node& child : node.children) {
        int value = search(child, alpha, beta, !isMax);
        best = isMax ? std::max(best, value) : std::min(best, value);
        if (isMax) alpha = std::max(alpha, best);
        else beta = std::min(beta, best);
        if (alpha >= beta) break;
    }
    return call.ret(best);
}

int main(int, char** args) {
    plyscope::Watch run(args[1]);
    watch = &run;
    run.tree(tree, &Node::children, &Node::value).source(__FILE__);
    run.answer("return", search(tree, -1000, 1000, true));
}
