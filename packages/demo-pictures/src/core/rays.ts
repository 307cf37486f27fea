import { blurMask } from './blur.ts';
import { type Rgb, scale } from './colour.ts';
import { at, smooth } from './maths.ts';
import { addPixel, createMask, type Mask, type Raster } from './raster.ts';

export interface RayPlan {
  /** Position of the sun, 0–1 in both directions. */
  readonly sun: readonly [number, number];
  readonly light: Rgb;
}

const SHRINK = 4;
const STEPS = 48;

/** Shafts of light: what is open around the sun shines through the haze away from it. */
export function addRays(raster: Raster, open: Mask, plan: RayPlan): void {
  const small = createMask({
    width: Math.ceil(raster.width / SHRINK) + 1,
    height: Math.ceil(raster.height / SHRINK) + 1,
  });
  const rays = createMask(small);
  const sunX = plan.sun[0] * small.width;
  const sunY = plan.sun[1] * small.height;
  const reach = small.width * 0.3;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const sourceX = Math.min(raster.width - 1, x * SHRINK);
      const sourceY = Math.min(raster.height - 1, y * SHRINK);
      const gap = at(open.data, sourceY * raster.width + sourceX);
      const near = Math.exp(-Math.hypot(x - sunX, y - sunY) / reach);
      small.data[y * small.width + x] = smooth(0.3, 1, gap) * near;
    }
  }
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let step = 0; step < STEPS; step += 1) {
        const t = (step / STEPS) * 0.92;
        const px = Math.round(x + (sunX - x) * t);
        const py = Math.round(y + (sunY - y) * t);
        const inside = px >= 0 && py >= 0 && px < small.width && py < small.height;
        if (inside) sum += at(small.data, py * small.width + px);
      }
      rays.data[y * small.width + x] = sum / STEPS;
    }
  }
  const soft = blurMask(rays, 1);
  for (let y = 0, index = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1, index += 1) {
      addPixel(raster, index, scale(plan.light, sampleMask(soft, x / SHRINK, y / SHRINK)));
    }
  }
}

function sampleMask({ data, width }: Mask, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const start = top * width + left;
  const upper = at(data, start) + (at(data, start + 1) - at(data, start)) * (x - left);
  const below = start + width;
  const lower = at(data, below) + (at(data, below + 1) - at(data, below)) * (x - left);
  return upper + (lower - upper) * (y - top);
}
