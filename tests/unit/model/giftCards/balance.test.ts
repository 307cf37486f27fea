import { randomBytes } from 'node:crypto';
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
import { codeEnd, giftCardCode, newGiftCardCode, shownCode } from '#src/model/giftCards/code.ts';
import { isOfferedAmount } from '#src/model/giftCards/offer.ts';
import type { GiftCard, PaidPart } from '#src/model/giftCards/schema.ts';

const CODE = 'ABCDEFGHJKMNPQRS';
const card: GiftCard = {
  ...{ id: CODE, value: 500, bookedAt: 'use', orderId: 'JF20261128ABCDEF123' },
  ...{ issuedAt: new Date('2026-11-28T10:00:00Z'), lastDay: '2029-11-28' },
  ...{ state: 'open', paidOut: 0 },
};
const part = (amount: number, returned?: number): PaidPart => ({
  ...{ code: CODE, amount, bookedAt: 'use' },
  ...(returned !== undefined && { returned }),
});
const noon = new Date('2027-06-01T10:00:00Z');

describe('a code', () => {
  test('has sixteen characters without look-alikes, and is none twice', () => {
    const codes = Array.from({ length: 500 }, () => newGiftCardCode(randomBytes));
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      expect(giftCardCode(code)).toBe(code);
      expect(giftCardCode(shownCode(code).toLowerCase())).toBe(code);
    }
  });

  test('is shown in groups, read in any way of writing, and named by its end', () => {
    expect(shownCode(CODE)).toBe('ABCD-EFGH-JKMN-PQRS');
    expect(codeEnd(CODE)).toBe('…PQRS');
    expect(giftCardCode(' ABCD EFGH jkmn-pqrs ')).toBe(CODE);
    expect(giftCardCode('OIL0-1111-0000-9999')).toBe('0110111100009999');
    const others = ['SOMMER20', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQRSU', 'U'.repeat(16), ''];
    expect(others.filter(giftCardCode)).toEqual([]);
  });
});

describe('the days of a card', () => {
  test('are three years, by the clock of Copenhagen', () => {
    const last = (issuedAt: string) => lastDayOf(new Date(issuedAt), 3);
    expect(last('2026-11-28T10:00:00Z')).toBe('2029-11-28');
    expect(last('2026-12-31T23:30:00Z')).toBe('2030-01-01');
    expect(last('2028-02-29T10:00:00Z')).toBe('2031-03-01');
  });

  test('are a year more in which it may be paid out', () => {
    expect(lastPayoutDay('2029-11-28')).toBe('2030-11-28');
    expect(mayBePaidOut(card, 500, new Date('2030-11-28T12:00:00Z'))).toBe(true);
    expect(mayBePaidOut(card, 500, new Date('2030-11-29T12:00:00Z'))).toBe(false);
    expect(mayBePaidOut(card, 0, noon)).toBe(false);
    expect(mayBePaidOut({ ...card, state: 'blocked' }, 500, noon)).toBe(false);
    expect(mayBePaidOut({ ...card, bookedAt: 'never' }, 500, noon)).toBe(false);
  });
});

describe('what is left', () => {
  test('is the value less what orders use and what was paid out, to the øre', () => {
    expect(leftOn(card, [])).toBe(500);
    expect(leftOn(card, [part(199.1), part(100.2)])).toBe(200.7);
    expect(leftOn(card, [part(300, 100)])).toBe(300);
    expect(leftOn(card, [part(500), part(1)])).toBe(0);
    expect(leftOn({ ...card, state: 'paid-out', paidOut: 400 }, [part(100)])).toBe(0);
    expect(leftOn({ ...card, state: 'taken-back' }, [])).toBe(0);
    expect(leftOn({ ...card, state: 'blocked' }, [])).toBe(500);
  });

  test('pays no more than the price', () => {
    expect(partOf({ code: CODE, left: 500 }, 649.5)).toEqual({ code: CODE, amount: 500 });
    expect(partOf({ code: CODE, left: 500 }, 199)).toMatchObject({ amount: 199 });
    expect(partOf({ code: CODE, left: 0 }, 199)).toBeUndefined();
  });

  test('gives back what an order costs less when it is booked', () => {
    expect(partOfBooked(part(500), 300)).toEqual(part(300));
    expect(partOfBooked(part(200), 300)).toEqual(part(200));
    expect(partOfBooked(undefined, 300)).toBeUndefined();
  });
});

test('a card pays nothing after its last day in Copenhagen, with nothing left, or once it is ended', () => {
  expect(giftCardProblem(card, 10, new Date('2029-11-28T22:59:59Z'))).toBeUndefined();
  expect(giftCardProblem(card, 10, new Date('2029-11-28T23:00:00Z'))).toBe('over');
  expect(giftCardProblem(card, 0, noon)).toBe('empty');
  const states = ['paid-out', 'blocked', 'taken-back'] as const;
  const problems = states.map((state) => giftCardProblem({ ...card, state }, 0, noon));
  expect(problems).toEqual(['empty', 'blocked', 'blocked']);
});

test('a card stands for an order that waits, unless it is blocked or gone', () => {
  const cards = [card, { ...card, state: 'paid-out' as const }];
  expect(cards.map(standsFor)).toEqual([true, true]);
  expect([standsFor({ ...card, state: 'blocked' }), standsFor(undefined)]).toEqual([false, false]);
});

test('cards are sold for the offered amounts and for whole kroner between two limits', () => {
  const offer = { years: 3, amounts: [50, 300], least: 100, most: 5000, vatAt: 'use' } as const;
  const amounts = [300, 50, 100, 100.5, 99, 5000, 5001, -300];
  const sold = (of: Parameters<typeof isOfferedAmount>[1]) =>
    amounts.filter((kroner) => isOfferedAmount(kroner, of));
  expect(sold(offer)).toEqual([300, 50, 100, 5000]);
  // A shop that offers no amount has stopped selling cards.
  expect(sold({ ...offer, amounts: [] })).toEqual([]);
});
