import { describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import type { Records } from '#src/model/base/records.ts';
import type { ClientPicture } from '#src/model/clients/schema.ts';
import {
  isOutdated,
  markedForClient,
  markedInAlbum,
  type MarkedPicture,
  markedSingleImage,
  remadeFinish,
  remadePaths,
  writeRemade,
} from '#src/model/watermarks/remaking.ts';
import { albumImage, singleImage } from '../../../support/records.ts';

const chosenAt = new Date('2026-03-01T12:00:00Z');
const CHOSEN = chosenAt.getTime();
const original = 'high-quality/albums/vand/original_1700000000000_abc.jpg';
const shown = (at: number) =>
  `https://firebasestorage.googleapis.com/v0/b/x/o/watermarked%2Falbums%2Fvand%2Fwatermarked_${at}_abc_1600.webp?alt=media`;
const ofChoice = { chosen: null, former: null, updatedAt: chosenAt };

const single = (changes: object = {}): MarkedPicture =>
  markedSingleImage(
    singleImage('a', { originalSrc: original, watermarkedSrc: shown(1e12), ...changes }),
    documents.singleImage,
  );

const clientOriginal = 'client-galleries/g/original_1700000000000_abc.jpg';
const clientPicture = (changes: Partial<ClientPicture> = {}): ClientPicture => ({
  ...{ id: 'abc', title: 'a', fileName: 'a.jpg', section: '', order: 0, placeholder: '' },
  ...{ originalPath: clientOriginal, width: 900, height: 600, bytes: 1, hasWebFile: false },
  ...changes,
});
const marked = { isMarked: true, isWebMarked: true };
const forClient = (changes: Partial<ClientPicture> = {}, gallery: object = marked) =>
  markedForClient({ id: 'g', images: [clientPicture(changes)], ...marked, ...gallery });

test.each([
  ['made before', shown(CHOSEN - 1), true],
  ['made for the choice', shown(CHOSEN), false],
  ['uploaded after it', shown(CHOSEN + 1), false],
  ['of an older system', 'https://x.example/a.jpg', true],
])('a picture %s is to be made: %j', (_, watermarkedSrc, expected) => {
  expect(isOutdated(single({ watermarkedSrc }), chosenAt)).toBe(expected);
  expect(isOutdated(single({ watermarkedSrc, originalSrc: '' }), chosenAt)).toBe(false);
});

test.each<[string, Partial<ClientPicture>, boolean]>([
  ['uploaded before', {}, true],
  [
    'uploaded after it',
    { originalPath: clientOriginal.replace('1700000000000', String(CHOSEN)) },
    false,
  ],
  ['made again for an older choice', { remarkedFor: new Date(CHOSEN - 1) }, true],
  ['made again for the choice', { remarkedFor: chosenAt }, false],
])("a client's picture that was %s is to be made: %j", (_, changes, expected) => {
  expect(forClient(changes).map((each) => isOutdated(each, chosenAt))).toEqual([expected]);
});

test('of the pictures of a whole shop no more is kept than the work needs', () => {
  const image = { ...albumImage('a', 0), originalSrc: original, watermarkedSrc: shown(1e12) };
  const [inAlbum] = markedInAlbum({ id: 'album', images: [image] });
  const needed = { id: 'a', originalSrc: original, watermarkedSrc: shown(1e12) };
  for (const picture of [single(), inAlbum]) {
    expect(picture?.image).toEqual({ ...needed, picture: { strength: undefined } });
  }
  const [client] = forClient({ remarkedFor: chosenAt });
  expect(client?.image).toEqual({
    ...{ id: 'abc', originalPath: clientOriginal, remarkedFor: chosenAt },
  });
});

interface Marking {
  kept: Partial<ClientPicture>;
  gallery?: object;
  marks?: object;
}

test.each<[string, Marking]>([
  [
    'as it was made',
    { kept: { isMarked: true }, gallery: { isMarked: false, isWebMarked: false }, marks: marked },
  ],
  [
    'in its web size alone',
    { kept: { isMarked: false, hasWebFile: true }, marks: { isMarked: false, isWebMarked: true } },
  ],
  ['nowhere as it was made', { kept: { isMarked: false } }],
  ['as its gallery says', { kept: {}, marks: marked }],
  [
    'nowhere as its gallery says',
    { kept: {}, gallery: { isMarked: false, isWebMarked: undefined } },
  ],
])("a client's picture is marked %s", (_, { kept, gallery, marks }) => {
  expect(forClient(kept, gallery)).toMatchObject(marks ? [{ marks }] : []);
});

test('the files of a picture have the time of the choice in their names, each time', () => {
  const { variants } = remadePaths(single(), chosenAt, { width: 900, height: 600 });
  const name = `watermarked/albums/vand/watermarked_${CHOSEN}_abc`;
  expect(variants).toEqual([480, 900].map((width) => ({ width, path: `${name}_${width}.webp` })));
  const elsewhere = single({ originalSrc: 'elsewhere/a.jpg' });
  expect(() => remadePaths(elsewhere, chosenAt, { width: 9, height: 9 })).toThrow('not-found');
});

test('the files for a client keep their names', () => {
  const [picture] = forClient();
  const paths = picture && remadePaths(picture, chosenAt, { width: 900, height: 600 });
  expect(paths).toMatchObject({
    variants: [480, 900].map((width) => ({
      path: `client-galleries/g/shown_1700000000000_abc_${width}.webp`,
    })),
    web: 'client-galleries/g/web_1700000000000_abc_900.webp',
  });
});

test('a picture keeps the strength that was chosen at its upload', () => {
  const strong = single({ picture: { ...singleImage('a').picture, strength: 'strong' as const } });
  const finish = remadeFinish(strong, ofChoice);
  expect(finish).toMatchObject({ mark: 'shop', quality: 0.9, strength: 'strong', own: null });
});

test('a picture for a client is marked where it was', () => {
  const finishes = [{ isMarked: true, hasWebFile: true }, { isMarked: true }].map((changes) =>
    forClient(changes).map((each) => remadeFinish(each, ofChoice)),
  );
  expect(finishes).toMatchObject([[{ mark: 'shop', web: { mark: 'none' } }], [{ mark: 'shop' }]]);
  expect(finishes[1]?.[0]?.web).toBeUndefined();
});

describe('the record of a picture', () => {
  const files = {
    ...{ chosenAt, size: { width: 900, height: 600 } },
    sources: [
      { width: 480, url: 'https://x.example/480' },
      { width: 900, url: 'https://x.example/900' },
    ],
  };

  /** Writes into a record as it is stored by now. Returns what was changed, and whether the files are of use. */
  async function written(picture: MarkedPicture, stored: object | undefined) {
    const updates: object[] = [];
    const records = {
      read: () => Promise.resolve(stored),
      update: (_: string, changes: object) => updates.push(changes),
    } as unknown as Records;
    return { isOfUse: await writeRemade(records, picture, files), updates };
  }

  const gallery = (changes: Partial<ClientPicture> = {}) => ({
    images: [clientPicture({ id: 'other' }), clientPicture(changes)],
  });

  test('points to its new files', async () => {
    const picture = single();
    expect((await written(picture, picture.image)).updates).toMatchObject([
      {
        ...{ watermarkedSrc: 'https://x.example/900', imageUrl: 'https://x.example/900' },
        ...{ thumbnailUrl: 'https://x.example/480', picture: { width: 900 } },
      },
    ]);
    const image = { ...albumImage('a', 0), originalSrc: original, watermarkedSrc: shown(1e12) };
    const cover = { coverImageUrl: shown(1e12), watermarkedCoverUrl: shown(1e12) };
    const album = { id: 'album', images: [image], ...cover };
    const [inAlbum = picture] = markedInAlbum(album);
    expect((await written(inAlbum, album)).updates).toMatchObject([
      {
        images: [{ watermarkedSrc: 'https://x.example/900' }],
        coverImageUrl: 'https://x.example/900',
      },
    ]);
  });

  test('of a client says for which choice it was made, and how it is marked', async () => {
    const [picture = single()] = forClient({}, { isMarked: true, isWebMarked: false });
    const { updates } = await written(picture, gallery());
    expect(updates).toMatchObject([
      {
        images: [{ id: 'other' }, { isMarked: true, hasWebFile: true, remarkedFor: chosenAt }],
      },
    ]);
    expect((updates[0] as { images: object[] }).images[0]).not.toHaveProperty('remarkedFor');
  });

  const [client = single()] = forClient();
  const elsewhere = original.replace('abc', 'xyz');

  test.each<[string, { picture: MarkedPicture; stored?: object; isOfUse: boolean }]>([
    [
      'replaced',
      {
        picture: single(),
        stored: single({ originalSrc: elsewhere }).image,
        isOfUse: false,
      },
    ],
    ['taken away', { picture: single(), isOfUse: false }],
    [
      'made',
      { picture: single(), stored: single({ watermarkedSrc: shown(CHOSEN) }).image, isOfUse: true },
    ],
    [
      'replaced for a client',
      {
        picture: client,
        stored: gallery({ originalPath: 'client-galleries/g/b' }),
        isOfUse: false,
      },
    ],
    ['taken away from a client', { picture: client, stored: { images: [] }, isOfUse: false }],
    [
      'made for a client',
      { picture: client, stored: gallery({ remarkedFor: chosenAt }), isOfUse: true },
    ],
  ])('stays as it is where it was %s meanwhile', async (_, { picture, stored, isOfUse }) => {
    expect(await written(picture, stored)).toEqual({ isOfUse, updates: [] });
  });
});
