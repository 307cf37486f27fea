import { expect, test } from 'vitest';
import { findIcons, iconName } from '#src/model/content/specialtyChanges.ts';
import { specialtyIcons } from '#src/ui/about/SpecialtyDrawing.tsx';

const icons = Object.keys(specialtyIcons);

test('every icon has a Danish name of its own', () => {
  const names = icons.map(iconName);
  expect(names.filter((name, index) => name === icons[index])).toEqual([]);
  expect(new Set(names).size).toBe(icons.length);
});

test.each([
  ['', icons.length],
  ['KÆLEDYR', 3],
  [' paw ', 1],
  ['findes ikke', 0],
])('"%s" finds %i', (query, count) => {
  expect(findIcons(icons, query)).toHaveLength(count);
});
