//! Files in one file: a ZIP archive that packs nothing, so that one press saves the pictures of all steps.

/// The archive of files by their names, which are plain letters.
pub fn folder(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let (mut out, mut index) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        let [at, size] = [out.len(), bytes.len()].map(|number| (number as u32).to_le_bytes());
        let sum = sum(bytes).to_le_bytes();
        let length = (name.len() as u16).to_le_bytes();
        // Version, flags, method, time and the first day there is.
        let facts = [&[20, 0, 0, 0, 0, 0, 0, 0, 33, 0][..], &sum, &size, &size, &length, &[0, 0]].concat();
        index.extend([b"PK\x01\x02\x14\x00", &facts[..], &[0; 10], &at, name.as_bytes()].concat());
        out.extend([b"PK\x03\x04", &facts[..], name.as_bytes(), bytes].concat());
    }
    let [at, size] = [out.len(), index.len()].map(|number| (number as u32).to_le_bytes());
    let count = (files.len() as u16).to_le_bytes();
    out.extend([&index[..], b"PK\x05\x06\0\0\0\0", &count, &count, &size, &at, &[0, 0]].concat());
    out
}

/// CRC-32, bit by bit.
fn sum(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (0xEDB8_8320 * (sum & 1))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_the_standard() {
        assert_eq!(sum(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn an_archive_ends_with_where_its_index_is() {
        let archive = folder(&[("a.svg".to_owned(), b"<svg/>".to_vec()), ("b.svg".to_owned(), b"12".to_vec())]);
        let end = &archive[archive.len() - 22..];
        let number = |at: usize| u32::from_le_bytes(end[at..at + 4].try_into().expect("four bytes")) as usize;
        let index = &archive[number(16)..number(16) + number(12)];
        assert!(index.starts_with(b"PK\x01\x02") && index.ends_with(b"b.svg"));
        assert_eq!(&archive[30..41], b"a.svg<svg/>");
        assert_eq!(&end[8..12], [2, 0, 2, 0]);
    }
}
