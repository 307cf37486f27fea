import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  clientGalleryRules,
  endOfDay,
  galleryValues,
  newGalleryValues,
  picturePriceOf,
} from '#src/model/clients/form.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { testFormRules } from '../support/formRules.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const filled = { ...newGalleryValues(NOW, '471100'), title: 'Bryllup' };

test('a new gallery lasts ninety days, and has the web size and a PIN', () => {
  expect(newGalleryValues(NOW, '471100')).toEqual({
    ...{ title: '', message: '', clientEmail: '', expiresOn: '2026-08-30', downloads: 'web' },
    ...{ isMarked: false, isWebMarked: false, asks: false, askedName: '', askedCount: '' },
    ...{ picturePrice: '', sharesChoices: false, showsShop: false, usesPin: true, pin: '471100' },
  });
});

test('a stored gallery comes back as it was typed, without its PIN', () => {
  const gallery = clientGallerySchema.parse({
    ...{ id: 'a', title: 'Bryllup', downloads: 'original', linkKey: 'k' },
    ...{ expiresAt: new Date('2026-07-01T20:00:00Z'), pinSalt: 's', pinHash: 'h' },
  });
  const values = { expiresOn: '2026-07-01', downloads: 'original', usesPin: true, pin: '' };
  const asksNothing = { asks: false, askedCount: '', picturePrice: '' };
  expect(galleryValues(gallery)).toMatchObject({ ...values, ...asksNothing });
  const asking = { asks: true, askedCount: '40', picturePrice: '1.250' };
  const stored = { ...gallery, askedCount: 40, picturePrice: 1250 };
  expect(galleryValues(stored)).toMatchObject(asking);
});

test('a gallery lasts to the end of its day, and sells at the typed price', () => {
  const end = endOfDay('2026-06-01');
  expect([end.getHours(), end.getMinutes()]).toEqual([23, 59]);
  expect(picturePriceOf({ picturePrice: '1.250' })).toBe(1250);
});

describe('the settings of a gallery', () => {
  const right = { ...filled, asks: true, askedName: 'Bogen', askedCount: '40' };
  testFormRules(() => clientGalleryRules(false), right, {
    'Skriv en titel.': [{ title: ' ' }],
    'Vælg den sidste dag.': [{ expiresOn: '' }],
    'Skriv en gyldig email, eller lad feltet stå tomt.': [{ clientEmail: 'anna' }],
    'Skriv, hvad valget er til.': [{ askedName: ' ' }],
    'Skriv et antal fra 1 til 800.': ['', '0', '801', '-1', '4,5', 'mange'].map((askedCount) => ({
      askedCount,
    })),
    'Skriv en pris på mindst 3 kr., eller lad feltet stå tomt.': [
      { picturePrice: 'mange' },
      { picturePrice: '2' },
      { picturePrice: '1000001' },
    ],
    'Kunden må allerede hente originalerne. Vælg webstørrelse eller kun at se.': [
      { picturePrice: '95', downloads: 'original' },
    ],
    'Skriv en kode.': [{ pin: '' }],
    'Koden skal være fire til otte cifre.': [{ pin: '123' }, { pin: '123456789' }, { pin: 'abcd' }],
  });

  test.each<Partial<typeof filled>>([
    { clientEmail: ' anna@kunde.example ' },
    { askedCount: '800' },
    { asks: false, askedName: '', askedCount: 'mange' },
    { picturePrice: '0' },
    { picturePrice: '3' },
    { picturePrice: '1.250' },
    { picturePrice: '', downloads: 'original' },
    { pin: '4711' },
    { usesPin: false, pin: '1' },
  ])('may be %o', (change) => {
    expect(fieldProblems(clientGalleryRules(false), { ...right, ...change })).toEqual({});
  });

  test('may keep a stored PIN', () => {
    expect(fieldProblems(clientGalleryRules(true), { ...right, pin: '' })).toEqual({});
  });
});
