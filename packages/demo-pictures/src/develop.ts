import { blurRaster } from './blur.ts';
import { at, clamp, createRandom, smooth } from './numbers.ts';
import { bilinear, createRaster, type Raster, samplePosition, type Size } from './raster.ts';

/** The settings with which a picture is developed. */
export interface Look {
  /** Multiplies the light before the film sees it. */
  readonly exposure: number;
  /** 0 for black and white. */
  readonly saturation: number;
  /** The pull on the middle tones, apart from each other: 0 leaves the film's curve as it is. */
  readonly contrast: number;
  /** Glow around what is brighter than white. */
  readonly bloom: number;
  readonly vignette: number;
  /** Added to dark tones and to light tones, in display values. */
  readonly shadows: readonly [number, number, number];
  readonly highlights: readonly [number, number, number];
  /** The amount by which black is lifted, as on matte paper. */
  readonly fade: number;
}

/** Eight-bit sRGB, three interleaved channels. */
export interface Print extends Size {
  readonly data: Uint8Array;
}

const CURVE_SIZE = 4096;
const CURVE_MAX = 12;
// The curve counts this as white: a camera clips highlights sooner than film does.
const WHITE = 0.93;
const DITHER_SEED = 90_210;

/** Turns light into a print: glow, vignette, film curve, split toning. */
export function develop(raster: Raster, look: Look): Print {
  const glowing = look.bloom > 0 ? addBloom(raster, look) : raster;
  const curve = filmCurve();
  const { width, height, data } = glowing;
  const print = new Uint8Array(width * height * 3);
  const random = createRandom(DITHER_SEED);
  const reach = Math.hypot(width, height) / 2;
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 3) {
      const away = Math.hypot(x - width / 2, y - height / 2) / reach;
      const light = look.exposure * (1 - look.vignette * smooth(0.3, 1.15, away));
      const red = expose(curve, at(data, index) * light);
      const green = expose(curve, at(data, index + 1) * light);
      const blue = expose(curve, at(data, index + 2) * light);
      const grey = red * 0.3 + green * 0.59 + blue * 0.11;
      const dark = (1 - grey) * (1 - grey);
      const bright = grey * grey;
      const dither = random() - 0.5;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = channel === 0 ? red : channel === 1 ? green : blue;
        const toned =
          grey +
          (value - grey) * look.saturation +
          (look.shadows[channel] ?? 0) * dark +
          (look.highlights[channel] ?? 0) * bright;
        const graded = toned + (smooth(0, 1, toned) - toned) * look.contrast;
        const lifted = look.fade + graded * (1 - look.fade);
        print[index + channel] = clamp(Math.round(lifted * 255 + dither), 0, 255);
      }
    }
  }
  return { width, height, data: print };
}

/** A table from the square root of light to display values, with a soft shoulder that ends in clipped white. */
function filmCurve(): Float32Array {
  const curve = new Float32Array(CURVE_SIZE + 1);
  for (let i = 0; i <= CURVE_SIZE; i += 1) {
    const root = (i / CURVE_SIZE) * Math.sqrt(CURVE_MAX);
    const light = root * root;
    const film = (light * (2.2 * light + 0.03)) / (light * (2.12 * light + 0.72) + 0.14);
    curve[i] = toSrgb(clamp(film / WHITE));
  }
  return curve;
}

/** Encodes one linear channel to sRGB (0–1). */
function toSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function expose(curve: Float32Array, light: number): number {
  const root = Math.sqrt(clamp(light, 0, CURVE_MAX) / CURVE_MAX) * CURVE_SIZE;
  const index = Math.floor(root);
  const low = at(curve, index);
  return low + (at(curve, Math.min(CURVE_SIZE, index + 1)) - low) * (root - index);
}

/** Light that spills over in lens and film: two blurs at a quarter of the size. */
function addBloom(raster: Raster, look: Look): Raster {
  const quarter = createRaster({
    width: Math.ceil(raster.width / 4),
    height: Math.ceil(raster.height / 4),
  });
  for (let y = 0, index = 0; y < quarter.height; y += 1) {
    for (let x = 0; x < quarter.width; x += 1, index += 3) {
      const source =
        (Math.min(raster.height - 1, y * 4 + 2) * raster.width +
          Math.min(raster.width - 1, x * 4 + 2)) *
        3;
      for (let channel = 0; channel < 3; channel += 1) {
        const light = at(raster.data, source + channel) * look.exposure;
        quarter.data[index + channel] = Math.min(6, light);
      }
    }
  }
  const near = blurRaster(quarter, quarter.width / 90);
  const far = blurRaster(quarter, quarter.width / 16);
  const result = createRaster(raster);
  const gain = look.bloom / look.exposure;
  for (let y = 0, index = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1, index += 3) {
      const spot = samplePosition(quarter, x / 4 - 0.375, y / 4 - 0.375);
      for (let channel = 0; channel < 3; channel += 1) {
        const glow = bilinear(near, spot, channel) * 0.45 + bilinear(far, spot, channel) * 0.55;
        const light = at(raster.data, index + channel);
        result.data[index + channel] = light * (1 - look.bloom * 0.6) + glow * gain;
      }
    }
  }
  return result;
}
