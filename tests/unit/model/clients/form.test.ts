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

const NOW = new Date('2026-06-01T10:00:00Z');
const filled = { ...newGalleryValues(NOW, '471100'), title: 'Bryllup' };
const problems = (changes: Partial<typeof filled>, hasStoredPin = false) =>
  fieldProblems(clientGalleryRules(hasStoredPin), { ...filled, ...changes });

describe('the settings of a gallery', () => {
  test('begin with ninety days, the web size and a PIN', () => {
    expect(newGalleryValues(NOW, '471100')).toEqual({
      title: '',
      message: '',
      clientEmail: '',
      expiresOn: '2026-08-30',
      downloads: 'web',
      isMarked: false,
      isWebMarked: false,
      asks: false,
      askedName: '',
      askedCount: '',
      picturePrice: '',
      sharesChoices: false,
      showsShop: false,
      usesPin: true,
      pin: '471100',
    });
  });

  test('are those of a stored gallery, without its PIN', () => {
    const gallery = clientGallerySchema.parse({
      id: 'a',
      title: 'Bryllup',
      downloads: 'original',
      expiresAt: new Date('2026-07-01T20:00:00Z'),
      linkKey: 'k',
      pinSalt: 's',
      pinHash: 'h',
    });
    expect(galleryValues(gallery)).toMatchObject({
      expiresOn: '2026-07-01',
      downloads: 'original',
      usesPin: true,
      pin: '',
    });
  });

  test('ask for a choice with a name and a number that a gallery can hold', () => {
    const asks = { asks: true, askedName: 'Bogen', askedCount: '40' };
    expect(problems(asks)).toEqual({});
    expect(problems({ asks: false, askedName: '', askedCount: 'mange' })).toEqual({});
    expect(problems({ ...asks, askedName: ' ' })).toEqual({
      askedName: 'Skriv, hvad valget er til.',
    });
    for (const askedCount of ['', '0', '801', '-1', '4,5', 'mange']) {
      expect(problems({ ...asks, askedCount })).toEqual({
        askedCount: 'Skriv et antal fra 1 til 800.',
      });
    }
    expect(problems({ ...asks, askedCount: '800' })).toEqual({});
  });

  test('sell no more pictures, or at a price where the originals are not free', () => {
    expect(problems({ picturePrice: '' })).toEqual({});
    expect(problems({ picturePrice: '1.250' })).toEqual({});
    for (const picturePrice of ['mange', '1000001']) {
      expect(problems({ picturePrice })).toEqual({
        picturePrice: 'Skriv en pris, eller lad feltet stå tomt.',
      });
    }
    expect(problems({ picturePrice: '95', downloads: 'original' })).toEqual({
      picturePrice: 'Kunden må allerede hente originalerne. Vælg webstørrelse eller kun at se.',
    });
    expect(problems({ picturePrice: '', downloads: 'original' })).toEqual({});
    expect(picturePriceOf({ picturePrice: '1.250' })).toBe(1250);
  });

  test('take an address for reminders, or none', () => {
    expect(problems({ clientEmail: ' anna@kunde.example ' })).toEqual({});
    expect(problems({ clientEmail: 'anna' })).toEqual({
      clientEmail: 'Skriv en gyldig email, eller lad feltet stå tomt.',
    });
  });

  test('need a title and a last day', () => {
    expect(problems({})).toEqual({});
    expect(problems({ title: ' ', expiresOn: '' })).toEqual({
      title: 'Skriv en titel.',
      expiresOn: 'Vælg den sidste dag.',
    });
  });

  test('need a PIN of four to eight digits where one is asked for', () => {
    expect(problems({ usesPin: true, pin: '' })).toEqual({ pin: 'Skriv en kode.' });
    expect(problems({ usesPin: true, pin: '' }, true)).toEqual({});
    for (const pin of ['123', '123456789', 'abcd']) {
      expect(problems({ usesPin: true, pin })).toEqual({
        pin: 'Koden skal være fire til otte cifre.',
      });
    }
    expect(problems({ usesPin: true, pin: '4711' })).toEqual({});
    expect(problems({ usesPin: false, pin: '1' })).toEqual({});
  });

  test('last to the end of the day', () => {
    expect([endOfDay('2026-06-01').getHours(), endOfDay('2026-06-01').getMinutes()]).toEqual([
      23, 59,
    ]);
  });
});
