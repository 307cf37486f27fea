import { expect, test } from 'vitest';
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
const many = <Item>(count: number, make: (title: string, index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(`Nr. ${index}`, index));

test('featured pictures are chosen and published, in their own order or that of the portfolio', () => {
  const items = [featured('Skov', 2), featured('Hav', 0), featured('By', 1)];
  const others = [portfolioItem('Regn'), { ...featured('Kladde', 0), isPublished: false }];
  expect(titles(featuredPictures([...others, ...items], []))).toEqual(['Hav', 'By', 'Skov']);
  const ordered = featuredPictures(items, ['Skov', 'Borte', 'By']);
  expect(titles(ordered)).toEqual(['Skov', 'By', 'Hav']);
});

test('the front page shows nine featured pictures at the most, or the six newest', () => {
  const shown = titles(frontPagePictures(many(11, featured), ['Nr. 10']));
  expect(shown).toHaveLength(9);
  expect(shown.slice(0, 2)).toEqual(['Nr. 10', 'Nr. 0']);
  const none = many(8, (title, index) => portfolioItem(title, day(index)));
  const newest = ['Nr. 7', 'Nr. 6', 'Nr. 5', 'Nr. 4', 'Nr. 3', 'Nr. 2'];
  expect(titles(frontPagePictures(none, []))).toEqual(newest);
});

test('the album that is told is the newest with pictures', () => {
  const empty = album('Efterår', [], day(3));
  const albums = [album('Forår', ['Anemoner'], day(1)), album('Sommer', ['Strand'], day(2)), empty];
  expect(albumToTell(albums)?.title).toBe('Sommer');
  expect(albumToTell([empty])).toBeUndefined();
});

test('four single images at the most are for sale, the newest first, and none that is free', () => {
  const images = many(6, (title, index) => singleImage(title, day(index)));
  const free = singleImage('Gratis', { price: 0, ...day(9) });
  const newest = ['Nr. 5', 'Nr. 4', 'Nr. 3', 'Nr. 2'];
  expect(titles(newestForSale([free, ...images]))).toEqual(newest);
});
