import { ALPHABET, CAPITAL_HEIGHT } from './alphabet.ts';

/** A line of text as pen strokes, its lower left corner at (0, 0). */
export interface StrokeText {
  readonly width: number;
  /** SVG paths without colour: the caller sets stroke and its width. */
  readonly paths: string;
}

export interface StrokeStyle {
  /** Height of the capitals. */
  readonly size: number;
  /** Extra space between letters, in capital heights. */
  readonly tracking: number;
  /** Thickness of the pen, in capital heights. */
  readonly weight: number;
}

const SPACE_WIDTH = 4.6;

/** Sets a text in capitals; a letter that the alphabet lacks leaves a gap. */
export function strokeText(text: string, style: StrokeStyle): StrokeText {
  const scale = style.size / CAPITAL_HEIGHT;
  const gap = (style.tracking + style.weight) * CAPITAL_HEIGHT;
  let pen = (style.weight / 2) * CAPITAL_HEIGHT;
  const paths: string[] = [];
  for (const character of text.normalize('NFC').toUpperCase()) {
    const letter = ALPHABET[character];
    if (letter) paths.push(`<path transform="translate(${pen.toFixed(2)} -10)" d="${letter[1]}"/>`);
    pen += (letter?.[0] ?? SPACE_WIDTH) + gap;
  }
  const width = (pen - gap + (style.weight / 2) * CAPITAL_HEIGHT) * scale;
  const pens = `fill="none" stroke-width="${(style.weight * CAPITAL_HEIGHT).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`;
  return {
    width,
    paths: `<g transform="scale(${scale.toFixed(4)})" ${pens}>${paths.join('')}</g>`,
  };
}
