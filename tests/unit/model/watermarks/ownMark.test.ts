import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markSvg } from '#src/model/watermarks/markSvg.ts';
import { type OwnMark, ownMarkPlaces, placedMark } from '#src/model/watermarks/ownMark.ts';
import { picturePlan } from '#src/model/watermarks/picturePlan.ts';

const mark: OwnMark = {
  ...{ png: 'iVBORw0KGgo', width: 400, height: 100 },
  ...{ place: 'bottomRight', share: 30, opacity: 50 },
};
const side = fc.integer({ min: 1, max: 4000 });
const anySize = fc.record({ width: side, height: side });

test.each([
  ['topLeft', { x: 30, y: 30 }],
  ['centre', { x: 650, y: 463 }],
  ['bottom', { x: 650, y: 895 }],
  ['bottomRight', { x: 1270, y: 895 }],
] as const)('at %s a mark has its share of the shorter side', (place, at) => {
  const { boxes } = placedMark({ width: 1600, height: 1000 }, { ...mark, place });
  expect(boxes).toEqual([{ ...at, width: 300, height: 75 }]);
});

test('a mark stays within every picture, in whole pixels', () => {
  fc.assert(
    fc.property(
      anySize,
      anySize,
      fc.constantFrom(...ownMarkPlaces.filter((place) => place !== 'tiled')),
      (picture, { width, height }, place) => {
        const { boxes } = placedMark(picture, { ...mark, width, height, place, share: 100 });
        expect(boxes).toHaveLength(1);
        for (const box of boxes) {
          expect(Object.values(box).every(Number.isInteger)).toBe(true);
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(picture.width);
          expect(box.y + box.height).toBeLessThanOrEqual(picture.height);
        }
      },
    ),
  );
});

test('a repeated mark leaves no part of a picture free, and is never too small to be seen', () => {
  const { boxes } = placedMark(
    { width: 900, height: 200 },
    { ...mark, place: 'tiled', share: 5, height: 400 },
  );
  expect(boxes[0]).toEqual({ x: 0, y: 0, width: 24, height: 24 });
  const reach = (of: (box: (typeof boxes)[number]) => number) => Math.max(...boxes.map(of));
  expect(reach(({ x, width }) => x + width)).toBeGreaterThanOrEqual(900 - 12);
  expect(reach(({ y, height }) => y + height)).toBeGreaterThanOrEqual(200 - 12);
  expect(boxes.length).toBeLessThan(500);
});

test('the strength of an upload varies that of the mark, which is never more than whole', () => {
  const picture = { width: 900, height: 600 };
  const opacities = (['light', 'normal', 'strong'] as const).map(
    (strength) => placedMark(picture, { ...mark, opacity: 80 }, strength).opacity,
  );
  expect(opacities).toEqual([0.48, 0.8, 1]);
});

test('takes the place of the words of the shop, and of no others', () => {
  const size = { width: 900, height: 600 };
  const words = { business: 'Jerslev Foto', copyright: '© Jerslev Foto' };
  const sold = picturePlan(size, { mark: 'shop', quality: 0.9, own: mark }, words);
  expect(sold.shown.map(({ marks, own }) => [marks.length, own?.boxes.length])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(sold.preview.own).toBeUndefined();
  const shown = picturePlan(size, { mark: 'portfolio', quality: 0.9, own: mark }, words);
  expect(shown.shown.every(({ marks, own }) => marks.length === 1 && !own)).toBe(true);
});

test('is drawn by programs without a canvas as often as it stands there', () => {
  const svg = markSvg({
    size: { width: 9, height: 9 },
    marks: [],
    own: {
      png: 'iVBORw0KGgo',
      opacity: 0.5,
      boxes: [
        { x: 1, y: 2, width: 3, height: 4 },
        { x: 5, y: 6, width: 3, height: 4 },
      ],
    },
  });
  expect(svg).toContain('width="3" height="4" preserveAspectRatio="none"');
  expect(svg.match(/<use [^>]*>/g)).toEqual([
    '<use href="#mark" x="1" y="2"/>',
    '<use href="#mark" x="5" y="6"/>',
  ]);
});
