"""Plyscope's recorder for searches written in Python; see `plyscope.watch`."""

from plyscope.watch import Run, backup, note, record, set_source, smallest, watch

__all__ = ["Run", "backup", "note", "record", "set_source", "smallest", "watch"]
