import type { Size } from '../base/geometry.ts';
import { ANY_PICTURE_TONE, tones, type HeroTones, type Tone } from './schema.ts';

/** Red, green and blue. */
type Colour = readonly [number, number, number];

/** The colours of `hero.css`. */
const colours: Record<string, { words: Colour; shade: Colour }> = {
  white: { words: [255, 255, 255], shade: [12, 11, 10] },
  ink: { words: [27, 26, 24], shade: [250, 248, 245] },
};

/** The least contrast that WCAG allows between words and their ground. */
const CONTRAST_MIN = 4.5;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function isReadable(tone: Tone, [red, green, blue]: Colour): boolean {
  const [name = '', percent] = tone.split('-');
  const { words, shade } = colours[name] ?? { words: [0, 0, 0], shade: [0, 0, 0] };
  const density = Number(percent) / 100;
  const below = (part: number, shaded: number) => part * (1 - density) + shaded * density;
  const ground = [below(red, shade[0]), below(green, shade[1]), below(blue, shade[2])] as const;
  const [dark = 0, light = 0] = [luminance(words), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= CONTRAST_MIN;
}

/** A picture of this width is measured: each of its spots is about as large as a letter. */
export const MEASURED_WIDTH_PX = 64;

interface Spots extends Size {
  /** Four values a spot: red, green, blue and opacity. */
  data: ArrayLike<number>;
}

/** Shares of a picture's width and height. */
interface Part {
  right: number;
  top: number;
  bottom: number;
}

/** The parts of the picture below header and words, on a wide screen and on a phone together: they cut it differently. */
const HEADER: Part = { right: 1, top: 0, bottom: 0.25 };
const WORDS: Part = { right: 0.65, top: 0.5, bottom: 1 };

/** The quietest tone that can be read on every spot of a part. */
function toneOn({ width, height, data }: Spots, { right, top, bottom }: Part): Tone {
  const spots: Colour[] = [];
  for (let y = Math.floor(height * top); y < height * bottom; y += 1) {
    for (let x = 0; x < width * right; x += 1) {
      const at = 4 * (y * width + x);
      spots.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  }
  return tones.find((tone) => spots.every((spot) => isReadable(tone, spot))) ?? ANY_PICTURE_TONE;
}

/** Returns the colour and shade of header and words on a picture of the front page. */
export function tonesOn(picture: Spots): HeroTones {
  return { headerTone: toneOn(picture, HEADER), wordsTone: toneOn(picture, WORDS) };
}
