import { describe, expect, test } from 'vitest';
import { matchPayments, numbersIn } from '#src/model/reconciliation/match.ts';
import type { ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';

const ID = 'JF20260110ABCDEF123';
const order = pendingOrder({ id: ID, amount: 199, createdAt: new Date('2026-01-10T12:00:00Z') });
const second = pendingOrder({ ...order, id: 'JF20260111GHIJKL456' });

const payment = (change: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  id: 'a',
  source: 'nordea',
  day: '2026-01-10',
  amountOre: 19_900,
  feeOre: 0,
  text: ID,
  status: 'open',
  orderId: '',
  ...change,
});

const NONE = new Map<string, boolean>();

const verdicts = (
  payments: readonly ReceivedPayment[],
  orders = [order, second],
  sold: ReadonlyMap<string, boolean> = NONE,
) =>
  matchPayments(payments, { orders, sold }).map((matched) => {
    switch (matched.kind) {
      case 'certain':
        return `${matched.isChosen ? 'chosen' : 'certain'} ${matched.order.id}`;
      case 'doubtful':
        return [matched.doubt, ...matched.candidates.map(({ id }) => id)].join(' ');
      case 'settled':
        return `settled ${matched.orderId}`;
      case 'unmatched':
        return 'unmatched';
    }
  });

describe('a payment is certain', () => {
  test.each([ID, `Betaling ${ID}, tak`, 'jf20260110abcdef123', 'JF 20260110-ABCDEF 123'])(
    'with the number and the amount: %s',
    (text) => {
      expect(verdicts([payment({ text })])).toEqual([`certain ${ID}`]);
    },
  );

  test('on the day of the order and every later one', () => {
    expect(verdicts([payment({ day: '2026-03-01' })])).toEqual([`certain ${ID}`]);
  });

  test('by the day in Copenhagen', () => {
    const late = { ...order, createdAt: new Date('2026-01-10T23:30:00Z') };
    expect(verdicts([payment({ day: '2026-01-10' })], [late])).toEqual([`early ${ID}`]);
    expect(verdicts([payment({ day: '2026-01-11' })], [late])).toEqual([`certain ${ID}`]);
  });

  test('when the photographer has said so, whatever else is written', () => {
    const chosen = payment({ text: 'Mormor', amountOre: 100, orderId: second.id });
    expect(verdicts([chosen])).toEqual([`chosen ${second.id}`]);
  });
});

describe('a payment is doubtful', () => {
  test('with another amount', () => {
    expect(verdicts([payment({ amountOre: 19_800 })])).toEqual([`amount ${ID}`]);
  });

  test('before the order', () => {
    expect(verdicts([payment({ day: '2026-01-09' })])).toEqual([`early ${ID}`]);
  });

  test.each(['BCDEF123', 'ref. bcdef 123'])('with the end of the number alone: %s', (text) => {
    expect(verdicts([payment({ text })])).toEqual([`end ${ID} ${second.id}`]);
    expect(verdicts([payment({ text, amountOre: 19_800 })])).toEqual([`amount ${ID}`]);
    expect(verdicts([payment({ text, day: '2026-01-09' })])).toEqual([`early ${ID}`]);
  });

  test.each([
    ['JF20260110ANGFOR199', 'Betaling for 199 kr'],
    ['ABCDEFGHIJKLBETALING', 'Betaling for billeder'],
    ['OVERFRSELFRAMOBILEPAY', 'Overførsel fra MobilePay'],
  ])('with words that somebody has made the id of their order: %s', (id, text) => {
    const trap = pendingOrder({ ...order, id });
    expect(verdicts([payment({ text })], [trap])).toEqual([`end ${id}`]);
    expect(verdicts([payment({ text })], [order, trap])).toEqual([`end ${id} ${ID}`]);
    expect(verdicts([payment({ text: `${text} ${ID}` })], [trap, order])).toEqual([
      `certain ${ID}`,
    ]);
  });

  test('with the amount alone, of every order that it could be for', () => {
    expect(verdicts([payment({ text: 'Ida Holm' })])).toEqual([`no-number ${ID} ${second.id}`]);
    expect(verdicts([payment({ text: 'Ida Holm' })], [order])).toEqual([`no-number ${ID}`]);
  });

  test('but not of one that another payment names, or that is younger', () => {
    const nameless = payment({ id: 'b', text: 'Ida Holm' });
    expect(verdicts([payment(), nameless])).toEqual([`certain ${ID}`, `no-number ${second.id}`]);
    const young = { ...order, createdAt: new Date('2026-02-01') };
    expect(verdicts([nameless], [young])).toEqual(['unmatched']);
  });

  test('when an order is paid twice, both are, until one is chosen', () => {
    const again = payment({ id: 'b' });
    expect(verdicts([payment(), again])).toEqual([`twice ${ID}`, `twice ${ID}`]);
    expect(verdicts([payment({ orderId: ID }), again])).toEqual([`chosen ${ID}`, 'twice']);
  });

  test('when it names several orders', () => {
    const text = `${ID} og ${second.id}`;
    expect(verdicts([payment({ text })])).toEqual([`several ${ID} ${second.id}`]);
    const ends = pendingOrder({ ...order, id: 'JF20260112XBCDEF123' });
    expect(verdicts([payment({ text: 'BCDEF123' })], [order, ends])).toEqual([
      `several ${ID} ${ends.id}`,
    ]);
    expect(verdicts([payment()], [order, ends])).toEqual([`certain ${ID}`]);
  });

  test('when another payment has paid its approved order', () => {
    expect(verdicts([payment()], [second], new Map([[ID, true]]))).toEqual(['twice']);
  });
});

describe('a payment is', () => {
  test('settled when its order was approved by hand, by number or by choice', () => {
    const sold = new Map([[ID, false]]);
    expect(verdicts([payment()], [], sold)).toEqual([`settled ${ID}`]);
    expect(verdicts([payment({ text: 'x', orderId: ID })], [], sold)).toEqual([`settled ${ID}`]);
  });

  test('unmatched otherwise', () => {
    expect(verdicts([payment({ text: 'Løn', amountOre: 5 })])).toEqual(['unmatched']);
    expect(verdicts([payment()], [])).toEqual(['unmatched']);
  });
});

test('the numbers in a text are those that may be approved orders', () => {
  expect(numbersIn(payment({ text: `fra ${ID.toLowerCase()} og 12345678` }))).toEqual([ID]);
  expect(numbersIn(payment({ text: 'Løn' }))).toEqual([]);
  expect(numbersIn(payment({ orderId: second.id }))).toEqual([second.id]);
});
