import { boxMean } from './denoise.ts';
import { at } from './numbers.ts';
import type { Raster } from './raster.ts';
import type { Render } from './exr.ts';

/** The lens of a scene that has a depth of field: lengths in millimetres, the focus in metres. */
export interface Lens {
  readonly focalLength: number;
  readonly fstop: number;
  readonly focus: number;
  readonly sensor: number;
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const STEPS = [1, 2, 4, 8] as const;
// The blur of a pass is hidden in a point of light that is at least so many times as large as its step.
const HIDDEN_IN = 4;

/**
 * Smooths what is out of focus, where few samples leave the most noise: there is no detail finer than
 * the disc into which the lens spreads a point. What is in focus stays as it is.
 */
export function smoothDefocus(light: Raster, render: Render, lens: Lens): Raster {
  const { width, height } = light;
  const depth = render.channels.get('Depth.Z');
  if (!depth) throw new Error('The render has no depth.');
  const discs = discSizes(depth, light, lens);
  let { data } = light;
  for (const step of STEPS) data = smoothPass(data, discs, { width, height, step });
  return { width, height, data };
}

/** The diameter in pixels of the disc that the lens makes of a point, for each pixel. */
function discSizes(
  depth: Float32Array,
  { width, height }: Raster,
  { focalLength, fstop, focus, sensor }: Lens,
): Float32Array {
  const scale =
    ((focalLength / fstop) *
      (focalLength / (focus * 1000 - focalLength)) *
      Math.max(width, height)) /
    sensor;
  const sizes = depth.map((distance) => (Math.abs(distance - focus) / distance) * scale);
  // One pixel's depth is that of a single ray: the mean of its neighbours is steadier.
  const steady = boxMean(sizes, width, height);
  return sizes.map((size, i) => Math.min(size, at(steady, i)));
}

interface Pass {
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

function smoothPass(
  data: Float32Array,
  discs: Float32Array,
  { width, height, step }: Pass,
): Float32Array {
  const result = data.slice();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const disc = at(discs, i);
      if (disc < HIDDEN_IN * step) continue;
      let [red, green, blue, total] = [0, 0, 0, 0];
      for (let ky = -2; ky <= 2; ky += 1) {
        const py = y + ky * step;
        if (py < 0 || py >= height) continue;
        for (let kx = -2; kx <= 2; kx += 1) {
          const px = x + kx * step;
          const j = py * width + px;
          if (px < 0 || px >= width || at(discs, j) < disc / 2) continue;
          const weight = (KERNEL[kx + 2] ?? 0) * (KERNEL[ky + 2] ?? 0);
          red += at(data, j * 3) * weight;
          green += at(data, j * 3 + 1) * weight;
          blue += at(data, j * 3 + 2) * weight;
          total += weight;
        }
      }
      result[i * 3] = red / total;
      result[i * 3 + 1] = green / total;
      result[i * 3 + 2] = blue / total;
    }
  }
  return result;
}
