import { describe, expect, test } from 'vitest';
import { isAlbumItem, viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

describe('a purchase as an order', () => {
  const album = purchaseItem({
    type: 'album',
    name: 'Bryllup',
    albumImages: [image({ id: 'b', order: 2 }), image({ id: 'a', order: 1 })],
  });

  test('shows albums with their pictures in order', () => {
    const view = viewOfPurchase(purchase({ paymentStatus: 'completed', items: [album] }));
    expect(view.source).toMatchObject({ type: 'albums', albumName: 'Bryllup' });
    expect(view.items[0]).toMatchObject({ permanentAccess: true });
    expect(view.items[0]?.albumImages.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('that was withdrawn gives no access any more', () => {
    const view = viewOfPurchase(purchase({ paymentStatus: 'cancelled', items: [album] }));
    expect(view.items[0]).toMatchObject({ permanentAccess: false });
  });
});

test.each([
  ['album', 'natur', true],
  ['image', 'Album', true],
  ['image', 'natur', false],
] as const)('%s in the category %s: an album is %s', (type, category, isAlbum) => {
  expect(isAlbumItem({ type, category })).toBe(isAlbum);
});
