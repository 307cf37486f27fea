import { describe, expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { type PricePackageValues, pricePackageRules } from '#src/model/content/form.ts';
import {
  addPricePackage,
  editPricePackage,
  movePriceGroup,
  movePricePackage,
  removePricePackage,
} from '#src/model/content/pricePackageChanges.ts';
import {
  canArrangeGroups,
  groupPackages,
  isGroupOrder,
  packageId,
  publishedPackages,
} from '#src/model/content/pricePackages.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';
import { testFormRules } from '../support/formRules.ts';

const values = (change: Partial<PricePackageValues> = {}): PricePackageValues => ({
  ...{ name: 'Ny', price: '1.500', description: 'Tekst', features: ['Et', ' ', 'To\nlinjer'] },
  ...{ featured: false, isPublished: true, group: 'Portræt', groupOrder: 2 },
  ...change,
});

describe('the form of a package', () => {
  const missing = 'Udfyld alle obligatoriske felter';
  testFormRules(() => pricePackageRules, values({ price: '0' }), {
    [missing]: [{ name: ' ' }, { price: '' }, { price: 'gratis' }, { description: '\n' }],
    'Tilføj mindst ét beskrivelsesindhold': [{ features: ['', ' '] }],
    'Gruppens plads skal være et tal fra 0 til 4': [{ groupOrder: 5 }],
  });

  test('asks for its fields first', () => {
    const empty = values({ features: [], name: '' });
    expect(firstProblem(pricePackageRules, empty)?.message).toBe(missing);
  });
});

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T11:00:00Z');
const portrait = { group: 'Portræt', groupOrder: 2 };
const packages = (): PricePackage[] => [
  pricePackage('Vielse', { order: 0 }),
  pricePackage('Hele dagen', { order: 1 }),
  pricePackage('Par', { ...portrait, order: 0 }),
  pricePackage('Familie', { ...portrait, order: 1 }),
];
const places = (list: readonly PricePackage[]) =>
  list.map(({ name, group, groupOrder, order }) => `${group}${groupOrder}/${order} ${name}`);
const failing = (code: string): unknown => expect.objectContaining({ code });

test('groups and packages stand in the order of the photographer', () => {
  const [wedding, day, ...portraits] = packages();
  const shuffled = [
    ...portraits.toReversed(),
    day ?? pricePackage('?'),
    wedding ?? pricePackage('?'),
  ];
  const groups = groupPackages(shuffled).map(({ name, packages: own }) => {
    return `${name}: ${own.map((each) => each.name).join()}`;
  });
  expect(groups).toEqual(['Bryllupsfotografering: Vielse,Hele dagen', 'Portræt: Par,Familie']);
});

test('visitors see published packages', () => {
  const draft = pricePackage('Kladde', { isPublished: false });
  expect(publishedPackages([...packages(), draft])).toEqual(packages());
});

test('a group has one of five places, and two to five groups can be arranged', () => {
  expect([0, 4, 5, -1, 1.5, Number.NaN].filter(isGroupOrder)).toEqual([0, 4]);
  const arranged = [1, 2, 5, 6].filter((count) => {
    const groups = Array.from({ length: count }, (_, index) =>
      pricePackage(`Pakke ${index}`, { group: `Gruppe ${index}` }),
    );
    return canArrangeGroups(groupPackages(groups));
  });
  expect(arranged).toEqual([2, 5]);
});

test('two packages made in the same moment have different ids', () => {
  const moment = new Date(1_760_000_000_000);
  expect(packageId([], moment)).toBe('pkg_1760000000000');
  const first = { ...pricePackage('Første'), id: 'pkg_1760000000000' };
  expect(packageId([first], moment)).toBe('pkg_1760000000001');
});

describe('adding', () => {
  const add = (change: Partial<PricePackageValues> = {}, list = packages()) =>
    addPricePackage({ id: 'pkg_1', now }, values(change))(list);

  test('puts the package behind the others of its group, the usual one when it is not named', () => {
    const features = ['Et', 'To\nlinjer'];
    const added = { id: 'pkg_1', price: 1500, order: 2, features, createdAt: now };
    expect(add().at(-1)).toMatchObject(added);
    expect(add({ group: ' ' }).at(-1)?.group).toBe('Bryllupsfotografering');
  });

  test('takes its group to the place in the form, also to the first one', () => {
    const orders = (groupOrder: number, group = 'Portræt') =>
      add({ groupOrder, group }).map((each) => each.groupOrder);
    expect(orders(0)).toEqual([0, 0, 0, 0, 0]);
    expect(orders(4)).toEqual([0, 0, 4, 4, 4]);
    expect(orders(0, 'Ny')).toEqual([0, 0, 2, 2, 0]);
  });

  test('again changes what was written without our hearing of it', () => {
    const twice = add({ name: 'Nyere' }, add());
    expect(twice).toHaveLength(5);
    expect(twice.at(-1)).toMatchObject({ name: 'Nyere', order: 2 });
  });
});

describe('editing', () => {
  const [opened = pricePackage('?')] = packages();
  const edit = (change: Partial<PricePackageValues>, current = packages()) => {
    const typed = values({ ...opened, price: String(opened.price), ...change });
    return editPricePackage(opened, typed, later)(current);
  };

  test('keeps what others have changed in other fields', () => {
    const current = packages().with(0, { ...opened, description: 'Andres' });
    const expected = { price: 9000, description: 'Andres', updatedAt: later };
    expect(edit({ price: '9.000' }, current)[0]).toMatchObject(expected);
  });

  test('is refused where others have changed the same field, or the package is gone', () => {
    const changed = packages().with(0, { ...opened, price: 12 });
    expect(() => edit({ price: '9.000' }, changed)).toThrow(failing('aborted'));
    expect(() => edit({ price: '9.000' }, packages().slice(1))).toThrow(failing('not-found'));
  });

  test('another place of the group is true for all in it, and another group takes it at its end', () => {
    expect(edit({ groupOrder: 4 }).map(({ groupOrder }) => groupOrder)).toEqual([4, 4, 2, 2]);
    expect(places(edit(portrait))[0]).toBe('Portræt2/2 Vielse');
  });
});

test('moving takes a package to another place of its group, or into another group', () => {
  const move = (id: string, to: string) => places(movePricePackage(id, to)(packages()));
  const [first, second] = move('Vielse', 'Hele dagen');
  expect(first).toBe('Bryllupsfotografering0/1 Vielse');
  expect(second).toBe('Bryllupsfotografering0/0 Hele dagen');
  expect(move('Vielse', 'Familie')).toEqual([
    'Portræt2/1 Vielse',
    'Bryllupsfotografering0/1 Hele dagen',
    'Portræt2/0 Par',
    'Portræt2/2 Familie',
  ]);
  expect(() => move('borte', 'Par')).toThrow(failing('not-found'));
});

test('moving a group gives all groups their places from the first on', () => {
  const move = (group: string, to: number, list = packages()) => movePriceGroup(group, to)(list);
  expect(places(move('Portræt', 0))).toEqual([
    'Bryllupsfotografering1/0 Vielse',
    'Bryllupsfotografering1/1 Hele dagen',
    'Portræt0/0 Par',
    'Portræt0/1 Familie',
  ]);
  const third = pricePackage('Kontor', { group: 'Erhverv', groupOrder: 2 });
  const moved = groupPackages(move('Bryllupsfotografering', 2, [...packages(), third]));
  const order = moved.map((group) => `${group.order} ${group.name}`);
  expect(order).toEqual(['0 Erhverv', '1 Portræt', '2 Bryllupsfotografering']);
  expect(() => move('borte', 0)).toThrow(failing('not-found'));
});

test('removing takes one away, and is as good when it is gone already', () => {
  const left = ['Par', 'borte'].map((id) => removePricePackage(id)(packages()).length);
  expect(left).toEqual([3, 4]);
});
