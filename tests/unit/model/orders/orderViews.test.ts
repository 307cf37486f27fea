import { describe, expect, test } from 'vitest';
import { rejectionProblem } from '#src/model/orders/cancellation.ts';
import { isAlbumItem, searchOrders, viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { consentSentence, reasonForCustomer, reasonForShop } from '#src/model/orders/sentences.ts';
import { isTestOrder, isTestPendingOrder } from '#src/model/orders/testOrders.ts';
import { image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

test('a purchase shows albums with their pictures in order, and no access once it was withdrawn', () => {
  const albumImages = [image({ id: 'b', order: 2 }), image({ id: 'a', order: 1 })];
  const items = [purchaseItem({ type: 'album', name: 'Bryllup', albumImages })];
  const bought = viewOfPurchase(purchase({ paymentStatus: 'completed', items }));
  expect(bought.source).toMatchObject({ type: 'albums', albumName: 'Bryllup' });
  expect(bought.items[0]).toMatchObject({ permanentAccess: true });
  expect(bought.items[0]?.albumImages.map(({ id }) => id)).toEqual(['a', 'b']);
  const withdrawn = viewOfPurchase(purchase({ paymentStatus: 'cancelled', items }));
  expect(withdrawn.items[0]).toMatchObject({ permanentAccess: false });
});

test('an album is known by its type, or by its category in older orders', () => {
  expect(isAlbumItem({ type: 'album', category: 'natur' })).toBe(true);
  expect(isAlbumItem({ type: 'image', category: 'Album' })).toBe(true);
  expect(isAlbumItem({ type: 'image', category: 'natur' })).toBe(false);
});

test.each([
  ['', '123'],
  ['skov', '1'],
  [' HAV ', '12'],
  ['bo@', '3'],
  ['ida dam', '1'],
  ['3', '3'],
  ['findes ikke', ''],
])('orders are found for %j', (query, expected) => {
  const order = (fields: Parameters<typeof purchase>[0], ...names: string[]) => {
    const items = names.map((name) => purchaseItem({ id: name, name }));
    return viewOfPurchase(purchase({ ...fields, items }));
  };
  const orders = [
    order({ id: '1', userEmail: 'ida@x.dk', userName: 'Ida Dam' }, 'Hav', 'Skov'),
    order({ id: '2', userEmail: 'ida@x.dk' }, 'Hav', 'By'),
    order({ id: '3', userEmail: 'bo@x.dk' }, 'Mark'),
  ];
  const found = searchOrders(orders, query).map(({ id }) => id);
  expect(found.join('')).toBe(expected);
});

test('a rejection needs a reason, and words for another one, no longer than 500 characters', () => {
  expect(rejectionProblem(undefined, '')).toBe('no-reason');
  expect(rejectionProblem(undefined, 'Fordi.')).toBe('no-reason');
  expect(rejectionProblem('other', '  ')).toBe('no-words');
  expect(rejectionProblem('other', 'Fordi.')).toBeUndefined();
  const lengths = [0, 500, 501].map((length) => rejectionProblem('unpaid', 'x'.repeat(length)));
  expect(lengths).toEqual([undefined, undefined, 'too-long']);
});

test('a reason is followed by the words of the photographer, and older orders have none', () => {
  const cancelled = { cancelReason: 'amount', cancelNote: ' 49 kr mangler. ' } as const;
  const toCustomer = 'Det betalte beløb passer ikke til ordren. 49 kr mangler.';
  expect(reasonForCustomer(cancelled)).toBe(toCustomer);
  expect(reasonForShop(cancelled)).toBe('Beløbet passer ikke: 49 kr mangler.');
  expect([reasonForCustomer({}), reasonForShop({})]).toEqual(['', '']);
});

describe('orders made to try the shop out', () => {
  const real = {
    ...{ id: 'JF20250624ABCDEF123', customerEmail: 'kunde@x.dk', customerName: 'Ida Dam' },
    ...{ adminNotes: '', items: [{ name: 'Hav' }] },
  };

  test.each([
    {},
    { id: 'JF20250624XTESTA123' },
    { id: 'JF20250624SOMTES123' },
    { items: [{ name: 'Protest i byen' }] },
    { items: [{ name: 'Demonstration på Rådhuspladsen' }] },
    { customerEmail: 'test.testesen@x.dk' },
    { customerName: 'Testa Demosen' },
  ])('are not those with %o', (change) => {
    const order = { ...real, ...change };
    expect([isTestOrder(order), isTestPendingOrder(order)]).toEqual([false, false]);
  });

  test.each([
    { id: 'TEST-1' },
    { id: 'DemoOrdre' },
    { id: 'Simulation7' },
    { adminNotes: 'TEST af betaling' },
    { adminNotes: 'Demo' },
    { customerEmail: '' },
    { customerEmail: 'unknown@example.com' },
    { items: [{ name: 'Test billede 1' }] },
    { items: [{ name: 'demo-album' }] },
    { items: [{ name: 'TEST' }] },
  ])('are those with %o', (change) => {
    const order = { ...real, ...change };
    expect([isTestOrder(order), isTestPendingOrder(order)]).toEqual([true, true]);
  });

  test.each(['Test', 'test bruger', 'Demo Kunde', 'Test User2'])(
    'of %j are left out of the counter alone',
    (customerName) => {
      const order = { ...real, customerName };
      expect([isTestOrder(order), isTestPendingOrder(order)]).toEqual([false, true]);
    },
  );
});

test('the consent to gift cards gives up no right of withdrawal', () => {
  const consent = { version: '2026-11-29', acceptedAt: new Date('2026-11-24T08:05:00Z') };
  expect(consentSentence(consent, [{ type: 'image' }])).toContain('fortrydelsesretten bortfalder');
  expect(consentSentence(consent, [{ type: 'gift-card' }])).toBe(
    'Samtykke givet den 24.11.2026, 09.05 efter købsbetingelserne af 29. november 2026: »Jeg accepterer købsbetingelserne og vilkårene for gavekort.«',
  );
});
