import { expect, test } from 'vitest';
import { sortFound } from '#src/model/moving/groups.ts';
import { namesApart } from '#src/model/moving/places.ts';

test('folders and ZIPs of the same name are told apart, and stay galleries of their own', () => {
  const names = namesApart(['Bryllup', 'bryllup', 'anna.zip', 'anna.zip', 'Bryllup 2', 'Thy']);
  const apart = ['Bryllup', 'bryllup 2', 'anna.zip', 'anna 2.zip', 'Bryllup 2 2', 'Thy'];
  expect(names).toEqual(apart);
  const { groups } = sortFound(names.map((name) => ({ path: `${name}/1.jpg`, bytes: 1 })));
  expect(groups).toHaveLength(names.length);
});
