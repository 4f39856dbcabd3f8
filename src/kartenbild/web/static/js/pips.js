// Which pips of a covered card are seen whole; the others are not drawn at all. Lengths are those of a card's view box, 250 × 350.

const WIDE = 250;
/** From a pip's middle to its lower edge, and a hair. */
const REACH = 24.5;
/** Between the side columns of pips and the middle one. */
const [LEFT, RIGHT] = [102, 148];

const THREE = [100, 175, 250];
const FOUR = [100, 150, 200, 250];
/** The heights of a rank's pips at both sides and in the middle, as scripts/cards.py draws them. @type {Record<string, {sides: number[], middle: number[]}>} */
const PLACES = {
  2: { sides: [], middle: [100, 250] },
  3: { sides: [], middle: THREE },
  4: { sides: [100, 250], middle: [] },
  5: { sides: [100, 250], middle: [175] },
  6: { sides: THREE, middle: [] },
  7: { sides: THREE, middle: [137.5] },
  8: { sides: THREE, middle: [137.5, 212.5] },
  9: { sides: FOUR, middle: [175] },
  T: { sides: FOUR, middle: [125, 225] },
};

/**
 * The part of a face that holds whole pips only; an ace's great pip reaches too far down to be among them.
 * @param {string} rank @param {number} strip how much of the card is seen, in its breadths
 */
export function wholePips(rank, strip) {
  const { sides, middle } = PLACES[rank] ?? { sides: [], middle: [] };
  const foot = (/** @type {number[]} */ heights) => Math.max(0, ...heights.map((height) => height + REACH).filter((edge) => edge <= strip * WIDE));
  const [side, inner] = [foot(sides), foot(middle)];
  const corners = [[0, 0], [WIDE, 0], [WIDE, side], [RIGHT, side], [RIGHT, inner], [LEFT, inner], [LEFT, side], [0, side]];
  return `polygon(${corners.map(([x, y]) => `${x}px ${y}px`).join(', ')}) view-box`;
}
