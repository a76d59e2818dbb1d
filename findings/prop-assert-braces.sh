#!/usr/bin/env bash
# proptest 1.12.0: `prop_assert!` of a condition with a pattern in braces does not compile.
#
# Events of a search are enums with named fields, and a property often asks for one of them: `matches!(event, Event::Cutoff { .. })`. The
# standard `assert!` takes that as its only argument. `prop_assert!` of one argument makes its message of the text of the condition and
# hands it on as a format string, where `{ .. }` is read as a placeholder. With a message of one's own the same condition compiles.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cargo init --quiet --lib --vcs none --name braces .
cargo add --quiet 'proptest@=1.12.0' --no-default-features --features std
# Says how a property ends whose assertion has these further arguments.
tried() {
  cat > src/lib.rs <<RS
#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    #[expect(dead_code)]
    enum Event {
        Cutoff { remaining: u16 },
    }

    #[test]
    fn plain() {
        let event = Event::Cutoff { remaining: 2 };
        assert!(matches!(event, Event::Cutoff { .. }));
    }

    proptest! {
        #[test]
        fn property(remaining in 1..9_u16) {
            let event = Event::Cutoff { remaining };
            prop_assert!(matches!(event, Event::Cutoff { .. })$1);
        }
    }
}
RS
  if cargo test --quiet > out 2>&1; then
    echo passes
  else
    grep --only-matching 'invalid format string: expected `}`, found `\.`' out | head -n 1
  fi
}
seen="one argument: $(tried '')
with a message: $(tried ', "a cut"')"
echo "$seen"
test "$seen" = 'one argument: invalid format string: expected `}`, found `.`
with a message: passes'
