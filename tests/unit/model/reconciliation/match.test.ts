import { describe, expect, test } from 'vitest';
import { matchPayments, numbersIn } from '#src/model/reconciliation/match.ts';
import type { ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';

const ID = 'JF20260110ABCDEF123';
const order = pendingOrder({ id: ID, amount: 199, createdAt: new Date('2026-01-10T12:00:00Z') });
const second = pendingOrder({ ...order, id: 'JF20260111GHIJKL456' });

const payment = (change: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  ...{ id: 'a', source: 'nordea', day: '2026-01-10', amountOre: 19_900, feeOre: 0 },
  ...{ text: ID, status: 'open', orderId: '' },
  ...change,
});

/** What is thought of these payments; `sold` names approved orders, and whether a payment has paid them. */
const verdicts = (
  payments: readonly ReceivedPayment[],
  orders = [order, second],
  sold: Record<string, boolean | undefined> = {},
) =>
  matchPayments(payments, { orders, sold: new Map(Object.entries(sold)) }).map((matched) => {
    switch (matched.kind) {
      case 'certain':
        return `${matched.isChosen ? 'chosen' : 'certain'} ${matched.order.id}`;
      case 'doubtful':
        return [matched.doubt, ...matched.candidates.map(({ id }) => id)].join(' ');
      case 'settled':
        return `settled ${matched.orderId}`;
      case 'unmatched':
      case 'unknown':
        return matched.kind;
    }
  });
const verdict = (change: Partial<ReceivedPayment>, orders?: (typeof order)[]) =>
  verdicts([payment(change)], orders)[0];

describe('a payment is certain', () => {
  test.each([ID, `Betaling ${ID}, tak`, 'jf20260110abcdef123', 'JF 20260110-ABCDEF 123'])(
    'with the number and the amount: %s',
    (text) => expect(verdict({ text })).toBe(`certain ${ID}`),
  );

  test('on the day of the order in Copenhagen, and every later one', () => {
    expect(verdict({ day: '2026-03-01' })).toBe(`certain ${ID}`);
    const late = { ...order, createdAt: new Date('2026-01-10T23:30:00Z') };
    expect(verdict({ day: '2026-01-10' }, [late])).toBe(`early ${ID}`);
    expect(verdict({ day: '2026-01-11' }, [late])).toBe(`certain ${ID}`);
  });

  test('when the photographer has said so, whatever else is written', () => {
    const chosen = { text: 'Mormor', amountOre: 100, orderId: second.id };
    expect(verdict(chosen)).toBe(`chosen ${second.id}`);
  });
});

describe('a payment is doubtful', () => {
  test('with another amount, or before the order', () => {
    expect(verdict({ amountOre: 19_800 })).toBe(`amount ${ID}`);
    expect(verdict({ day: '2026-01-09' })).toBe(`early ${ID}`);
  });

  test.each(['BCDEF123', 'ref. bcdef 123'])('with the end of the number alone: %s', (text) => {
    expect(verdict({ text })).toBe(`end ${ID} ${second.id}`);
    expect(verdict({ text, amountOre: 19_800 })).toBe(`amount ${ID}`);
    expect(verdict({ text, day: '2026-01-09' })).toBe(`early ${ID}`);
  });

  test.each([
    ['JF20260110ANGFOR199', 'Betaling for 199 kr'],
    ['ABCDEFGHIJKLBETALING', 'Betaling for billeder'],
    ['OVERFRSELFRAMOBILEPAY', 'Overførsel fra MobilePay'],
  ])('with words that somebody has made the id of their order: %s', (id, text) => {
    const trap = pendingOrder({ ...order, id });
    expect(verdict({ text }, [trap])).toBe(`end ${id}`);
    expect(verdict({ text }, [order, trap])).toBe(`end ${id} ${ID}`);
    expect(verdict({ text: `${text} ${ID}` }, [trap, order])).toBe(`certain ${ID}`);
  });

  test('with the amount alone, of every order that it could be for', () => {
    const nameless = payment({ id: 'b', text: 'Ida Holm' });
    expect(verdicts([nameless])).toEqual([`no-number ${ID} ${second.id}`]);
    expect(verdicts([nameless], [order])).toEqual([`no-number ${ID}`]);
    // Not of one that another payment names, or that is younger.
    expect(verdicts([payment(), nameless])).toEqual([`certain ${ID}`, `no-number ${second.id}`]);
    const young = { ...order, createdAt: new Date('2026-02-01') };
    expect(verdicts([nameless], [young])).toEqual(['unmatched']);
  });

  test('when an order is paid twice, both are, until one is chosen', () => {
    const again = payment({ id: 'b' });
    expect(verdicts([payment(), again])).toEqual([`twice ${ID}`, `twice ${ID}`]);
    expect(verdicts([payment({ orderId: ID }), again])).toEqual([`chosen ${ID}`, 'twice']);
    expect(verdicts([payment()], [second], { [ID]: true })).toEqual(['twice']);
  });

  test('when it names several orders', () => {
    expect(verdict({ text: `${ID} og ${second.id}` })).toBe(`several ${ID} ${second.id}`);
    const ends = pendingOrder({ ...order, id: 'JF20260112XBCDEF123' });
    expect(verdict({ text: 'BCDEF123' }, [order, ends])).toBe(`several ${ID} ${ends.id}`);
    expect(verdict({}, [order, ends])).toBe(`certain ${ID}`);
  });
});

test('a payment is settled when its order was approved by hand, by number or by choice', () => {
  const chosen = payment({ text: 'x', orderId: ID });
  for (const paid of [payment(), chosen]) {
    expect(verdicts([paid], [], { [ID]: false })).toEqual([`settled ${ID}`]);
  }
});

test('a payment of nothing that is known is unmatched', () => {
  expect(verdict({ text: 'Løn', amountOre: 5 })).toBe('unmatched');
  expect(verdicts([payment()], [], { [ID]: undefined })).toEqual(['unmatched']);
});

test('a payment gets no verdict before it is known whether the order that it names is approved', () => {
  expect(verdicts([payment()], [second])).toEqual(['unknown']);
  expect(verdicts([payment()], [second], { [ID]: undefined })).toEqual([`no-number ${second.id}`]);
});

test('the numbers in a text are those that may be approved orders', () => {
  expect(numbersIn(payment({ text: `fra ${ID.toLowerCase()} og 12345678` }))).toEqual([ID]);
  expect(numbersIn(payment({ text: 'Løn' }))).toEqual([]);
  expect(numbersIn(payment({ orderId: second.id }))).toEqual([second.id]);
});
