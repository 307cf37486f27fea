import { expect, test } from 'vitest';
import { knownShop } from '#src/model/moving/known.ts';

test('a file is known by the picture that it became, and by one that it has replaced the file of', () => {
  const originalSrc = 'high-quality/albums/fyr/original_1700000000000_second.jpg';
  const images = [{ id: 'first', originalSrc }, { id: 'other' }];
  const album = { id: 'a', title: 'Fyr', images, isPublished: true };
  const pictures = [{ id: 'third', fileId: 'fourth' }];
  const gallery = { id: 'g', title: 'Bryllup', images: pictures, isOpen: false };
  const { titles } = knownShop({ albums: [album], galleries: [gallery], binned: [] });
  expect(Object.fromEntries(titles)).toEqual({
    ...{ first: 'Fyr', second: 'Fyr', other: 'Fyr' },
    ...{ third: 'Bryllup', fourth: 'Bryllup' },
  });
});

test('what customers see, and what lies in the bin, takes nothing in', () => {
  const item = (id: string) => ({ id, title: id, images: [] });
  const { closed, drafts } = knownShop({
    albums: [
      { ...item('published'), isPublished: true },
      { ...item('draft'), isPublished: false },
    ],
    galleries: [
      { ...item('open'), isOpen: true },
      { ...item('closed'), isOpen: false },
    ],
    binned: [
      { kind: 'album', record: { id: 'deleted' } },
      { kind: 'image', record: { id: 'picture' } },
    ],
  });
  expect([...closed]).toEqual(['published', 'open', 'deleted']);
  expect([...drafts.keys()]).toEqual(['draft', 'closed']);
});
