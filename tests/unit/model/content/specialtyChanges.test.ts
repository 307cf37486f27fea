import { describe, expect, test } from 'vitest';
import { withoutSpecialty, withSpecialtyEdited } from '#src/model/content/specialtyChanges.ts';

const named = (title: string, description = 'Ord') => ({ title, description, icon: 'camera' });
const weddings = named('Bryllupper');
const portraits = named('Portrætter');
const landscapes = named('Landskaber');
const aborted: unknown = expect.objectContaining({ code: 'aborted' });
const titles = (specialties: readonly { title: string }[]) => specialties.map(({ title }) => title);

describe('a specialty', () => {
  const opened = { before: weddings, place: { index: 0, count: 2 } };

  test('keeps its place when it is edited, also where others have moved it to', () => {
    expect(titles(withSpecialtyEdited([weddings, portraits], opened, landscapes))).toEqual([
      'Landskaber',
      'Portrætter',
    ]);
    expect(titles(withSpecialtyEdited([portraits, weddings], opened, landscapes))).toEqual([
      'Portrætter',
      'Landskaber',
    ]);
  });

  test('keeps what others have changed in its other fields', () => {
    const list = withSpecialtyEdited([named('Bryllupper', 'Andre ord'), portraits], opened, {
      ...weddings,
      title: 'Bryllupper i maj',
    });
    expect(list[0]).toEqual(named('Bryllupper i maj', 'Andre ord'));
  });

  test('is not looked for at its place when the list has another length', () => {
    expect(() => withSpecialtyEdited([portraits], opened, landscapes)).toThrow(aborted);
  });

  test('is found where others have moved it to, and goes alone', () => {
    expect(titles(withoutSpecialty([portraits, weddings], weddings))).toEqual(['Portrætter']);
  });

  test('that others have changed meanwhile is not written over, and does not go', () => {
    const changed = [named('Bryllupper', 'Andre ord'), portraits];
    const other = { ...weddings, description: 'Mine ord' };
    expect(() => withSpecialtyEdited(changed, opened, other)).toThrow(aborted);
    expect(() => withoutSpecialty(changed, weddings)).toThrow(aborted);
  });
});
