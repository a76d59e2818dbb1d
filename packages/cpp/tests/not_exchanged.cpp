// A negamax that negates the bounds and does not exchange them.
#include "../plyscope_watch.hpp"
#include <limits>
#include <memory>

struct Node {
    double value = 0;
    std::vector<std::shared_ptr<Node>> children;
};
using Pointer = std::shared_ptr<Node>;

Pointer leaf(double value) { return std::make_shared<Node>(Node{value, {}}); }
Pointer inner(std::vector<Pointer> children) { return std::make_shared<Node>(Node{0, children}); }

double negamax(plyscope::Watch& watch, Pointer node, double alpha, double beta, int color) {
    plyscope::Call call(watch, node, "alpha", alpha, "beta", beta, "turn", color);
    if (node->children.empty()) return call.ret(color * node->value);
    double best = -std::numeric_limits<double>::infinity();
    for (const Pointer& child : node->children) {
        best = std::max(best, -negamax(watch, child, -alpha, -beta, -color));
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return call.ret(best);
}

int main(int, char** args) {
    Pointer tree = inner({inner({inner({leaf(5), leaf(6)}), inner({leaf(7), leaf(4)})}), inner({inner({leaf(3), leaf(8)}), inner({leaf(6), leaf(1)})})});
    plyscope::Watch watch(args[1]);
    watch.tree(*tree, &Node::children, &Node::value);
    const double infinity = std::numeric_limits<double>::infinity();
    watch.answer("return", negamax(watch, tree, -infinity, infinity, 1));
}
