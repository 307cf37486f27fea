import { describe, expect, test } from 'vitest';
import {
  DESCRIPTION_MAX_LENGTH,
  PICTURE_MIN_PRICE_DKK,
  PRICE_GROUP_MAX,
  PRICE_GROUP_SERVICE_COUNT,
  TITLE_MAX_LENGTH,
} from '#src/shared/limits.ts';
import { ALBUMS } from '../../../tools/seed/content/albums.ts';
import { FILTER_BUTTONS } from '../../../tools/seed/content/filterButtons.ts';
import { PORTFOLIO } from '../../../tools/seed/content/portfolio.ts';
import { PRICE_GROUPS } from '../../../tools/seed/content/prices.ts';
import { SINGLES } from '../../../tools/seed/content/singles.ts';

const CATALOGUE = [...ALBUMS, ...SINGLES, ...PORTFOLIO];

describe('the catalogue', () => {
  test('has the promised amounts', () => {
    expect(ALBUMS).toHaveLength(6);
    expect(ALBUMS.filter(({ isPublished }) => !isPublished)).toHaveLength(1);
    expect(SINGLES).toHaveLength(16);
    expect(SINGLES.filter(({ isLegacy }) => isLegacy)).toHaveLength(4);
    expect(PORTFOLIO).toHaveLength(18);
  });

  test.each(ALBUMS)('$title has 8 to 14 different pictures', ({ entries }) => {
    expect(entries.length).toBeGreaterThanOrEqual(8);
    expect(entries.length).toBeLessThanOrEqual(14);
    expect(new Set(entries.map(([picture]) => picture)).size).toBe(entries.length);
  });

  test.each(CATALOGUE)('$title is filed under a button that visitors see', ({ category }) => {
    const active = FILTER_BUTTONS.filter(({ isActive }) => isActive).map(({ slug }) => slug);
    expect(active).toContain(category);
  });

  test.each([
    ['albums', ALBUMS],
    ['single images', SINGLES],
    ['portfolio', PORTFOLIO],
  ])('has no title twice among the %s', (_, entries) => {
    const titles = entries.map(({ title }) => title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(CATALOGUE)('$title keeps to the limits', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH);
  });

  test.each([...ALBUMS, ...SINGLES])('$title costs something', ({ price }) => {
    expect(price).toBeGreaterThanOrEqual(PICTURE_MIN_PRICE_DKK);
  });
});

describe('the price list', () => {
  test('has several groups, as many as there may be', () => {
    expect(PRICE_GROUPS.length).toBeGreaterThan(3);
    expect(PRICE_GROUPS.length - 1).toBeLessThanOrEqual(PRICE_GROUP_MAX);
  });

  test.each(PRICE_GROUPS)('%s has packages that say what one gets', (_, packages) => {
    expect(packages.length).toBeLessThanOrEqual(PRICE_GROUP_SERVICE_COUNT);
    for (const { features } of packages) expect(features.length).toBeGreaterThan(0);
  });
});
