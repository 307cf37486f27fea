import { expect, test } from 'vitest';
import { knownFiles } from '#src/model/moving/known.ts';

test('a file is known by the picture that it became, and by one that it has replaced the file of', () => {
  const originalSrc = 'high-quality/albums/fyr/original_1700000000000_second.jpg';
  const images = [{ id: 'first', originalSrc }, { id: 'other' }];
  const album = { title: 'Fyr', images };
  const gallery = { title: 'Bryllup', images: [{ id: 'third', fileId: 'fourth' }] };
  expect(Object.fromEntries(knownFiles([album, gallery]))).toEqual({
    ...{ first: 'Fyr', second: 'Fyr', other: 'Fyr' },
    ...{ third: 'Bryllup', fourth: 'Bryllup' },
  });
});
