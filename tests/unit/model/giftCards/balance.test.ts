import { describe, expect, test } from 'vitest';
import {
  giftCardProblem,
  lastDayOf,
  lastPayoutDay,
  leftOn,
  mayBePaidOut,
  partOf,
  partOfBooked,
  standsFor,
} from '#src/model/giftCards/balance.ts';
import { isOfferedAmount } from '#src/model/giftCards/offer.ts';
import type { GiftCard, GiftCardState, PaidPart } from '#src/model/giftCards/schema.ts';

const card: GiftCard = {
  id: 'ABCDEFGHJKMNPQRS',
  value: 500,
  bookedAt: 'use',
  orderId: 'JF20261128ABCDEF123',
  issuedAt: new Date('2026-11-28T10:00:00Z'),
  lastDay: '2029-11-28',
  state: 'open',
  paidOut: 0,
};
const part = (amount: number, returned?: number): PaidPart => ({
  code: card.id,
  amount,
  bookedAt: 'use',
  ...(returned !== undefined && { returned }),
});
const noon = new Date('2027-06-01T10:00:00Z');

describe('the days of a card', () => {
  test.each([
    ['2026-11-28T10:00:00Z', '2029-11-28'],
    ['2026-12-31T23:30:00Z', '2030-01-01'],
    ['2028-02-29T10:00:00Z', '2031-03-01'],
  ])('one of %s is valid until %s', (issuedAt, lastDay) => {
    expect(lastDayOf(new Date(issuedAt), 3)).toBe(lastDay);
  });

  test('may be paid out for a year more', () => {
    expect(lastPayoutDay('2029-11-28')).toBe('2030-11-28');
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    expect(mayBePaidOut(card, 500, at('2030-11-28'))).toBe(true);
    expect(mayBePaidOut(card, 500, at('2030-11-29'))).toBe(false);
    expect(mayBePaidOut(card, 0, noon)).toBe(false);
    expect(mayBePaidOut({ ...card, state: 'blocked' }, 500, noon)).toBe(false);
    expect(mayBePaidOut({ ...card, bookedAt: 'never' }, 500, noon)).toBe(false);
  });
});

describe('what is left', () => {
  test('is the value less what orders use, to the øre', () => {
    expect(leftOn(card, [])).toBe(500);
    expect(leftOn(card, [part(199.1), part(100.2)])).toBe(200.7);
    expect(leftOn(card, [part(300, 100)])).toBe(300);
    expect(leftOn(card, [part(500), part(1)])).toBe(0);
  });

  test('is less what was paid out, and nothing of a card that was taken back', () => {
    expect(leftOn({ ...card, state: 'paid-out', paidOut: 400 }, [part(100)])).toBe(0);
    expect(leftOn({ ...card, state: 'taken-back' }, [])).toBe(0);
    expect(leftOn({ ...card, state: 'blocked' }, [])).toBe(500);
  });

  test('pays no more than the price', () => {
    const use = partOf({ code: card.id, left: 500 }, 649.5);
    expect(use).toEqual({ code: card.id, amount: 500 });
    expect(partOf({ code: card.id, left: 500 }, 199)).toMatchObject({ amount: 199 });
    expect(partOf({ code: card.id, left: 0 }, 199)).toBeUndefined();
  });

  test('gives back what an order costs less when it is booked', () => {
    expect(partOfBooked(part(500), 300)).toEqual(part(300));
    expect(partOfBooked(part(200), 300)).toEqual(part(200));
    expect(partOfBooked(undefined, 300)).toBeUndefined();
  });
});

describe('a card pays nothing', () => {
  const lastNight = new Date('2029-11-28T22:59:59Z');
  const midnight = new Date('2029-11-28T23:00:00Z');

  test('after its last day in Copenhagen, or with nothing left', () => {
    expect(giftCardProblem(card, 10, lastNight)).toBeUndefined();
    expect(giftCardProblem(card, 10, midnight)).toBe('over');
    expect(giftCardProblem(card, 0, noon)).toBe('empty');
  });

  test.each<[GiftCardState, string]>([
    ['paid-out', 'empty'],
    ['blocked', 'blocked'],
    ['taken-back', 'blocked'],
  ])('once it is %s', (state, problem) => {
    expect(giftCardProblem({ ...card, state }, 0, noon)).toBe(problem);
  });

  test('of an order that waits, once it is blocked or gone', () => {
    expect(standsFor(card)).toBe(true);
    expect(standsFor({ ...card, state: 'paid-out' })).toBe(true);
    expect(standsFor({ ...card, state: 'blocked' })).toBe(false);
    expect(standsFor(undefined)).toBe(false);
  });
});

test.each([
  [300, true],
  [50, true],
  [100, true],
  [100.5, false],
  [99, false],
  [5000, true],
  [5001, false],
  [-300, false],
])('a card of %d kroner is sold: %s', (kroner, isSold) => {
  const offer = { years: 3, amounts: [50, 300], least: 100, most: 5000, vatAt: 'use' as const };
  expect(isOfferedAmount(kroner, offer)).toBe(isSold);
  // A shop that offers no amount has stopped selling cards.
  expect(isOfferedAmount(kroner, { ...offer, amounts: [] })).toBe(false);
});
