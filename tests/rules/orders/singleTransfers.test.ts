import { describe, expect, test } from 'vitest';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { freshId, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { expectOnePurchase } from './expectations.ts';
import {
  approveOrder,
  given,
  outcomeOf,
  photographerIsSignedIn,
  signInAs,
  stored,
  waitingOrder,
} from './world.ts';

const { forgetUnawaited, takeAlbumImagesOffSale, takeImageOffSale } =
  await import('#src/data/catalogue/takeOffSale.ts');
const transfers = await import('#src/data/catalogue/transferImages.ts');

photographerIsSignedIn();

const priceAndCategory = { price: 249, category: 'natur' };
const original = (name: string) => `high-quality/albums/skagen/original_1700000000000_${name}.jpg`;

const picture = (id: string, order: number) => ({
  id,
  title: `Klit ${order}`,
  description: 'Ved havet',
  alt: '',
  order,
  originalSrc: original(id),
  watermarkedSrc: samples.singleImage()['watermarkedSrc'],
});

/** An album with pictures of these ids, the first of them as its cover. */
async function givenAlbum(ids: readonly string[], changes: Data = {}): Promise<string> {
  const albumId = freshId('album');
  const images = ids.map(picture);
  await given({ [`albums/${albumId}`]: { ...samples.album(), images, ...changes } });
  return albumId;
}

async function givenSingles(count: number, changes: Data = {}): Promise<PlacedImage[]> {
  const ids = Array.from({ length: count }, () => freshId('image'));
  const records = ids.map((id) => [
    `enkeltbilleder/${id}`,
    { ...samples.singleImage(), ...changes },
  ]);
  await given(Object.fromEntries(records) as Record<string, Data>);
  return ids.map((id) => ({ id, isLegacy: false, title: 'Klit' }) as PlacedImage);
}

const freshIds = (count: number) => Array.from({ length: count }, () => freshId('picture'));
const itemsOf = (ids: readonly string[]) => ids.map((id) => ({ id, title: id }));
const single = (id: string) => stored(`enkeltbilleder/${id}`);

async function idsIn(albumId: string): Promise<string[]> {
  const record = (await stored(`albums/${albumId}`)) as { images: { id: string; order: number }[] };
  return record.images.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
}

describe('pictures of an album that are sold one by one', () => {
  test('move in one write, once, however often it is repeated', async () => {
    const ids = freshIds(3) as [string, string, string];
    const albumId = await givenAlbum(ids, { isPublished: false });
    const route = { kind: 'move' as const, albumId, priceAndCategory };
    const moved = itemsOf([ids[0], ids[2]]);
    expect(await transfers.transferToSingles(route, moved)).toEqual({
      failures: [],
      takenIds: [ids[0], ids[2]],
    });
    expect(await transfers.transferToSingles(route, moved)).toEqual({ failures: [], takenIds: [] });
    expect(await idsIn(albumId)).toEqual([ids[1]]);
    expect(await single(ids[0])).toMatchObject({
      ...priceAndCategory,
      title: 'Klit 0',
      description: 'Ved havet',
      originalSrc: original(ids[0]),
      hasSharedFiles: true,
      isPublished: false,
    });
    expect(await stored(`bin/picture-${albumId}-${ids[2]}`)).toMatchObject({
      record: { id: ids[2], hasSharedFiles: true },
    });
  });

  test('are delivered to those who have ordered the album', async () => {
    const { id, album: albumId } = await waitingOrder();
    const ids = freshIds(2) as [string, string];
    await given({ [`albums/${albumId}`]: { ...samples.album(), images: ids.map(picture) } });
    await transfers.transferToSingles(
      { kind: 'move', albumId, priceAndCategory },
      itemsOf([ids[0]]),
    );
    await forgetUnawaited();
    const asked = await approveOrder(id);
    if (asked.kind === 'needs-confirmation') {
      await approveOrder(id, { confirmed: { ...asked.check, price: 'ordered' } });
    }
    await expectOnePurchase(id);
    const paths = (await outcomeOf(id)).lookup?.['originalImagePaths'];
    expect(paths).toEqual(expect.arrayContaining(ids.map(original)));
  });

  test('stay where they are for everybody else', async () => {
    const ids = freshIds(1);
    const albumId = await givenAlbum(ids);
    await signInAs('customer');
    for (const kind of ['move', 'copy'] as const) {
      await expect(
        transfers.transferToSingles({ kind, albumId, priceAndCategory }, itemsOf(ids)),
      ).rejects.toMatchObject({ code: 'permission-denied' });
    }
    await signInAs('photographer');
    expect(await idsIn(albumId)).toEqual(ids);
  });
});

describe('single images that go into an album', () => {
  test('move in one write, once, and leave their price and date in the bin', async () => {
    const images = await givenSingles(2, { price: 450 });
    const [first, second] = images.map(({ id }) => id) as [string, string];
    const other = freshId('picture');
    const albumId = await givenAlbum([other]);
    const createdAt = (await single(first))?.['createdAt'];
    const route = { kind: 'move' as const, albumId };
    expect(await transfers.transferToAlbum(route, images)).toEqual({
      failures: [],
      takenIds: [first, second],
    });
    expect(await transfers.transferToAlbum(route, images)).toEqual({ failures: [], takenIds: [] });
    expect(await idsIn(albumId)).toEqual([other, first, second]);
    expect(await single(first)).toBeUndefined();
    await transfers.takeBackFromAlbum(albumId, { id: first, isLegacy: false });
    expect(await single(first)).toMatchObject({ price: 450, createdAt, hasSharedFiles: true });
    expect(await idsIn(albumId)).toEqual([other, second]);
  });

  test('of the older collection go back there', async () => {
    const id = freshId('older');
    await given({ [`individuelle/${id}`]: samples.singleImage() });
    const albumId = await givenAlbum([]);
    const image = { id, isLegacy: true, title: 'Klit' } as PlacedImage;
    await transfers.transferToAlbum({ kind: 'move', albumId }, [image]);
    expect(await stored(`individuelle/${id}`)).toBeUndefined();
    await transfers.takeBackFromAlbum(albumId, image);
    expect(await stored(`individuelle/${id}`)).toMatchObject({ title: 'Klit' });
    expect(await idsIn(albumId)).toEqual([]);
  });

  test('are delivered to those who have ordered them', async () => {
    const { id, image } = await waitingOrder();
    const albumId = await givenAlbum([]);
    const placed = { id: image, isLegacy: false, title: 'Klit' } as PlacedImage;
    await transfers.transferToAlbum({ kind: 'move', albumId }, [placed]);
    await forgetUnawaited();
    const asked = await approveOrder(id);
    if (asked.kind === 'needs-confirmation') {
      await approveOrder(id, { confirmed: { ...asked.check, price: 'ordered' } });
    }
    await expectOnePurchase(id);
  });
});

test('two administrators who move the same pictures to different places lose none', async () => {
  const images = await givenSingles(2);
  const [first, second] = images.map(({ id }) => id) as [string, string];
  const albums = await Promise.all([givenAlbum([]), givenAlbum([])]);
  const answers = await Promise.all(
    albums.map((albumId) => transfers.transferToAlbum({ kind: 'move', albumId }, images)),
  );
  const ids = (await Promise.all(albums.map(idsIn))).flat();
  expect(ids.toSorted()).toEqual([first, second].toSorted());
  expect(answers.flatMap(({ failures }) => failures)).toMatchObject([
    { error: { code: 'not-found' } },
    { error: { code: 'not-found' } },
  ]);
});

test('a copy that is deleted leaves the other where it is', async () => {
  const [image] = (await givenSingles(1)) as [PlacedImage];
  const albumId = await givenAlbum([]);
  await transfers.transferToAlbum({ kind: 'copy', albumId }, [image]);
  await takeAlbumImagesOffSale(albumId, [image.id]);
  expect(await single(image.id)).toMatchObject({ title: 'Klit' });
  await transfers.transferToAlbum({ kind: 'copy', albumId }, [image]);
  await takeImageOffSale(image);
  expect(await idsIn(albumId)).toEqual([image.id]);
  expect(await stored(`bin/image-${image.id}`)).toMatchObject({ record: { hasSharedFiles: true } });
});
