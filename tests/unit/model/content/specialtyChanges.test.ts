import { describe, expect, test } from 'vitest';
import { specialtyRules } from '#src/model/content/form.ts';
import {
  findIcons,
  iconName,
  specialtyIcon,
  withoutSpecialty,
  withSpecialtyEdited,
} from '#src/model/content/specialtyChanges.ts';
import { specialtyIcons } from '#src/ui/about/SpecialtyDrawing.tsx';
import { testFormRules } from '../support/formRules.ts';

const named = (title: string, description = 'Ord') => ({ title, description, icon: 'camera' });
const [weddings, portraits] = [named('Bryllupper'), named('Portrætter')];
const titles = (specialties: readonly { title: string }[]) => specialties.map(({ title }) => title);

describe('a specialty', () => {
  testFormRules(() => specialtyRules, weddings, {
    'Titel er påkrævet': [{ title: ' ' }],
    'Beskrivelse er påkrævet': [{ description: '' }],
  });

  const opened = { before: weddings, place: { index: 0, count: 2 } };
  const renamed = { ...weddings, title: 'Fester' };
  const edited = (...list: (typeof weddings)[]) => withSpecialtyEdited(list, opened, renamed);
  const aborted: unknown = expect.objectContaining({ code: 'aborted' });

  test('keeps its place and what others have changed in it, also where they have moved it to', () => {
    const others = named('Landskaber');
    const replaced = withSpecialtyEdited([weddings, portraits], opened, others);
    expect(replaced).toEqual([others, portraits]);
    expect(titles(edited(portraits, weddings))).toEqual(['Portrætter', 'Fester']);
    const [changed] = edited(named('Bryllupper', 'Andre ord'), portraits);
    expect(changed).toEqual(named('Fester', 'Andre ord'));
    expect(withoutSpecialty([portraits, weddings], weddings)).toEqual([portraits]);
  });

  test('is neither written over nor removed when others have changed the same, or the list', () => {
    expect(() => withSpecialtyEdited([portraits], opened, named('Landskaber'))).toThrow(aborted);
    const changed = [named('Bryllupper', 'Andre ord'), portraits];
    const other = { ...weddings, description: 'Mine ord' };
    expect(() => withSpecialtyEdited(changed, opened, other)).toThrow(aborted);
    expect(() => withoutSpecialty(changed, weddings)).toThrow(aborted);
  });
});

test.each([
  ['', 'Bryllupsfotografering', 'heart'],
  ['star', 'Bryllup', 'star'],
  ['', 'Portrætter i studiet', 'user'],
  ['', 'By og arkitektur', 'building-2'],
  ['', 'Byggeri', 'camera'],
  ['', 'Naturfoto', 'mountain'],
  ['', 'Nat', 'moon'],
])('the icon %j of %j is %s', (icon, title, expected) => {
  expect(specialtyIcon({ icon, title })).toBe(expected);
});

test('icons are found by Danish names of their own', () => {
  const icons = Object.keys(specialtyIcons);
  const names = icons.map(iconName);
  expect(names.filter((name, index) => name === icons[index])).toEqual([]);
  expect(new Set(names).size).toBe(icons.length);
  const found = ['', 'KÆLEDYR', ' paw ', 'findes ikke'].map((query) => findIcons(icons, query));
  expect(found.map(({ length }) => length)).toEqual([icons.length, 3, 1, 0]);
});
