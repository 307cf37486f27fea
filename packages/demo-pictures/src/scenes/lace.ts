import { blurMask, blurRaster } from '../core/blur.ts';
import { hex, mix, scale } from '../core/colour.ts';
import type { Painter } from '../core/frame.ts';
import { defocus } from '../core/lens.ts';
import { at, clamp, smooth } from '../core/maths.ts';
import { createFbm, createNoise, type Field } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import {
  blendPixel,
  createMask,
  createRaster,
  fillMask,
  type Mask,
  shade,
} from '../core/raster.ts';

export interface LaceOptions {
  readonly back: readonly [string, string];
  readonly thread: string;
  /** Motifs across the picture. */
  readonly motifs: number;
}

/** Lace in slanting light over something dark, sharp only along a line. */
export function lace(options: LaceOptions): Painter {
  return (frame) => {
    const noise = createNoise(createRandom(frame.seed));
    const fbm = createFbm(noise, 4, 0.5);
    const { width, height } = frame;
    const folds: Field = (x, y) => fbm(x * 1.1 + y * 0.5, y * 0.7 - x * 0.3);
    const pattern = fillMask(createMask(frame), (x, y) => {
      const u = x / width;
      const v = y / width;
      const bend = folds(u * 1.6, v * 1.6) * 0.16;
      return motif((u + bend) * options.motifs, (v + bend * 0.7) * options.motifs, noise);
    });
    const raised = blurMask(pattern, width / 900);
    const shadow = blurMask(pattern, width / 130);
    const raster = createRaster(frame);
    const [from, to] = [hex(options.back[0]), hex(options.back[1])];
    const thread = hex(options.thread);
    shade(raster, (x, y) =>
      mix(from, to, clamp(x / width / 2 + y / height / 2 + folds(x / width, y / width) * 0.5)),
    );
    for (let y = 0, index = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, index += 1) {
        const fall = sampleMask(shadow, x - width / 90, y - width / 70);
        blendPixel(raster, index, { colour: [0.01, 0.009, 0.012], cover: fall * 0.72 });
        const slope = sampleMask(raised, x - 2, y - 2) - sampleMask(raised, x + 2, y + 2);
        const fold =
          0.72 +
          (folds((x / width) * 1.6, (y / width) * 1.6) -
            folds((x / width) * 1.6 + 0.05, (y / width) * 1.6 + 0.05)) *
            4.2;
        const weave = 0.9 + noise(x * 0.7, y * 0.7) * 0.14;
        const light = clamp((0.62 - slope * 1.1) * weave * fold, 0.04, 1.5);
        blendPixel(raster, index, { colour: scale(thread, light), cover: at(pattern.data, index) });
      }
    }
    const blur = fillMask(createMask(frame), (x, y) => {
      const away = Math.abs(y / height - 0.52 + (x / width - 0.5) * 0.22);
      return smooth(0.06, 0.6, away);
    });
    return blurRaster(defocus(raster, blur, width / 60), width / 2400);
  };
}

function sampleMask({ data, width, height }: Mask, x: number, y: number): number {
  const px = clamp(Math.round(x), 0, width - 1);
  const py = clamp(Math.round(y), 0, height - 1);
  return at(data, py * width + px);
}

/** Net with flowers worked into it: a large flower in every cell, small ones between them. */
function motif(u: number, v: number, noise: Field): number {
  const row = Math.floor(v);
  const shifted = u + (row % 2) * 0.5;
  const large = flower(shifted - Math.floor(shifted) - 0.5, v - row - 0.5, {
    size: 0.42,
    petals: 8,
  });
  const between = u + ((row + 1) % 2) * 0.5;
  const small = flower(between - Math.floor(between) - 0.5, v - Math.round(v), {
    size: 0.2,
    petals: 6,
  });
  const mesh = net(u * 13, v * 13);
  const frayed = noise(u * 90, v * 90) * 0.12;
  return clamp(Math.max(large + frayed * large, small + frayed * small, mesh * 0.75));
}

function flower(x: number, y: number, { size, petals }: { size: number; petals: number }): number {
  const away = Math.hypot(x, y) / size;
  if (away > 1.1) return 0;
  const angle = Math.atan2(y, x);
  const lobe = 0.8 + 0.2 * Math.abs(Math.cos((angle * petals) / 2));
  const t = away / lobe;
  const line = (place: number, wide: number): number =>
    smooth(wide, wide * 0.55, Math.abs(t - place));
  const spokes =
    smooth(0.82, 0.93, Math.abs(Math.cos((angle * petals) / 2))) *
    smooth(0.18, 0.22, t) *
    smooth(0.94, 0.9, t);
  const filled =
    smooth(0.42, 0.5, t) *
    smooth(0.86, 0.8, t) *
    smooth(0.35, 0.6, Math.abs(Math.sin((angle * petals) / 2)) * (1 - Math.abs(t - 0.64)));
  const eyelets = line(0.3, 0.05) * smooth(-0.2, 0.4, Math.cos(angle * petals * 1.5));
  return clamp(Math.max(line(0.94, 0.06), line(0.18, 0.05), spokes, filled, eyelets));
}

function net(x: number, y: number): number {
  const a = Math.abs(Math.sin((x + y) * 1.9));
  const b = Math.abs(Math.sin((x - y) * 1.9));
  return Math.max(smooth(0.16, 0.05, a), smooth(0.16, 0.05, b));
}
