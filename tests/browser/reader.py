"""Hands that know a table by its accessibility tree alone: roles, names, states, the status message. No coordinates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Node = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Pile:
    """A group of the tree: its name, and its buttons from the first card to the top."""

    name: str
    buttons: list[Node]


class Reader:
    """Reads a page as a screen reader does, and clicks on what it has read."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.read()

    def read(self) -> None:
        """Reads the page anew: all nodes that are not ignored, in their order."""
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in found}
        self.nodes = [node for node in self._walk(known, found[0]) if not node["ignored"]]

    def _walk(self, known: dict[str, Node], node: Node) -> Iterator[Node]:
        yield node
        for child in node.get("childIds", []):
            if child in known:
                yield from self._walk(known, known[child])

    def piles(self) -> dict[str, Pile]:
        """The table's places by the first words of their names: 'Column 3', 'Waste'."""
        known = {node["nodeId"]: node for node in self.nodes}
        parents = {child: node for node in self.nodes for child in node.get("childIds", [])}
        piles: dict[str, Pile] = {}
        for node in self.nodes:
            if role(node) == "group" and role(parents.get(node["nodeId"], {})) == "group":
                inside = [known[child] for child in node["childIds"] if child in known]
                piles[name(node).split(",")[0]] = Pile(name(node), [each for each in inside if role(each) == "button"])
        return piles

    def status(self) -> str:
        """What the polite status message says; '' while a dialog hides it."""
        start = next((i for i, node in enumerate(self.nodes) if role(node) == "status"), len(self.nodes))
        return name(next((node for node in self.nodes[start:] if role(node) == "StaticText"), {}))

    def press(self, node: Node) -> None:
        """Activates a button as assistive technology does, and reads on."""
        target = self.session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        self.session.send(
            "Runtime.callFunctionOn",
            {"objectId": target["object"]["objectId"], "functionDeclaration": "function () { this.click(); }"},
        )
        self.page.wait_for_timeout(40)
        self.read()

    def button(self, named: str) -> Node:
        """The button of this name."""
        return next(node for node in self.nodes if role(node) == "button" and re.match(named, name(node)))

    def has(self, wanted: str, named: str) -> bool:
        return any(role(node) == wanted and re.match(named, name(node)) for node in self.nodes)


def role(node: Node) -> str:
    return str(node.get("role", {}).get("value", ""))


def name(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def state(node: Node, key: str) -> Any:
    """A state of a node, 'pressed' for instance; None where it has none."""
    return next((each["value"].get("value") for each in node.get("properties", []) if each["name"] == key), None)
