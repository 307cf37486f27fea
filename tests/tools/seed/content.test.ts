import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PICTURE_MIN_PRICE_DKK } from '#src/model/catalogue/form.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { PRICE_GROUP_MAX, PRICE_GROUP_SERVICE_COUNT } from '#src/model/content/pricePackages.ts';
import { catalogue, pages } from '../../../tools/seed/demoContent.ts';
import { filterButtons } from '../../../tools/seed/pages.ts';
import { wantedPictures } from '../../../tools/seed/pictures.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
// Some 30 pictures of 4 megapixels, sharp at 100 %: everybody who clones the repository gets them.
const MAX_BYTES = 25_000_000;

const { albums, singleImages, portfolio } = catalogue;
const entries = [...albums, ...singleImages, ...portfolio];

describe('the pictures', () => {
  const files = readdirSync(DEMO).filter((name) => name.endsWith('.jpg'));

  test('are those that the content names', () => {
    const named = [...wantedPictures().keys()].map((id) => `${id}.jpg`);
    expect(files.toSorted()).toEqual(named.toSorted());
  });

  test('are small enough for the repository', () => {
    const sizes = files.map((name) => statSync(join(DEMO, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});

describe('the catalogue', () => {
  test('has an album that is not published, and older single images', () => {
    expect(albums.filter(({ isPublished }) => !isPublished)).toHaveLength(1);
    expect(singleImages.some(({ isLegacy }) => isLegacy)).toBe(true);
    expect(singleImages.some(({ isLegacy }) => !isLegacy)).toBe(true);
  });

  test.each(albums)('$title has 8 to 14 different pictures', ({ pictures }) => {
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    expect(pictures.length).toBeLessThanOrEqual(14);
    expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(pictures.length);
  });

  test.each(entries)('$title is filed under a button that visitors see', ({ category }) => {
    const active = filterButtons()
      .filter(({ isActive }) => isActive)
      .map(({ slug }) => slug);
    expect(active).toContain(category);
  });

  test.each([
    ['albums', albums],
    ['single images', singleImages],
    ['portfolio', portfolio],
  ])('has no title twice among the %s', (_, all) => {
    const titles = all.map(({ title }) => title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(entries)('$title keeps to the limits', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH);
  });

  test.each([...albums, ...singleImages])('$title costs something', ({ price }) => {
    expect(price).toBeGreaterThanOrEqual(PICTURE_MIN_PRICE_DKK);
  });
});

describe('the price list', () => {
  test('has several groups, as many as there may be', () => {
    expect(pages.priceGroups.length).toBeGreaterThan(3);
    expect(pages.priceGroups.length - 1).toBeLessThanOrEqual(PRICE_GROUP_MAX);
  });

  test.each(pages.priceGroups)('$name has packages with their contents', ({ packages }) => {
    expect(packages.length).toBeLessThanOrEqual(PRICE_GROUP_SERVICE_COUNT);
    for (const { features } of packages) expect(features.length).toBeGreaterThan(0);
  });
});
