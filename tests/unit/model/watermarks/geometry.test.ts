import { publishedWidths, scaledToWidth } from '#src/model/files/widths.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  logoWatermark,
  portfolioText,
  tiledText,
  tiledTextSize,
} from '#src/model/watermarks/geometry.ts';
import { pictureMarks } from '#src/model/watermarks/pictureMarks.ts';
import { markStrengths } from '#src/model/watermarks/strengths.ts';
import { ALPHABET, strokeText } from '#src/model/watermarks/strokeText.ts';

const size = (width: number, height: number) => ({ width, height });
const side = fc.integer({ min: 40, max: 8000 });
const anySize = fc.record({ width: side, height: side });

test('the logo is 0.35 of the shorter side, 20 px from the lower right corner', () => {
  const shown = size(350, 87.5);
  const place = { x: 1600 - 20 - 350, y: 1000 - 20 - 87.5 };
  expect(logoWatermark(size(1600, 1000), size(400, 100))).toEqual({ ...place, ...shown });
  expect(logoWatermark(size(1000, 1600), size(400, 100))).toMatchObject(shown);
  fc.assert(
    fc.property(anySize, anySize, (picture, mark) => {
      const box = logoWatermark(picture, mark);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-6);
      expect(box.x + box.width).toBeLessThan(picture.width);
      expect(box.y + box.height).toBeLessThan(picture.height);
      expect(box.width / box.height).toBeCloseTo(mark.width / mark.height, 5);
    }),
  );
});

test('the tiled words grow with the picture, and are turned by -30 degrees about the middle', () => {
  const heights = [size(480, 320), size(600, 600), size(1600, 1000)].map(tiledTextSize);
  expect(heights).toEqual([24, 24, 40]);
  const middle = { origin: { x: 400, y: 300 }, angleDegrees: -30 };
  expect(tiledText(size(800, 600), 200)).toMatchObject(middle);
});

test('the tiled words leave no corner free', () => {
  fc.assert(
    fc.property(anySize, fc.integer({ min: 50, max: 600 }), (picture, textWidth) => {
      const { tiles, fontSize } = tiledText(picture, textWidth);
      const [cos, sin] = [Math.cos(Math.PI / 6) / 2, Math.sin(Math.PI / 6) / 2];
      const corner = {
        x: picture.width * cos + picture.height * sin,
        y: picture.height * cos + picture.width * sin,
      };
      expect(Math.max(...tiles.map(({ x }) => x))).toBeGreaterThan(corner.x - textWidth);
      expect(Math.max(...tiles.map(({ y }) => y))).toBeGreaterThan(corner.y - fontSize);
    }),
    { numRuns: 50 },
  );
});

test('the copyright line stands in the lower left corner', () => {
  expect(portfolioText(size(1600, 1000))).toEqual({ x: 15, y: 985, fontSize: 30 });
  expect(portfolioText(size(480, 320))).toEqual({ x: 15, y: 305, fontSize: 18 });
});

test('a picture is published at the widths that are not larger than it, and at its own', () => {
  const published = [4000, 1600, 1200, 960, 300].map((width) => publishedWidths(width).join(' '));
  expect(published).toEqual(['480 960 1600', '480 960 1600', '480 960 1200', '480 960', '300']);
  expect(scaledToWidth(size(4000, 3000), 480)).toEqual(size(480, 360));
  expect(scaledToWidth(size(3000, 1), 480)).toEqual(size(480, 1));
});

test('words are drawn in capitals, each letter behind the one before, with gaps for others', () => {
  const drawn = strokeText('i lA\u030A', { size: 20, tracking: 0.1, weight: 0.2 });
  const places = drawn.letters.map(({ path, x, y }) => [path, Math.round(x * 10) / 10, y]);
  expect(places).toEqual([
    [ALPHABET['I']?.[1], 1, -10],
    [ALPHABET['L']?.[1], 11.6, -10],
    [ALPHABET['Å']?.[1], 20, -10],
  ]);
  expect([drawn.scale, drawn.pen]).toEqual([2, 2]);
  expect(drawn.width).toBeCloseTo(58);
});

const picture = size(1600, 1067);
const words = { business: 'Jerslev Foto', copyright: '© Jerslev Foto' };

describe('the watermark of the shop', () => {
  const marks = () => pictureMarks({ mark: 'shop' }, picture, words);

  test('covers the whole picture with words that are turned by 30 degrees', () => {
    const places = marks()[0]?.places ?? [];
    expect(places.length).toBeGreaterThan(20);
    expect(new Set(places.map(({ angleDegrees }) => angleDegrees))).toEqual(new Set([-30]));
    const isInside = ({ x, y }: { x: number; y: number }) =>
      x > 0 && x < picture.width && y > 0 && y < picture.height;
    expect(places.filter(isInside).length).toBeGreaterThan(10);
  });

  test('has the name in the lower right corner, over 0.35 of the shorter side, 20 px from the edges', () => {
    const [, logo] = marks();
    const [place] = logo?.places ?? [];
    const width = (logo?.text.width ?? 0) * (place?.scale ?? 0);
    expect(width).toBeCloseTo(1067 * 0.35, 5);
    expect((place?.x ?? 0) + width).toBeCloseTo(1600 - 20, 5);
    expect(logo?.opacity).toBe(0.7);
  });

  test('is seen more or less clearly, in the same places', () => {
    const [light, normal, strong] = markStrengths.map((strength) =>
      pictureMarks({ mark: 'shop', strength }, picture, words),
    );
    expect(normal).toEqual(marks());
    for (const layer of [0, 1]) {
      const opacities = [light, normal, strong].map((each) => each?.[layer]?.opacity ?? 0);
      expect(opacities).toEqual([...new Set(opacities)].toSorted((a, b) => a - b));
      expect(strong?.[layer]?.places).toEqual(light?.[layer]?.places);
    }
  });
});

test('a picture of the portfolio has one bold line in its lower left corner', () => {
  const marks = pictureMarks({ mark: 'portfolio' }, picture, words);
  const place = { x: 15, y: 1067 - 15, scale: 1, angleDegrees: 0 };
  expect(marks.map(({ places }) => places)).toEqual([[place]]);
});
