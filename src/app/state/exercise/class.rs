//! The room of a lecturer: what is handed out to a class of the exercises that are open, and the marks of what comes back. A worker makes
//! both, and only the last thing that was asked for.

mod field;

pub use field::{Field, Fields};

use crate::app::state::search::failure::Failure;
use crate::class::{Edition, Made, Print, Product, Quiz, Student, Students, Table, listed};
use crate::exercise::{Exercise, Sheet};
use crate::lang::Lang;
use crate::spec::Refusal;
use crate::text::cell::cell;
use crate::text::percent::encoded;
use crate::worker::{Errand, Message, Request as Job};
use std::rc::Rc;

/// For whom sheets are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// So many versions.
    Versions,
    /// The students of a list.
    List,
}

/// A file that is made of the exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Wanted {
    Sheets(Print),
    Keys(Print),
    Quiz(Quiz),
    Package(Edition),
}

impl Wanted {
    /// Returns the name of its file, and its media type.
    pub fn file(self) -> (&'static str, &'static str) {
        const ZIP: &str = "application/zip";
        match self {
            Wanted::Sheets(Print::Html) => ("sheets.html", "text/html"),
            Wanted::Keys(Print::Html) => ("keys.html", "text/html"),
            Wanted::Sheets(Print::Tex) => ("sheets.tex", "text/x-tex"),
            Wanted::Keys(Print::Tex) => ("keys.tex", "text/x-tex"),
            Wanted::Quiz(Quiz::Moodle) => ("quiz.xml", "text/xml"),
            Wanted::Quiz(Quiz::Gift) => ("quiz.gift", "text/plain"),
            Wanted::Quiz(Quiz::Qti) => ("quiz-qti.zip", ZIP),
            Wanted::Package(Edition::Old) => ("scorm-1.2.zip", ZIP),
            Wanted::Package(Edition::New) => ("scorm-2004.zip", ZIP),
        }
    }
}

/// What is asked of the room.
#[derive(Clone, Debug)]
pub enum Request {
    /// Opens it.
    Open,
    /// Leaves it.
    Leave,
    /// Says for whom sheets are.
    Whose(Whose),
    /// Writes a text into a field.
    Write(Field, String),
    /// Makes a file; a package is made around the build of the element.
    Make(Wanted, Vec<u8>),
    /// Says that the build of the element could not be read.
    NoElement,
    /// Says why the list of students cannot be read.
    Refuse(Refusal),
    /// Marks files of answers: each its name, and its text or why there is none.
    Mark(Vec<(String, Result<String, String>)>),
    /// Hears of the work with a number.
    Heard {
        /// The number.
        number: u32,
        /// The message, or the failure of the worker.
        message: Result<Message, Failure>,
    },
}

/// Work that a worker does.
#[derive(Clone, Debug)]
pub struct Work {
    /// Its number.
    pub number: u32,
    /// What is asked of the worker.
    pub job: Job,
    /// The file that is made; none while answers are marked.
    pub wanted: Option<Wanted>,
}

impl PartialEq for Work {
    fn eq(&self, other: &Work) -> bool {
        self.number == other.number
    }
}

/// A file that was made.
#[derive(Clone, Debug)]
pub struct File {
    /// The number of the work that made it: the browser saves it once.
    pub number: u32,
    /// Which file it is.
    pub wanted: Wanted,
    /// Its content, and what is left out.
    pub made: Made,
}

impl PartialEq for File {
    fn eq(&self, other: &File) -> bool {
        self.number == other.number
    }
}

/// What is told below the buttons.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Why a field or an exercise is refused.
    Refused(Refusal),
    /// That the worker has failed.
    Failed(Failure),
    /// That the build of the element cannot be read.
    NoElement,
}

/// The room.
#[derive(Clone, Debug, PartialEq)]
pub struct Class {
    /// The exercises.
    pub sheet: Rc<Sheet>,
    /// For whom sheets are.
    pub whose: Whose,
    /// What is written in the fields.
    pub fields: Fields,
    /// What a worker does.
    pub work: Option<Rc<Work>>,
    /// How much was begun.
    begun: u32,
    /// The file that was made last.
    pub file: Option<Rc<File>>,
    /// The marks of the files that were given last.
    pub marks: Option<Rc<Table>>,
    /// What was asked for last.
    pub asked: Option<Wanted>,
    /// What is told of what is handed out.
    pub told: Option<Told>,
    /// What is told of what is marked.
    pub told_of_marks: Option<Told>,
}

impl Class {
    /// Opens the room of the exercises of a sheet.
    pub fn new(sheet: Rc<Sheet>) -> Class {
        Class {
            sheet,
            whose: Whose::Versions,
            fields: Fields::default(),
            work: None,
            begun: 0,
            file: None,
            marks: None,
            asked: None,
            told: None,
            told_of_marks: None,
        }
    }

    /// Returns the same room for other exercises.
    pub fn about(&self, sheet: Rc<Sheet>) -> Class {
        if self.sheet == sheet {
            return self.clone();
        }
        Class {
            whose: self.whose,
            fields: self.fields.clone(),
            begun: self.begun,
            ..Class::new(sheet)
        }
    }

    /// Carries out a request; opening and leaving are the page's.
    pub fn take(&mut self, request: Request, lang: Lang) {
        match request {
            Request::Open | Request::Leave => {}
            Request::Whose(whose) => self.whose = whose,
            Request::Write(field, text) => {
                self.fields.write(field, text);
                self.told = None;
                if field == Field::Term {
                    // The marks were those of another term.
                    self.marks = None;
                }
            }
            Request::Make(wanted, element) => {
                (self.file, self.asked) = (None, Some(wanted));
                match self.product(wanted, element) {
                    Ok(product) => {
                        let sheet = self.sheet.write();
                        let lang = lang.tag().to_owned();
                        self.told = None;
                        self.begin(
                            Some(wanted),
                            Errand::HandOut {
                                sheet,
                                product,
                                lang,
                            },
                        );
                    }
                    Err(refusal) => self.told = Some(Told::Refused(refusal)),
                }
            }
            Request::NoElement => {
                self.asked = Some(Wanted::Package(Edition::Old));
                self.told = Some(Told::NoElement);
            }
            Request::Refuse(refusal) => {
                self.asked = Some(Wanted::Sheets(Print::Html));
                self.told = Some(Told::Refused(refusal));
            }
            Request::Mark(files) => {
                (self.marks, self.told_of_marks) = (None, None);
                let errand = Errand::Mark {
                    sheet: self.sheet.write(),
                    salt: self.fields.term(),
                    files,
                    lang: lang.tag().to_owned(),
                };
                self.begin(None, errand);
            }
            Request::Heard { number, message } => self.hear(number, message),
        }
    }

    fn begin(&mut self, wanted: Option<Wanted>, errand: Errand) {
        self.begun += 1;
        self.work = Some(Rc::new(Work {
            number: self.begun,
            job: Job::Run(errand),
            wanted,
        }));
    }

    fn hear(&mut self, number: u32, message: Result<Message, Failure>) {
        let Some(work) = self.work.take_if(|work| work.number == number) else {
            return;
        };
        let told = match (work.wanted, message) {
            (Some(wanted), Ok(Message::HandedOut(made))) => {
                self.file = Some(Rc::new(File {
                    number,
                    wanted,
                    made,
                }));
                return;
            }
            (None, Ok(Message::Marked(table))) => {
                self.marks = Some(Rc::new(table));
                return;
            }
            (_, Ok(Message::Refused(refusal))) => Told::Refused(refusal),
            (_, Ok(_)) => Told::Failed(Failure::Unread),
            (_, Err(failure)) => Told::Failed(failure),
        };
        match work.wanted {
            Some(_) => self.told = Some(told),
            None => self.told_of_marks = Some(told),
        }
    }

    fn product(&self, wanted: Wanted, element: Vec<u8>) -> Result<Product, Refusal> {
        let salt = self.fields.term().unwrap_or_default();
        let sheets = |print, is_key| {
            Ok(Product::Sheets {
                students: self.students()?,
                salt: salt.clone(),
                print,
                is_key,
            })
        };
        match wanted {
            Wanted::Sheets(print) => sheets(print, false),
            Wanted::Keys(print) => sheets(print, true),
            Wanted::Quiz(format) => Ok(Product::Quiz {
                seeds: (1, self.fields.number(Field::Variants)?),
                format,
            }),
            Wanted::Package(edition) => Ok(Product::Package {
                element,
                salt,
                edition,
            }),
        }
    }

    /// Writes a table of the students of the list, each with the links to the variants that are the student's own; `address` is the page's.
    ///
    /// # Errors
    /// The line of the list that cannot be read.
    pub fn links(&self, address: &str, lang: Lang) -> Result<String, Refusal> {
        let read = listed(self.fields.text(Field::List));
        let students = read.map_err(|refusal| refusal.at(Field::List.path()))?;
        let exercises = &self.sheet.exercises;
        let named = exercises.iter().enumerate().map(|(at, one)| one.called(at));
        let head = ["student", "name"]
            .map(str::to_owned)
            .into_iter()
            .chain(named);
        let term = self.fields.term();
        let row = |student: Student| {
            let whose = [("student", Some(&student.number)), ("salt", term.as_ref())];
            let whose: String = whose
                .iter()
                .filter_map(|(key, value)| Some(format!("&{key}={}", encoded(value.as_ref()?))))
                .collect();
            let link =
                |one: &Exercise| format!("{address}#{}{whose}&lang={}", one.to_link(), lang.tag());
            let links: Vec<String> = exercises.iter().map(link).collect();
            [student.number.clone(), student.name.clone()]
                .into_iter()
                .chain(links)
        };
        let rows = students
            .into_iter()
            .map(|student| row(student).collect::<Vec<String>>());
        let lines = std::iter::once(head.collect::<Vec<String>>()).chain(rows);
        let line = |cells: Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
            format!("{}\n", cells.join(","))
        };
        Ok(lines.map(line).collect())
    }

    fn students(&self) -> Result<Students, Refusal> {
        match self.whose {
            Whose::Versions => Ok(Students::Seeds(1, self.fields.number(Field::Versions)?)),
            Whose::List => {
                let read = listed(self.fields.text(Field::List));
                let students = read.map_err(|refusal| refusal.at(Field::List.path()))?;
                Ok(Students::Roster(students))
            }
        }
    }
}
