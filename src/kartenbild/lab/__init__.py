"""Figures over many deals: how many can be won, and how many honest players win.

`lab run` decides numbered deals (`running.py`, by `executors.py`) and keeps every verdict in one SQLite file
(`kept.py`); what was kept is told and drawn by `kartenbild.figures` and the reports.
"""
