import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;

/** Monte Carlo tree search whose backup flips the reward at every level. */
public class Mcts {
    static final int[][][] TREE = {{{1, 0}, {0, 0}}, {{1, 1}, {0, 1}}, {{0, 1}, {1, 0}}};
    static final double C = Math.sqrt(2);
    static Watch w = Watch.tree(TREE).say("search", "mcts").say("c", C);
    static long seed = 1;

    static class Node {
        final Object state;
        final Node parent;
        final int move, ply;
        final List<Node> children = new ArrayList<>();
        int visits;
        double wins;

        Node(Object state, Node parent, int move) {
            this.state = state;
            this.parent = parent;
            this.move = move;
            ply = parent == null ? 0 : parent.ply + 1;
        }

        double bound(Node child) {
            return child.wins / child.visits + C * Math.sqrt(Math.log(visits) / child.visits);
        }
    }

    static int moves(Object state) {
        return state instanceof Integer ? 0 : java.lang.reflect.Array.getLength(state);
    }

    static double playout(Node node) {
        Object state = node.state;
        while (moves(state) > 0) {
            seed = seed * 69621 % 2147483647;
            state = java.lang.reflect.Array.get(state, (int) (seed % moves(state)));
        }
        return node.ply % 2 == 1 ? (Integer) state : 1 - (Integer) state;
    }

    static void backup(Node leaf, double reward) {
        LinkedList<Integer> path = new LinkedList<>(), n = new LinkedList<>();
        LinkedList<Double> sums = new LinkedList<>();
        double share = reward;
        for (Node node = leaf; node != null; node = node.parent) {
            node.visits++;
            node.wins += share;
            share = 1 - share;
            if (node.parent != null) path.addFirst(node.move);
            n.addFirst(node.visits);
            sums.addFirst(node.wins);
        }
        w.iteration(path, reward, n, sums);
    }

    public static void main(String[] args) {
        Node root = new Node(TREE, null, -1);
        for (int i = 0; i < 60; i++) {
            Node node = root;
            while (moves(node.state) > 0 && node.children.size() == moves(node.state)) {
                node = Collections.max(node.children, Comparator.comparingDouble(node::bound));
            }
            if (node.children.size() < moves(node.state)) {
                int move = node.children.size();
                node.children.add(new Node(java.lang.reflect.Array.get(node.state, move), node, move));
                node = node.children.get(move);
            }
            backup(node, playout(node));
        }
        w.save(args[0], "move", Collections.max(root.children, Comparator.comparingInt((Node x) -> x.visits)).move);
    }
}
