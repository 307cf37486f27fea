import { describe, expect, test } from 'vitest';
import { withoutSpecialty, withSpecialty } from '#src/model/content/specialtyChanges.ts';

const named = (title: string, description = 'Ord') => ({ title, description, icon: 'camera' });
const weddings = named('Bryllupper');
const portraits = named('Portrætter');
const landscapes = named('Landskaber');
const aborted: unknown = expect.objectContaining({ code: 'aborted' });
const titles = (specialties: readonly { title: string }[]) => specialties.map(({ title }) => title);

describe('a specialty', () => {
  test('is added at the end', () => {
    const list = withSpecialty([weddings, portraits], landscapes);
    expect(titles(list)).toEqual(['Bryllupper', 'Portrætter', 'Landskaber']);
  });

  test('keeps its place when it is edited', () => {
    const list = withSpecialty([weddings, portraits], landscapes, named('Bryllupper'));
    expect(titles(list)).toEqual(['Landskaber', 'Portrætter']);
  });

  test('is found where others have moved it to, and goes alone', () => {
    expect(titles(withoutSpecialty([portraits, weddings], weddings))).toEqual(['Portrætter']);
  });

  test('that others have changed meanwhile is not written over, and does not go', () => {
    const changed = [named('Bryllupper', 'Andre ord'), portraits];
    expect(() => withSpecialty(changed, landscapes, weddings)).toThrow(aborted);
    expect(() => withoutSpecialty(changed, weddings)).toThrow(aborted);
  });
});
