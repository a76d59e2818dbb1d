//! The borders between panes: where they were dragged is kept, and what makes no sense is not.

use super::*;
use plyscope::app::state::action::Display;
use plyscope::app::state::page::borders::{Border, Borders};

fn dragged(lab: &Rc<Lab>, border: Border, size: Option<u16>) -> Rc<Lab> {
    lab.after(Display::Border { border, size }.into())
}

#[test]
fn a_dragged_border_stays_until_it_is_put_back() {
    let lab = lab();
    assert_eq!(lab.page.borders, Borders::default());
    let wider = dragged(&lab, Border::Code, Some(500));
    assert_eq!(wider.page.borders.at(Border::Code), Some(500));
    let lower = dragged(&wider, Border::Lines, Some(200));
    assert_eq!(lower.page.borders.write(), "500 200 -");
    let back = dragged(&lower, Border::Code, None);
    assert_eq!(back.page.borders.write(), "- 200 -");
    assert_eq!(back.page.borders.at(Border::Node), None);
}

#[test]
fn no_pane_becomes_so_small_that_its_border_is_lost_or_so_large_that_the_others_are() {
    for border in Border::ALL {
        let (least, most) = border.range();
        let at = |size| dragged(&lab(), border, Some(size)).page.borders.at(border);
        assert_eq!(at(0), Some(least));
        assert_eq!(at(u16::MAX), Some(most));
        assert_eq!(at(least + 7), Some(least + 7));
    }
}

#[test]
fn sizes_are_read_as_they_were_written_and_anything_else_is_no_size() {
    let sizes = Borders::default()
        .with(Border::Node, Some(300))
        .with(Border::Lines, Some(150));
    assert_eq!(sizes.write(), "- 150 300");
    for sizes in [Borders::default(), sizes] {
        assert_eq!(Borders::read(&sizes.write()), sizes);
    }
    for text in ["", "x y z", "- - -", "-5 1e3 99999999", "{}"] {
        assert_eq!(Borders::read(text), Borders::default(), "{text}");
    }
    // One that is missing or out of range takes none of the others along.
    let read = Borders::read("1 x 320 4 5");
    assert_eq!(read.write(), "240 - 320");
}

#[test]
fn in_the_lecture_hall_k_shows_the_code_and_elsewhere_plays() {
    let code = |lab: &Rc<Lab>| lab.page.projects_code;
    let hall = lab().after(Display::ToggleProjector.into());
    assert!(!code(&hall));
    assert!(code(&hall.after(Display::ToggleCode.into())));
}
