// The wire format of src/kartenbild/server/messages.py and the scene of src/kartenbild/rules/picture.py, for tsc only.

export interface CardState { key: number; card: string | null }
export interface PlaceState {
  place: string;
  role: 'tableau' | 'foundation' | 'stock' | 'waste';
  label: string;
  lifts: number;
  cards: CardState[];
}
export interface MoveState { move: string; source: string; target: string; count: number; text: string; equal: boolean }
export interface Counter { id: string; label: string; value: number | null }
export interface LastMove { move: string; source: string; target: string; keys: number[]; text: string }
export interface TableState {
  id: string;
  deal: string;
  game: string;
  title: string;
  variants: string[];
  revision: number;
  made: number;
  can_undo: boolean;
  can_redo: boolean;
  status: 'playing' | 'won' | 'stuck';
  seconds: number;
  /** Whether the game counts in the statistics. */
  counts: boolean;
  question: string | null;
  confirm: string | null;
  places: PlaceState[];
  moves: MoveState[];
  counters: Counter[];
  last: LastMove | null;
  said: string;
  safe: string[];
  finish: string[];
}
export type Outcome = 'won' | 'lost' | 'undecided';
export interface GameLine {
  revision: number;
  made: number;
  outcomes: Outcome[];
  steps: { move: string; text: string }[];
  last_won: number | null;
  lost_by: number | null;
  done: boolean;
}
export interface AdvisedMove { move: string; text: string; reasons: string[]; won: number; games: number }
export interface FairAdvice { revision: number; outcome: 'won' | 'lost' | 'undecided'; note: string; moves: AdvisedMove[] }
export interface Settings {
  language: 'en' | 'de';
  indices: 'language' | 'english' | 'german';
  colours: 'two' | 'four';
  large_print: boolean;
  left_handed: boolean;
  back: '1' | '2' | '3';
  felt: 'green' | 'blue' | 'grey' | 'dark';
  /** Light or dark; 'auto': dark on the dark felt, and where the device is dark. */
  pages: 'auto' | 'light' | 'dark';
  keys: boolean;
  /** Keys that the player prefers to the usual ones, by action; '' for none. */
  own_keys: Record<string, string>;
  confirm_deal: boolean;
  animate: boolean;
  sound: boolean;
  live_sign: boolean;
  offer_finish: boolean;
  auto_safe: boolean;
}

/** An action with a letter: its usual key, and one it has besides, as ARIA writes it. */
export interface Letter { action: string; key: string; always: string }

export interface Stack { how: 'stack' }
export interface Line {
  how: 'line';
  largest: number;
  least: number;
  covered: number;
  room: number | null;
  keep: number;
}
export interface Fan { how: 'fan'; largest: number; least: number; room: number; row: number; pivot: number }
export interface Arc { how: 'arc'; radius: number; across: number; start: number; end: number; slots: number }
export type Spread = Stack | Line | Fan | Arc;
export interface Spot {
  place: string;
  x: number;
  y: number;
  spread: Spread;
  share_x: number;
  share_y: number;
  turn: number;
  mark: string;
  quiet: boolean;
}
export interface Scene {
  shape: 'wide' | 'tall' | 'low';
  width: number;
  height: number;
  spare_x: number;
  spare_y: number;
  spots: Spot[];
  verbs: string[];
}

export interface Size { width: number; height: number }
/** Where a card lies: the centre in pixels, its turn in degrees, its height in the pile of papers; `tight`: the strip of it that is seen, in its breadths, where its index has to become smaller; `strip`: the same where pips are seen whole or not at all; `abreast`: an upright index has its suit beside the rank; `overlaid`: another circle lies over its inner end. */
export interface Lie { x: number; y: number; turn: number; z: number; shown: boolean; clip: string; tight?: number; strip?: number; abreast?: boolean; overlaid?: boolean }
export interface Base { x: number; y: number; turn: number; mark: string; quiet: boolean }
export interface Ring { x: number; y: number; radius: number; across: number }
export interface Layout {
  card: number;
  large: boolean;
  lies: Map<number, Lie>;
  bases: Map<string, Base>;
  rings: Ring[];
}

/** A card's way from where it lay to where it lies; `by`: a heap that all pass together; `turns`: it is turned face up. */
export interface Journey { key: number; from: Lie; to: Lie; by?: Lie; turns?: boolean }
/** A journey as an element makes it; `back` draws its back. */
export interface Flight { element: HTMLElement; from: Lie; to: Lie; by?: Lie; back?: () => Element }

/** Cards picked up: the top `count` cards of a place. */
export interface Lift { place: string; count: number }
/** What is pointed at by the keyboard: a card by its seat, −1 for an empty place. */
export interface Spotlight { place: string; seat: number }
export interface View {
  table: TableState;
  scenes: Scene[];
  settings: Settings;
  lift: Lift | null;
  targets: string[];
  spotlight: Spotlight | null;
  /** A card that was looked for: it is marked wherever it can be seen. */
  found: string | null;
  away: boolean;
}
