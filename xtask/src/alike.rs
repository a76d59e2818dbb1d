//! What is alike, side by side: a compressor remembers best what it has just seen. From the longest text on, the next one is always
//! the one that has most in common with the last ones.
use std::collections::HashMap;

/// Texts have in common what is so long, and the more the fewer others have it too.
const PIECE: usize = 3;
/// How much of what a text has in common still counts at the next step, and what short texts are taken to be longer.
const FADING: f64 = 0.8;
const PADDING: usize = 50;

/// The numbers of the texts, each next to those that are like it. The same texts are always put in the same order.
pub fn order(texts: &[Vec<u8>]) -> Vec<usize> {
    let pieces: Vec<Vec<&[u8]>> = texts.iter().map(|text| pieces(text)).collect();
    let mut homes: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (index, pieces) in pieces.iter().enumerate() {
        pieces.iter().for_each(|&piece| homes.entry(piece).or_default().push(index));
    }
    let mut shared = vec![0.0; texts.len()];
    let mut left: Vec<usize> = (0..texts.len()).collect();
    let mut order = Vec::new();
    // Of equally good ones the first.
    let longest = left.iter().rev().copied().max_by_key(|&index| texts[index].len());
    let mut next = longest;
    while let Some(current) = next {
        order.push(current);
        left.retain(|&index| index != current);
        shared.iter_mut().for_each(|shared| *shared *= FADING);
        for homes in pieces[current].iter().map(|piece| &homes[piece]) {
            let weight = (homes.len() as f64).sqrt().recip();
            homes.iter().for_each(|&index| shared[index] += weight);
        }
        let likeness = |index: usize| shared[index] / (pieces[index].len() + PADDING) as f64;
        next = left.iter().rev().copied().max_by(|&one, &other| likeness(one).total_cmp(&likeness(other)));
    }
    order
}

/// The pieces of a text, each once.
fn pieces(text: &[u8]) -> Vec<&[u8]> {
    let mut pieces: Vec<&[u8]> = text.windows(PIECE).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_share_much_become_neighbours_and_none_is_lost() {
        let texts: [&[u8]; 5] =
            [b"abcdefghijkl", b"0123456789AB", b"..abcdefghij..", b"no such thing", b"the longest of all: 0123456789AB"];
        assert_eq!(order(&texts.map(<[u8]>::to_vec)), [4, 1, 0, 2, 3]);
        assert!(order(&[]).is_empty());
    }
}
