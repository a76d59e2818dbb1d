//! A writer of zip files, as far as packages of a site or a course need one: deflated files by name, no dates, so that
//! equal files make equal zips. xtask shares it.

use miniz_oxide::deflate::compress_to_vec;

/// The version that a reader must know, names in UTF-8, and the method deflate.
const NEEDED: u16 = 20;
const UTF_8: u16 = 0x0800;
const DEFLATE: u16 = 8;
/// The first day that the format knows.
const DAY: u16 = 0x0021;
const LEVEL: u8 = 9;

/// A zip that is being written.
#[derive(Default)]
pub struct Zip {
    files: Vec<u8>,
    directory: Vec<u8>,
    count: u16,
}

impl Zip {
    /// Adds a file. Its name has slashes between folders.
    pub fn add(&mut self, name: &str, content: &[u8]) -> Result<(), String> {
        let too_large = |_| format!("{name} is too large for a zip");
        let packed = compress_to_vec(content, LEVEL);
        let sizes = [packed.len(), content.len()];
        let mut about = Vec::new();
        for short in [NEEDED, UTF_8, DEFLATE, 0, DAY] {
            about.extend(short.to_le_bytes());
        }
        about.extend(crc_32(content).to_le_bytes());
        for size in sizes {
            about.extend(u32::try_from(size).map_err(too_large)?.to_le_bytes());
        }
        about.extend(u16::try_from(name.len()).map_err(too_large)?.to_le_bytes());
        about.extend([0; 2]);
        let at = u32::try_from(self.files.len()).map_err(too_large)?;
        self.files.extend(b"PK\x03\x04");
        self.files.extend(&about);
        self.files.extend(name.as_bytes());
        self.files.extend(packed);
        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(NEEDED.to_le_bytes());
        self.directory.extend(&about);
        // Comment, disk and attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(at.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.count = self
            .count
            .checked_add(1)
            .ok_or("too many files for a zip")?;
        Ok(())
    }

    /// Returns the bytes of the file.
    pub fn finish(self) -> Result<Vec<u8>, String> {
        let Zip {
            mut files,
            directory,
            count,
        } = self;
        let too_large = |_| "this is too large for a zip".to_owned();
        let at = u32::try_from(files.len()).map_err(too_large)?;
        let length = u32::try_from(directory.len()).map_err(too_large)?;
        files.extend(directory);
        files.extend(b"PK\x05\x06\0\0\0\0");
        for count in [count, count] {
            files.extend(count.to_le_bytes());
        }
        files.extend(length.to_le_bytes());
        files.extend(at.to_le_bytes());
        files.extend([0; 2]);
        Ok(files)
    }
}

/// The check sum of the format: CRC-32 with the reversed polynomial.
fn crc_32(content: &[u8]) -> u32 {
    let table: Vec<u32> = (0..256)
        .map(|byte| {
            (0..8).fold(byte, |rest: u32, _| {
                (rest >> 1) ^ if rest & 1 == 1 { 0xEDB8_8320 } else { 0 }
            })
        })
        .collect();
    let add = |rest: u32, byte: &u8| (rest >> 8) ^ table[usize::from((rest as u8) ^ byte)];
    !content.iter().fold(u32::MAX, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_sum_is_that_of_the_format() {
        // The check value of CRC-32/ISO-HDLC.
        assert_eq!(crc_32(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn a_zip_has_its_files_and_where_they_begin() {
        let mut zip = Zip::default();
        zip.add("a/one.txt", b"one one one one")
            .expect("it is small");
        zip.add("a/two.txt", "zwei · 二".as_bytes())
            .expect("it is small");
        let bytes = zip.finish().expect("it is small");
        let end = &bytes[bytes.len() - 22..];
        assert_eq!(&end[..4], b"PK\x05\x06");
        assert_eq!(end[10], 2);
        let number =
            |at: usize| u32::from_le_bytes(end[at..at + 4].try_into().expect("4")) as usize;
        assert_eq!(number(12) + number(16) + 22, bytes.len());
        let mut entry = &bytes[number(16)..];
        for (name, content) in [("a/one.txt", "one one one one"), ("a/two.txt", "zwei · 二")] {
            assert_eq!(&entry[..4], b"PK\x01\x02");
            let number =
                |at: usize| u32::from_le_bytes(entry[at..at + 4].try_into().expect("4")) as usize;
            let (packed, at) = (number(20), number(42));
            assert_eq!(&entry[46..46 + name.len()], name.as_bytes());
            let from = at + 30 + name.len();
            let unpacked = miniz_oxide::inflate::decompress_to_vec(&bytes[from..from + packed]);
            assert_eq!(unpacked.expect("it is deflated"), content.as_bytes());
            entry = &entry[46 + name.len()..];
        }
    }
}
