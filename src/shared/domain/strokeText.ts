import { ALPHABET, CAPITAL_HEIGHT } from './alphabet.ts';

/** A line of text as pen strokes, its lower left corner at (0, 0). */
export interface StrokeText {
  width: number;
  /** From the units of the paths to those of the text. */
  scale: number;
  /** Thickness of the pen in the units of the paths. */
  pen: number;
  /** SVG paths, each to be moved to its place: all in units of the paths. */
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

/** Sets a text in capitals; a letter that the alphabet lacks leaves a gap. */
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
