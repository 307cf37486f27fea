import { describe, expect, test } from 'vitest';
import {
  coverOf,
  fileNames,
  inOwnOrder,
  lightroomSearch,
  sectionsOf,
  withFileOrder,
  withFilesOf,
  withHidden,
  withoutPictures,
  withPicturesAdded,
  withPlaceOf,
  withSection,
  withTakenOut,
} from '#src/model/clients/pictures.ts';
import type { ClientPicture } from '#src/model/clients/schema.ts';

const picture = (id: string, changes: Partial<ClientPicture> = {}): ClientPicture => ({
  ...{ id, title: id, fileName: `${id}.jpg`, section: '', order: 0, bytes: 1, placeholder: '' },
  originalPath: `client-galleries/kunde1/original_1700000000000_${id}.jpg`,
  ...{ width: 3000, height: 2000, hasWebFile: false },
  ...changes,
});
const idsOf = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id);
const gallery = { images: [picture('a'), picture('b')] };

describe('the pictures of a gallery', () => {
  test('grow by new ones, each once, and go one by one', () => {
    const grown = withPicturesAdded(gallery, [picture('b'), picture('c')]);
    expect(idsOf(grown.images)).toEqual(['a', 'b', 'c']);
    expect(withPicturesAdded(grown, [picture('c')])).toEqual(grown);
    expect(idsOf(withoutPictures(gallery, new Set(['a', 'x'])).images)).toEqual(['b']);
  });

  test('are put below a heading, hidden and shown again', () => {
    const { images } = withSection(gallery, new Set(['b']), 'Fest');
    expect(images.map(({ section }) => section)).toEqual(['', 'Fest']);
    const hidden = withHidden({ images, hiddenIds: ['a'] }, new Set(['b']), true);
    expect(hidden.hiddenIds).toEqual(['a', 'b']);
    expect(withHidden(hidden, new Set(['a']), false).hiddenIds).toEqual(['b']);
  });

  test('that a program took out are hidden, and no more than that once they were shown again', () => {
    const out = withTakenOut({ ...gallery, hiddenIds: [] }, 'b');
    expect(out.hiddenIds).toEqual(['b']);
    expect(out.images.map(({ wasTakenOut }) => wasTakenOut)).toEqual([undefined, true]);
    expect(withHidden(out, new Set(['b']), false).images[1]?.wasTakenOut).toBe(false);
  });

  test('keep words and place when they get other files', () => {
    const named = { images: [picture('a', { title: 'Kys', section: 'Fest', order: 3 })] };
    const made = picture('a', { fileName: 'ny.jpg', originalPath: 'ny', width: 10, bytes: 2 });
    const { images } = withFilesOf(named, made);
    expect(images).toEqual([{ ...made, title: 'Kys', section: 'Fest', order: 3 }]);
  });

  test('stand in their own order, go to the place of another one, and follow their files', () => {
    const images = [picture('c', { order: 2 }), picture('b', { order: 1 }), picture('a')];
    expect(idsOf(inOwnOrder(images))).toEqual(['a', 'b', 'c']);
    const moved = (...places: [string, string]) =>
      idsOf(inOwnOrder(withPlaceOf({ images }, ...places).images)).join('');
    expect([moved('c', 'a'), moved('a', 'c'), moved('a', 'gone')]).toEqual(['cab', 'bca', 'abc']);
    const files = { images: [picture('DSC_10'), picture('DSC_2', { order: 1 })] };
    expect(idsOf(inOwnOrder(withFileOrder(files).images))).toEqual(['DSC_2', 'DSC_10']);
  });
});

test('headings follow their first pictures, and pictures without one come first', () => {
  const fest = { section: 'Fest' };
  const last = [picture('c', { section: 'Kirke' }), picture('d', fest)];
  const sections = sectionsOf([picture('a', fest), picture('b'), ...last]);
  const found = sections.map(({ title, pictures }) => `${title}: ${idsOf(pictures).join()}`);
  expect(found).toEqual([': b', 'Fest: a,d', 'Kirke: c']);
  expect(sectionsOf([])).toEqual([]);
});

test('the cover is the chosen picture, or else the first', () => {
  expect(coverOf(gallery.images, 'b')?.id).toBe('b');
  expect(coverOf(gallery.images, 'gone')?.id).toBe('a');
  expect(coverOf<{ id: string }>([], 'b')).toBeUndefined();
});

test('pictures are listed by their files, and for Lightroom without extensions', () => {
  const pictures = [
    { fileName: 'DSC_0412.jpg', title: 'Ringene' },
    { fileName: 'DSC_0431.v2.JPEG', title: 'DSC_0431' },
    { fileName: '', title: 'DSC_0500' },
    { fileName: '', title: 'Ved kirken. Morgen' },
  ];
  expect(fileNames(pictures)).toBe('DSC_0412.jpg, DSC_0431.v2.JPEG, DSC_0500, Ved kirken. Morgen');
  expect(lightroomSearch(pictures)).toBe('DSC_0412 DSC_0431.v2 DSC_0500 Ved kirken. Morgen');
});
