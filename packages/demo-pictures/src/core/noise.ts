import { at } from './maths.ts';
import type { Random } from './random.ts';

/** A scalar field over the plane. */
export type Field = (x: number, y: number) => number;

const PERIOD = 256;
const MASK = PERIOD - 1;
const OCTAVE_SCALE = 2.03;
// Each octave is turned a little, so that the lattice never shows as a grid.
const TURN_COS = 0.8;
const TURN_SIN = 0.6;

/** Gradient noise, about −1 to 1. */
export function createNoise(random: Random): Field {
  const order = new Uint8Array(PERIOD * 2);
  const gradientX = new Float32Array(PERIOD);
  const gradientY = new Float32Array(PERIOD);
  for (let i = 0; i < PERIOD; i += 1) {
    order[i] = i;
    const angle = random() * Math.PI * 2;
    gradientX[i] = Math.cos(angle) * 1.5;
    gradientY[i] = Math.sin(angle) * 1.5;
  }
  for (let i = PERIOD - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    const kept = at(order, i);
    order[i] = at(order, other);
    order[other] = kept;
  }
  order.copyWithin(PERIOD, 0, PERIOD);

  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const fx = x - cellX;
    const fy = y - cellY;
    const left = at(order, cellX & MASK);
    const right = at(order, (cellX + 1) & MASK);
    const row = cellY & MASK;
    const g00 = at(order, left + row);
    const g10 = at(order, right + row);
    const g01 = at(order, left + row + 1);
    const g11 = at(order, right + row + 1);
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const n00 = at(gradientX, g00) * fx + at(gradientY, g00) * fy;
    const n10 = at(gradientX, g10) * (fx - 1) + at(gradientY, g10) * fy;
    const n01 = at(gradientX, g01) * fx + at(gradientY, g01) * (fy - 1);
    const n11 = at(gradientX, g11) * (fx - 1) + at(gradientY, g11) * (fy - 1);
    const top = n00 + (n10 - n00) * u;
    return top + (n01 + (n11 - n01) * u - top) * v;
  };
}

/** Sums octaves of a noise: soft, cloud-like detail, about −1 to 1. */
export function createFbm(noise: Field, octaves: number, gain = 0.5): Field {
  return (startX, startY) => {
    let x = startX;
    let y = startY;
    let amplitude = 1;
    let sum = 0;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += noise(x, y) * amplitude;
      total += amplitude;
      amplitude *= gain;
      const turned = (x * TURN_COS - y * TURN_SIN) * OCTAVE_SCALE + 17.3;
      y = (x * TURN_SIN + y * TURN_COS) * OCTAVE_SCALE + 9.1;
      x = turned;
    }
    return sum / total;
  };
}

/** Sums octaves of folded noise: sharp crests as of mountains, 0 to 1. */
export function createRidged(noise: Field, octaves: number, gain = 0.5): Field {
  return (startX, startY) => {
    let x = startX;
    let y = startY;
    let amplitude = 1;
    let sum = 0;
    let total = 0;
    let weight = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const crest = 1 - Math.abs(noise(x, y));
      const value = crest * crest;
      sum += value * amplitude * weight;
      total += amplitude;
      weight = Math.min(1, value * 1.6);
      amplitude *= gain;
      const turned = (x * TURN_COS - y * TURN_SIN) * OCTAVE_SCALE + 31.7;
      y = (x * TURN_SIN + y * TURN_COS) * OCTAVE_SCALE + 5.9;
      x = turned;
    }
    return sum / total;
  };
}
