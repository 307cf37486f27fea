import { expect, test } from 'vitest';
import { specialtyIcon } from '#src/model/content/specialtyChanges.ts';

test.each([
  ['', 'Bryllupsfotografering', 'heart'],
  ['star', 'Bryllup', 'star'],
  ['', 'Portrætter i studiet', 'user'],
  ['', 'By og arkitektur', 'building-2'],
  ['', 'Byggeri', 'camera'],
  ['', 'Naturfoto', 'mountain'],
  ['', 'Nat', 'moon'],
  ['', 'Noget andet', 'camera'],
])('the icon %j of %j is %s', (icon, title, expected) => {
  expect(specialtyIcon({ icon, title })).toBe(expected);
});
