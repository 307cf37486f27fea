import { at } from './numbers.ts';
import type { Raster } from './raster.ts';
import type { Render } from './exr.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const PASSES = 4;
// Noise that stays, so that surfaces keep some life.
const KEPT = 0.15;
const LEAST_ALBEDO = 0.03;

/**
 * Removes the noise of few samples: light is divided by the colour of the surface, averaged over
 * neighbours that have the same colour and face the same way (edge-avoiding à trous wavelets), and
 * multiplied again, so that texture stays as sharp as it was rendered.
 */
export function denoise({ width, height, channels }: Render, strength: number): Raster {
  const plane = (name: string): Float32Array => {
    const found = channels.get(name);
    if (!found) throw new Error(`The render has no channel ${name}.`);
    return found;
  };
  const colour = ['R', 'G', 'B'].map((c) => plane(`Combined.${c}`)) as Triple;
  const size = width * height;
  const data = new Float32Array(size * 3);
  if (strength === 0) {
    for (let i = 0; i < size; i += 1) {
      for (let c = 0; c < 3; c += 1) data[i * 3 + c] = at(colour[c] ?? colour[0], i);
    }
    return { width, height, data };
  }
  const albedo = ['R', 'G', 'B'].map((c) => plane(`Denoising Albedo.${c}`)) as Triple;
  const normal = ['X', 'Y', 'Z'].map((c) => plane(`Denoising Normal.${c}`)) as Triple;
  for (let i = 0; i < size; i += 1) {
    for (const c of albedo) c[i] = Math.max(LEAST_ALBEDO, at(c, i));
  }
  const light = colour.map((c, k) =>
    c.map((value, i) => value / at(albedo[k] ?? albedo[0], i)),
  ) as Triple;
  limitFireflies(light, width, height);
  let smooth = light;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const tolerance = (strength * 0.7) / 1.7 ** pass;
    smooth = waveletPass(smooth, { albedo, normal }, { width, height, step: 2 ** pass, tolerance });
  }
  for (let i = 0; i < size; i += 1) {
    for (let c = 0; c < 3; c += 1) {
      const kept = at(smooth[c] ?? smooth[0], i) * (1 - KEPT) + at(light[c] ?? light[0], i) * KEPT;
      data[i * 3 + c] = kept * at(albedo[c] ?? albedo[0], i);
    }
  }
  return { width, height, data };
}

type Triple = [Float32Array, Float32Array, Float32Array];

/** No pixel may be much brighter than its second-brightest neighbour. */
function limitFireflies(light: Triple, width: number, height: number): void {
  const sum = light[0].map((value, i) => value + at(light[1], i) + at(light[2], i));
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      let [first, second] = [0, 0];
      for (let n = 0; n < 9; n += 1) {
        if (n === 4) continue;
        const value = at(sum, i + (Math.floor(n / 3) - 1) * width + (n % 3) - 1);
        if (value > first) [first, second] = [value, first];
        else if (value > second) second = value;
      }
      const limit = second * 1.15 + 0.001;
      if (at(sum, i) > limit) for (const c of light) c[i] = (at(c, i) * limit) / at(sum, i);
    }
  }
}

/** The mean of each value and its eight neighbours. */
export function boxMean(values: Float32Array, width: number, height: number): Float32Array {
  const result = values.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, i = y * width + 1; x < width - 1; x += 1, i += 1) {
      let sum = 0;
      for (const row of [i - width, i, i + width]) {
        sum += at(values, row - 1) + at(values, row) + at(values, row + 1);
      }
      result[i] = sum / 9;
    }
  }
  return result;
}

interface Surfaces {
  readonly albedo: Triple;
  readonly normal: Triple;
}

interface Pass {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly tolerance: number;
}

function waveletPass(
  light: Triple,
  { albedo, normal }: Surfaces,
  { width, height, step, tolerance }: Pass,
): Triple {
  const [r, g, b] = light;
  const [ar, ag, ab] = albedo;
  const [nx, ny, nz] = normal;
  const result = [r.slice(), g.slice(), b.slice()] as Triple;
  const sum = r.map((value, i) => value + at(g, i) + at(b, i));
  // Neighbours are compared by the mean of nine pixels: a single one is too noisy in half-shadow.
  const bright = boxMean(sum, width, height).map((value) => Math.log(0.02 + value));
  const byLight = 1 / (tolerance * tolerance);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      let [sr, sg, sb, total] = [0, 0, 0, 0];
      for (let ky = -2; ky <= 2; ky += 1) {
        const py = y + ky * step;
        if (py < 0 || py >= height) continue;
        for (let kx = -2; kx <= 2; kx += 1) {
          const px = x + kx * step;
          if (px < 0 || px >= width) continue;
          const j = py * width + px;
          const dl = at(bright, j) - at(bright, i);
          const dr = at(ar, j) - at(ar, i);
          const dg = at(ag, j) - at(ag, i);
          const db = at(ab, j) - at(ab, i);
          const da = (dr * dr + dg * dg + db * db) / (0.002 + 0.05 * at(ag, i) * at(ag, i));
          const dx = at(nx, j) - at(nx, i);
          const dy = at(ny, j) - at(ny, i);
          const dz = at(nz, j) - at(nz, i);
          const away = 1 + dl * dl * byLight + da + (dx * dx + dy * dy + dz * dz) * 12;
          const weight = ((KERNEL[kx + 2] ?? 0) * (KERNEL[ky + 2] ?? 0)) / (away * away);
          sr += at(r, j) * weight;
          sg += at(g, j) * weight;
          sb += at(b, j) * weight;
          total += weight;
        }
      }
      result[0][i] = sr / total;
      result[1][i] = sg / total;
      result[2][i] = sb / total;
    }
  }
  return result;
}
