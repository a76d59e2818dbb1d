//! The places of the page to which keys move the focus, and how often they have.

/// A place of the page to which a key moves the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The fields of the edited node.
    Fields,
    /// The row of the outline that has the roving tab index.
    Outline,
    /// The field for queries.
    Find,
    /// The scrub bar of the player, on which the arrows step.
    Player,
}

/// Counts how often the focus was sent to each place. A place takes the focus when its number
/// grows, and only it renders again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FocusRequests {
    /// The number of times for the fields.
    pub fields: u32,
    /// The number of times for the outline.
    pub outline: u32,
    /// The number of times for the field for queries.
    pub find: u32,
    /// The number of times for the scrub bar.
    pub player: u32,
}

impl FocusRequests {
    /// Counts one more time.
    pub fn send(&mut self, target: Target) {
        let count = match target {
            Target::Fields => &mut self.fields,
            Target::Outline => &mut self.outline,
            Target::Find => &mut self.find,
            Target::Player => &mut self.player,
        };
        *count += 1;
    }
}
