import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joinOrders,
  nextListToRead,
  type ReadList,
  type ReadOrders,
  visibleOrders,
  withOrders,
} from '#src/model/orders/orderList.ts';
import { day, orderRecord, pendingOrder, purchase } from '../../../support/bareRecords.ts';

const boughtOn = (id: string, date: number, pendingOrderId?: string) =>
  purchase({
    ...{ id, purchaseDate: day(date), userEmail: 'ida@kunde.example', paymentStatus: 'completed' },
    ...(pendingOrderId !== undefined && { pendingOrderId }),
  });
const ordered = (id: string, date: number, change: object = {}) =>
  pendingOrder({ id, createdAt: day(date), customerEmail: 'ida@kunde.example', ...change });
const approvedAs = (id: string) => ({ paymentStatus: 'completed', convertedToPurchaseId: id });
const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('orders of several places', () => {
  test('are shown once, also while their purchase cannot be read', () => {
    const order = ordered('p1', 1, approvedAs('JF1'));
    expect(idsOf(joinOrders({ purchases: [], pendingOrders: [order] }))).toEqual(['p1']);
    const records = ['JF1', 'p1', 'o9'].map((id) => orderRecord({ id }));
    const purchases = [boughtOn('JF1', 5, 'p1')];
    const all = idsOf(joinOrders({ purchases, pendingOrders: [order], records }));
    expect(all.sort()).toEqual(['JF1', 'o9']);
  });

  test('are merged without losing or doubling one', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(ids, ids, (bases, converted) => {
        const purchases = converted.map((id) => purchase({ id: `JF-${id}`, pendingOrderId: id }));
        const pendingOrders = bases.map((id) => pendingOrder({ id }));
        const open = bases.filter((id) => !converted.includes(id));
        const expected = [...converted.map((id) => `JF-${id}`), ...open];
        expect(idsOf(joinOrders({ purchases, pendingOrders })).sort()).toEqual(expected.sort());
      }),
    );
  });
});

const whole = <Item>(...items: Item[]): ReadList<Item> => ({ items, next: undefined });
const part = <Item>(...items: Item[]): ReadList<Item> => ({ items, next: 'more' });
/** What is read of each list; of the others there is nothing. */
const reading = (lists: Partial<ReadOrders>): ReadOrders => ({
  ...{ purchases: whole(), pendingOrders: whole(), records: whole() },
  ...lists,
});

describe('the orders that are shown', () => {
  test('stand once each, the newest first, whatever became of them', () => {
    const orders = reading({
      purchases: whole(boughtOn('B', 8, 'b'), boughtOn('A', 2, 'a')),
      pendingOrders: whole(
        ordered('c', 9, { paymentStatus: 'cancelled' }),
        ordered('b', 7, approvedAs('B')),
        ordered('d', 5),
        ordered('a', 1, approvedAs('A')),
      ),
    });
    const shown = visibleOrders(orders).map(({ id, life }) => `${id}: ${life.stage}`);
    expect(shown).toEqual(['c: rejected', 'B: approved', 'd: ordered', 'A: approved']);
  });

  test('reach back only as far as all lists are known', () => {
    const pendingOrders = whole(ordered('p', 7), ordered('q', 3));
    const records = whole(orderRecord({ id: 'o', userEmail: 'ida@x.dk', date: day(5) }));
    const newest = [boughtOn('C', 9), boughtOn('B', 6)];
    const some = reading({ purchases: part(...newest), pendingOrders, records });
    expect(idsOf(visibleOrders(some))).toEqual(['C', 'p', 'B']);
    expect(nextListToRead(some)).toBe('purchases');
    const all = { ...some, purchases: whole(...newest, boughtOn('A', 4)) };
    expect(idsOf(visibleOrders(all))).toEqual(['C', 'p', 'B', 'o', 'A', 'q']);
    expect(nextListToRead(all)).toBeUndefined();
  });

  test('are read on in the list that ends first', () => {
    const [purchases, pendingOrders] = [part(boughtOn('A', 2)), part(ordered('p', 7))];
    expect(nextListToRead(reading({ purchases, pendingOrders }))).toBe('pendingOrders');
    expect(nextListToRead(reading({ purchases }))).toBe('purchases');
  });

  test('leave out what only tried the shop out', () => {
    const orders = reading({ pendingOrders: whole(ordered('p', 7), ordered('TEST-1', 6)) });
    expect(idsOf(visibleOrders(orders))).toEqual(['p']);
  });

  test('change their place and are joined by new ones; older ones wait for their page', () => {
    const known = reading({ pendingOrders: whole(ordered('p', 7)) });
    const changed = withOrders(known, {
      purchases: [boughtOn('P', 8, 'p')],
      pendingOrders: [ordered('p', 7, approvedAs('P')), ordered('q', 9)],
    });
    expect(idsOf(visibleOrders(changed))).toEqual(['q', 'P']);
    const half = reading({ pendingOrders: part(ordered('p', 7)) });
    expect(withOrders(half, { pendingOrders: [ordered('old', 1)] })).toEqual(half);
  });
});
