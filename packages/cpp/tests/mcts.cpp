// Monte Carlo tree search whose backup flips the reward at every level.
#include "../plyscope_watch.hpp"
#include <memory>

struct State {
    int value = 0;
    std::vector<State> children;
    State(int value) : value(value) {}
    State(std::initializer_list<State> below) : children(below) {}
};
const State tree{State{State{1, 0}, State{0, 0}}, State{State{1, 1}, State{0, 1}}, State{State{0, 1}, State{1, 0}}};
const double c = std::sqrt(2.0);

struct Node {
    const State* state;
    Node* parent = nullptr;
    int move = -1, ply = 0, visits = 0;
    double wins = 0;
    std::vector<std::unique_ptr<Node>> children = {};
};

double bound(const Node& node) { return node.wins / node.visits + c * std::sqrt(std::log(node.parent->visits) / node.visits); }

long long seed = 1;
double playout(const Node& node) {
    const State* state = node.state;
    while (!state->children.empty()) {
        seed = seed * 69621 % 2147483647;
        state = &state->children[seed % state->children.size()];
    }
    return node.ply % 2 == 1 ? state->value : 1 - state->value;
}

void backup(plyscope::Watch& watch, Node* leaf, double reward) {
    std::vector<int> path, n;
    std::vector<double> w;
    double share = reward;
    for (Node* node = leaf; node != nullptr; node = node->parent) {
        node->visits += 1;
        node->wins += share;
        share = 1 - share;
        if (node->parent != nullptr) path.insert(path.begin(), node->move);
        n.insert(n.begin(), node->visits);
        w.insert(w.begin(), node->wins);
    }
    watch.iteration(path, reward, n, w);
}

int main(int, char** args) {
    plyscope::Watch watch(args[1]);
    watch.tree(tree, &State::children, &State::value).say("search", "mcts").say("c", c);
    Node root{&tree};
    for (int i = 0; i < 60; i++) {
        Node* node = &root;
        while (!node->state->children.empty() && node->children.size() == node->state->children.size()) {
            auto less = [](const auto& one, const auto& other) { return bound(*one) < bound(*other); };
            node = std::max_element(node->children.begin(), node->children.end(), less)->get();
        }
        int move = node->children.size();
        if (node->children.size() < node->state->children.size()) {
            node->children.push_back(std::make_unique<Node>(Node{&node->state->children[move], node, move, node->ply + 1}));
            node = node->children.back().get();
        }
        backup(watch, node, playout(*node));
    }
    auto fewer = [](const auto& one, const auto& other) { return one->visits < other->visits; };
    watch.answer("move", (*std::max_element(root.children.begin(), root.children.end(), fewer))->move);
}
