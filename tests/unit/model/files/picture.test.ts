import { expect, test } from 'vitest';
import { previewUrl } from '#src/model/files/picture.ts';

const source = (width: number) => ({ width, url: `skov_${width}.webp` });
const sources = [1600, 480, 960].map(source);

test.each([
  ['the smallest that is wide enough', [...sources, source(2400)], 'skov_1600.webp'],
  ['the widest where none is', sources.slice(1), 'skov_960.webp'],
  ['what there is otherwise', [], 'skov.webp'],
])('the picture of a preview is %s', (_, offered, url) => {
  expect(previewUrl(offered, 'skov.webp')).toBe(url);
});
