import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  groupPackages,
  isGroupOrder,
  packageId,
  publishedPackages,
} from '#src/model/content/pricePackages.ts';
import { type PricePackage, pricePackageSchema } from '#src/model/content/schema.ts';

const pack = (fields: Partial<PricePackage>) =>
  z.parse(pricePackageSchema, { id: 'x', name: 'x', ...fields });

test('groups and packages stand in the order of the photographer', () => {
  const groups = groupPackages([
    pack({ id: 'a', group: 'Portræt', groupOrder: 1, order: 1 }),
    pack({ id: 'b', group: 'Bryllup', groupOrder: 0, order: 2 }),
    pack({ id: 'c', group: 'Portræt', groupOrder: 1, order: 0 }),
    pack({ id: 'd', group: 'Bryllup', groupOrder: 0, order: 1 }),
  ]);
  expect(groups.map(({ name, packages }) => [name, packages.map(({ id }) => id).join('')])).toEqual(
    [
      ['Bryllup', 'db'],
      ['Portræt', 'ca'],
    ],
  );
});

test('visitors see published packages', () => {
  expect(
    publishedPackages([pack({ id: 'a' }), pack({ id: 'b', isPublished: false })]),
  ).toHaveLength(1);
});

test.each([
  [0, true],
  [4, true],
  [5, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('%d can be the place of a group: %s', (value, expected) => {
  expect(isGroupOrder(value)).toBe(expected);
});

test('two packages made in the same moment have different ids', () => {
  const now = new Date(1_760_000_000_000);
  expect(packageId([], now)).toBe('pkg_1760000000000');
  expect(packageId([pack({ id: 'pkg_1760000000000' })], now)).toBe('pkg_1760000000001');
});
