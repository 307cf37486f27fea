import { readFileSync } from 'node:fs';
import { at } from './numbers.ts';

/** The channels of a render by name, such as "Combined.R"; half floats are widened. */
export interface Render {
  readonly width: number;
  readonly height: number;
  readonly channels: ReadonlyMap<string, Float32Array>;
}

const HALF = 1;
const HALVES = Float32Array.from({ length: 65536 }, (_, bits) => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return 0;
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

/** Reads an OpenEXR file of uncompressed scan lines, as Blender writes it with the codec "none". */
export function readExr(path: string): Render {
  const file = readFileSync(path);
  let position = 8;
  const text = (): string => {
    const end = file.indexOf(0, position);
    const value = file.toString('latin1', position, end);
    position = end + 1;
    return value;
  };
  const kinds: { name: string; kind: number }[] = [];
  let [width, height] = [0, 0];
  for (let name = text(); name !== ''; name = text()) {
    text();
    const size = file.readInt32LE(position);
    position += 4;
    const end = position + size;
    if (name === 'dataWindow') {
      width = file.readInt32LE(position + 8) + 1;
      height = file.readInt32LE(position + 12) + 1;
    }
    if (name === 'channels') {
      for (let channel = text(); channel !== ''; channel = text()) {
        kinds.push({ name: channel.replace(/^ViewLayer\./, ''), kind: file.readInt32LE(position) });
        position += 16;
      }
    }
    position = end;
  }
  position += height * 8;
  const planes = kinds.map(() => new Float32Array(width * height));
  for (let line = 0; line < height; line += 1) {
    const start = file.readInt32LE(position) * width;
    position += 8;
    kinds.forEach(({ kind }, index) => {
      const plane = planes[index];
      const bytes = kind === HALF ? 2 : 4;
      for (let x = 0; x < width && plane; x += 1) {
        const place = position + x * bytes;
        plane[start + x] =
          kind === HALF ? at(HALVES, file.readUInt16LE(place)) : file.readFloatLE(place);
      }
      position += width * bytes;
    });
  }
  return {
    width,
    height,
    channels: new Map(kinds.map(({ name }, k) => [name, planes[k] ?? new Float32Array()])),
  };
}
