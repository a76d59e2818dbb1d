//! The fingerprint of a search: its number of events, and a checksum over them as a worker would
//! send them.

use plyscope::search::encode;
use plyscope::search::{Event, Flow, Probe};
use std::ops::ControlFlow;

/// The offset basis of [`fnv`].
pub const BASIS: u64 = 0xcbf2_9ce4_8422_2325;

/// The fingerprint of a stream of events.
pub struct Fingerprint {
    events: u64,
    checksum: u64,
    bytes: Vec<u8>,
}

impl Fingerprint {
    /// Starts without events.
    pub fn new() -> Fingerprint {
        Fingerprint {
            events: 0,
            checksum: BASIS,
            bytes: Vec::new(),
        }
    }

    /// Writes both numbers as in the table.
    pub fn text(&self) -> String {
        format!("{:>8} {:016x}", self.events, self.checksum)
    }

    /// Adds an event.
    pub fn add(&mut self, event: Event) {
        self.events += 1;
        self.bytes.clear();
        encode(&event, &mut self.bytes);
        self.checksum = fnv(self.checksum, &self.bytes);
    }
}

/// Continues FNV-1a with 64 bits (Fowler, Noll, Vo) over more bytes.
pub fn fnv(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Probe for Fingerprint {
    fn emit(&mut self, event: Event) -> Flow {
        self.add(event);
        ControlFlow::Continue(())
    }
}
