//! Natural numbers of any size, with what it takes to turn decimal into binary and back.

use std::cmp::Ordering;

/// A natural number: its 32-bit digits, the lowest first, without zeros at the top.
#[derive(Clone, PartialEq, Eq)]
pub struct Natural(Vec<u32>);

impl Natural {
    pub fn new(number: u64) -> Natural {
        let mut natural = Natural(vec![number as u32, (number >> 32) as u32]);
        natural.trim();
        natural
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    /// How many binary digits it has.
    pub fn bits(&self) -> i64 {
        self.0.last().map_or(0, |top| 32 * self.0.len() as i64 - i64::from(top.leading_zeros()))
    }

    /// Multiplies it by ten and adds a digit.
    pub fn push(&mut self, digit: u32) {
        let mut carry = u64::from(digit);
        for part in &mut self.0 {
            carry += 10 * u64::from(*part);
            *part = carry as u32;
            carry >>= 32;
        }
        self.0.push(carry as u32);
        self.trim();
    }

    /// Multiplies it by 10ⁿ.
    pub fn scale(&mut self, power: i64) {
        (0..power).for_each(|_| self.push(0));
    }

    /// Multiplies it by 2ⁿ.
    pub fn shift(&mut self, power: i64) {
        let mut carry = 0;
        for part in &mut self.0 {
            carry |= u64::from(*part) << (power % 32);
            *part = carry as u32;
            carry >>= 32;
        }
        self.0.push(carry as u32);
        self.trim();
        if !self.0.is_empty() {
            self.0.splice(0..0, (0..power / 32).map(|_| 0));
        }
    }

    pub fn add(&mut self, other: &Natural) {
        self.0.resize(self.0.len().max(other.0.len()) + 1, 0);
        let mut carry = 0;
        for (index, part) in self.0.iter_mut().enumerate() {
            carry += u64::from(*part) + u64::from(other.digit(index));
            *part = carry as u32;
            carry >>= 32;
        }
        self.trim();
    }

    /// Takes another away if that is not larger, and says whether it was so.
    pub fn take(&mut self, other: &Natural) -> bool {
        if *self < *other {
            return false;
        }
        let mut borrowed = false;
        for (index, part) in self.0.iter_mut().enumerate() {
            let (once, first) = part.overflowing_sub(other.digit(index));
            let (twice, second) = once.overflowing_sub(u32::from(borrowed));
            (*part, borrowed) = (twice, first || second);
        }
        self.trim();
        true
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn digit(&self, index: usize) -> u32 {
        self.0.get(index).copied().unwrap_or(0)
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Natural) -> Option<Ordering> {
        let by_length = self.0.len().cmp(&other.0.len());
        Some(by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev())))
    }
}
