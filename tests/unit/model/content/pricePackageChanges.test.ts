import { describe, expect, test } from 'vitest';
import type { PricePackageValues } from '#src/model/content/form.ts';
import {
  addPricePackage,
  editPricePackage,
  movePriceGroup,
  movePricePackage,
  removePricePackage,
} from '#src/model/content/pricePackageChanges.ts';
import { canArrangeGroups, groupPackages } from '#src/model/content/pricePackages.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T11:00:00Z');

const packages = (): PricePackage[] => [
  pricePackage('Vielse', { order: 0 }),
  pricePackage('Hele dagen', { order: 1 }),
  pricePackage('Par', { group: 'Portræt', groupOrder: 2, order: 0 }),
  pricePackage('Familie', { group: 'Portræt', groupOrder: 2, order: 1 }),
];

const values = (change: Partial<PricePackageValues> = {}): PricePackageValues => ({
  name: 'Ny',
  price: '1.500',
  description: 'Tekst',
  features: ['Et', ' ', 'To\nlinjer'],
  featured: false,
  isPublished: true,
  group: 'Portræt',
  groupOrder: 2,
  ...change,
});

const ofPackage = ({ price, ...item }: PricePackage, change: Partial<PricePackageValues> = {}) =>
  values({ ...item, price: String(price), ...change });

const places = (list: PricePackage[]) =>
  list.map(({ name, group, groupOrder, order }) => `${group}${groupOrder}/${order} ${name}`);

describe('adding', () => {
  test('puts the package behind the others of its group', () => {
    const added = addPricePackage({ id: 'pkg_1', now }, values())(packages()).at(-1);
    expect(added).toMatchObject({
      id: 'pkg_1',
      price: 1500,
      order: 2,
      features: ['Et', 'To\nlinjer'],
      createdAt: now,
    });
  });

  test('again changes what was written without our hearing of it', () => {
    const once = addPricePackage({ id: 'pkg_1', now }, values())(packages());
    const twice = addPricePackage({ id: 'pkg_1', now }, values({ name: 'Nyere' }))(once);
    expect(twice).toHaveLength(5);
    expect(twice.at(-1)).toMatchObject({ name: 'Nyere', order: 2 });
  });

  test('a group without a name is the usual one', () => {
    const added = addPricePackage({ id: 'pkg_1', now }, values({ group: ' ' }))(packages()).at(-1);
    expect(added?.group).toBe('Bryllupsfotografering');
  });
});

describe('editing', () => {
  const [opened = pricePackage('?')] = packages();

  test('keeps what others have changed in other fields', () => {
    const current = packages().with(0, { ...opened, description: 'Andres' });
    const edited = editPricePackage(opened, ofPackage(opened, { price: '9.000' }), later)(current);
    expect(edited[0]).toMatchObject({ price: 9000, description: 'Andres', updatedAt: later });
  });

  test.each([
    ['the same field changed by somebody else', { price: 12 }, 'aborted'],
    ['a package that is gone', undefined, 'not-found'],
  ])('refuses %s', (_what, change, code) => {
    const current = change ? packages().with(0, { ...opened, ...change }) : packages().slice(1);
    const edit = editPricePackage(opened, ofPackage(opened, { price: '9.000' }), later);
    expect(() => edit(current)).toThrow(expect.objectContaining({ code }));
  });

  test('another place of the group is true for all in it', () => {
    const edited = editPricePackage(
      opened,
      ofPackage(opened, { groupOrder: 4 }),
      later,
    )(packages());
    expect(edited.map(({ groupOrder }) => groupOrder)).toEqual([4, 4, 2, 2]);
  });

  test('another group takes the package at its end', () => {
    const change = { group: 'Portræt', groupOrder: 2 };
    const edited = editPricePackage(opened, ofPackage(opened, change), later)(packages());
    expect(places(edited)[0]).toBe('Portræt2/2 Vielse');
  });
});

describe('moving', () => {
  test('to another place of the group', () => {
    expect(places(movePricePackage('Vielse', 'Hele dagen')(packages())).slice(0, 2)).toEqual([
      'Bryllupsfotografering0/1 Vielse',
      'Bryllupsfotografering0/0 Hele dagen',
    ]);
  });

  test('into another group', () => {
    expect(places(movePricePackage('Vielse', 'Familie')(packages()))).toEqual([
      'Portræt2/1 Vielse',
      'Bryllupsfotografering0/1 Hele dagen',
      'Portræt2/0 Par',
      'Portræt2/2 Familie',
    ]);
  });

  test('refuses a package that is gone', () => {
    expect(() => movePricePackage('borte', 'Par')(packages())).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  });
});

describe('moving a group', () => {
  test('gives all groups their places from the first on', () => {
    expect(places(movePriceGroup('Portræt', 0)(packages()))).toEqual([
      'Bryllupsfotografering1/0 Vielse',
      'Bryllupsfotografering1/1 Hele dagen',
      'Portræt0/0 Par',
      'Portræt0/1 Familie',
    ]);
    const third = pricePackage('Kontor', { group: 'Erhverv', groupOrder: 2 });
    const moved = movePriceGroup('Bryllupsfotografering', 2)([...packages(), third]);
    expect(groupPackages(moved).map(({ name, order }) => `${order} ${name}`)).toEqual([
      '0 Erhverv',
      '1 Portræt',
      '2 Bryllupsfotografering',
    ]);
  });

  test('refuses a group that is gone', () => {
    expect(() => movePriceGroup('borte', 0)(packages())).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  });

  test.each([
    [1, false],
    [2, true],
    [5, true],
    [6, false],
  ])('of %i is possible: %s', (count, isPossible) => {
    const several = Array.from({ length: count }, (_, index) =>
      pricePackage(`Pakke ${index}`, { group: `Gruppe ${index}` }),
    );
    expect(canArrangeGroups(groupPackages(several))).toBe(isPossible);
  });
});

test('removing takes one away, and is as good when it is gone already', () => {
  expect(removePricePackage('Par')(packages())).toHaveLength(3);
  expect(removePricePackage('borte')(packages())).toHaveLength(4);
});
