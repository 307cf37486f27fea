import { describe, expect, test } from 'vitest';
import * as limits from '#src/shared/limits.ts';
import { rulesFile } from '../support/environment.ts';

const firestore = rulesFile('firestore');
const storage = rulesFile('storage');
const MEGABYTE = 1024 * 1024;

/** The numbers that the rules repeat: where, and the constant that they must equal. */
const numbers: readonly { what: string; found: RegExp; expected: number }[] = [
  { what: 'title', found: /'title', (\d+)\)/, expected: limits.TITLE_MAX_LENGTH },
  { what: 'description', found: /'description', (\d+)\)/, expected: limits.DESCRIPTION_MAX_LENGTH },
  { what: 'category', found: /'category', (\d+)\)/, expected: limits.SLUG_MAX_LENGTH },
  { what: 'price', found: /'price', 0, (\d+)\)/, expected: limits.PRICE_MAX_DKK },
  { what: 'album pictures', found: /'images', (\d+)\)/, expected: limits.ALBUM_IMAGE_MAX_COUNT },
  { what: 'filter buttons', found: /'buttons', (\d+)\)/, expected: limits.FILTER_BUTTON_MAX_COUNT },
  {
    what: 'price packages',
    found: /'packages', (\d+)\)/,
    expected: limits.PRICE_PACKAGE_MAX_COUNT,
  },
  {
    what: 'operations',
    found: /'operations', (\d+)\)/,
    expected: limits.OPERATION_LOG_MAX_ENTRIES,
  },
  { what: 'first name', found: /'firstName', (\d+)\)/, expected: limits.NAME_MAX_LENGTH },
  { what: 'phone', found: /'phone', (\d+)\)/, expected: limits.PHONE_MAX_LENGTH },
  { what: 'lines of an order', found: /&& count <= (\d+);/, expected: limits.CART_MAX_ITEMS },
  {
    what: 'orders of one count',
    found: /data\.count <= (\d+)/,
    expected: limits.ORDER_QUOTA_MAX_COUNT,
  },
  {
    what: 'words of an order',
    found: /'searchKeywords', (\d+)\)/,
    expected: limits.SEARCH_KEYWORD_MAX_COUNT,
  },
  { what: 'e-mail', found: /'userEmail', (\d+)\)/, expected: limits.EMAIL_MAX_LENGTH },
  {
    what: 'address of a picture',
    found: /url\.size\(\) <= (\d+)/,
    expected: limits.URL_MAX_LENGTH,
  },
  {
    what: 'place of an original',
    found: /place\.size\(\) <= (\d+)/,
    expected: limits.STORAGE_PATH_MAX_LENGTH,
  },
  { what: 'placeholder', found: /'placeholder', (\d+)\)/, expected: limits.PLACEHOLDER_MAX_LENGTH },
  { what: 'smallest logo', found: /'logoSize', ([\d.]+),/, expected: limits.LOGO_SIZE_MIN_SCALE },
  {
    what: 'largest logo',
    found: /'logoSize', [\d.]+, (\d+)\)/,
    expected: limits.LOGO_SIZE_MAX_SCALE,
  },
  {
    what: 'logo to the left',
    found: /'logoPositionX', (-\d+),/,
    expected: limits.LOGO_POSITION_MIN_PX,
  },
  {
    what: 'logo to the right',
    found: /'logoPositionX', -\d+, (\d+)\)/,
    expected: limits.LOGO_POSITION_MAX_PX,
  },
];

const sizes: readonly { what: string; found: RegExp; expected: number }[] = [
  {
    what: 'originals',
    found: /high-quality\/[^]*?isImage\((\d+)\)/,
    expected: limits.ORIGINAL_MAX_BYTES,
  },
  {
    what: 'portfolio originals',
    found: /portfolio-protected\/[^]*?isImage\((\d+)\)/,
    expected: limits.ORIGINAL_MAX_BYTES,
  },
  {
    what: 'profile pictures',
    found: /profile-picture\/[^]*?isImage\((\d+)\)/,
    expected: limits.PROFILE_PICTURE_MAX_BYTES,
  },
  { what: 'logos', found: /site-branding\/[^]*?isImage\((\d+)\)/, expected: limits.LOGO_MAX_BYTES },
  {
    what: 'front page pictures',
    found: /'image\/\(jpeg\|png\|webp\|gif\)', (\d+)\)/,
    expected: limits.FRONT_PAGE_IMAGE_MAX_BYTES,
  },
  {
    what: 'front page videos',
    found: /'video\/[^']*', (\d+)\)/,
    expected: limits.FRONT_PAGE_VIDEO_MAX_BYTES,
  },
];

describe('the limits in the rules are those of the project', () => {
  test.each(numbers)('$what', ({ found, expected }) => {
    expect(Number(found.exec(firestore)?.[1])).toBe(expected);
  });

  test('hours of a count of orders', () => {
    const hours = /startedAt \+ duration\.value\((\d+), 'h'\)/.exec(firestore)?.[1];
    expect(Number(hours) * 60 * 60 * 1000).toBe(limits.ORDER_QUOTA_WINDOW_MS);
  });

  test.each(sizes)('bytes of $what', ({ found, expected }) => {
    expect(Number(found.exec(storage)?.[1]) * MEGABYTE).toBe(expected);
  });
});
