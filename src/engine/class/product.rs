//! What can be made of the exercises of a sheet.

use super::roster::Student;
use super::scorm::Edition;
use serde::{Deserialize, Serialize};

/// How a sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Print {
    /// A page for a browser to print.
    Html,
    /// A LaTeX document.
    Tex,
}

/// The format of the questions of a quiz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quiz {
    /// Moodle XML.
    Moodle,
    /// GIFT.
    Gift,
    /// A package of QTI 2.1.
    Qti,
}

/// For whom sheets are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Students {
    /// One sheet for each seed from the first to the last.
    Seeds(u64, u64),
    /// One for each student of a list.
    Roster(Vec<Student>),
}

/// What is made of the exercises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Product {
    /// Sheets.
    Sheets {
        /// For whom.
        students: Students,
        /// What makes another term's sheets different.
        salt: String,
        /// How they are written.
        print: Print,
        /// Whether the keys are made instead.
        is_key: bool,
    },
    /// Questions, a variant for each seed from the first to the last.
    Quiz {
        /// The seeds.
        seeds: (u64, u64),
        /// The format.
        format: Quiz,
    },
    /// A SCORM package.
    Package {
        /// The build of the element in one file.
        #[serde(with = "serde_bytes")]
        element: Vec<u8>,
        /// What makes another term's variants different.
        salt: String,
        /// The edition.
        edition: Edition,
    },
}
