"""Contrast as a page computes it: of text and icons on whatever lies behind them, of frames around cards.

Luminance and ratio are those of WCAG 2.2. What lies behind is every colour it can be: half-transparent layers are laid
over each other, and of a gradient each of its colours counts.
"""

from __future__ import annotations

from typing import Any

TEXT = 4.5
LARGE_TEXT = 3.0
GRAPHICS = 3.0

_TOOLS = """
const parse = text => {
  const [r, g, b, a = 1] = (text.match(/-?[\\d.]+(?:e-?\\d+)?/g) ?? [0, 0, 0, 0]).map(Number);
  return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
};
const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
const light = ([r, g, b]) => {
  const linear = [r, g, b].map(each => each / 255).map(
    each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
};
const ratio = (one, other) => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const colours = text => (text.match(/(?:rgba?|color)\\([^)]*\\)/g) ?? []).map(parse);
const ownLayers = element => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return [colours(backgroundImage), [parse(backgroundColor)]].filter(layer => layer.some(each => each[3] > 0));
};
const behind = element => {
  const layers = [];
  for (let each = element; each; each = each.parentElement) {
    const own = ownLayers(each);
    layers.push(...own);
    if (own.some(layer => layer.every(colour => colour[3] === 1))) break;
  }
  const lay = (under, layer) => under.flatMap(low => layer.map(top => over(top, low)));
  return layers.reverse().reduce(lay, [[255, 255, 255, 1]]);
};
const faint = element => {
  let opacity = 1;
  for (let each = element; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
  return opacity;
};
const least = (colour, element) => {
  const top = [...colour.slice(0, 3), colour[3] * faint(element)];
  return Math.min(...behind(element).map(low => ratio(over(top, low), low)));
};
const seen = element => {
  const box = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
};
const EXEMPT = 'button:disabled, input:disabled, [aria-hidden=true]:not(svg)';
const exempt = element => element.closest(EXEMPT) !== null;
const called = ({ tagName, id, className }) => `${tagName.toLowerCase()}#${id}.${className?.baseVal ?? className}`;
const NATIVE = '[type=checkbox], [type=radio], [type=range], [type=file]';
const CONTROLS = `button, .button, input:not(${NATIVE}), select, textarea`;
"""

_FAINT_TEXT = """([text, large, graphics]) => {
  TOOLS
  const root = document.querySelector('dialog[open]') ?? document.body;
  const found = new Map();
  const expect = (element, colour, wanted, what) => {
    const have = least(colour, element);
    const where = `${called(element)} “${what.trim().slice(0, 30)}”`;
    if (have < wanted) found.set(`${where}: ${have.toFixed(2)} of ${wanted}`, 1);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || /SCRIPT|STYLE|OPTION/.test(element.tagName)) continue;
    if (!seen(element) || exempt(element)) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const big = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = parse(element instanceof SVGElement ? style.fill : style.color);
    expect(element, colour, big ? large : text, walker.currentNode.data);
    count += 1;
  }
  for (const icon of root.querySelectorAll('svg.icon')) {
    if (seen(icon) && !exempt(icon)) expect(icon, parse(getComputedStyle(icon).stroke), graphics, 'icon');
  }
  for (const field of root.querySelectorAll(CONTROLS)) {
    if (!seen(field) || exempt(field) || field.matches('.card, .base')) continue;
    const inner = parse(getComputedStyle(field, '::placeholder').color);
    if (field.placeholder) expect(field, inner, text, field.placeholder);
    const { borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(field);
    if (parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') continue;
    const around = behind(field.parentElement);
    const edge = Math.min(...around.map(low => ratio(over(parse(borderTopColor), low), low)));
    const filled = Math.min(...around.map(low => Math.min(...behind(field).map(own => ratio(own, low)))));
    if (Math.max(edge, filled) < graphics) found.set(`${called(field)}: edge ${edge.toFixed(2)} of ${graphics}`, 1);
  }
  return { count, faint: [...found.keys()] };
}""".replace("TOOLS", _TOOLS)

_FRAME = """([selector, state]) => {
  TOOLS
  const element = document.querySelector(selector);
  const felt = colours(getComputedStyle(document.body).backgroundImage);
  const apply = on => {
    if (state === 'focus') return on ? element.focus({ focusVisible: true }) : element.blur();
    const [name, value] = state.split('=');
    if (value) on ? element.setAttribute(name, value) : element.removeAttribute(name);
    else element.classList.toggle(state, on);
  };
  const kept = element.className;
  if (state !== 'last') element.classList.remove('last');
  apply(true);
  const { boxShadow, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
  const tones = [...boxShadow.matchAll(/(rgba?\\([^)]*\\)) (-?[\\d.]+)px (-?[\\d.]+)px ([\\d.]+)px ([\\d.]+)px/g)]
    .filter(([, , x, y, blur, spread]) => !Number(blur) && !Number(x) && !Number(y) && Number(spread) >= 1.2)
    .map(([, colour]) => parse(colour));
  if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) tones.push(parse(outlineColor));
  apply(false);
  element.className = kept;
  const paper = parse(getComputedStyle(document.querySelector('.card')).backgroundColor);
  const best = low => Math.max(0, ...tones.map(tone => ratio(over(tone, low), low)));
  const apart = Math.max(0, ...tones.flatMap(one => tones.map(other => ratio(over(one, paper), over(other, paper)))));
  return { felt: Math.min(...felt.map(best)), paper: best(paper), apart };
}""".replace("TOOLS", _TOOLS)

_EMPTY_PLACES = """() => {
  TOOLS
  return [...document.querySelectorAll('.base:not(.under)')].filter(seen).map(base => {
    const ring = colours(getComputedStyle(base).boxShadow)[0];
    const mark = parse(getComputedStyle(base).color);
    return [least(ring, base), base.dataset.mark ? least(mark, base) : 21];
  });
}""".replace("TOOLS", _TOOLS)

_INDICES = """() => {
  TOOLS
  return Object.fromEntries([...document.querySelectorAll('.card[data-suit]:not([data-suit=""])')].map(card => {
    const style = getComputedStyle(card);
    return [card.dataset.suit, ratio(parse(style.color), parse(style.backgroundColor))];
  }));
}""".replace("TOOLS", _TOOLS)

_LIGHT_AND_DARK = """async data => {
  TOOLS
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const dots = brush.getImageData(0, 0, image.width, image.height).data;
  const ratios = [];
  for (let i = 0; i < dots.length; i += 4) ratios.push(light(dots.slice(i, i + 3)));
  return (Math.max(...ratios) + 0.05) / (Math.min(...ratios) + 0.05);
}""".replace("TOOLS", _TOOLS)


def faint(page: Any) -> list[str]:
    """Every text, icon and edge of a control in the page, or in its open dialog, that is too faint."""
    told = page.evaluate(_FAINT_TEXT, [TEXT, LARGE_TEXT, GRAPHICS])
    assert told["count"] > 0
    found: list[str] = told["faint"]
    return found


def frame(page: Any, selector: str, state: str) -> dict[str, float]:
    """How an element's frame in a state (a class, an attribute NAME=VALUE, or 'focus') stands out.

    `felt` and `paper`: the ratio of the tone that shows best there; `apart`: of its two tones to each other.
    """
    found: dict[str, float] = page.evaluate(_FRAME, [selector, state])
    return found


def empty_places(page: Any) -> list[list[float]]:
    """For each empty place in sight the ratios of its edge and of its mark to the felt."""
    found: list[list[float]] = page.evaluate(_EMPTY_PLACES)
    return found


def indices(page: Any) -> dict[str, float]:
    """By suit the ratio of the index's colour to the card's paper."""
    found: dict[str, float] = page.evaluate(_INDICES)
    return found


def pictured(page: Any, base64: str) -> float:
    """The ratio of the lightest to the darkest dot of a PNG."""
    return float(page.evaluate(_LIGHT_AND_DARK, base64))
