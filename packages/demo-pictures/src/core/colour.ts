import { clamp } from './maths.ts';

/** A colour in linear light; values above 1 are brighter than paper white. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour ramp: positions in rising order with their colours. */
export type Ramp = readonly (readonly [position: number, colour: Rgb])[];

/** Decodes one sRGB channel (0–1) to linear light. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Encodes one linear channel to sRGB (0–1). */
export function toSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Reads '#rrggbb' as linear light. */
export function hex(code: string): Rgb {
  const channel = (start: number): number =>
    toLinear(Number.parseInt(code.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Mixes two colours; `t` 0 gives the first. */
export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
}

/** Multiplies a colour by a number: more or less light. */
export function scale(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

/** Adds light to light. */
export function add(one: Rgb, other: Rgb): Rgb {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** Filters light through a colour. */
export function tint(light: Rgb, filter: Rgb): Rgb {
  return [light[0] * filter[0], light[1] * filter[1], light[2] * filter[2]];
}

const BLACK: Rgb = [0, 0, 0];

/** The colour of a ramp at a position. */
export function sampleRamp(ramp: Ramp, position: number): Rgb {
  let [previousPosition, previous] = ramp[0] ?? [0, BLACK];
  for (const [nextPosition, next] of ramp) {
    if (position < nextPosition) {
      const span = Math.max(1e-6, nextPosition - previousPosition);
      return mix(previous, next, clamp((position - previousPosition) / span));
    }
    previousPosition = nextPosition;
    previous = next;
  }
  return previous;
}

/** Builds an evenly spaced ramp out of '#rrggbb' codes. */
export function ramp(...codes: readonly string[]): Ramp {
  return codes.map((code, index) => [index / Math.max(1, codes.length - 1), hex(code)] as const);
}
