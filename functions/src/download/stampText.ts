import { createHash } from 'node:crypto';
import { formatDate } from '../../../src/model/base/dates.ts';
import { secureDownloadTexts } from '../../../src/model/system/functionTexts.ts';

const UNIQUE_ID_LENGTH = 16;
const UID_SHOWN_LENGTH = 8;
const NAME_MAX_LENGTH = 60;

/**
 * An id that is the same for every download of one picture of one purchase, and differs for all
 * others.
 */
export function uniqueIdOf(picture: {
  userId: string;
  purchaseId: string;
  itemId: string;
  fileId: string;
}): string {
  const { userId, purchaseId, itemId, fileId } = picture;
  const identity = JSON.stringify([userId, purchaseId, itemId, fileId]);
  const digest = createHash('sha256').update(identity).digest('hex');
  return digest.slice(0, UNIQUE_ID_LENGTH).toUpperCase();
}

/** Letters with a stroke, which Unicode cannot decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Œ: 'OE',
  œ: 'oe',
  ı: 'i',
};

const IN_TYPEFACE = /[ -~¡-¬®-ÿ]/;
const NOT_IN_TYPEFACE = /[^ -~¡-¬®-ÿ]/g;

/**
 * Reduces a name to the letters of western Europe, which the stamp's typeface has: others lose
 * their accents or are dropped.
 */
function printable(name: string): string {
  const letters = Array.from(name.normalize('NFC').replaceAll(/\s+/g, ' '));
  return letters
    .map((letter) => {
      if (IN_TYPEFACE.test(letter)) return letter;
      return PLAIN_LETTERS[letter] ?? letter.normalize('NFKD').replaceAll(NOT_IN_TYPEFACE, '');
    })
    .join('')
    .trim()
    .slice(0, NAME_MAX_LENGTH);
}

/** The text of the stamp. It depends only on the purchase, so that it never changes. */
export function stampText(stamp: {
  buyerName: string;
  uniqueId: string;
  boughtAt: Date | undefined;
  userId: string;
}): string {
  const { buyerName, uniqueId, boughtAt, userId } = stamp;
  const name = printable(buyerName) || secureDownloadTexts.unnamedBuyer;
  const date = boughtAt ? [formatDate(boughtAt)] : [];
  return [name, uniqueId, ...date, userId.slice(0, UID_SHOWN_LENGTH)].join(' · ');
}
