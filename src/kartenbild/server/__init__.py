"""The table's server: an interface in JSON, pages for people, one store."""

from __future__ import annotations

from kartenbild.server.running import AlreadyOpen, CannotServe, run

__all__ = ["AlreadyOpen", "CannotServe", "run"]
