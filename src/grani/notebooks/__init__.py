"""Things that show themselves: tables as pictures, records as films, results as reports.

Drawings are those of ``grani.pictures``; reports have the very tables that the commands print, so
this stands above both. Whatever shows itself finds this package by its name.
"""

from __future__ import annotations

from grani.notebooks.shown import picture as picture
