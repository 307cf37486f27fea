import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  giftCardSettings,
  giftCardSettingsRules,
  giftCardsFrom,
} from '#src/options/giftCards/settingsForm.ts';

describe('the settings of gift cards', () => {
  const values = { ...giftCardSettings(site), isOn: true };
  const problems = (changes: object, vat = true) =>
    Object.keys(fieldProblems(giftCardSettingsRules({ vat }), { ...values, ...changes }));

  test('are read as they are typed, and come back', () => {
    expect(problems({})).toEqual([]);
    const offer = giftCardsFrom({ ...values, amounts: '300, 1.000' }, site);
    expect(offer).toMatchObject({ giftCards: { amounts: [300, 1000] } });
    expect(giftCardSettings(offer)).toMatchObject({ amounts: '300, 1000' });
  });

  test('are false where none was ever sold', () => {
    const off = { ...values, isOn: false, amounts: 'x' };
    expect(giftCardsFrom(off, { giftCards: false })).toEqual({ giftCards: false });
    expect(problems(off)).toEqual([]);
  });

  test('go on taking the cards that were sold', () => {
    const { giftCards } = giftCardsFrom({ ...values, amounts: '300' }, site);
    const off = giftCardsFrom({ ...values, isOn: false }, { giftCards });
    expect(off.giftCards).toEqual({ ...giftCards, amounts: [] });
    expect(giftCardSettings(off)).toMatchObject({ isOn: false, amounts: '300, 500, 1000' });
  });

  test.each([
    { amounts: '' },
    { amounts: '300, mange' },
    { amounts: '1,2,3,4,5,6,7' },
    { least: '0' },
    { most: '99' },
    { years: '4' },
  ])('refuse %o', (change) => {
    expect(problems(change)).toEqual(Object.keys(change));
  });

  test('refuse moms at the sale in a shop without moms', () => {
    expect(problems({ vatAt: 'sale' }, false)).toEqual(['vatAt']);
  });
});
