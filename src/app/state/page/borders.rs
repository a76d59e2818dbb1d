//! Positions of the borders between the panes after they have been dragged.

/// A border, by the pane whose size it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// The width of the code.
    Code,
    /// The height of the code, above the position.
    Lines,
    /// The width of the node.
    Node,
}

impl Border {
    /// All of them.
    pub const ALL: [Border; 3] = [Border::Code, Border::Lines, Border::Node];

    /// Returns the least and the largest size of its pane, in pixels.
    pub fn range(self) -> (u16, u16) {
        match self {
            Border::Code => (240, 720),
            Border::Lines => (96, 1600),
            Border::Node => (240, 640),
        }
    }

    /// Whether it lies between a pane and the one below.
    pub fn is_level(self) -> bool {
        self == Border::Lines
    }

    /// Returns the CSS property of the grid that holds the size.
    pub fn property(self) -> &'static str {
        match self {
            Border::Code => "--code",
            Border::Lines => "--lines",
            Border::Node => "--node",
        }
    }
}

/// The sizes of the panes; `None` where the border was never dragged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Borders([Option<u16>; 3]);

impl Borders {
    /// Returns the size in pixels at a border; `None` if the border was never dragged.
    pub fn at(self, border: Border) -> Option<u16> {
        self.0[border as usize]
    }

    /// Puts a border where its pane has this size, or near it; or back to where it was.
    #[must_use]
    pub fn with(mut self, border: Border, size: Option<u16>) -> Borders {
        let (least, most) = border.range();
        self.0[border as usize] = size.map(|size| size.clamp(least, most));
        self
    }

    /// Reads what `write` has written. What makes no sense is no size.
    pub fn read(text: &str) -> Borders {
        let sizes = text.split(' ').map(|size| size.parse().ok());
        let put = |borders: Borders, (border, size)| borders.with(border, size);
        Border::ALL
            .into_iter()
            .zip(sizes)
            .fold(Borders::default(), put)
    }

    /// Writes the sizes as a text, in the order of [`Border::ALL`].
    pub fn write(self) -> String {
        let size = |size: Option<u16>| size.map_or_else(|| "-".to_owned(), |it| it.to_string());
        self.0.map(size).join(" ")
    }
}
