"""Svelte's markup as plain SVG: what its styles say stands in attributes, paints by their values.

Only what drawings use: rules for elements and classes, one within another. Whatever depends on a
pointer, a screen or time is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree as Xml

from grani.pictures.easel import DISPLAY, SANS

KEPT = frozenset(
    {
        *("fill", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"),
        *("stroke-linejoin", "opacity", "paint-order", "text-anchor", "dominant-baseline"),
        *("font-size", "font-weight", "font-family", "letter-spacing", "color", "transform"),
    }
)
"""What is kept of styles and attributes alike."""
SHAPE = frozenset(
    {
        *("d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "viewBox"),
        *("preserveAspectRatio",),
    }
)
"""Attributes that make a shape."""
FAMILIES = {"var(--sans)": SANS, "var(--display)": DISPLAY}
"""A picture cannot bring its letters along: it names those that are found elsewhere."""
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)
_BLOCK = re.compile(r"@[\w-]+[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_WHERE = re.compile(r":where\((\.[\w-]+)\)")
_VAR = re.compile(r"var\(--([\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_SHAPES = re.compile(r"<(?:path|rect|circle|ellipse|text)\b")
SHARED = (
    ' fill-rule="evenodd"',
    ' stroke-linecap="round"',
    ' stroke-linejoin="round"',
)
_NUMBER = re.compile(r"-?\d+\.\d{3,}")


@dataclass(frozen=True)
class Rule:
    """One selector with what it says: compounds from the outside in, and how they are joined."""

    path: tuple[tuple[str, frozenset[str], bool], ...]
    """Element or '', classes, and whether it must be a child of the one before."""
    weight: tuple[int, int, int]
    said: dict[str, str]


def rules(css: str) -> list[Rule]:
    """Read the rules of a style sheet; the strongest come last."""
    text = _BLOCK.sub("", _COMMENT.sub("", css))
    found: list[Rule] = []
    for number, (selectors, body) in enumerate(_RULE.findall(text)):
        said = dict(_declared(body))
        for selector in selectors.split(","):
            if said and (path := _path(selector.strip())):
                classes = selector.count(".") - selector.count(":where(")
                elements = sum(bool(name) for name, _, _ in path)
                found.append(Rule(path, (classes, elements, number), said))
    return sorted(found, key=lambda rule: rule.weight)


def _declared(body: str) -> Iterator[tuple[str, str]]:
    for part in body.split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip(), " ".join(value.split())
        if not colon:
            continue
        if name == "font":
            yield from _font(value)
        elif name == "transform" and "px" in value:
            yield name, _moved(value)
        elif name in KEPT:
            yield name, FAMILIES.get(value, value.removesuffix("px"))


def _font(value: str) -> Iterator[tuple[str, str]]:
    """Part weight, size and family."""
    weight, size, family = value.split(" ", 2)
    yield "font-weight", weight
    yield "font-size", size.partition("/")[0].removesuffix("px")
    yield "font-family", FAMILIES[family]


def _moved(value: str) -> str:
    along = re.fullmatch(r"translateX\((-?[\d.]+)px\)", value)
    if along is None:
        raise ValueError(f"no transform of SVG: {value}")
    return f"translate({along[1]} 0)"


def _path(selector: str) -> tuple[tuple[str, frozenset[str], bool], ...]:
    """Read a selector; nothing if it depends on more than elements and classes."""
    plain = _WHERE.sub(r"\1", selector)
    if re.search(r"[:\[*+~@]", plain):
        return ()
    path: list[tuple[str, frozenset[str], bool]] = []
    child = False
    for word in plain.replace(">", " > ").split():
        if word == ">":
            child = True
            continue
        name, *classes = word.split(".")
        path.append((name, frozenset(classes), child))
        child = False
    return tuple(path)


class Inliner:
    """Turns markup with classes into markup without, by the rules of one sheet and its paints."""

    def __init__(self, css: str, paints: Mapping[str, str]) -> None:
        self.rules = rules(css)
        self.paints = paints
        self.known: dict[str, str] = {}
        """Elements that were seen before: most of them are in many drawings."""

    def children(self, markup: str) -> list[str]:
        """Give the outermost elements of some markup, each as plain SVG."""
        root = Xml.fromstring(f"<g>{_COMMENT.sub('', markup)}</g>")
        return [hoisted(self._element(one, root)) for one in root]

    def _element(self, element: Xml.Element, root: Xml.Element) -> str:
        raw = Xml.tostring(element, "unicode")
        if raw not in self.known:
            self.known[raw] = self._written(element, [(root, frozenset())])
        return self.known[raw]

    def plain(self, markup: str) -> str:
        """Give markup as plain SVG."""
        root = Xml.fromstring(f"<g>{_COMMENT.sub('', markup)}</g>")
        return hoisted("".join(self._element(one, root) for one in root))

    def _written(
        self, element: Xml.Element, above: list[tuple[Xml.Element, frozenset[str]]]
    ) -> str:
        classes = frozenset(element.get("class", "").split())
        line = [*above, (element, classes)]
        said = {name: value for name, value in element.attrib.items() if name in KEPT}
        for rule in self.rules:
            if _matches(rule.path, line):
                said |= rule.said
        said |= dict(_declared(element.get("style", "")))
        if said.get("font-family") == SANS:
            # That of the whole picture: it was only said over another one.
            del said["font-family"]
        shape = {name: value for name, value in element.attrib.items() if name in SHAPE}
        written = "".join(
            f' {name}="{_short(self.paint(value))}"' for name, value in (shape | said).items()
        )
        if element.tag == "svg":
            cropped = "slice" in shape.get("preserveAspectRatio", "")
            written += "" if cropped else ' overflow="visible"'
        text = (element.text or "").strip()
        inside = text + "".join(self._written(one, line) for one in element)
        if element.tag == "g" and not written:
            return inside
        end = f">{inside}</{element.tag}>" if inside else "/>"
        return f"<{element.tag}{written}{end}"

    def paint(self, value: str) -> str:
        """Put values in the place of paints; what nobody has set stays a variable."""

        def found(match: re.Match[str]) -> str:
            name, otherwise = match[1], match[2]
            if name in self.paints:
                return self.paint(self.paints[name])
            return f"var(--{name})" if otherwise is None or name in OPEN else self.paint(otherwise)

        return _VAR.sub(found, value)


OPEN = frozenset({"cut", "glaze-ink"})
"""Paints that depend on what a figure is drawn on."""


def _matches(
    path: tuple[tuple[str, frozenset[str], bool], ...],
    line: list[tuple[Xml.Element, frozenset[str]]],
) -> bool:
    """Tell whether the last element of a line is what a path leads to."""
    name, classes, child = path[-1]
    element, own = line[-1]
    if (name and element.tag != name) or not classes <= own:
        return False
    if len(path) == 1:
        return True
    above = [line[:-1]] if child else [line[:end] for end in range(len(line) - 1, 0, -1)]
    return any(_matches(path[:-1], one) for one in above if one)


def hoisted(markup: str) -> str:
    """Say once, around all of it, what every shape says of its lines."""
    shapes = len(_SHAPES.findall(markup))
    around = [one for one in SHARED if shapes > 1 and markup.count(one) == shapes]
    for one in around:
        markup = markup.replace(one, "")
    return f"<g{''.join(around)}>{markup}</g>" if around else markup


def _short(value: str) -> str:
    return _NUMBER.sub(lambda match: f"{float(match[0]):.2f}".rstrip("0").rstrip("."), value)
