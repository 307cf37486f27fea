import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  agreedPrice,
  type ApprovalCheck,
  type BookedPrice,
  type ConfirmedDifferences,
  priceOptions,
  withoutMissing,
} from '#src/model/sale/approval/check.ts';
import { type OrderLine, orderLineSchema } from '#src/model/sale/schema.ts';

const line = (id: string, price: number) => z.parse(orderLineSchema, { id, name: id, price });
const [dune, sea] = [line('dune', 199), line('sea', 300)];
const check = (fields: Partial<ApprovalCheck>): ApprovalCheck => ({
  changes: [],
  hidden: [],
  totalOre: 49_900,
  orderedOre: 49_900,
  needsConfirmation: true,
  ...fields,
});
const dearer = check({ changes: [{ item: dune, price: 250 }], totalOre: 55_000 });
const seeing = (item: OrderLine, price: number) => ({ ...dearer, changes: [{ item, price }] });
const gone = check({ changes: [{ item: dune, price: undefined }], totalOre: 30_000 });
const draft = check({ hidden: [{ item: dune, title: 'Klit' }] });
const otherDraft = check({ hidden: [{ item: sea, title: 'Hav' }] });

const unclear = check({ orderedOre: undefined });
const at = (price: BookedPrice, seen: ApprovalCheck): ConfirmedDifferences => ({ ...seen, price });

describe('a confirmation', () => {
  test.each<[string, { check: ApprovalCheck; seen?: ApprovalCheck; is: boolean }]>([
    ['is not needed for what fits', { check: check({ needsConfirmation: false }), is: true }],
    ['is missing', { check: dearer, is: false }],
    ['is about the same difference', { check: dearer, seen: { ...dearer }, is: true }],
    ['is about the same loss', { check: gone, seen: gone, is: true }],
    ['is about the amount alone', { check: check({}), seen: check({}), is: true }],
    ['is about another price', { check: dearer, seen: seeing(dune, 260), is: false }],
    ['is about another total', { check: dearer, seen: { ...dearer, totalOre: 55_100 }, is: false }],
    ['is about another thing', { check: dearer, seen: seeing(sea, 250), is: false }],
    ['is about less than there is', { check: dearer, seen: { ...dearer, changes: [] }, is: false }],
    ['is about the same draft', { check: draft, seen: draft, is: true }],
    ['has not seen a draft', { check: draft, seen: check({}), is: false }],
    ['is about another draft', { check: draft, seen: otherDraft, is: false }],
    [
      'is about a price that is gone',
      { check: gone, seen: { ...dearer, totalOre: 30_000 }, is: false },
    ],
  ])('%s', (_, { check: found, seen, is }) => {
    expect(agreedPrice(found, seen && at('ordered', seen)) !== undefined).toBe(is);
    expect(agreedPrice(found, seen && at('current', seen)) !== undefined).toBe(is);
  });

  test('cannot choose the prices of an order that contradicts itself', () => {
    expect(agreedPrice(unclear, at('ordered', unclear))).toBeUndefined();
    expect(agreedPrice(unclear, at('current', unclear))).toBe('current');
  });
});

test('the prices of the order are offered first, unless it contradicts itself', () => {
  expect(priceOptions(dearer)).toEqual(['ordered', 'current']);
  expect(priceOptions(unclear)).toEqual(['current']);
});

test('what is gone is left out, also of two equal lines', () => {
  const twin = line('dune', 199);
  const lines = [dune, sea, twin];
  const missing = [dune, twin].map((item) => ({ item, price: undefined }));
  expect(withoutMissing(lines, check({ changes: missing }))).toEqual([sea]);
  expect(withoutMissing(lines, dearer)).toEqual(lines);
});
