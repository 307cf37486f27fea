import { at } from './maths.ts';
import type { Rgb } from './colour.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture in linear light, three interleaved channels. */
export interface Raster extends Size {
  readonly data: Float32Array;
}

/** Coverage, brightness or depth: one channel. */
export interface Mask extends Size {
  readonly data: Float32Array;
}

export function createRaster({ width, height }: Size): Raster {
  return { width, height, data: new Float32Array(width * height * 3) };
}

export function createMask({ width, height }: Size): Mask {
  return { width, height, data: new Float32Array(width * height) };
}

export function readPixel(raster: Raster, index: number): Rgb {
  const start = index * 3;
  return [at(raster.data, start), at(raster.data, start + 1), at(raster.data, start + 2)];
}

export function writePixel(raster: Raster, index: number, colour: Rgb): void {
  const start = index * 3;
  raster.data[start] = colour[0];
  raster.data[start + 1] = colour[1];
  raster.data[start + 2] = colour[2];
}

export function addPixel(raster: Raster, index: number, light: Rgb): void {
  const { data } = raster;
  const start = index * 3;
  data[start] = at(data, start) + light[0];
  data[start + 1] = at(data, start + 1) + light[1];
  data[start + 2] = at(data, start + 2) + light[2];
}

/** Lays a colour over a pixel with coverage 0–1. */
export function blendPixel(raster: Raster, index: number, { colour, cover }: Paint): void {
  const { data } = raster;
  const start = index * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const below = at(data, start + channel);
    data[start + channel] = below + ((colour[channel] ?? 0) - below) * cover;
  }
}

export interface Paint {
  readonly colour: Rgb;
  readonly cover: number;
}

/** Computes every pixel from its position. */
export function shade(raster: Raster, shader: (x: number, y: number) => Rgb): void {
  for (let y = 0, index = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1, index += 1) {
      writePixel(raster, index, shader(x, y));
    }
  }
}

/** Computes every value of a mask from its position. */
export function fillMask(mask: Mask, field: (x: number, y: number) => number): Mask {
  for (let y = 0, index = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1, index += 1) {
      mask.data[index] = field(x, y);
    }
  }
  return mask;
}

/** Lays a colour, or what a shader says, over a picture where a mask covers it. */
export function paintThrough(
  raster: Raster,
  mask: Mask,
  colour: Rgb | ((x: number, y: number) => Rgb),
): void {
  const at2 = typeof colour === 'function' ? colour : (): Rgb => colour;
  for (let y = 0, index = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1, index += 1) {
      const cover = at(mask.data, index);
      if (cover > 0.002) {
        blendPixel(raster, index, { colour: at2(x, y), cover: Math.min(1, cover) });
      }
    }
  }
}

/** Reads a picture between its pixels, edges repeated. */
export function sampleRaster(raster: Raster, x: number, y: number): Rgb {
  const { width, height, data } = raster;
  const px = Math.min(width - 1.001, Math.max(0, x));
  const py = Math.min(height - 1.001, Math.max(0, y));
  const left = Math.floor(px);
  const top = Math.floor(py);
  const u = px - left;
  const v = py - top;
  const start = (top * width + left) * 3;
  const below = start + width * 3;
  const channel = (offset: number): number => {
    const upper = at(data, start + offset) * (1 - u) + at(data, start + offset + 3) * u;
    const lower = at(data, below + offset) * (1 - u) + at(data, below + offset + 3) * u;
    return upper * (1 - v) + lower * v;
  };
  return [channel(0), channel(1), channel(2)];
}
