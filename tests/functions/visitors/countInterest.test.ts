import { describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { interestTime, type Interest } from '#src/model/statistics/interest.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call } from '../support/call.ts';
import { unique } from '../support/people.ts';

const tell = (...steps: Interest[]) => call('countInterest', { input: { steps } });

const { year, month } = interestTime(new Date());

const countOf = async (itemId: string) => {
  const countId = `${year}_${itemId}`;
  return (await firestore().doc(documents.itemInterest.build({ countId })).get()).data();
};

async function image(changes: object = {}): Promise<string> {
  const imageId = unique();
  const record = { title: 'Klit', isPublished: true, visible: true, ...changes };
  await firestore().doc(documents.singleImage.build({ imageId })).set(record);
  return imageId;
}

const seen = (id: string): Interest => ({ step: 'seen', id, isAlbum: false });

test('each step of a visit is added to the month of its item, and nothing about the visitor', async () => {
  const id = await image();
  expect(await tell(seen(id))).toMatchObject({ status: 200, body: { success: true } });
  await tell(seen(id), { step: 'carted', id, isAlbum: false });
  await tell({ step: 'ordered', id, isAlbum: false });
  expect(await countOf(id)).toEqual({
    year,
    itemId: id,
    name: 'Klit',
    isAlbum: false,
    months: { [month]: { seen: 2, carted: 1, ordered: 1 } },
  });
});

test('a step that is told twice at once counts once', async () => {
  const id = await image();
  await tell(seen(id), seen(id));
  expect(await countOf(id)).toMatchObject({ months: { [month]: { seen: 1 } } });
});

test('albums and pictures of the older collection are counted too', async () => {
  const [albumId, imageId] = [unique(), unique()];
  await firestore()
    .doc(documents.album.build({ albumId }))
    .set({ title: 'Kysten', isPublished: true });
  await firestore()
    .doc(documents.legacySingleImage.build({ imageId }))
    .set({ title: 'Fyr', isPublished: true });
  await tell({ step: 'seen', id: albumId, isAlbum: true }, seen(imageId));
  expect(await countOf(albumId)).toMatchObject({ name: 'Kysten', isAlbum: true });
  expect(await countOf(imageId)).toMatchObject({ name: 'Fyr', isAlbum: false });
});

test('nothing is counted of a draft, of what is hidden, and of what does not exist', async () => {
  const published = await image();
  const others = [await image({ isPublished: false }), await image({ visible: false }), unique()];
  const { status } = await tell(seen(published), ...others.map(seen));
  expect(status).toBe(200);
  expect(await countOf(published)).toMatchObject({ months: { [month]: { seen: 1 } } });
  for (const id of others) expect(await countOf(id)).toBeUndefined();
});

test('two visitors at once are both counted', async () => {
  const id = await image();
  await Promise.all([tell(seen(id)), tell(seen(id))]);
  expect(await countOf(id)).toMatchObject({ months: { [month]: { seen: 2 } } });
});

describe('what is no step is refused, and nothing beside it is counted', () => {
  test.each([
    ['a step of another kind', { step: 'bought' }],
    ['an id that is a path', { id: 'a/b' }],
    ['an id without end', { id: 'a'.repeat(129) }],
    ['a count of its own', { count: 1000 }],
    ['a picture in words', { isAlbum: 'nej' }],
  ])('%s', async (_, changes) => {
    const id = await image();
    const steps = [seen(id), { ...seen(id), ...changes }];
    expect(await call('countInterest', { input: { steps } })).toMatchObject({ status: 400 });
    expect(await countOf(id)).toBeUndefined();
  });

  test.each([
    ['no step', 0],
    ['more steps than a request has', 21],
  ])('%s', async (_, length) => {
    const id = await image();
    const { status } = await tell(...Array.from({ length }, () => seen(id)));
    expect(status).toBe(400);
    expect(await countOf(id)).toBeUndefined();
  });
});
