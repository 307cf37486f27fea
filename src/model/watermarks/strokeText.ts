/**
 * A letter drawn as one pen stroke: its width and its SVG path. Capitals are 10 high and stand on y
 * = 10.
 */
export type Glyph = readonly [width: number, path: string];

const ROUND = 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z';

/** The letters of watermarks and logo, drawn here so that they look the same without any font. */
export const ALPHABET: Readonly<Record<string, Glyph>> = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.6H6.6'],
  B: [6.2, 'M0 0V10H3.5A2.6 2.6 0 0 0 3.5 4.8H0M0 0H3.3A2.4 2.4 0 0 1 3.3 4.8'],
  C: [8.2, 'M8.2 1.2A5 5 0 1 0 8.2 8.8'],
  D: [7.8, 'M0 0V10H2.8A5 5 0 0 0 2.8 0Z'],
  E: [5.8, 'M5.8 0H0V10H5.8M0 4.9H5'],
  F: [5.6, 'M5.6 0H0V10M0 4.9H4.8'],
  G: [9.2, 'M8.4 1.4A5 5 0 1 0 9.2 7.4V5.3H5.8'],
  H: [7.2, 'M0 0V10M7.2 0V10M0 4.9H7.2'],
  I: [0, 'M0 0V10'],
  J: [4.4, 'M4.4 0V7.4A2.3 2.3 0 0 1 0 8.2'],
  K: [7, 'M0 0V10M6.6 0L0 6M2.4 3.9L7 10'],
  L: [5.4, 'M0 0V10H5.4'],
  M: [9.2, 'M0 10V0L4.6 7L9.2 0V10'],
  N: [7.4, 'M0 10V0L7.4 10V0'],
  O: [10, ROUND],
  P: [6.2, 'M0 10V0H3.5A2.7 2.7 0 0 1 3.5 5.4H0'],
  Q: [10, `${ROUND}M6.4 7L9.6 10.6`],
  R: [6.6, 'M0 10V0H3.5A2.7 2.7 0 0 1 3.5 5.4H0M3.2 5.4L6.6 10'],
  S: [
    6.2,
    'M5.9 1.7C5.2 .5 4.2 0 3.1 0C1.4 0 .3 1 .3 2.5C.3 5.6 6.2 4.2 6.2 7.4C6.2 9 4.9 10 3.1 10C1.7 10 .6 9.3 0 8',
  ],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1L9 10L12 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
  Y: [7.4, 'M0 0L3.7 5L7.4 0M3.7 5V10'],
  Z: [6.6, 'M.2 0H6.4L0 10H6.6'],
  Æ: [10.6, 'M0 10L4.8 0H10.6M1.6 6.6H5.4M5.4 0V10H10.6M5.4 4.9H10'],
  Ø: [10, `${ROUND}M1.4 10.6L8.6 -.6`],
  Å: [8, 'M0 10L4 0L8 10M1.4 6.6H6.6M4 -3.6A1.3 1.3 0 1 0 4 -1A1.3 1.3 0 1 0 4 -3.6Z'],
  '0': [7, 'M3.5 0C1.2 0 0 2 0 5S1.2 10 3.5 10S7 8 7 5S5.8 0 3.5 0Z'],
  '1': [2.6, 'M0 2L2.6 0V10'],
  '2': [6.2, 'M.2 2.4A2.9 2.9 0 0 1 6 2.8C6 5 1.4 7.4 0 10H6.2'],
  '3': [5.8, 'M.2 0H5.6L2.8 4A3 3 0 1 1 0 8.2'],
  '4': [6.8, 'M5 10V0L0 7H6.8'],
  '5': [6, 'M5.6 0H1.2L.6 4.4A3.2 3.2 0 1 1 0 8.4'],
  '6': [6.4, 'M5 0L1 5.2A3.2 3.2 0 1 0 3.2 3.8'],
  '7': [6, 'M0 0H6L2 10'],
  '8': [
    6,
    'M3 0A2.3 2.3 0 1 0 3 4.6A2.3 2.3 0 1 0 3 0ZM3 4.6A2.7 2.7 0 1 0 3 10A2.7 2.7 0 1 0 3 4.6Z',
  ],
  '9': [6.4, 'M1.4 10L5.4 4.8A3.2 3.2 0 1 0 3.2 6.2'],
  '©': [10, `${ROUND}M6.6 3.4A2.3 2.3 0 1 0 6.6 6.6`],
  '&': [
    7.6,
    'M7.6 10L1.6 3A1.9 1.9 0 1 1 4.6 3C3.6 4.4 0 5 0 7.6C0 9 1.2 10 2.8 10C5.2 10 6.6 8 7 5.6',
  ],
  '-': [3.6, 'M0 5.4H3.6'],
  '.': [0, 'M0 10V10'],
};

/** The height of a capital, in path units. */
export const CAPITAL_HEIGHT = 10;

/** A line of text as pen strokes, with its lower left corner at (0, 0). */
export interface StrokeText {
  width: number;
  /** The factor from path units to the units of the text. */
  scale: number;
  /** Thickness of the pen, in path units. */
  pen: number;
  /** SVG paths and their offsets, in path units. */
  letters: { path: string; x: number; y: number }[];
}

export interface StrokeStyle {
  /** Height of the capitals. */
  size: number;
  /** Extra space between letters, in capital heights. */
  tracking: number;
  /** Thickness of the pen, in capital heights. */
  weight: number;
}

const SPACE_WIDTH = 4.6;

/** Draws a text in capitals; a letter missing from the alphabet leaves a gap. */
export function strokeText(text: string, style: StrokeStyle): StrokeText {
  const scale = style.size / CAPITAL_HEIGHT;
  const gap = (style.tracking + style.weight) * CAPITAL_HEIGHT;
  const letters: StrokeText['letters'] = [];
  let place = (style.weight / 2) * CAPITAL_HEIGHT;
  for (const character of text.normalize('NFC').toUpperCase()) {
    const letter = ALPHABET[character];
    if (letter) letters.push({ path: letter[1], x: place, y: -CAPITAL_HEIGHT });
    place += (letter?.[0] ?? SPACE_WIDTH) + gap;
  }
  return {
    width: (place - gap + (style.weight / 2) * CAPITAL_HEIGHT) * scale,
    scale,
    pen: style.weight * CAPITAL_HEIGHT,
    letters,
  };
}
