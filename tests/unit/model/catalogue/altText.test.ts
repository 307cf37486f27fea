import { describe, expect, test } from 'vitest';
import { album, albumImage } from '../../../support/records.ts';
import { coverAlt } from '#src/model/catalogue/album.ts';
import { ALT_TEXT_MAX_LENGTH, altTextOf } from '#src/model/catalogue/altText.ts';
import { boundedWords, parseKeywords } from '#src/model/catalogue/pictureWords.ts';

const words = { place: 'Grenen, Skagen', keywords: ['hav', 'SKAGEN', 'aften'] };

describe('a picture is described', () => {
  test.each<[string, Parameters<typeof altTextOf>[0], string]>([
    ['by its own words', { title: 'Nordlys', ...words, alt: ' Grønt lys ' }, 'Grønt lys'],
    ['by its title', { title: 'Nordlys' }, 'Nordlys'],
    [
      'by title, place and keywords, each word once',
      { title: 'Nordlys', ...words },
      'Nordlys, Grenen, Skagen, hav, aften',
    ],
    [
      'without the copy of the title',
      { title: 'A', alt: 'A', ...words, keywords: [] },
      'A, Grenen, Skagen',
    ],
    [
      'without a name of a file',
      { title: 'IMG_2041.jpg', ...words, keywords: [] },
      'Grenen, Skagen',
    ],
    ['by what it is, where nothing is known', { title: '' }, 'Fotografi'],
  ])('%s', (_, item, text) => expect(altTextOf(item)).toBe(text));

  test.each(['IMG_2041', 'DSC 0042 2', 'P1010001', 'sommerhus-0231', '20240512_140355', 'a.HEIC'])(
    'never by the name of a file: %s',
    (title) => expect(altTextOf({ title })).toBe('Fotografi'),
  );

  test.each(['Juni 2024', 'Fyr 10', 'Rute 66 ved aften'])('by a title with a number: %s', (title) =>
    expect(altTextOf({ title })).toBe(title),
  );

  test('by no more words than there is room for', () => {
    const keywords = Array.from({ length: 60 }, (_, index) => `ord${String(index)}`);
    const text = altTextOf({ title: 'Nordlys', keywords });
    expect(text.length).toBeLessThanOrEqual(ALT_TEXT_MAX_LENGTH);
    expect(text).toMatch(/^Nordlys, ord0, .*, ord\d+$/);
  });
});

test('a cover is described by the words about that picture, or by the title of the album', () => {
  const [first, second] = [albumImage('Klit', 0), albumImage('Grenen', 1)];
  const cover = { coverImageUrl: '', watermarkedCoverUrl: second.watermarkedSrc };
  const of = (alt: string) =>
    album('Skagen', [], { ...cover, images: [first, { ...second, alt }] });
  expect(coverAlt(of(''))).toBe('Skagen');
  expect(coverAlt(of('To have mødes'))).toBe('To have mødes');
});

describe('keywords', () => {
  test('are read from a line, each once', () =>
    expect(parseKeywords(' hav, aften;hav ,, blå time')).toEqual(['hav', 'aften', 'blå time']));

  test('of a file are taken as far as there is room for them', () => {
    const file = {
      alt: 'a'.repeat(400),
      place: 'b'.repeat(400),
      keywords: ['blå, grå', 'c'.repeat(180), 'd'.repeat(20), 'e'],
    };
    const { alt, place, keywords } = boundedWords(file);
    expect([alt.length, place.length]).toEqual([300, 120]);
    expect(keywords).toEqual(['blå', 'grå', 'c'.repeat(180), 'e']);
  });
});
