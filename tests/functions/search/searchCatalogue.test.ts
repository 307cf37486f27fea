import { beforeEach, describe, expect, test } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import { itemKinds, type ItemKind } from '#src/model/base/routes.ts';
import { searchAnswerPath, type SearchAnswer } from '#src/model/catalogue/search/search.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { homes } from '../../../functions/src/addresses/nameItems.ts';
import { searchAt } from '../../../functions/src/search/searchCatalogue.ts';
import { indexItem, makeSearchIndex } from '../../../functions/src/search/searchIndex.ts';
import { entriesOf } from '../../../functions/src/search/parts.ts';
import { unique } from '../support/people.ts';

let word: string;

beforeEach(() => {
  word = unique().toLowerCase();
});

async function found(typed: string): Promise<string[]> {
  const { status, html } = await searchAt({ path: searchAnswerPath([typed]) });
  expect(status).toBe(200);
  return (JSON.parse(html) as SearchAnswer).hits.map(({ title }) => title);
}

const shown = (title: string) => ({ title, isPublished: true, visible: true, images: [] });

const places = itemKinds.flatMap((kind) => homes[kind].map((collection) => ({ kind, collection })));

describe.each(places)('what lies in $collection', ({ kind, collection }) => {
  const place = () => firestore().doc(`${collection}/${unique()}`);

  async function change(write: (ref: FirebaseFirestore.DocumentReference) => Promise<unknown>) {
    const ref = place();
    await ref.set(shown(`Klit ${word}`));
    await indexItem(kind, ref);
    expect(await found(word)).toEqual([`Klit ${word}`]);
    await write(ref);
    await indexItem(kind, ref);
    return ref;
  }

  test.each<[string, (ref: FirebaseFirestore.DocumentReference) => Promise<unknown>]>([
    ['unpublished', (ref) => ref.update({ isPublished: false })],
    ['without a word about publication', (ref) => ref.set({ title: `Klit ${word}` })],
    ['deleted', (ref) => ref.delete()],
    ['renamed', (ref) => ref.update({ title: 'Klit' })],
    ['unreadable', (ref) => ref.update({ title: 7 })],
    [
      'moved to the bin',
      async (ref) => {
        await firestore()
          .doc(`${collections.bin}/${ref.id}`)
          .set({ record: shown(word) });
        await ref.delete();
      },
    ],
  ])('is found no more once it is %s', async (_, write) => {
    await change(write);
    expect(await found(word)).toEqual([]);
    await makeSearchIndex();
    expect(await found(word)).toEqual([]);
  });

  test('is found again once it is put back, and under its new title', async () => {
    const ref = await change((each) => each.delete());
    await ref.set(shown(`Mole ${word}`));
    await indexItem(kind, ref);
    expect(await found(word)).toEqual([`Mole ${word}`]);
  });

  test('is found after the night where its event was lost', async () => {
    const [lost, hidden] = [place(), place()];
    await lost.set(shown(`Klit ${word}`));
    await hidden.set({ ...shown(`Skjult ${word}`), isPublished: false });
    await makeSearchIndex();
    expect(await found(word)).toEqual([`Klit ${word}`]);
    await lost.delete();
    await makeSearchIndex();
    expect(await found(word)).toEqual([]);
  });
});

test.each(homes.billede)('a picture of %s that is not visible is not found', async (collection) => {
  const ref = firestore().doc(`${collection}/${unique()}`);
  await ref.set({ ...shown(word), visible: false });
  await indexItem('billede', ref);
  expect(await found(word)).toEqual([]);
});

test('nothing of a client, an order or the bin is found', async () => {
  const closed = [collections.clientGalleries, collections.bin, collections.offSaleImages];
  const refs = closed.map((collection) => firestore().doc(`${collection}/${unique()}`));
  await Promise.all(refs.map((ref) => ref.set(shown(word))));
  await makeSearchIndex();
  expect(await found(word)).toEqual([]);
  await Promise.all(refs.map((ref) => ref.delete()));
});

test('changes that are told at the same time leave what was written last', async () => {
  const kind: ItemKind = 'billede';
  const ref = firestore().doc(`${collections.singleImages}/${unique()}`);
  const titles = Array.from({ length: 5 }, (_, index) => `Klit ${index} ${word}`);
  await Promise.all(
    titles.map(async (title) => {
      await ref.set(shown(title));
      await indexItem(kind, ref);
    }),
  );
  expect(await found(word)).toEqual([(await ref.get()).get('title')]);
});

test('an address without words finds nothing', async () => {
  for (const path of ['/api/search/', '/api/search/k', '/', '/api/search/%E0%A4%A'])
    expect((await searchAt({ path })).status).toBe(404);
});

/** Paths of albums whose first entries share a part. */
function pathsOfOnePart(count: number): string[] {
  const partOf = (path: string) => entriesOf('album', path, [])[0]?.part;
  const all = Array.from({ length: count * 200 }, () => `${collections.albums}/${unique()}`);
  return all.filter((path) => partOf(path) === partOf(all[0] ?? '')).slice(0, count);
}

/** Forty words of one kind, such as a caption and a list of keywords have. */
const manyWords = (kind: string) =>
  Array.from({ length: 40 }, (_, index) => `${kind}${index}`).join(' ');

test('large albums whose entries begin in one part are found with every picture, at once and after the night', async () => {
  const refs = pathsOfOnePart(4).map((path) => firestore().doc(path));
  expect(refs).toHaveLength(4);
  for (const [album, ref] of refs.entries()) {
    const images = Array.from({ length: 500 }, (_, index) => ({
      id: `p${index}`,
      title: index === 499 ? `${word}${album}` : 'Skoven',
      description: manyWords('gren'),
      alt: manyWords('blad'),
      watermarkedSrc: 'https://billeder.example/skoven.webp',
    }));
    await ref.set({ ...shown('Bryllup'), images });
    await indexItem('album', ref);
  }
  const last = [...refs.keys()].map((album) => `${word}${album}`);
  for (const title of last) expect(await found(title)).toEqual([title]);
  await makeSearchIndex();
  for (const title of last) expect(await found(title)).toEqual([title]);
  for (const ref of refs) await ref.delete();
  for (const ref of refs) await indexItem('album', ref);
  expect(await found(`${word}0`)).toEqual([]);
});
