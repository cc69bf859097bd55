"""Lessons: short tasks on the real board with the real rules, each a file of data.

A lesson knows a position, what the rivals do and what the learner is to bring about; whether it came about is read from
the events. Nothing here knows a game. Sentences are in `locale/<language>/<game>-lessons.ftl`.
"""

from branchline.lessons.lesson import Goal, Lesson, Task, read
from branchline.lessons.shelf import lesson, lessons

__all__ = ["Goal", "Lesson", "Task", "lesson", "lessons", "read"]
