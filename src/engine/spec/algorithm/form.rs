//! What goes over the options of an algorithm: the reader puts in what is given, the writer takes out what is not the first value.

pub trait Form {
    /// Which of some words stands under `kind`, which is always there.
    fn kind(&mut self, words: &[&str], kind: usize) -> usize;

    /// Which of some words it is; the first may be left out.
    fn word(&mut self, key: &'static str, words: &[&str], word: usize) -> usize;

    fn flag(&mut self, key: &'static str, flag: &mut bool, first: bool);

    /// A whole number from 1; without a first one it has to be there.
    fn whole(&mut self, key: &'static str, number: &mut u32, most: u32, first: Option<u32>);

    /// A number of at least 0; without a first one it has to be there, above 0.
    fn number(&mut self, key: &'static str, number: &mut f64, first: Option<f64>);

    /// The depth limit.
    fn depth(&mut self, depth: &mut Option<u32>);

    fn numbers(&mut self, key: &'static str, numbers: &mut Option<Vec<f64>>);

    /// Two numbers of which the second is larger, infinite ones only if extended.
    fn pair(&mut self, key: &'static str, pair: &mut Option<(f64, f64)>, is_extended: bool);

    /// The points of a curve, which have to be there.
    fn points(&mut self, points: &mut Vec<(f64, f64)>);

    /// Goes into an object, if it is given or, for the writer, has to be.
    fn enter(&mut self, key: &'static str, has_to_be: bool) -> bool;

    /// Leaves the object.
    fn leave(&mut self);
}
