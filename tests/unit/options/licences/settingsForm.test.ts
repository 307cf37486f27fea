import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  licenceSettings,
  licenceSettingsRules,
  licencesFrom,
  type LicenceSettingsValues,
} from '#src/options/licences/settingsForm.ts';

describe('the settings of licences', () => {
  const values: LicenceSettingsValues = {
    isOn: true,
    ...{ socialKind: 'factor', socialAmount: '1,5', commercialKind: 'factor' },
    commercialAmount: '3',
  };
  const problems = (changes: object) =>
    Object.keys(fieldProblems(licenceSettingsRules, { ...values, ...changes }));

  test('are read as they are typed, and come back', () => {
    expect(problems({})).toEqual([]);
    const stored = { licences: { social: { factor: 1.5 }, commercial: { factor: 3 } } };
    expect(licencesFrom(values)).toEqual(stored);
    expect(licenceSettings(stored)).toEqual(values);
    const kinds = { socialKind: 'none', commercialKind: 'addition' } as const;
    const added = licencesFrom({ ...values, ...kinds, commercialAmount: '1.000' });
    expect(added).toEqual({ licences: { commercial: { addition: 1000 } } });
  });

  test('are false where they are off', () => {
    expect(licencesFrom({ ...values, isOn: false })).toEqual({ licences: false });
    expect(problems({ isOn: false, socialAmount: 'x' })).toEqual([]);
  });

  test.each([
    { socialAmount: '0,5' },
    { commercialAmount: '200000' },
    // A wider licence is never cheaper than the narrower one, for no picture.
    { commercialAmount: '1,2' },
    { commercialAmount: '1000', commercialKind: 'addition' },
  ])('refuse %o', (change) => {
    expect(problems(change)).toEqual([
      'commercialAmount' in change ? 'commercialAmount' : 'socialAmount',
    ]);
  });

  test('may have two licences of the same price, and not none with one', () => {
    expect(problems({ commercialAmount: '1,5' })).toEqual([]);
    expect(problems({ socialKind: 'none', commercialKind: 'none' })).toEqual(['isOn']);
  });
});
