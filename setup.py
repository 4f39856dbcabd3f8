"""The optional compiled modules; everything else stands in pyproject.toml.

Each extension is built from a copy of its annotated source that carries the source's digest, so that a build older
than its source is recognised and not used.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from setuptools import setup

SOURCES = Path("src")
COPIES = Path("build/cython")
ANNOTATED = ("kartenbild/engine/position.py",)
DIRECTIVES = {"language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True}


def copy_with_digest(source: Path) -> Path:
    """The copy of an annotated module under its compiled name, rewritten only when the source changed."""
    text = (SOURCES / source).read_bytes()
    copy = COPIES / source.parent / f"_{source.name}"
    copy.parent.mkdir(parents=True, exist_ok=True)
    for package in source.parents[:-1]:
        (COPIES / package / "__init__.py").touch()
    digest = hashlib.sha256(text).hexdigest()
    stamped = text + f'\n\nSOURCE_DIGEST = "{digest}"\n'.encode()
    if not copy.exists() or copy.read_bytes() != stamped:
        copy.write_bytes(stamped)
    return copy


def extensions() -> list[object]:
    """One extension for each annotated module, none where Cython is missing; a build that fails is left out."""
    if os.environ.get("KARTENBILD_NO_EXTENSION"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    copies = [str(copy_with_digest(Path(source))) for source in ANNOTATED]
    built = cythonize(copies, compiler_directives=DIRECTIVES, quiet=True)
    for extension, source in zip(built, map(Path, ANNOTATED), strict=True):
        extension.name = ".".join((*source.parent.parts, f"_{source.stem}"))
        extension.optional = True
        extension.extra_compile_args = ["-O3"]
    return list(built)


setup(ext_modules=extensions())
