//! The part of Plyscope that lays out: it stands in a package of its own so that the web build can make it faster, and a little
//! larger, than everything else. `lib.rs` hands this room on; nobody else names this crate.

pub mod layout;
