"""The optional compiled engine; everything else stands in pyproject.toml.

The extension is built from a copy of the annotated source that carries the source's digest, so that an engine older
than its source is recognised and not used.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/kartenbild/engine/position.py")
COPY = Path("build/cython/kartenbild/engine/_position.py")


def extensions() -> list[object]:
    """The engine's extension, or none where Cython is missing; its build may fail and is then left out."""
    if os.environ.get("KARTENBILD_NO_EXTENSION"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    text = SOURCE.read_text(encoding="utf-8")
    digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
    COPY.parent.mkdir(parents=True, exist_ok=True)
    for package in (COPY.parent, COPY.parent.parent):
        (package / "__init__.py").touch()
    COPY.write_text(f'{text}\n\nSOURCE_DIGEST = "{digest}"\n', encoding="utf-8")
    directives = {"language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True}
    built = cythonize([str(COPY)], compiler_directives=directives, quiet=True)
    for extension in built:
        extension.name = "kartenbild.engine._position"
        extension.optional = True
        extension.extra_compile_args = ["-O3"]
    return list(built)


setup(ext_modules=extensions())
