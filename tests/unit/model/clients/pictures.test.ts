import { describe, expect, test } from 'vitest';
import {
  coverOf,
  inOwnOrder,
  sectionsOf,
  withoutPictures,
  withPicturesAdded,
  withFileOrder,
  withHidden,
  withPlaceOf,
  withSection,
  fileNames,
  lightroomSearch,
} from '#src/model/clients/pictures.ts';
import type { ClientPicture } from '#src/model/clients/schema.ts';

const picture = (id: string, changes: Partial<ClientPicture> = {}): ClientPicture => ({
  id,
  title: id,
  fileName: `${id}.jpg`,
  section: '',
  order: 0,
  originalPath: `client-galleries/kunde1/original_1700000000000_${id}.jpg`,
  width: 3000,
  height: 2000,
  placeholder: '',
  bytes: 1,
  hasWebFile: false,
  ...changes,
});

const idsOf = ({ images }: { images: readonly { id: string }[] }) => images.map(({ id }) => id);
const gallery = { images: [picture('a'), picture('b')] };

describe('the pictures of a gallery', () => {
  test('grow by new ones, each once', () => {
    const grown = withPicturesAdded(gallery, [picture('b'), picture('c')]);
    expect(idsOf(grown)).toEqual(['a', 'b', 'c']);
    expect(withPicturesAdded(grown, [picture('c')])).toEqual(grown);
  });

  test('go one by one', () => {
    expect(idsOf(withoutPictures(gallery, new Set(['a', 'x'])))).toEqual(['b']);
  });

  test('are put below a heading', () => {
    const changed = withSection(gallery, new Set(['b']), 'Fest');
    expect(changed.images.map(({ section }) => section)).toEqual(['', 'Fest']);
  });

  test('are hidden and shown again', () => {
    const hidden = withHidden({ hiddenIds: ['a'] }, new Set(['b']), true);
    expect(hidden).toEqual({ hiddenIds: ['a', 'b'] });
    expect(withHidden(hidden, new Set(['a']), false)).toEqual({ hiddenIds: ['b'] });
  });

  test('go to the place of another one', () => {
    const three = {
      images: [picture('a'), picture('b', { order: 1 }), picture('c', { order: 2 })],
    };
    const orderOf = (found: { images: readonly ClientPicture[] }) =>
      idsOf({ images: inOwnOrder(found.images) });
    expect(orderOf(withPlaceOf(three, 'c', 'a'))).toEqual(['c', 'a', 'b']);
    expect(orderOf(withPlaceOf(three, 'a', 'c'))).toEqual(['b', 'c', 'a']);
    expect(orderOf(withPlaceOf(three, 'a', 'gone'))).toEqual(['a', 'b', 'c']);
  });

  test('are sorted by their files, with 2 before 10', () => {
    const files = { images: [picture('DSC_10'), picture('DSC_2', { order: 1 })] };
    expect(inOwnOrder(withFileOrder(files).images).map(({ id }) => id)).toEqual([
      'DSC_2',
      'DSC_10',
    ]);
  });

  test('stand in their own order', () => {
    const images = [picture('a', { order: 2 }), picture('b', { order: 1 })];
    expect(inOwnOrder(images).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

test('headings follow their first pictures, and pictures without one come first', () => {
  const pictures = [
    picture('a', { section: 'Fest' }),
    picture('b'),
    picture('c', { section: 'Kirke' }),
    picture('d', { section: 'Fest' }),
  ];
  const found = sectionsOf(pictures).map(({ title, pictures: own }) => [
    title,
    own.map(({ id }) => id),
  ]);
  expect(found).toEqual([
    ['', ['b']],
    ['Fest', ['a', 'd']],
    ['Kirke', ['c']],
  ]);
  expect(sectionsOf([])).toEqual([]);
});

test('the cover is the chosen picture, or else the first', () => {
  expect(coverOf(gallery.images, 'b')?.id).toBe('b');
  expect(coverOf(gallery.images, 'gone')?.id).toBe('a');
  expect(coverOf<{ id: string }>([], 'b')).toBeUndefined();
});

const pictures = [
  { fileName: 'DSC_0412.jpg', title: 'Ringene' },
  { fileName: 'DSC_0431.v2.JPEG', title: 'DSC_0431' },
  { fileName: '', title: 'DSC_0500' },
  { fileName: '', title: 'Ved kirken. Morgen' },
];

test('the names of files, separated by commas', () => {
  expect(fileNames(pictures)).toBe('DSC_0412.jpg, DSC_0431.v2.JPEG, DSC_0500, Ved kirken. Morgen');
});

test('what Lightroom searches for, without extensions', () => {
  expect(lightroomSearch(pictures)).toBe('DSC_0412 DSC_0431.v2 DSC_0500 Ved kirken. Morgen');
});
