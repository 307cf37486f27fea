import { at, clamp } from './maths.ts';
import type { Mask, Raster } from './raster.ts';

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

const PASSES = 3;

/** Blurs a picture; three box passes come close to a Gaussian of that radius. */
export function blurRaster(raster: Raster, radiusX: number, radiusY = radiusX): Raster {
  const plane = { width: raster.width, height: raster.height, channels: 3 };
  return { ...raster, data: blurPlane(raster.data, plane, [radiusX, radiusY]) };
}

/** Blurs a mask. */
export function blurMask(mask: Mask, radiusX: number, radiusY = radiusX): Mask {
  const plane = { width: mask.width, height: mask.height, channels: 1 };
  return { ...mask, data: blurPlane(mask.data, plane, [radiusX, radiusY]) };
}

function blurPlane(
  source: Float32Array,
  plane: Plane,
  [radiusX, radiusY]: readonly [number, number],
): Float32Array {
  const { width, height, channels } = plane;
  let from = Float32Array.from(source);
  let to = new Float32Array(source.length);
  for (let pass = 0; pass < PASSES * 2; pass += 1) {
    const across = pass % 2 === 0;
    const box = Math.round(across ? radiusX : radiusY);
    if (box < 1) continue;
    const line = across
      ? { count: height, length: width, step: channels, stride: width * channels }
      : { count: width, length: height, step: width * channels, stride: channels };
    for (let index = 0; index < line.count; index += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        blurLine(from, to, { ...line, start: index * line.stride + channel, box });
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

interface Line {
  readonly start: number;
  readonly length: number;
  readonly step: number;
  readonly box: number;
}

function blurLine(from: Float32Array, to: Float32Array, line: Line): void {
  const { start, length, step, box } = line;
  const last = length - 1;
  const weight = 1 / (box * 2 + 1);
  let sum = 0;
  for (let i = -box; i <= box; i += 1) sum += at(from, start + clamp(i, 0, last) * step);
  for (let i = 0; i < length; i += 1) {
    to[start + i * step] = sum * weight;
    const entering = i + box + 1 > last ? last : i + box + 1;
    const leaving = i - box < 0 ? 0 : i - box;
    sum += at(from, start + entering * step) - at(from, start + leaving * step);
  }
}
