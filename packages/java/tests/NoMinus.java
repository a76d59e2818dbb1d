/** A negamax on arrays that forgets the minus; its calls are recorded by a function around its body. */
public class NoMinus {
    static final int[][][] TREE = {{{5, 6}, {7, 4}}, {{3, 8}, {6, 1}}, {{9, 2}, {4, 7}}};
    static Watch w = Watch.tree(TREE);

    static double negamax(Object node, int color) {
        return w.call(node, () -> body(node, color), "turn", color);
    }

    static double body(Object node, int color) {
        if (node instanceof Integer) return color * (Integer) node;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < java.lang.reflect.Array.getLength(node); i++) {
            best = Math.max(best, negamax(java.lang.reflect.Array.get(node, i), -color));
        }
        return best;
    }

    public static void main(String[] args) {
        double value = negamax(TREE, 1);
        w.save(args[0], "return", value);
    }
}
