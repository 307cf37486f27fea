import { describe, expect, test } from 'vitest';
import { markStrengths, pictureMarks } from '#src/model/watermarks/pictureMarks.ts';

const picture = { width: 1600, height: 1067 };
const words = { business: 'Jerslev Foto', copyright: '© Jerslev Foto' };

describe('the watermark of the shop', () => {
  const [tiles, logo] = pictureMarks({ mark: 'shop' }, picture, words);

  test('covers the whole picture with words that are turned by 30 degrees', () => {
    expect(tiles?.places.length).toBeGreaterThan(20);
    expect(new Set(tiles?.places.map(({ angleDegrees }) => angleDegrees))).toEqual(new Set([-30]));
    const inside = tiles?.places.filter(
      ({ x, y }) => x > 0 && x < picture.width && y > 0 && y < picture.height,
    );
    expect(inside?.length).toBeGreaterThan(10);
  });

  test('has the name in the lower right corner, over 0.35 of the shorter side, 20 px from the edges', () => {
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
    expect(normal).toEqual([tiles, logo]);
    for (const layer of [0, 1]) {
      const opacities = [light, normal, strong].map((each) => each?.[layer]?.opacity ?? 0);
      expect(opacities).toEqual([...new Set(opacities)].toSorted((a, b) => a - b));
      expect(strong?.[layer]?.places).toEqual(light?.[layer]?.places);
    }
  });
});

test('a picture of the portfolio has one bold line in its lower left corner', () => {
  const marks = pictureMarks({ mark: 'portfolio' }, picture, words);
  expect(marks).toHaveLength(1);
  expect(marks[0]?.places).toEqual([{ x: 15, y: 1067 - 15, scale: 1, angleDegrees: 0 }]);
});
