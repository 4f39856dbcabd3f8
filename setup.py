"""The optional compiled modules; everything else stands in pyproject.toml.

Each extension is built from a copy of its annotated source that carries the source's digest, so that a build older
than its source is recognised and not used.
"""

from __future__ import annotations

import ast
import hashlib
import os
from pathlib import Path

from setuptools import setup

SOURCES = Path("src")
COPIES = Path("build/cython")
ANNOTATED = (
    "kartenbild/advice/trials_core.py",
    "kartenbild/engine/position.py",
    "kartenbild/solver/fans_core.py",
    "kartenbild/solver/general_core.py",
    "kartenbild/solver/open_columns_core.py",
    "kartenbild/solver/row_deals_core.py",
    "kartenbild/solver/row_deals_lessons_core.py",
    "kartenbild/solver/row_deals_lessons_end_core.py",
    "kartenbild/solver/row_deals_lessons_looks_core.py",
    "kartenbild/solver/row_deals_lessons_trie_core.py",
    "kartenbild/solver/slots_annealing_core.py",
    "kartenbild/solver/slots_core.py",
    "kartenbild/solver/table_core.py",
    "kartenbild/solver/tail_swap_core.py",
)
# Annotated modules whose classes other annotated modules call: their declarations are written from the annotations.
SHARED = (
    "kartenbild/engine/position.py",
    "kartenbild/solver/row_deals_lessons_end_core.py",
    "kartenbild/solver/row_deals_lessons_looks_core.py",
    "kartenbild/solver/row_deals_lessons_trie_core.py",
    "kartenbild/solver/table_core.py",
)
C_TYPES = {
    "ulonglong": "unsigned long long",
    "longlong": "long long",
    "uchar": "unsigned char",
    "ushort": "unsigned short",
}
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
    write(copy, stamped)
    declared = (SOURCES / source).with_suffix(".pxd")
    if str(source) in SHARED:
        write(copy.with_suffix(".pxd"), declarations(text.decode()).encode())
    elif declared.exists():
        write(copy.with_suffix(".pxd"), declared.read_bytes())
    return copy


def write(file: Path, text: bytes) -> None:
    """Write the file only where it would change, so that nothing is built twice."""
    if not file.exists() or file.read_bytes() != text:
        file.write_bytes(text)


def declarations(text: str) -> str:
    """A .pxd that lets other compiled modules use this annotated module's classes at C speed."""
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    lines = ["cimport cython"]
    for each in classes:
        lines += ["@cython.final", f"cdef class {each.name}:"]
        attributes = [node for node in each.body if isinstance(node, ast.AnnAssign)]
        lines += [f"    cdef {c_type(node.annotation)} {ast.unparse(node.target)}" for node in attributes]
        lines += [line for node in each.body if isinstance(node, ast.FunctionDef) for line in c_method(node)]
    return "\n".join(lines) + "\n"


def c_method(method: ast.FunctionDef) -> list[str]:
    """The method's declaration, none for a method of Python."""
    marks = [ast.unparse(mark).partition("(")[0].removeprefix("cython.") for mark in method.decorator_list]
    kind = "cpdef" if "ccall" in marks else "cdef" if "cfunc" in marks else None
    if kind is None:
        return []
    inline = "inline " if "inline" in marks else ""
    arguments = ["self"] + [f"{c_type(each.annotation)} {each.arg}" for each in method.args.args[1:]]
    suffix = " noexcept" * ("exceptval" in marks) + " nogil" * ("nogil" in marks)
    return [f"    {kind} {inline}{c_type(method.returns)} {method.name}({', '.join(arguments)}){suffix}"]


def c_type(annotation: ast.expr | None) -> str:
    """'unsigned char[::1]' for cython.uchar[::1]."""
    assert annotation is not None
    name, bracket, rest = ast.unparse(annotation).removeprefix("cython.").partition("[")
    return C_TYPES.get(name, name) + bracket + rest


def extensions() -> list[object]:
    """One extension for each annotated module, none where Cython is missing; a build that fails is left out."""
    if os.environ.get("KARTENBILD_NO_EXTENSION"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    copies = [str(copy_with_digest(Path(source))) for source in ANNOTATED]
    built = cythonize(copies, include_path=[str(COPIES)], compiler_directives=DIRECTIVES, quiet=True)
    for extension, source in zip(built, map(Path, ANNOTATED), strict=True):
        extension.name = ".".join((*source.parent.parts, f"_{source.stem}"))
        extension.optional = True
        extension.extra_compile_args = ["-O3"]
    return list(built)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
