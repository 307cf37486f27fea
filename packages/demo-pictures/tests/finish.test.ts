import sharp from 'sharp';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smoothDefocus } from '../src/defocus.ts';
import { denoise } from '../src/denoise.ts';
import { develop, type Look } from '../src/develop.ts';
import { readExr } from '../src/exr.ts';
import { withGrain } from '../src/grain.ts';
import { at, createRandom } from '../src/numbers.ts';
import { throughLens } from '../src/optics.ts';
import { exrFile } from './exrFile.ts';

const WIDTH = 48;
const HEIGHT = 32;
const COMMAND = join(import.meta.dirname, '../src/finish.ts');
const PLAIN: Look = {
  exposure: 1,
  saturation: 1,
  contrast: 0,
  bloom: 0,
  vignette: 0,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
  fade: 0,
};

let folder: string;
let render: string;

/** A render of a dark and a light half with the noise of few samples. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  render = join(folder, 'render.exr');
  const random = createRandom(1);
  const noise = Array.from({ length: WIDTH * HEIGHT }, () => 0.7 + 0.6 * random());
  const surfaceAt = (x: number) => (x < WIDTH / 2 ? 0.2 : 0.6);
  const file = exrFile(WIDTH, HEIGHT, (x, y) => {
    const surface = surfaceAt(x);
    const light = surface * at(noise, y * WIDTH + x);
    return { light: [light, light, light], surface: [surface, surface, surface] };
  });
  writeFileSync(render, file);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Mean and spread of the red light in some columns. */
function lightOf(data: Float32Array, from: number, to: number): { mean: number; spread: number } {
  const values = Array.from(data)
    .filter((_, i) => i % 3 === 0)
    .filter((_, i) => i % WIDTH >= from && i % WIDTH < to);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(square) };
}

describe('the noise of few samples', () => {
  test('is removed, and the border between two surfaces stays where it was', () => {
    const noisy = denoise(readExr(render), 0);
    const clean = denoise(readExr(render), 1);
    const before = lightOf(noisy.data, 0, WIDTH / 2);
    const dark = lightOf(clean.data, 0, WIDTH / 2);
    expect(dark.spread).toBeLessThan(before.spread / 3);
    expect(dark.mean).toBeCloseTo(0.2, 1);
    expect(lightOf(clean.data, WIDTH / 2 - 1, WIDTH / 2).mean).toBeLessThan(0.25);
    expect(lightOf(clean.data, WIDTH / 2, WIDTH / 2 + 1).mean).toBeGreaterThan(0.5);
  });
});

describe('a print', () => {
  const evenly = (light: number) => ({
    width: WIDTH,
    height: HEIGHT,
    data: new Float32Array(WIDTH * HEIGHT * 3).fill(light),
  });
  const toneOf = (light: number, look: Partial<Look> = {}) =>
    at(develop(evenly(light), { ...PLAIN, ...look }).data, (HEIGHT / 2) * WIDTH * 3 + WIDTH);

  test('is lighter where there was more light, up to white', () => {
    const tones = [0, 0.05, 0.2, 0.6, 2, 12].map((light) => toneOf(light));
    expect(tones).toEqual(tones.toSorted((one, other) => one - other));
    expect(tones[0]).toBeLessThan(10);
    expect(tones.at(-1)).toBeGreaterThan(245);
  });

  test('is darker in its shadows and lighter in its lights with more contrast', () => {
    const [dark, light] = [0.1, 0.6];
    expect(toneOf(dark, { contrast: 0.8 })).toBeLessThan(toneOf(dark));
    expect(toneOf(light, { contrast: 0.8 })).toBeGreaterThan(toneOf(light));
  });

  test('is darker in its corners with a vignette', () => {
    const { data } = develop(evenly(0.3), { ...PLAIN, vignette: 0.3 });
    expect(at(data, 0)).toBeLessThan(at(data, ((HEIGHT / 2) * WIDTH + WIDTH / 2) * 3));
  });

  test('glows around what is bright', () => {
    const raster = evenly(0.05);
    raster.data.fill(6, 0, WIDTH * 3 * 8);
    const below = WIDTH * 3 * 10;
    const plain = at(develop(raster, PLAIN).data, below);
    expect(at(develop(raster, { ...PLAIN, bloom: 0.2 }).data, below)).toBeGreaterThan(plain);
  });
});

describe('the noise of the sensor', () => {
  const noiseOn = (tone: number) => {
    const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(tone);
    return Array.from(withGrain({ width: WIDTH, height: HEIGHT, data }, 5).data, (v) => v - tone);
  };
  const spreadOf = (values: readonly number[]) => Math.hypot(...values) / Math.sqrt(values.length);

  test('is stronger in dark tones than in light ones, and absent from clipped white', () => {
    expect(spreadOf(noiseOn(70))).toBeGreaterThan(spreadOf(noiseOn(200)) * 1.3);
    expect(spreadOf(noiseOn(255))).toBe(0);
  });

  test('comes in clumps: neighbours are alike, and those further away are not', () => {
    const green = noiseOn(90).filter((_, i) => i % 3 === 1);
    const likeness = (distance: number) =>
      green.reduce((sum, value, i) => sum + value * at(green, i + distance), 0) /
      green.reduce((sum, value) => sum + value * value, 0);
    expect(likeness(1)).toBeGreaterThan(0.3);
    expect(Math.abs(likeness(8))).toBeLessThan(0.15);
  });
});

describe('the lens', () => {
  const still = { barrel: 0, fringe: 0, shake: [0, 0] } as const;
  const raster = () => ({
    width: WIDTH,
    height: HEIGHT,
    data: new Float32Array(WIDTH * HEIGHT * 3),
  });
  const column = (x: number) => {
    const made = raster();
    for (let y = 0; y < HEIGHT; y += 1)
      made.data.fill(1, (y * WIDTH + x) * 3, (y * WIDTH + x + 1) * 3);
    return made;
  };
  /** Where the light of a row stands in the middle. */
  const placeOf = (data: Float32Array, y: number, channel = 1) => {
    const row = Array.from({ length: WIDTH }, (_, x) => at(data, (y * WIDTH + x) * 3 + channel));
    const sum = row.reduce((total, light) => total + light, 0);
    return row.reduce((total, light, x) => total + light * x, 0) / sum;
  };

  test('leaves a picture as it is without any faults', () => {
    const drawn = column(5);
    expect(throughLens(drawn, still).data).toEqual(drawn.data);
  });

  test('bends a straight line near the edge outwards in its middle', () => {
    const { data } = throughLens(column(5), { ...still, barrel: 0.1 });
    expect(placeOf(data, HEIGHT / 2)).toBeLessThan(placeOf(data, 0) - 0.5);
  });

  test('parts red from blue near the edge', () => {
    const { data } = throughLens(column(5), { ...still, fringe: 0.04 });
    expect(placeOf(data, HEIGHT / 2, 0)).toBeLessThan(placeOf(data, HEIGHT / 2, 2) - 1);
  });

  test('draws a point out into a stroke when the hand shakes, without more light', () => {
    const point = raster();
    point.data.fill(1, (16 * WIDTH + 24) * 3, (16 * WIDTH + 25) * 3);
    const { data } = throughLens(point, { ...still, shake: [0.2, 0] });
    expect(data.filter((light) => light > 0).length).toBeGreaterThan(5 * 3);
    expect(data.reduce((sum, light) => sum + light, 0)).toBeCloseTo(3, 3);
  });
});

describe('the command', () => {
  const finish = (name: string, look: object): Buffer => {
    writeFileSync(`${render}.json`, JSON.stringify(look));
    const target = join(folder, name);
    execFileSync(process.execPath, [COMMAND, render, target], { stdio: 'pipe' });
    return readFileSync(target);
  };

  test('writes the same picture to the last byte when it is run again', async () => {
    const first = finish('first.jpg', {});
    expect(finish('second.jpg', {}).equals(first)).toBe(true);
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: WIDTH, height: HEIGHT });
  });

  test('has the grain that the scene asks for', async () => {
    const spreadOf = async (file: Buffer) => (await sharp(file).stats()).channels[0]?.stdev ?? 0;
    const look = { denoise: 0, contrast: 0 };
    const smooth = await spreadOf(finish('smooth.jpg', { ...look, grain: 0 }));
    expect(await spreadOf(finish('grain.jpg', { ...look, grain: 30 }))).toBeGreaterThan(smooth);
  });

  test('follows the look that the scene asks for', async () => {
    const meanOf = async (file: Buffer) => (await sharp(file).stats()).channels[0]?.mean ?? 0;
    const plain = await meanOf(finish('plain.jpg', {}));
    const light = await meanOf(finish('light.jpg', { exposure: 3 }));
    expect(light).toBeGreaterThan(plain + 20);
  });
});

describe('what is out of focus', () => {
  const lens = { focalLength: 50, fstop: 2, focus: 1, sensor: 36 };
  const random = createRandom(2);
  const noisy = {
    width: WIDTH,
    height: HEIGHT,
    data: Float32Array.from({ length: WIDTH * HEIGHT * 3 }, () => 0.5 + random()),
  };
  const depth = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    i % WIDTH < WIDTH / 2 ? 1 : 5,
  );
  const render = { width: WIDTH, height: HEIGHT, channels: new Map([['Depth.Z', depth]]) };

  test('is smoothed, and what is in focus keeps every pixel', () => {
    // The lens of a picture of some 2,500 pixels, not of this small one.
    const { data } = smoothDefocus(noisy, render, { ...lens, sensor: 0.7 });
    const far = lightOf(data, WIDTH / 2 + 6, WIDTH);
    expect(far.spread).toBeLessThan(lightOf(noisy.data, WIDTH / 2 + 6, WIDTH).spread / 3);
    expect(lightOf(data, 0, WIDTH / 2)).toEqual(lightOf(noisy.data, 0, WIDTH / 2));
  });
});
