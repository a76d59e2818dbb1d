//! Go once more, as plain as the rules: lists of points, recursion, every board kept. It shares no
//! code with the game.

/// A stone's colour: 0 Black, 1 White.
pub type Board = Vec<Option<usize>>;

#[derive(Clone)]
pub struct Naive {
    pub size: usize,
    pub board: Board,
    pub past: Vec<Board>,
    pub turn: usize,
    pub plies: usize,
    pub passes: usize,
}

impl Naive {
    pub fn new(size: usize) -> Naive {
        let board = vec![None; size * size];
        Naive {
            size,
            past: vec![board.clone()],
            board,
            turn: 0,
            plies: 0,
            passes: 0,
        }
    }

    fn neighbours(&self, point: usize) -> Vec<usize> {
        let (row, column) = (point / self.size, point % self.size);
        let mut all = Vec::new();
        if row > 0 {
            all.push(point - self.size);
        }
        if column > 0 {
            all.push(point - 1);
        }
        if column + 1 < self.size {
            all.push(point + 1);
        }
        if row + 1 < self.size {
            all.push(point + self.size);
        }
        all
    }

    /// Collects the connected points with the same content.
    fn group(&self, board: &Board, point: usize, group: &mut Vec<usize>) {
        if group.contains(&point) {
            return;
        }
        group.push(point);
        for next in self.neighbours(point) {
            if board[next] == board[point] {
                self.group(board, next, group);
            }
        }
    }

    pub fn has_liberty(&self, board: &Board, point: usize) -> bool {
        let mut group = Vec::new();
        self.group(board, point, &mut group);
        group.iter().any(|stone| {
            self.neighbours(*stone)
                .iter()
                .any(|next| board[*next].is_none())
        })
    }

    /// Returns the board after a move, if the rules allow it.
    pub fn placed(&self, point: usize) -> Option<Board> {
        let mut board = self.board.clone();
        if board[point].is_some() {
            return None;
        }
        board[point] = Some(self.turn);
        for next in self.neighbours(point) {
            if board[next] == Some(1 - self.turn) && !self.has_liberty(&board, next) {
                let mut captured = Vec::new();
                self.group(&board, next, &mut captured);
                captured.iter().for_each(|stone| board[*stone] = None);
            }
        }
        (self.has_liberty(&board, point) && !self.past.contains(&board)).then_some(board)
    }

    pub fn is_over(&self) -> bool {
        self.passes == 2 || self.plies == 3 * self.size * self.size
    }

    /// Lists the legal points, and `None` for the pass.
    pub fn moves(&self) -> Vec<Option<usize>> {
        if self.is_over() {
            return Vec::new();
        }
        let plays = (0..self.board.len())
            .filter(|point| self.placed(*point).is_some())
            .map(Some);
        plays.chain([None]).collect()
    }

    pub fn play(&mut self, mv: Option<usize>) {
        match mv {
            Some(point) => {
                self.board = self.placed(point).expect("the move is legal");
                self.past.push(self.board.clone());
                self.passes = 0;
            }
            None => self.passes += 1,
        }
        self.turn = 1 - self.turn;
        self.plies += 1;
    }

    /// Returns Black's points minus White's.
    pub fn lead(&self) -> i32 {
        let mut lead = 0;
        for point in 0..self.board.len() {
            let mut owners = vec![self.board[point]];
            if owners[0].is_none() {
                let mut region = Vec::new();
                self.group(&self.board, point, &mut region);
                owners = region
                    .iter()
                    .flat_map(|free| self.neighbours(*free))
                    .map(|next| self.board[next])
                    .collect();
                owners.retain(Option::is_some);
            }
            lead += i32::from(!owners.is_empty() && owners.iter().all(|owner| *owner == Some(0)));
            lead -= i32::from(!owners.is_empty() && owners.iter().all(|owner| *owner == Some(1)));
        }
        lead
    }

    pub fn name(&self, mv: Option<usize>) -> String {
        let Some(point) = mv else {
            return "pass".to_owned();
        };
        let letter = ["a", "b", "c", "d", "e", "f", "g", "h", "j"][point % self.size];
        format!("{letter}{}", self.size - point / self.size)
    }

    /// Returns the board as it is typed.
    pub fn drawing(&self, board: &Board) -> String {
        let row = |row: &[Option<usize>]| {
            row.iter()
                .map(|cell| cell.map_or('.', |owner| ['x', 'o'][owner]))
                .collect::<String>()
        };
        board
            .chunks(self.size)
            .map(row)
            .collect::<Vec<_>>()
            .join("/")
    }
}

/// Counts the sequences of `plies` moves.
pub fn perft(game: &Naive, plies: usize) -> usize {
    if plies == 0 {
        return 1;
    }
    let after = |mv: &Option<usize>| {
        let mut next = game.clone();
        next.play(*mv);
        perft(&next, plies - 1)
    };
    game.moves().iter().map(after).sum()
}
