import { describe, expect, test } from 'vitest';
import { isTestOrder, isTestPendingOrder } from '#src/model/orders/testOrders.ts';

describe('orders made to try the shop out', () => {
  const real = {
    id: 'JF20250624ABCDEF123',
    customerEmail: 'kunde@x.dk',
    customerName: 'Ida Dam',
    adminNotes: '',
    items: [{ name: 'Hav' }],
  };

  test.each([
    real,
    { ...real, id: 'JF20250624XTESTA123' },
    { ...real, id: 'JF20250624SOMTES123' },
    { ...real, items: [{ name: 'Protest i byen' }] },
    { ...real, items: [{ name: 'Demonstration på Rådhuspladsen' }] },
    { ...real, customerEmail: 'test.testesen@x.dk' },
    { ...real, customerName: 'Testa Demosen' },
  ])('not %o', (order) => {
    expect(isTestOrder(order)).toBe(false);
    expect(isTestPendingOrder(order)).toBe(false);
  });

  test.each([
    { ...real, id: 'TEST-1' },
    { ...real, id: 'DemoOrdre' },
    { ...real, id: 'Simulation7' },
    { ...real, adminNotes: 'TEST af betaling' },
    { ...real, adminNotes: 'Demo' },
    { ...real, customerEmail: '' },
    { ...real, customerEmail: 'unknown@example.com' },
    { ...real, items: [{ name: 'Test billede 1' }] },
    { ...real, items: [{ name: 'demo-album' }] },
    { ...real, items: [{ name: 'TEST' }] },
  ])('but %o', (order) => {
    expect(isTestOrder(order)).toBe(true);
    expect(isTestPendingOrder(order)).toBe(true);
  });

  test.each(['Test', 'test bruger', 'Demo Kunde', 'Test User2'])(
    'the counter leaves out those of %j',
    (customerName) => {
      expect(isTestPendingOrder({ ...real, customerName })).toBe(true);
      expect(isTestOrder({ ...real, customerName })).toBe(false);
    },
  );
});
