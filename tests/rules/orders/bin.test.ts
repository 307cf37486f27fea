import { describe, expect, test } from 'vitest';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { singleImage } from '../../support/records.ts';
import * as samples from '../support/samples.ts';
import {
  approveOrder,
  given,
  outcomeOf,
  photographerIsSignedIn,
  signInAs,
  stored,
  waitingOrder,
} from './world.ts';

const { takeAlbumOffSale, takeImageOffSale, movePortfolioItemToBin, forgetUnawaited } =
  await import('#src/data/catalogue/takeOffSale.ts');
const bin = await import('#src/data/catalogue/bin.ts');

photographerIsSignedIn();

/** Stored moments are read as milliseconds. */
const CREATED = new Date('2025-03-01T10:00:00Z');
let turn = 0;
function freshId(): string {
  turn += 1;
  return `binned${process.pid}${turn}`;
}
const placed = (id: string, isLegacy = false): PlacedImage => ({
  ...singleImage('Klit', { id }),
  isLegacy,
});
const picture = (name: string, order: number) => ({
  id: name,
  title: name,
  order,
  originalSrc: `high-quality/albums/skagen/original_1700000000000_${name}.jpg`,
  watermarkedSrc: `https://shop.example/${name}.webp`,
});
const cover = (name: string) => ({
  coverImageUrl: `https://shop.example/${name}.webp`,
  watermarkedCoverUrl: `https://shop.example/${name}.webp`,
});

describe('what is deleted', () => {
  test.each([
    ['enkeltbilleder', false],
    ['individuelle', true],
  ])('is put back as it was: a picture of %s', async (collection, isLegacy) => {
    const id = freshId();
    const path = `${collection}/${id}`;
    await given({ [path]: { ...samples.singleImage(), title: 'Fyr', createdAt: CREATED } });
    const binId = await takeImageOffSale(placed(id, isLegacy));
    expect(await stored(path)).toBeUndefined();
    const binned = await stored(`bin/${binId}`);
    expect(binned).toMatchObject({ kind: 'image', record: { title: 'Fyr' } });
    await bin.restore(binId);
    // Its place may be another one by now: other tests sort the same list meanwhile.
    expect(await stored(path)).toMatchObject({
      ...{ title: 'Fyr', category: 'natur', createdAt: CREATED.getTime() },
      order: expect.any(Number) as number,
    });
    expect(await stored(`bin/${binId}`)).toBeUndefined();
  });

  test('is put back as it was: an album with its pictures, and a picture of the portfolio', async () => {
    const [album, item] = [freshId(), freshId()];
    const images = ['a', 'b'].map(picture);
    await given({
      [`albums/${album}`]: { ...samples.album(), images, ...cover('b'), createdAt: CREATED },
      [`portfolio/${item}`]: { ...samples.portfolioItem(), featured: true, createdAt: CREATED },
    });
    const binIds = [await takeAlbumOffSale(album), await movePortfolioItemToBin(item)];
    expect(await stored(`albums/${album}`)).toBeUndefined();
    expect(await stored(`portfolio/${item}`)).toBeUndefined();
    await Promise.all(binIds.map((id) => bin.restore(id)));
    const createdAt = CREATED.getTime();
    expect(await stored(`albums/${album}`)).toMatchObject({ images, createdAt, ...cover('b') });
    expect(await stored(`portfolio/${item}`)).toMatchObject({ featured: true, createdAt });
  });

  test('never overwrites what has its id by now', async () => {
    const id = freshId();
    const path = `enkeltbilleder/${id}`;
    await given({ [path]: { ...samples.singleImage(), title: 'Fyr' } });
    const binId = await takeImageOffSale(placed(id));
    await given({ [path]: { ...samples.singleImage(), title: 'Ny' } });
    await expect(bin.restore(binId)).rejects.toMatchObject({ code: 'already-exists' });
    expect(await stored(path)).toMatchObject({ title: 'Ny' });
    expect(await stored(`bin/${binId}`)).toBeDefined();
  });

  test('is delivered to those who wait, in the bin and after it is back', async () => {
    const [first, second] = [await waitingOrder(), await waitingOrder()];
    for (const { id, image } of [first, second]) {
      const record = await stored(`enkeltbilleder/${image}`);
      const binId = await takeImageOffSale(placed(image));
      await forgetUnawaited();
      if (id === second.id) await bin.restore(binId);
      const asked = await approveOrder(id);
      if (asked.kind === 'needs-confirmation') {
        await approveOrder(id, { confirmed: { ...asked.check, price: 'ordered' } });
      }
      expect((await outcomeOf(id)).lookup?.['originalImagePaths']).toContain(
        record?.['originalSrc'],
      );
    }
  });
});

describe('two administrators', () => {
  test('who put back and delete for good leave it in one place', async () => {
    const ids = Array.from({ length: 6 }, freshId);
    await Promise.all(
      ids.map(async (id) => {
        await given({ [`enkeltbilleder/${id}`]: samples.singleImage() });
        const binId = await takeImageOffSale(placed(id));
        const [restored, forgotten] = await Promise.allSettled([
          bin.restore(binId),
          bin.forget(binId),
        ]);
        expect([restored.status, forgotten.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const isBack = (await stored(`enkeltbilleder/${id}`)) !== undefined;
        expect(isBack).toBe(restored.status === 'fulfilled');
        expect(await stored(`bin/${binId}`)).toBeUndefined();
      }),
    );
  });

  test('who delete the same thing delete it once, and one puts it back', async () => {
    const id = freshId();
    await given({ [`enkeltbilleder/${id}`]: samples.singleImage() });
    const [binId, same] = await Promise.all([
      takeImageOffSale(placed(id)),
      takeImageOffSale(placed(id)),
    ]);
    expect(same).toBe(binId);
    const outcomes = await Promise.allSettled([bin.restore(binId), bin.restore(binId)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored(`enkeltbilleder/${id}`)).toBeDefined();
  });
});

test('only the photographer puts back and deletes for good', async () => {
  const id = freshId();
  await given({ [`enkeltbilleder/${id}`]: samples.singleImage() });
  const binId = await takeImageOffSale(placed(id));
  await signInAs('customer');
  await expect(bin.restore(binId)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(bin.forget(binId)).rejects.toMatchObject({ code: 'permission-denied' });
  await signInAs('photographer');
  expect(await stored(`bin/${binId}`)).toBeDefined();
});
