import { at, clamp } from './numbers.ts';
import type { Raster } from './raster.ts';

const CHANNELS = 3;
const PASSES = 3;

/** Blurs a picture; three box passes come close to a Gaussian of that radius. */
export function blurRaster({ width, height, data }: Raster, radius: number): Raster {
  const box = Math.round(radius);
  if (box < 1) return { width, height, data };
  const row = width * CHANNELS;
  let from = Float32Array.from(data);
  let to = new Float32Array(data.length);
  for (let pass = 0; pass < PASSES * 2; pass += 1) {
    const line =
      pass % 2 === 0
        ? { count: height, length: width, step: CHANNELS, stride: row }
        : { count: width, length: height, step: row, stride: CHANNELS };
    for (let index = 0; index < line.count; index += 1) {
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        blurLine(from, to, { ...line, start: index * line.stride + channel, box });
      }
    }
    [from, to] = [to, from];
  }
  return { width, height, data: from };
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
