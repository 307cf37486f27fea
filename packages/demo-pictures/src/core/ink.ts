import sharp from 'sharp';
import { blurMask } from './blur.ts';
import { smooth } from './maths.ts';
import { createMask, type Mask, type Size } from './raster.ts';

/** Draws SVG shapes (white on nothing) as a mask. `box` is the drawing's own coordinate system. */
export async function inkMask(
  size: Size,
  shapes: string,
  box: readonly [number, number, number, number] = [0, 0, size.width, size.height],
): Promise<Mask> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}" viewBox="${box.join(' ')}" preserveAspectRatio="none" fill="#fff" stroke="#fff" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...size, data: Float32Array.from(data, (value) => value / 255) };
}

/** Melts joints together: what was drawn as sticks and discs becomes one soft body. */
export function meltMask(mask: Mask, radius: number): Mask {
  const soft = blurMask(mask, radius);
  const result = createMask(mask);
  for (let i = 0; i < result.data.length; i += 1) {
    result.data[i] = smooth(0.34, 0.66, soft.data[i] ?? 0);
  }
  return result;
}

/** A polyline as an SVG path, drawn as a stroke. */
export function stroke(points: readonly (readonly [number, number])[], width: number): string {
  const path = points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L');
  return `<path d="M${path}" fill="none" stroke-width="${width.toFixed(4)}"/>`;
}

/** A closed polygon as an SVG path. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `<path d="M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z"/>`;
}

type Point = readonly [number, number];

/** A closed curve through points (Catmull-Rom, written as cubic Béziers). */
export function outline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map((value) => value.toFixed(4)).join(' ')}`;
  });
  return `<path d="M${String(startX)} ${String(startY)}${curves.join('')}Z"/>`;
}
