import { describe, expect, test } from 'vitest';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { singleImage } from '../../support/records.ts';
import * as samples from '../support/samples.ts';
import { expectOnePurchase } from './expectations.ts';
import {
  approveOrder,
  given,
  outcomeOf,
  photographerIsSignedIn,
  rejectOrder,
  signInAs,
  stored,
  waitingOrder,
} from './world.ts';

const orders = await import('#src/data/orders/readOrder.ts');
const {
  forgetAlbumImages,
  forgetImage,
  forgetUnawaited,
  takeAlbumOffSale,
  takeAlbumImageOffSale,
  takeImageOffSale,
} = await import('#src/data/catalogue/takeOffSale.ts');

photographerIsSignedIn();

const placed = (id: string, isLegacy = false): PlacedImage => ({
  ...singleImage('Klit', { id }),
  isLegacy,
});
const original = (name: string) => `high-quality/albums/skagen/original_1700000000000_${name}.jpg`;
const picture = (name: string) => ({ id: name, title: name, originalSrc: original(name) });

/** Approves an order at its own prices, whatever has been deleted meanwhile. */
async function approveAsOrdered(id: string): Promise<void> {
  const asked = await approveOrder(id);
  if (asked.kind !== 'needs-confirmation') return;
  const answer = await approveOrder(id, { confirmed: { ...asked.check, price: 'ordered' } });
  expect(answer.kind).toBe('approved');
}

/** The paths of the originals that the purchase out of an order delivers. */
async function delivered(id: string): Promise<unknown> {
  await expectOnePurchase(id);
  return (await outcomeOf(id)).lookup?.['originalImagePaths'];
}

describe('what is deleted while an order waits for it', () => {
  test.each([
    ['a picture', 'enkeltbilleder', false],
    ['a picture of the older collection', 'individuelle', true],
  ])('is delivered: %s', async (_, collection, isLegacy) => {
    const { id, image } = await waitingOrder();
    const record = { ...samples.singleImage(), filename: 'solnedgang.jpg' };
    await given({ [`enkeltbilleder/${image}`]: null });
    await given({ [`${collection}/${image}`]: record });
    await takeImageOffSale(placed(image, isLegacy));
    await takeImageOffSale(placed(image, isLegacy));
    expect(await stored(`${collection}/${image}`)).toBeUndefined();
    expect(await stored(`withdrawn-images/${image}`)).toMatchObject({ title: 'Klit', price: 199 });
    await forgetUnawaited();
    await approveAsOrdered(id);
    expect(await delivered(id)).toContain(record['originalSrc' as keyof typeof record]);
    await forgetUnawaited();
    expect(await stored(`withdrawn-images/${image}`)).toBeUndefined();
  });

  test('is delivered: an album, with the picture that was taken out before', async () => {
    const { id, album } = await waitingOrder();
    const images = ['dune', 'sea'].map(picture);
    await given({ [`albums/${album}`]: { ...samples.album(), images } });
    await takeAlbumImageOffSale(album, 'dune');
    await takeAlbumImageOffSale(album, 'dune');
    expect(await stored(`albums/${album}`)).toMatchObject({ images: [{ id: 'sea' }] });
    await takeAlbumOffSale(album);
    await takeAlbumOffSale(album);
    expect(await stored(`albums/${album}`)).toBeUndefined();
    await forgetUnawaited();
    await approveAsOrdered(id);
    const paths = await delivered(id);
    expect(paths).toEqual(expect.arrayContaining([original('dune'), original('sea')]));
    await forgetUnawaited();
    expect(await stored(`withdrawn-albums/${album}`)).toBeUndefined();
  });

  test('is not part of what is ordered later', async () => {
    const first = await waitingOrder();
    const { album } = first;
    await given({
      [`albums/${album}`]: { ...samples.album(), images: ['dune', 'sea'].map(picture) },
    });
    await takeAlbumImageOffSale(album, 'dune');
    const later = await stored(`pending-orders/${first.id}`);
    const id = `${first.id}later`.slice(-40);
    await given({
      [`pending-orders/${id}`]: {
        ...samples.pendingOrder({
          uid: String(later?.['userId']),
          email: String(later?.['customerEmail']),
        }),
        amount: 699,
        items: later?.['items'],
      },
    });
    await approveAsOrdered(id);
    expect(await delivered(id)).not.toContain(original('dune'));
    await approveAsOrdered(first.id);
    expect(await delivered(first.id)).toContain(original('dune'));
  });

  test('is forgotten when its order is rejected', async () => {
    const { id, image, album } = await waitingOrder();
    await takeImageOffSale(placed(image));
    await takeAlbumOffSale(album);
    await rejectOrder(id);
    await forgetUnawaited();
    expect(await stored(`withdrawn-images/${image}`)).toBeUndefined();
    expect(await stored(`withdrawn-albums/${album}`)).toBeUndefined();
  });

  test('is counted with its orders and purchases', async () => {
    const { id, album } = await waitingOrder();
    // More pictures than one query may look for.
    const names = Array.from({ length: 35 }, (_, index) => `${album}${index}`);
    await given({ [`albums/${album}`]: { ...samples.album(), images: names.map(picture) } });
    const item = { id: album, type: 'album' as const, originals: names.map(original) };
    expect(await orders.countOrdersOf([item])).toEqual({ waiting: 1, bought: 0 });
    await approveOrder(id);
    expect(await orders.countOrdersOf([item])).toEqual({ waiting: 0, bought: 1 });
    expect(await orders.isWaitedFor(item)).toBe(false);
  });

  test('wins or loses against an approval, which delivers it both ways', async () => {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => waitingOrder()));
    await Promise.all(
      rounds.map(async ({ id, image }) => {
        await Promise.all([approveAsOrdered(id), takeImageOffSale(placed(image))]);
        await expectOnePurchase(id);
        const { purchases } = await outcomeOf(id);
        expect(purchases[0]?.data['items']).toHaveLength(2);
      }),
    );
  });
});

describe('what nobody waits for', () => {
  test('is forgotten, of an album only what is named', async () => {
    const { image, album } = await waitingOrder({ paymentStatus: 'cancelled' });
    await given({
      [`albums/${album}`]: { ...samples.album(), images: ['dune', 'sea'].map(picture) },
    });
    await takeImageOffSale(placed(image));
    await takeAlbumOffSale(album);
    await forgetImage(image);
    await forgetAlbumImages(album, ['dune']);
    expect(await stored(`withdrawn-images/${image}`)).toBeUndefined();
    expect(await stored(`withdrawn-albums/${album}`)).toMatchObject({ images: [{ id: 'sea' }] });
    await forgetAlbumImages(album, ['sea']);
    await forgetAlbumImages(album, ['sea']);
    expect(await stored(`withdrawn-albums/${album}`)).toBeUndefined();
  });
});

test('only the photographer deletes and forgets', async () => {
  const { image, album } = await waitingOrder();
  await signInAs('customer');
  const refusal = { code: 'permission-denied' };
  await expect(takeImageOffSale(placed(image))).rejects.toMatchObject(refusal);
  await expect(takeAlbumOffSale(album)).rejects.toMatchObject(refusal);
  await expect(forgetImage(image)).rejects.toMatchObject(refusal);
  await signInAs('photographer');
  expect(await stored(`enkeltbilleder/${image}`)).toBeDefined();
});
