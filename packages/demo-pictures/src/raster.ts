import { at, clamp } from './numbers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture in linear light, three interleaved channels. */
export interface Raster extends Size {
  readonly data: Float32Array;
}

export function createRaster({ width, height }: Size): Raster {
  return { width, height, data: new Float32Array(width * height * 3) };
}

interface Spot {
  readonly start: number;
  readonly u: number;
  readonly v: number;
}

export function samplePosition({ width, height }: Size, x: number, y: number): Spot {
  const px = clamp(x, 0, width - 1.001);
  const py = clamp(y, 0, height - 1.001);
  const left = Math.floor(px);
  const top = Math.floor(py);
  return { start: (top * width + left) * 3, u: px - left, v: py - top };
}

export function bilinear({ data, width }: Raster, { start, u, v }: Spot, channel: number): number {
  const index = start + channel;
  const below = index + width * 3;
  const upper = at(data, index) * (1 - u) + at(data, index + 3) * u;
  const lower = at(data, below) * (1 - u) + at(data, below + 3) * u;
  return upper * (1 - v) + lower * v;
}
