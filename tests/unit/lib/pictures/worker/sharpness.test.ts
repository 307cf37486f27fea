import { expect, test } from 'vitest';
import { looksBlurred, type Pixels } from '#src/lib/pictures/worker/inspectPicture.ts';

const SIDE = 400;

type Grey = (x: number, y: number) => number;

function pixelsOf(grey: Grey, side = SIDE): Pixels {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1)
      data.fill(grey(x, y), 4 * (y * side + x), 4 * (y * side + x) + 4);
  }
  return { data, width: side, height: side };
}

/** Bricks of many shades with hard edges. */
const bricks: Grey = (x, y) => 40 + ((Math.floor(x / 20) * 37 + Math.floor(y / 13) * 61) % 160);

/** The mean of the surroundings, as a lens out of focus draws it. */
function blurred(grey: Grey, radius: number): Grey {
  return (x, y) => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) sum += grey(x + dx, y + dy);
    }
    return sum / (2 * radius + 1) ** 2;
  };
}

test('hard edges are sharp', () => {
  expect(looksBlurred(pixelsOf(bricks))).toBe(false);
});

test('the same edges out of focus are not', () => {
  expect(looksBlurred(pixelsOf(blurred(bricks, 5)))).toBe(true);
});

test('a sharp subject before a blurred background is what the photographer wanted', () => {
  const background = blurred(bricks, 5);
  const portrait: Grey = (x, y) =>
    x > 150 && x < 250 && y > 150 && y < 250 ? bricks(x, y) : background(x, y);
  expect(looksBlurred(pixelsOf(portrait))).toBe(false);
});

test.each<[string, Grey]>([
  ['fog', (x, y) => 180 + 20 * Math.sin(x / 90) * Math.cos(y / 120)],
  ['one shade', () => 128],
  ['a cloudless sky', (_, y) => 120 + y / 5],
])('%s is not accused: there is nothing to judge', (_, grey) => {
  expect(looksBlurred(pixelsOf(grey))).toBe(false);
});

test('a sharp pole in fog is seen', () => {
  const fog: Grey = (x, y) => 180 + 20 * Math.sin(x / 90) * Math.cos(y / 120);
  expect(looksBlurred(pixelsOf((x, y) => (Math.abs(x - 200) < 6 ? 60 : fog(x, y))))).toBe(false);
});

test('a picture of a few pixels is not accused', () => {
  expect(looksBlurred(pixelsOf(blurred(bricks, 5), 60))).toBe(false);
});
