import { describe, expect, test } from 'vitest';
import {
  albumToTell,
  featuredPictures,
  frontPagePictures,
  newestForSale,
} from '#src/model/catalogue/frontPage.ts';
import { album, portfolioItem, singleImage } from '../../../support/records.ts';

const day = (date: number) => ({ createdAt: new Date(2025, 0, date) });
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const featured = (title: string, order: number) => portfolioItem(title, { featured: true, order });

describe('featured pictures', () => {
  const items = [featured('Skov', 2), featured('Hav', 0), featured('By', 1)];

  test('follow the order of the portfolio', () => {
    expect(titles(featuredPictures(items, []))).toEqual(['Hav', 'By', 'Skov']);
  });

  test('follow the order of their own, and new ones come last', () => {
    expect(titles(featuredPictures(items, ['Skov', 'Borte', 'By']))).toEqual(['Skov', 'By', 'Hav']);
  });

  test('are those that are chosen and published', () => {
    const others = [portfolioItem('Regn'), { ...featured('Kladde', 0), isPublished: false }];
    expect(titles(featuredPictures([...others, ...items], []))).toEqual(['Hav', 'By', 'Skov']);
  });
});

describe('the portfolio pictures of the front page', () => {
  test('are nine at the most', () => {
    const many = Array.from({ length: 11 }, (_, order) => featured(`Nr. ${order}`, order));
    const shown = titles(frontPagePictures(many, ['Nr. 10']));
    expect(shown).toHaveLength(9);
    expect(shown.slice(0, 2)).toEqual(['Nr. 10', 'Nr. 0']);
  });

  test('are the six newest while none is chosen', () => {
    const all = Array.from({ length: 8 }, (_, index) => portfolioItem(`Nr. ${index}`, day(index)));
    expect(titles(frontPagePictures(all, []))).toEqual([
      'Nr. 7',
      'Nr. 6',
      'Nr. 5',
      'Nr. 4',
      'Nr. 3',
      'Nr. 2',
    ]);
  });
});

describe('the album that is told', () => {
  test('is the newest with pictures', () => {
    const albums = [
      album('Forår', ['Anemoner'], day(1)),
      album('Sommer', ['Strand'], day(2)),
      album('Efterår', [], day(3)),
    ];
    expect(albumToTell(albums)?.title).toBe('Sommer');
  });

  test('is missing where no album has any', () => {
    expect(albumToTell([album('Efterår', [])])).toBeUndefined();
  });
});

test('four single images at the most are for sale, the newest first, and none that is free', () => {
  const images = [1, 2, 3, 4, 5].map((date) => singleImage(`Nr. ${date}`, day(date)));
  const free = singleImage('Gratis', { price: 0, ...day(9) });
  expect(titles(newestForSale([free, ...images]))).toEqual(['Nr. 5', 'Nr. 4', 'Nr. 3', 'Nr. 2']);
});
