// How quickly two clicks, taps or keys follow each other when they are meant as one: milliseconds, for every hand.

export const DOUBLE = 400;
