import fc from 'fast-check';

/** A thing of a sale. All prices are in øre. */
export interface RandomLine {
  type: 'image' | 'album' | 'gift-card';
  /** The price in the shop when it was ordered, and when the order is approved. */
  price: number;
  priceToday: number;
  licence: 'private' | 'social' | 'commercial';
  /** What has become of it before the approval: deleted things are delivered to orders that wait, lost ones are not. */
  fate: 'for-sale' | 'deleted' | 'lost';
}

export interface RandomDiscount {
  kind: 'percent' | 'amount' | 'free-picture' | 'number';
  /** Per cent, øre, or a number of pictures. */
  value: number;
  paidFor: number;
  minimum: number;
  isAutomatic: boolean;
}

export interface RandomSale {
  lines: RandomLine[];
  /** A social licence costs a multiple of the picture, in per cent; a commercial one costs øre more. */
  licences: { factorPercent: number; addition: number } | undefined;
  discount: RandomDiscount | undefined;
  giftCard: { left: number; bookedAt: 'use' | 'sale' | 'never' } | undefined;
  /** The prices that the photographer books. */
  bookedPrice: 'ordered' | 'current';
  /** All, or so many thousandths of what was agreed on. */
  refund: 'none' | 'whole' | number;
  isToCompany: boolean;
  /** True for a seller who is registered for moms. */
  hasVat: boolean;
  /** The time at which moms of sold gift cards falls due. */
  giftCardVatAt: 'use' | 'sale';
}

const wholeKroner = (most: number) =>
  fc.integer({ min: 1, max: most }).map((kroner) => kroner * 100);
const price = fc.oneof(wholeKroner(3000), fc.integer({ min: 1, max: 300_000 }));

const thing = (type: fc.Arbitrary<RandomLine['type']>): fc.Arbitrary<RandomLine> =>
  fc
    .record({
      type,
      price,
      otherPrice: fc.option(price, { freq: 2, nil: undefined }),
      licence: fc.constantFrom('private', 'social', 'commercial'),
      fate: fc.constantFrom('for-sale', 'for-sale', 'for-sale', 'deleted', 'lost'),
    })
    .map(({ otherPrice, ...line }) => ({ ...line, priceToday: otherPrice ?? line.price }));

const soldGiftCard: fc.Arbitrary<RandomLine> = wholeKroner(5000).map((value) => ({
  ...{ type: 'gift-card', price: value, priceToday: value },
  ...{ licence: 'private', fate: 'for-sale' },
}));

/** Gift cards are ordered by themselves; something of every order can be delivered. */
const lines = fc.oneof(
  { weight: 1, arbitrary: fc.array(soldGiftCard, { minLength: 1, maxLength: 3 }) },
  {
    weight: 9,
    arbitrary: fc
      .array(thing(fc.constantFrom('image', 'image', 'album')), { minLength: 1, maxLength: 15 })
      .map(([first, ...others]): RandomLine[] =>
        first?.fate === 'lost'
          ? [{ ...first, fate: 'deleted' }, ...others]
          : first
            ? [first, ...others]
            : others,
      ),
  },
);

const ofKind = (
  kind: RandomDiscount['kind'],
  numbers: fc.Arbitrary<Pick<RandomDiscount, 'value' | 'paidFor'>>,
): fc.Arbitrary<RandomDiscount> =>
  fc
    .record({
      kind: fc.constant(kind),
      numbers,
      minimum: fc.oneof(fc.constant(0), wholeKroner(3000)),
      isAutomatic: fc.boolean(),
    })
    .map(({ numbers: { value, paidFor }, ...discount }) => ({ ...discount, value, paidFor }));

const ofValue = (value: fc.Arbitrary<number>) => fc.record({ value, paidFor: fc.constant(0) });

const discount = fc.oneof(
  ofKind('percent', ofValue(fc.integer({ min: 1, max: 100 }))),
  ofKind('amount', ofValue(wholeKroner(2000))),
  ofKind('free-picture', ofValue(fc.constant(1))),
  ofKind(
    'number',
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
      .map(([paidFor, free]) => ({ value: paidFor + free, paidFor })),
  ),
);

/** Half of what may be there or not is there. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2, nil: undefined });

/** Every kind of sale, from the order to the refund. Prices and balances of gift cards end in any øre. */
export const randomSale: fc.Arbitrary<RandomSale> = fc.record({
  lines,
  licences: maybe(
    fc.record({
      factorPercent: fc.constantFrom(100, 125, 150, 200, 250, 1000),
      addition: wholeKroner(2000),
    }),
  ),
  discount: maybe(discount),
  giftCard: maybe(
    fc.record({
      // Nothing, a part, or more than any sale costs.
      left: fc.oneof(
        fc.constant(0),
        wholeKroner(5000),
        fc.integer({ min: 1, max: 500_000 }),
        fc.constant(10_000_000),
      ),
      bookedAt: fc.constantFrom('use', 'sale', 'never'),
    }),
  ),
  bookedPrice: fc.constantFrom('ordered', 'current'),
  refund: fc.oneof(fc.constantFrom('none', 'whole'), fc.integer({ min: 1, max: 999 })),
  isToCompany: fc.boolean(),
  hasVat: fc.constantFrom(true, false),
  giftCardVatAt: fc.constantFrom('use', 'sale'),
});
