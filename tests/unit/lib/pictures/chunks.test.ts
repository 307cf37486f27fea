import { expect, test } from 'vitest';
import { chunksNamed } from '#src/lib/pictures/webp.ts';

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

const HEADER = letters('RIFF0000WEBP');

function chunk(name: string, ...content: number[]): number[] {
  const padding = content.length % 2 === 0 ? [] : [0];
  return [...letters(name), content.length, 0, 0, 0, ...content, ...padding];
}

test('chunks are found in their order, each with its header and what fills it up', () => {
  const picture = chunk('VP8 ', 1, 2, 3);
  const clear = chunk('ALPH', 9);
  const webp = Uint8Array.from([...HEADER, ...clear, ...chunk('ICCP', 7, 7), ...picture]);
  expect(chunksNamed(webp, ['VP8 ', 'ALPH']).map((found) => [...found])).toEqual([clear, picture]);
});

test('a file that ends too early has no chunks, and ends the search', () => {
  expect(chunksNamed(Uint8Array.from(HEADER), ['VP8 '])).toEqual([]);
  expect(chunksNamed(Uint8Array.from([...HEADER, ...letters('VP8')]), ['VP8 '])).toEqual([]);
});
