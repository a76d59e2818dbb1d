import java.util.List;

/** A right alpha-beta on nested lists. */
public class AlphaBeta {
    static final List<?> TREE = List.of(
            List.of(List.of(5, 6), List.of(7, 4)), List.of(List.of(3, 8), List.of(6, 1)), List.of(List.of(9, 2), List.of(4, 7)));
    static Watch w = Watch.tree(TREE);

    static int search(Object node, int alpha, int beta, boolean isMax) {
        w.enter(node, "alpha", alpha, "beta", beta, "turn", isMax);
        if (node instanceof Integer) return w.exit((Integer) node);
        int best = isMax ? -1000 : 1000;
        for (Object child : (List<?>) node) {
            int value = search(child, alpha, beta, !isMax);
            best = isMax ? Math.max(best, value) : Math.min(best, value);
            if (isMax) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return w.exit(best);
    }

    public static void main(String[] args) {
        int value = search(TREE, -1000, 1000, true);
        w.save(args[0], "return", value);
    }
}
