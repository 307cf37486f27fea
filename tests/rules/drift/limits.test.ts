import { describe, expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH } from '#src/model/account/email.ts';
import { NAME_MAX_LENGTH } from '#src/model/account/people.ts';
import { PHONE_MAX_LENGTH } from '#src/model/account/phone.ts';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import {
  FRONT_PAGE_IMAGE_MAX_BYTES,
  FRONT_PAGE_VIDEO_MAX_BYTES,
  LOGO_MAX_BYTES,
  ORIGINAL_MAX_BYTES,
  PROFILE_PICTURE_MAX_BYTES,
} from '#src/model/files/mediaPolicy.ts';
import { FAVOURITES_MAX } from '#src/model/favourites/favourites.ts';
import { URL_MAX_LENGTH } from '#src/model/files/urlPolicy.ts';
import { CANCEL_NOTE_MAX_LENGTH } from '#src/model/orders/cancellation.ts';
import { ORDER_QUOTA_MAX_COUNT, ORDER_QUOTA_WINDOW_MS } from '#src/model/orders/schema.ts';
import { PAYMENT_TEXT_MAX_LENGTH } from '#src/model/reconciliation/lines.ts';
import { OPENING_MAX_LENGTH } from '#src/model/settings/closed.ts';
import {
  GIFT_CARD_MAX_AMOUNTS,
  GIFT_CARD_MAX_YEARS,
  LICENCE_MAX_ADDITION,
  LICENCE_MAX_FACTOR,
  LINE_MAX_LENGTH,
} from '#src/model/settings/shapes.ts';
import { STORAGE_PATH_MAX_LENGTH } from '#src/model/system/contracts.ts';
import { rulesFile } from '../support/environment.ts';

const firestore = rulesFile('firestore');
const storage = rulesFile('storage');
const MEGABYTE = 1024 * 1024;

/** The numbers that the rules repeat: where, and the constant that they must equal. */
const numbers: readonly { what: string; found: RegExp; expected: number }[] = [
  {
    what: 'opening of a mail',
    found: /isText\(openings, kind, (\d+)\)/,
    expected: OPENING_MAX_LENGTH,
  },
  { what: 'line of the settings', found: /'businessName', (\d+)\)/, expected: LINE_MAX_LENGTH },
  {
    what: 'amounts of gift cards',
    found: /'amounts', (\d+)\)/,
    expected: GIFT_CARD_MAX_AMOUNTS,
  },
  { what: 'years of gift cards', found: /'years', 1, (\d+)\)/, expected: GIFT_CARD_MAX_YEARS },
  { what: 'factor of a licence', found: /'factor', 1, (\d+)\)/, expected: LICENCE_MAX_FACTOR },
  {
    what: 'addition of a licence',
    found: /'addition', 0, (\d+)\)/,
    expected: LICENCE_MAX_ADDITION,
  },
  { what: 'text of a payment', found: /'text', (\d+)\)/, expected: PAYMENT_TEXT_MAX_LENGTH },
  // Ids of 128 signs, with one between them.
  {
    what: 'favourites',
    found: /data\.choice\.size\(\) <= (\d+)/,
    expected: FAVOURITES_MAX * 129 - 1,
  },
  { what: 'first name', found: /'firstName', (\d+)\)/, expected: NAME_MAX_LENGTH },
  { what: 'phone', found: /'phone', (\d+)\)/, expected: PHONE_MAX_LENGTH },
  { what: 'lines of an order', found: /return count <= (\d+)/, expected: CART_MAX_ITEMS },
  {
    what: 'orders of one count',
    found: /data\.count <= (\d+)/,
    expected: ORDER_QUOTA_MAX_COUNT,
  },
  {
    what: 'words about a rejection',
    found: /'cancelNote', (\d+)\)/,
    expected: CANCEL_NOTE_MAX_LENGTH,
  },
  { what: 'e-mail', found: /'userEmail', (\d+)\)/, expected: EMAIL_MAX_LENGTH },
  {
    what: 'address of a picture',
    found: /url\.size\(\) <= (\d+)/,
    expected: URL_MAX_LENGTH,
  },
  {
    what: 'place of an original',
    found: /place\.size\(\) <= (\d+)/,
    expected: STORAGE_PATH_MAX_LENGTH,
  },
];

const sizes: readonly { what: string; found: RegExp; expected: number }[] = [
  {
    what: 'originals',
    found: /high-quality\/[^]*?isImage\((\d+)\)/,
    expected: ORIGINAL_MAX_BYTES,
  },
  {
    what: 'portfolio originals',
    found: /portfolio-protected\/[^]*?isImage\((\d+)\)/,
    expected: ORIGINAL_MAX_BYTES,
  },
  {
    what: 'originals of clients',
    found: /client-galleries\/[^]*?isImage\((\d+)\)/,
    expected: ORIGINAL_MAX_BYTES,
  },
  {
    what: 'profile pictures',
    found: /profile-picture\/[^]*?isImage\((\d+)\)/,
    expected: PROFILE_PICTURE_MAX_BYTES,
  },
  { what: 'logos', found: /site-branding\/[^]*?isImage\((\d+)\)/, expected: LOGO_MAX_BYTES },
  {
    what: 'front page pictures',
    found: /'image\/\(jpeg\|png\|webp\|gif\)', (\d+)\)/,
    expected: FRONT_PAGE_IMAGE_MAX_BYTES,
  },
  {
    what: 'front page videos',
    found: /'video\/[^']*', (\d+)\)/,
    expected: FRONT_PAGE_VIDEO_MAX_BYTES,
  },
];

describe('the limits in the rules are those of the project', () => {
  test.each(numbers)('$what', ({ found, expected }) => {
    expect(Number(found.exec(firestore)?.[1])).toBe(expected);
  });

  test('hours of a count of orders', () => {
    const hours = /startedAt \+ duration\.value\((\d+), 'h'\)/.exec(firestore)?.[1];
    expect(Number(hours) * 60 * 60 * 1000).toBe(ORDER_QUOTA_WINDOW_MS);
  });

  test.each(sizes)('bytes of $what', ({ found, expected }) => {
    expect(Number(found.exec(storage)?.[1]) * MEGABYTE).toBe(expected);
  });
});
