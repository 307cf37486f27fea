import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { toOre } from '#src/model/base/money.ts';
import { discountOf } from '#src/model/sale/discount.ts';
import { atBase, chosenLicence, licencePrice, type Licences } from '#src/model/licences/licence.ts';
import { areOffered, pricedLicences, withLicences } from '#src/options/licences/pricing.ts';
import { pricedCart } from '#src/options/pricedCart.ts';
import { cartItem } from '../../../support/records.ts';

const other: Licences = { commercial: { factor: 4 } };
const both: Licences = { social: { factor: 2 }, commercial: { addition: 1000 } };

describe('the price with a licence', () => {
  test.each([
    { what: 'a multiple', base: 349, terms: { factor: 2, addition: 0 }, price: 698 },
    { what: 'one in whole kroner', base: 199.5, terms: { factor: 1.5, addition: 0 }, price: 299 },
    { what: 'one rounded once', base: 2.33, terms: { factor: 1.5, addition: 0 }, price: 3 },
    { what: 'an amount more', base: 199.5, terms: { factor: 1, addition: 1000 }, price: 1199.5 },
    { what: 'that of the picture', base: 199.5, terms: { factor: 1, addition: 0 }, price: 199.5 },
  ])('is $what', ({ base, terms, price }) => {
    expect(licencePrice(base, terms)).toBe(price);
  });

  test('is never below that of the picture, whatever a shop may ask', () => {
    const price = fc.record({
      factor: fc.constantFrom(1, 1.5, 2, 10),
      addition: fc.nat({ max: 5000 }),
    });
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), price, (base, terms) => {
        expect(licencePrice(base, terms)).toBeGreaterThanOrEqual(base);
      }),
    );
  });
});

describe('the licences of a shop', () => {
  test('begin with the one of the price shown', () => {
    expect(pricedLicences(both)).toEqual([
      { id: 'private', factor: 1, addition: 0 },
      { id: 'social', factor: 2, addition: 0 },
      { id: 'commercial', factor: 1, addition: 1000 },
    ]);
    expect(pricedLicences(other).map(({ id }) => id)).toEqual(['private', 'commercial']);
    expect(pricedLicences({}).map(({ id }) => id)).toEqual(['private']);
  });

  test.each([
    { what: 'one that it sells', ids: ['social'], licences: both, answer: true },
    { what: 'the one of the price shown', ids: ['private'], licences: both, answer: true },
    { what: 'one that it does not sell', ids: ['social'], licences: other, answer: false },
    { what: 'none', ids: [undefined], licences: both, answer: false },
    { what: 'none beside one', ids: ['social', undefined], licences: both, answer: false },
    { what: 'none where it sells none', ids: [undefined], licences: false, answer: true },
    { what: 'one where it sells none', ids: ['private'], licences: false, answer: false },
  ] as const)('$what is wanted', ({ ids, licences, answer }) => {
    const wanted = ids.map((licenceId) => ({ licenceId }));
    expect(areOffered(wanted, licences)).toBe(answer);
  });
});

describe('the things of a cart', () => {
  const item = { id: 'klit', price: 199 };
  const chosen = { ...item, licence: chosenLicence('social', 199) };

  test('have their licence, or the default', () => {
    const [licensed, unchosen] = withLicences([chosen, item], both);
    expect(licensed).toEqual({
      id: 'klit',
      price: 398,
      licence: { id: 'social', factor: 2, addition: 0, base: 199 },
    });
    expect(unchosen).toMatchObject({ price: 199, licence: { id: 'private', base: 199 } });
  });

  test('lose one that the shop no longer sells', () => {
    const [left] = withLicences([chosen], {});
    expect(left).toMatchObject({ price: 199, licence: { id: 'private' } });
  });

  test('cost what the shop shows once it sells none', () => {
    const kept = cartItem('Hav', { licence: chosenLicence('social', 199) });
    const { items, statement } = pricedCart({ items: [kept] }, { ...site, licences: false });
    expect(items).toEqual([cartItem('Hav')]);
    expect(statement.totalOre).toBe(toOre(cartItem('Hav').price));
  });

  test('follow the price of the picture', () => {
    const [line] = withLicences([chosen], both);
    expect(line && atBase(line, 250)).toMatchObject({ price: 500, licence: { base: 250 } });
    expect(atBase({ price: 199 }, 250)).toEqual({ price: 250 });
  });
});

describe('a discount', () => {
  const lines = withLicences(
    [
      { type: 'image' as const, price: 199, licence: chosenLicence('commercial', 199) },
      { type: 'image' as const, price: 249, licence: chosenLicence('social', 249) },
    ],
    both,
  );
  const terms = { code: 'FEST', value: 25, paidFor: 0, minimum: 0 };

  test.each([
    ['of a free picture leaves its licence', { kind: 'free-picture' as const }, 199],
    [
      'on a number of pictures leaves theirs',
      { kind: 'number' as const, value: 2, paidFor: 1 },
      199,
    ],
    ['of a share is one of the whole', { kind: 'percent' as const }, 424.25],
    ['counts licences to its minimum', { kind: 'amount' as const, minimum: 1600 }, 25],
  ])('%s', (_, change, amount) => {
    expect(discountOf({ ...terms, ...change }, lines)?.amount).toBe(amount);
  });
});
