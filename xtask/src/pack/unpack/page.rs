//! What the page calls. It does not know how anything is unpacked.
use crate::{unpack, Mind, PACKED, UNPACKED};
use std::sync::Mutex;

/// The room in which the page hands over what is packed and finds what was.
struct Room {
    mind: Mind,
    packed: [u8; PACKED],
    out: [u8; UNPACKED],
}

static ROOM: Mutex<Room> = Mutex::new(Room { mind: Mind::new(), packed: [0; PACKED], out: [0; UNPACKED] });

/// Where what is packed belongs.
#[no_mangle]
pub extern "C" fn packed() -> *const u8 {
    ROOM.lock().map_or(std::ptr::null(), |room| room.packed.as_ptr())
}

/// Where the module stands once it is unpacked.
#[no_mangle]
pub extern "C" fn out() -> *const u8 {
    ROOM.lock().map_or(std::ptr::null(), |room| room.out.as_ptr())
}

/// Unpacks so many bytes and answers how many they were; 0 if they are not what was packed.
#[no_mangle]
pub extern "C" fn unpacked(length: usize) -> usize {
    let Ok(mut room) = ROOM.lock() else { return 0 };
    let Room { mind, packed, out } = &mut *room;
    packed.get(..length).and_then(|packed| unpack(mind, packed, out)).unwrap_or(0)
}
