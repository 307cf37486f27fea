import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { day, image, pendingOrder } from '../../../../support/bareRecords.ts';
import { lineOf } from '../../support/soldThings.ts';

const original = (id: string) => `high-quality/albums/kyst/original_1760000000000_${id}.jpg`;
const shownPicture = { width: 4000, height: 3000, placeholder: 'data:', sources: [] };
const album = z.parse(albumSchema, {
  ...{ id: 'alb', title: 'Kyst', isPublished: true, price: 500 },
  watermarkedCoverUrl: 'https://shop.example/kyst_1600',
  images: [
    image({ id: 'b', order: 2, originalSrc: original('b') }),
    image({ id: 'a', order: 1, originalSrc: original('a'), picture: shownPicture }),
  ],
});
const single = z.parse(singleImageSchema, {
  ...{ id: 'img', title: 'Hav', isPublished: true, price: 199, filename: 'hav.png' },
  originalSrc: 'high-quality/enkeltbilleder/hav/original_1760000000000_h.png',
  watermarkedSrc: 'https://shop.example/hav_1600',
  thumbnailUrl: 'https://shop.example/hav_480',
});
const catalogue = { albums: new Map([['alb', album]]), images: new Map([['img', single]]) };
const albumLine = lineOf({ id: 'alb', name: 'Kyst', price: 500, type: 'album' });
const imageLine = lineOf({ id: 'img', name: 'Hav', price: 199 });
const order = pendingOrder({
  ...{ id: 'p1', userId: 'u1', customerEmail: 'ida@x.dk', customerName: 'Ida Dam' },
  ...{ amount: 699, items: [albumLine, imageLine], createdAt: day(1) },
});
const cheaper = { ...imageLine, price: 3 };
const gone = { ...imageLine, id: 'gone' };
const asImage = { ...albumLine, type: 'image' as const };

const right = {
  ...{ changes: [], hidden: [], totalOre: 69_900, orderedOre: 69_900 },
  lacksAddress: false,
};
const lost = (item: typeof gone) => ({
  changes: [{ item, price: undefined }],
  hidden: [],
  totalOre: 0,
  orderedOre: 0,
  lacksAddress: false,
});

test.each([
  ['is right', {}, { ...right, needsConfirmation: false }],
  ['is too low', { amount: 1 }, { ...right, orderedOre: undefined }],
  [
    'rests on a forged price',
    { items: [albumLine, cheaper], amount: 503 },
    { ...right, changes: [{ item: cheaper, price: 199 }], orderedOre: 50_300 },
  ],
  ['includes something that is gone', { items: [gone], amount: 199 }, lost(gone)],
  ['calls an album an image', { items: [asImage], amount: 500 }, lost(asImage)],
])('the amount that a buyer claims %s', (_, claimed, expected) => {
  const check = checkApproval({ ...order, ...claimed }, catalogue);
  expect(check).toEqual({ needsConfirmation: true, ...expected });
});

test.each([
  ['a draft of an album', { albums: new Map([['alb', { ...album, isPublished: false }]]) }, 'Kyst'],
  ['a draft', { images: new Map([['img', { ...single, isPublished: false }]]) }, 'Hav'],
  ['a hidden picture', { images: new Map([['img', { ...single, visible: false }]]) }, 'Hav'],
])('%s has to be confirmed under the title of the shop', (_, changes, title) => {
  const named = { ...order, items: order.items.map((each) => ({ ...each, name: 'Noget andet' })) };
  const { hidden, needsConfirmation } = checkApproval(named, { ...catalogue, ...changes });
  expect(hidden.map((each) => each.title)).toEqual([title]);
  expect(needsConfirmation).toBe(true);
});

const approve = (given: PendingOrder, price: 'ordered' | 'current' = 'current', of = catalogue) =>
  approvalDocuments(given, of, { orderId: 'JF20250624ABCDEF123', now: day(2), price });

describe('an order with a discount', () => {
  const terms = { code: 'FEST', kind: 'percent' as const, value: 10, paidFor: 0, minimum: 600 };
  const discounted = { ...order, amount: 629.1, discount: { ...terms, amount: 69.9 } };

  test.each([
    ['what its terms say', {}, 62_910],
    ['more taken off', { amount: 600 }, undefined],
    ['nothing taken off', { amount: 699 }, undefined],
    ['the amount of other terms', { discount: { ...terms, value: 20, amount: 69.9 } }, undefined],
  ])('says its price, or none, with %s', (_, claimed, orderedOre) => {
    const needsConfirmation = orderedOre === undefined;
    const check = checkApproval({ ...discounted, ...claimed }, catalogue);
    expect(check).toMatchObject({ orderedOre, needsConfirmation });
  });

  test('keeps its part of three for one when two of them are gone', () => {
    const items = ['img', 'gone', 'gone2'].map((id) => ({ ...imageLine, id }));
    const threeForOne = { ...terms, kind: 'number' as const, value: 3, paidFor: 1, amount: 398 };
    const given = { ...order, items, amount: 199, discount: threeForOne };
    const check = { orderedOre: 6_633, totalOre: 6_633 };
    expect(checkApproval(given, catalogue)).toMatchObject(check);
    const kept = { totalAmount: 66.33, discount: { amount: 132.67 } };
    expect(approve(given, 'ordered').purchase).toMatchObject(kept);
  });
});

const pricesOf = ({ items }: { items: readonly { price: number }[] }) =>
  items.map(({ price }) => price);

test('an album and a picture of the same id have each their own price', () => {
  const albums = new Map([['img', { ...album, id: 'img' }]]);
  const twins = { ...catalogue, albums };
  const both = { ...order, items: [{ ...albumLine, id: 'img' }, imageLine] };
  expect(checkApproval(both, twins)).toEqual({ ...right, needsConfirmation: false });
  expect(pricesOf(approve(both, 'current', twins).purchase)).toEqual([500, 199]);
});

describe('an approval writes', () => {
  const forged = { ...order, items: [albumLine, cheaper], amount: 503 };
  const { purchase, pending } = approve(forged);
  const { lookup, record } = purchaseMirrors(purchase, day(2));
  const id = 'JF20250624ABCDEF123';

  test('a completed purchase at the prices of the shop, which waits for the archive', () => {
    expect(purchase).toMatchObject({
      ...{ id, userId: 'u1', userEmail: 'ida@x.dk', totalAmount: 699, pendingOrderId: 'p1' },
      ...{ orderedAmount: 503, currentAmount: 699, paymentStatus: 'completed' },
      ...{ completedDate: day(2), downloadCount: 0, backupStatus: 'pending' },
    });
    const lines = purchase.items.map(({ price, itemIndex }) => `${itemIndex}: ${price}`);
    expect(lines).toEqual(['0: 500', '1: 199']);
    expect(z.safeParse(purchaseSchema, purchase).success).toBe(true);
  });

  test('the prices of the order where they are chosen, beside those of today', () => {
    const asOrdered = approve(forged, 'ordered').purchase;
    const amounts = { totalAmount: 503, orderedAmount: 503, currentAmount: 699 };
    expect(asOrdered).toMatchObject(amounts);
    expect(pricesOf(asOrdered)).toEqual([500, 3]);
    expect(purchaseMirrors(asOrdered, day(2)).record.total).toBe(503);
  });

  test('what is left of the order at its prices, when something is gone', () => {
    const items = [
      { ...gone, price: 0.1 },
      { ...albumLine, price: 450.2 },
    ];
    expect(approve({ ...order, items, amount: 450.3 }, 'ordered').purchase).toMatchObject({
      items: [{ id: 'alb', price: 450.2, itemIndex: 0 }],
      ...{ totalAmount: 450.2, orderedAmount: 450.3, currentAmount: 500 },
    });
  });

  test('where the originals are, albums with their pictures in order', () => {
    const [ofAlbum, ofImage] = purchase.items;
    expect(ofAlbum?.albumImages.map(({ id: imageId }) => imageId)).toEqual(['a', 'b']);
    const picture = { width: 0, placeholder: '', sources: [] };
    expect(ofAlbum?.albumImages[0]).toMatchObject({ originalSrc: original('a'), picture });
    const imageMetadata = { filename: 'hav.png', format: 'png' };
    const expected = { originalAdminPath: single.originalSrc, imageMetadata };
    expect(ofImage).toMatchObject(expected);
  });

  test('the pictures of the shop, whatever the buyer has named', () => {
    const evil = { thumbnailUrl: 'https://evil.example/a', imageUrl: 'https://evil.example/b' };
    const items = order.items.map((each) => ({ ...each, ...evil }));
    const documents = approve({ ...order, items });
    const mirrors = purchaseMirrors(documents.purchase, day(2));
    for (const written of [documents.purchase, mirrors.record]) {
      const shown = written.items.flatMap(({ thumbnailUrl, imageUrl }) => [thumbnailUrl, imageUrl]);
      const names = ['kyst_1600', 'kyst_1600', 'hav_480', 'hav_1600'];
      expect(shown).toEqual(names.map((name) => `https://shop.example/${name}`));
    }
  });

  test('a lookup record for the photographer', () => {
    expect(lookup).toMatchObject({
      ...{ orderId: id, customerUserId: 'u1', itemCount: 2, totalAmount: 699 },
      originalImagePaths: [original('a'), original('b'), single.originalSrc],
      imageBackupPaths: ['0_a.jpg', '0_b.jpg', '1_img.png'].map(
        (file) => `customer-permanent-archive/${id}/${file}`,
      ),
    });
    const words = [id.toLowerCase(), 'ida', 'dam', 'ida@x.dk', 'kyst', 'hav'];
    expect(lookup.searchKeywords).toEqual(expect.arrayContaining(words));
  });

  test('a lookup record with no more words than the rules take', () => {
    const name = (start: number) => Array.from({ length: 99 }, (_, at) => start + at).join(',');
    const items = [0, 100, 200].map((start) => ({ ...imageLine, name: name(start) }));
    const long = purchaseMirrors(approve({ ...order, items }).purchase, day(2)).lookup;
    expect(long.searchKeywords).toHaveLength(200);
    expect(long.searchKeywords).toContain(id.toLowerCase());
  });

  test('a mirror that says the same as the purchase', () => {
    expect(record).toMatchObject({ id, status: 'completed', total: 699, date: day(2) });
    expect(pricesOf(record)).toEqual([500, 199]);
  });

  test('onto the pending order where it went', () => {
    expect(pending).toEqual({
      ...{ paymentStatus: 'completed', completedAt: day(2), adminApprovedAt: day(2) },
      convertedToPurchaseId: id,
    });
  });
});
