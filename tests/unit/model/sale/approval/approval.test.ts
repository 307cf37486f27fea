import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';
import { day, image, pendingOrder } from '../../../../support/bareRecords.ts';

const original = (id: string) => `high-quality/albums/kyst/original_1760000000000_${id}.jpg`;
const shownPicture = { width: 4000, height: 3000, placeholder: 'data:', sources: [] };
const album = z.parse(albumSchema, {
  id: 'alb',
  title: 'Kyst',
  isPublished: true,
  price: 500,
  watermarkedCoverUrl: 'https://shop.example/kyst_1600',
  images: [
    image({ id: 'b', order: 2, originalSrc: original('b') }),
    image({ id: 'a', order: 1, originalSrc: original('a'), picture: shownPicture }),
  ],
});
const single = z.parse(singleImageSchema, {
  id: 'img',
  title: 'Hav',
  isPublished: true,
  price: 199,
  filename: 'hav.png',
  originalSrc: 'high-quality/enkeltbilleder/hav/original_1760000000000_h.png',
  watermarkedSrc: 'https://shop.example/hav_1600',
  thumbnailUrl: 'https://shop.example/hav_480',
});
const catalogue = {
  albums: new Map([['alb', album]]),
  images: new Map([['img', single]]),
};
const line = (fields: object) => z.parse(orderLineSchema, { name: 'x', ...fields });
const albumLine = line({ id: 'alb', name: 'Kyst', price: 500, type: 'album' });
const imageLine = line({ id: 'img', name: 'Hav', price: 199 });
const order = pendingOrder({
  id: 'p1',
  userId: 'u1',
  customerEmail: 'ida@x.dk',
  customerName: 'Ida Dam',
  amount: 699,
  items: [albumLine, imageLine],
  createdAt: day(1),
});

describe('the amount that a buyer claims', () => {
  test.each([
    [
      'is right',
      order,
      { changes: [], hidden: [], totalOre: 69_900, orderedOre: 69_900, needsConfirmation: false },
    ],
    [
      'is too low',
      { ...order, amount: 1 },
      { changes: [], hidden: [], totalOre: 69_900, orderedOre: undefined, needsConfirmation: true },
    ],
    [
      'rests on a forged price',
      { ...order, items: [albumLine, { ...imageLine, price: 3 }], amount: 503 },
      {
        changes: [{ item: { ...imageLine, price: 3 }, price: 199 }],
        hidden: [],
        totalOre: 69_900,
        orderedOre: 50_300,
        needsConfirmation: true,
      },
    ],
    [
      'includes something that is gone',
      { ...order, items: [{ ...imageLine, id: 'gone' }], amount: 199 },
      {
        changes: [{ item: { ...imageLine, id: 'gone' }, price: undefined }],
        hidden: [],
        totalOre: 0,
        orderedOre: 0,
        needsConfirmation: true,
      },
    ],
    [
      'calls an album an image',
      { ...order, items: [{ ...albumLine, type: 'image' as const }], amount: 500 },
      {
        changes: [{ item: { ...albumLine, type: 'image' }, price: undefined }],
        hidden: [],
        totalOre: 0,
        orderedOre: 0,
        needsConfirmation: true,
      },
    ],
  ])('%s', (_, given, expected) => {
    expect(checkApproval(given, catalogue)).toEqual(expected);
  });
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

test('an album and a picture of the same id have each their own price', () => {
  const twins = {
    albums: new Map([['img', { ...album, id: 'img' }]]),
    images: new Map([['img', single]]),
  };
  const items = [{ ...albumLine, id: 'img' }, imageLine];
  const both = { ...order, items };
  expect(checkApproval(both, twins)).toEqual({
    changes: [],
    hidden: [],
    totalOre: 69_900,
    orderedOre: 69_900,
    needsConfirmation: false,
  });
  const { purchase } = approvalDocuments(both, twins, {
    orderId: 'JF',
    now: day(2),
    price: 'current',
  });
  expect(purchase.items.map(({ price }) => price)).toEqual([500, 199]);
});

describe('an approval writes', () => {
  const forged = { ...order, items: [albumLine, { ...imageLine, price: 3 }], amount: 503 };
  const approval = { orderId: 'JF20250624ABCDEF123', now: day(2), price: 'current' as const };
  const { purchase, pending } = approvalDocuments(forged, catalogue, approval);
  const { lookup, record } = purchaseMirrors(purchase, day(2));

  test('a completed purchase at the prices of the shop', () => {
    expect(purchase).toMatchObject({
      id: 'JF20250624ABCDEF123',
      userId: 'u1',
      userEmail: 'ida@x.dk',
      totalAmount: 699,
      paymentStatus: 'completed',
      completedDate: day(2),
      pendingOrderId: 'p1',
      downloadCount: 0,
    });
    expect(purchase.items.map(({ price, itemIndex }) => [price, itemIndex])).toEqual([
      [500, 0],
      [199, 1],
    ]);
    expect(z.safeParse(purchaseSchema, purchase).success).toBe(true);
  });

  test('the prices of the order where they are chosen, beside those of today', () => {
    const asOrdered = approvalDocuments(forged, catalogue, { ...approval, price: 'ordered' });
    expect(asOrdered.purchase).toMatchObject({
      totalAmount: 503,
      orderedAmount: 503,
      currentAmount: 699,
    });
    expect(asOrdered.purchase.items.map(({ price }) => price)).toEqual([500, 3]);
    expect(purchaseMirrors(asOrdered.purchase, day(2)).record.total).toBe(503);
    expect(purchase).toMatchObject({ totalAmount: 699, orderedAmount: 503, currentAmount: 699 });
  });

  test('what is left of the order at its prices, when something is gone', () => {
    const gone = { ...imageLine, id: 'gone', price: 0.1 };
    const given = { ...order, items: [gone, { ...albumLine, price: 450.2 }], amount: 450.3 };
    const some = approvalDocuments(given, catalogue, { ...approval, price: 'ordered' });
    expect(some.purchase).toMatchObject({
      items: [{ id: 'alb', price: 450.2, itemIndex: 0 }],
      totalAmount: 450.2,
      orderedAmount: 450.3,
      currentAmount: 500,
    });
  });

  test('where the originals are, albums with their pictures in order', () => {
    expect(purchase.items[0]?.albumImages.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(purchase.items[0]?.albumImages[0]).toMatchObject({
      originalSrc: original('a'),
      picture: { width: 0, placeholder: '', sources: [] },
    });
    expect(purchase.items[1]).toMatchObject({
      originalAdminPath: single.originalSrc,
      imageMetadata: { filename: 'hav.png', format: 'png' },
    });
  });

  test('the pictures of the shop, whatever the buyer has named', () => {
    const shown = ({ thumbnailUrl, imageUrl }: { thumbnailUrl: string; imageUrl: string }) => [
      thumbnailUrl,
      imageUrl,
    ];
    const evil = { thumbnailUrl: 'https://evil.example/a', imageUrl: 'https://evil.example/b' };
    const items = [
      { ...albumLine, ...evil },
      { ...imageLine, ...evil },
    ];
    const documents = approvalDocuments({ ...order, items }, catalogue, approval);
    const mirrors = purchaseMirrors(documents.purchase, day(2));
    const expected = [
      ['https://shop.example/kyst_1600', 'https://shop.example/kyst_1600'],
      ['https://shop.example/hav_480', 'https://shop.example/hav_1600'],
    ];
    expect(documents.purchase.items.map(shown)).toEqual(expected);
    expect(mirrors.record.items.map(shown)).toEqual(expected);
  });

  test('a purchase that waits for the archive', () => {
    expect(purchase.backupStatus).toBe('pending');
  });

  test('a lookup record for the photographer', () => {
    expect(lookup).toMatchObject({
      orderId: 'JF20250624ABCDEF123',
      customerUserId: 'u1',
      itemCount: 2,
      totalAmount: 699,
      originalImagePaths: [original('a'), original('b'), single.originalSrc],
      imageBackupPaths: [
        'customer-permanent-archive/JF20250624ABCDEF123/0_a.jpg',
        'customer-permanent-archive/JF20250624ABCDEF123/0_b.jpg',
        'customer-permanent-archive/JF20250624ABCDEF123/1_img.png',
      ],
    });
    expect(lookup.searchKeywords).toEqual(
      expect.arrayContaining(['jf20250624abcdef123', 'ida', 'dam', 'ida@x.dk', 'kyst', 'hav']),
    );
  });

  test('a lookup record with no more words than the rules take', () => {
    const name = (start: number) => Array.from({ length: 99 }, (_, at) => start + at).join(',');
    const items = [0, 100, 200].map((start) => ({ ...imageLine, name: name(start) }));
    const documents = approvalDocuments({ ...order, items }, catalogue, approval);
    const { searchKeywords } = purchaseMirrors(documents.purchase, day(2)).lookup;
    expect(searchKeywords).toHaveLength(200);
    expect(searchKeywords).toContain('jf20250624abcdef123');
  });

  test('a mirror that says the same as the purchase', () => {
    expect(record).toMatchObject({
      id: purchase.id,
      status: 'completed',
      total: 699,
      date: day(2),
    });
    expect(record.items.map(({ price }) => price)).toEqual([500, 199]);
  });

  test('onto the pending order where it went', () => {
    expect(pending).toEqual({
      paymentStatus: 'completed',
      completedAt: day(2),
      adminApprovedAt: day(2),
      convertedToPurchaseId: 'JF20250624ABCDEF123',
    });
  });
});
