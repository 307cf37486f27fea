import { expect, test } from 'vitest';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import {
  agreedPrice,
  type ApprovalCheck,
  checkApproval,
  priceOptions,
  withoutMissing,
} from '#src/model/sale/approval/check.ts';
import { pendingOrder } from '../../../../support/bareRecords.ts';
import { lineOf, shopWith } from '../../support/soldThings.ts';

const [dune, sea] = [lineOf({ id: 'dune', price: 199 }), lineOf({ id: 'sea', price: 300 })];
const check = (fields: Partial<ApprovalCheck> = {}): ApprovalCheck => ({
  ...{ changes: [], hidden: [], totalOre: 49_900, orderedOre: 49_900 },
  ...{ lacksAddress: false, needsConfirmation: true },
  ...fields,
});
const dearer = check({ changes: [{ item: dune, price: 250 }], totalOre: 55_000 });
const seeing = (item: typeof dune, price: number) => ({ ...dearer, changes: [{ item, price }] });
const gone = check({ changes: [{ item: dune, price: undefined }], totalOre: 30_000 });
const draft = check({ hidden: [{ item: dune, title: 'Klit' }] });
const otherDraft = check({ hidden: [{ item: sea, title: 'Hav' }] });
const unclear = check({ orderedOre: undefined });

test.each<[string, found: ApprovalCheck, seen: ApprovalCheck | undefined, isAgreed: boolean]>([
  ['is not needed for what fits', check({ needsConfirmation: false }), undefined, true],
  ['is missing', dearer, undefined, false],
  ['is about the same difference', dearer, { ...dearer }, true],
  ['is about the same loss', gone, gone, true],
  ['is about the amount alone', check(), check(), true],
  ['is about another price', dearer, seeing(dune, 260), false],
  ['is about another total', dearer, { ...dearer, totalOre: 55_100 }, false],
  ['is about another thing', dearer, seeing(sea, 250), false],
  ['is about less than there is', dearer, { ...dearer, changes: [] }, false],
  ['is about the same draft', draft, draft, true],
  ['has not seen a draft', draft, check(), false],
  ['is about another draft', draft, otherDraft, false],
  ['is about a price that is gone', gone, { ...dearer, totalOre: 30_000 }, false],
])('a confirmation %s', (...[, found, seen, isAgreed]) => {
  for (const price of ['ordered', 'current'] as const) {
    expect(agreedPrice(found, seen && { ...seen, price }) !== undefined).toBe(isAgreed);
  }
});

test('the prices of the order are offered first, unless it contradicts itself', () => {
  expect(priceOptions(dearer)).toEqual(['ordered', 'current']);
  expect(priceOptions(unclear)).toEqual(['current']);
  expect(agreedPrice(unclear, { ...unclear, price: 'ordered' })).toBeUndefined();
  expect(agreedPrice(unclear, { ...unclear, price: 'current' })).toBe('current');
});

test('prices that need an invoice with an address are offered only where the buyer gave one', () => {
  const invoiceTo = { name: 'Ida Dam', street: 'Havvej 1', postalCode: '9740', city: 'Jerslev' };
  const offered = (price: number, given: Partial<PendingOrder> = {}) => {
    const items = [lineOf({ id: 'img', price })];
    const order = pendingOrder({ items, amount: price, ...given });
    return priceOptions(checkApproval(order, shopWith({ img: 3200 })));
  };
  expect(offered(2900)).toEqual(['ordered']);
  expect(offered(2900, { invoiceTo })).toEqual(['ordered', 'current']);
  // Older orders name no address at any amount, and have to be decided.
  expect(offered(3100)).toEqual(['ordered', 'current']);
  expect(offered(2900, { amount: 1 })).toEqual(['current']);
});

test('what is gone is left out, also of two equal lines', () => {
  const lines = [dune, sea, { ...dune }];
  const missing = [dune, dune].map((item) => ({ item, price: undefined }));
  expect(withoutMissing(lines, check({ changes: missing }))).toEqual([sea]);
  expect(withoutMissing(lines, dearer)).toEqual(lines);
});
