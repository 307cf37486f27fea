import { expect, test } from 'vitest';
import { givenPrice } from '#src/model/catalogue/price.ts';

test.each([0, 3, 349, 1_000_000])('%d kr. may be given', (price) =>
  expect(givenPrice.safeParse(price).success).toBe(true),
);

test.each([-3, 1, 2, 2.5, 199.999, 1_000_001, NaN, Infinity])('%d kr. is no price', (price) =>
  expect(givenPrice.safeParse(price).success).toBe(false),
);
