//! A search reduced to two numbers: how many events it tells, and a checksum over them as a worker would send them.

use plyscope::search::{Event, Flow, Probe};
use plyscope::spec::Spec;
use plyscope::worker::encode;
use std::ops::ControlFlow;

/// What every machine has to find: a line for each search, `events checksum spec`. Made natively.
pub const TABLE: &str = include_str!("../data/fingerprints.txt");

/// FNV-1a with 64 bits (Fowler, Noll, Vo), over a stream.
pub struct Fingerprint {
    events: u64,
    checksum: u64,
    bytes: Vec<u8>,
}

impl Fingerprint {
    /// Of no events yet.
    pub fn new() -> Fingerprint {
        Fingerprint { events: 0, checksum: 0xcbf2_9ce4_8422_2325, bytes: Vec::new() }
    }

    /// The two numbers as the table has them.
    pub fn text(&self) -> String {
        format!("{:>8} {:016x}", self.events, self.checksum)
    }
}

impl Probe for Fingerprint {
    fn emit(&mut self, event: Event) -> Flow {
        self.events += 1;
        self.bytes.clear();
        encode(&event, &mut self.bytes);
        for byte in &self.bytes {
            self.checksum = (self.checksum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        ControlFlow::Continue(())
    }
}

/// The line of the table for a spec, as this machine finds it.
pub fn line(spec: &str) -> String {
    let read = Spec::read(spec).expect("a spec of the table is good");
    let mut fingerprint = Fingerprint::new();
    let ended = read.run(&mut fingerprint).is_continue();
    assert!(ended, "nothing stops the search of {spec}");
    format!("{} {spec}", fingerprint.text())
}

/// The spec of a line of the table.
pub fn spec(known: &str) -> &str {
    known.trim_start().splitn(3, ' ').nth(2).expect("events, checksum and spec")
}

/// The lines of the table that this machine finds otherwise, as it finds them.
pub fn strangers() -> Vec<String> {
    TABLE
        .lines()
        .map(|known| (known, line(spec(known))))
        .filter(|(known, found)| known != found)
        .map(|(_, found)| found)
        .collect()
}
