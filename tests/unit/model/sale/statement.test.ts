import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaidPart } from '#src/model/giftCards/schema.ts';
import { sharesOf } from '#src/model/sale/amounts.ts';
import {
  isFreeSale,
  oreToPay,
  type StoredSale,
  statementOfSale,
  vatRateOf,
} from '#src/model/sale/records.ts';
import { keptOre, refundOf, sentBack } from '#src/model/sale/refund.ts';
import { joinedStatement, vatOf } from '#src/model/sale/statement.ts';

const line = (price: number) => ({ type: 'image' as const, price });
const card = (amount: number, bookedAt: PaidPart['bookedAt'] = 'use', returned?: number) => ({
  ...{ code: 'ABCDEFGHJKMNPQRS', amount, bookedAt },
  ...(returned !== undefined && { returned }),
});
const statement = (sale: StoredSale<ReturnType<typeof line>>) =>
  statementOfSale(sale, { vat: true, giftCards: false });

describe('a sale', () => {
  test('costs the sum of its lines, to the øre, and holds a fifth of it as moms', () => {
    expect(statement({ items: [line(199), line(0.1), line(0.2)] })).toMatchObject({
      ...{ agreedOre: 19_930, totalOre: 19_930, toPayOre: 19_930, isFree: false },
      ...{ vatOre: 3986, withoutVatOre: 15_944 },
    });
  });

  test('is made smaller by a discount, and its moms with it', () => {
    const discount = { code: 'FEST', amount: 49 };
    expect(statement({ items: [line(349)], discount })).toMatchObject({
      reductions: [{ kind: 'discount', code: 'FEST', ore: 4900 }],
      ...{ totalOre: 30_000, vatOre: 6000, toPayOre: 30_000 },
    });
  });

  test('stays as it is when a gift card pays, whose value is a sale at its use', () => {
    expect(statement({ items: [line(349)], giftCard: card(300) })).toMatchObject({
      ...{ reductions: [], payments: [{ ore: 30_000 }] },
      ...{ totalOre: 34_900, vatOre: 6980, toPayOre: 4900 },
    });
  });

  test('is only what is left, where the value of the card is a sale before, or never', () => {
    for (const bookedAt of ['sale', 'never'] as const) {
      expect(statement({ items: [line(349)], giftCard: card(300, bookedAt) })).toMatchObject({
        ...{ reductions: [{ kind: 'gift-card', ore: 30_000 }], payments: [] },
        ...{ agreedOre: 34_900, totalOre: 4900, vatOre: 980, toPayOre: 4900 },
      });
    }
  });

  test('keeps the price that its record names, whatever the lines say', () => {
    const kept = { agreedOre: 30_050, toPayOre: 30_050 };
    expect(statement({ items: [line(349)], total: 300.5 })).toMatchObject(kept);
  });

  test.each([
    [{ total: 0 }, 0, false],
    [{ total: 0, discount: { code: 'GAVE', amount: 199 } }, 0, true],
    [{ total: 199, giftCard: card(199) }, 0, true],
    [{ total: 199, giftCard: card(100) }, 9900, false],
  ])('is free when an offer leaves nothing to pay (%#)', (sale, ore, isFree) => {
    expect(oreToPay(sale)).toBe(ore);
    expect(isFreeSale(sale)).toBe(isFree);
  });

  test('is told of together with others', () => {
    const first = statement({ items: [line(100)], giftCard: card(20) });
    const other = statement({ items: [line(50)], total: 40 });
    expect(joinedStatement(first, [other])).toMatchObject({
      lines: [{ priceOre: 10_000 }, { priceOre: 5000 }],
      ...{ totalOre: 14_000, toPayOre: 12_000 },
    });
  });
});

describe('moms', () => {
  const use = { years: 3, vatAt: 'use' } as const;
  const sale = { years: 3, vatAt: 'sale' } as const;

  test.each([
    ['image', { vat: true, giftCards: use }, 25],
    ['image', { vat: false, giftCards: use }, 0],
    ['gift-card', { vat: true, giftCards: use }, 0],
    // Cards that were ordered before the shop has stopped selling them.
    ['gift-card', { vat: true, giftCards: false }, 0],
    ['gift-card', { vat: true, giftCards: sale }, 25],
    ['gift-card', { vat: false, giftCards: sale }, 0],
  ] as const)('of a %s sold by %j: %d %%', (type, shop, rate) => {
    expect(vatRateOf([{ type, price: 100 }], shop)).toBe(rate);
  });

  test('is a fifth of the total to the nearest øre, also of what goes back', () => {
    const totals = [12_500, 19_900, 3, 0, -19_900];
    expect(totals.map((ore) => vatOf(ore, 25))).toEqual([2500, 3980, 1, 0, -3980]);
    fc.assert(
      fc.property(fc.nat(2_500_000_000), (total) => {
        const vat = vatOf(total, 25);
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat * 5 - total)).toBeLessThanOrEqual(2);
        expect(vatOf(total, 0)).toBe(0);
      }),
    );
  });
});

describe('a refund', () => {
  test.each([
    [card(200), 150, { giftCardOre: 150, moneyOre: 0, creditedOre: 150 }],
    [card(200), 30_000, { giftCardOre: 20_000, moneyOre: 10_000, creditedOre: 30_000 }],
    [card(200, 'use', 50), 30_000, { giftCardOre: 15_000, moneyOre: 15_000, creditedOre: 30_000 }],
    [card(200, 'never'), 30_000, { giftCardOre: 20_000, moneyOre: 10_000, creditedOre: 10_000 }],
    [undefined, 30_000, { giftCardOre: 0, moneyOre: 30_000, creditedOre: 30_000 }],
  ])('goes to the card first (%#)', (giftCard, ore, expected) => {
    expect(refundOf({ giftCard }, ore)).toEqual(expected);
  });

  test('of all gives the card its whole part, and of a part what was noted', () => {
    const whole = { totalAmount: 500, refundedAmount: undefined };
    expect(sentBack(card(200), whole)).toEqual({ giftCardOre: 20_000, moneyOre: 30_000 });
    const part = { totalAmount: 500, refundedAmount: 250 };
    expect(sentBack(card(200, 'use', 200), part)).toEqual({ giftCardOre: 20_000, moneyOre: 5000 });
    const halfBack = { at: new Date(0), part: 250 };
    expect(keptOre({ total: 500, life: { stage: 'delivered', sentBack: halfBack } })).toBe(25_000);
    expect(keptOre({ total: 500, life: { stage: 'delivered' } })).toBe(50_000);
  });
});

test('shares add up, also of sums with a discount in them', () => {
  expect(sharesOf([19_900, 19_900, -10_000], 10_000)).toEqual([6678, 6678, -3356]);
  expect(sharesOf([0, 0], 0)).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 7 })), fc.nat(), (amounts, part) => {
      const sum = sharesOf(amounts, part).reduce((total, each) => total + each, 0);
      expect(sum).toBe(amounts.length === 0 ? 0 : part);
    }),
  );
});
