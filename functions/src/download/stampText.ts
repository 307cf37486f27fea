import { createHash } from 'node:crypto';
import { formatDate } from '../../../src/model/base/dates.ts';
import { secureDownloadTexts } from '../../../src/model/system/functionTexts.ts';

const UNIQUE_ID_LENGTH = 16;
const UID_SHOWN_LENGTH = 8;
const NAME_MAX_LENGTH = 60;

/** The same for every download of one picture of one purchase, and for no other. */
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

/** Letters that lose their stroke, because no mark can be taken off them. */
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

/** The typeface of the stamp holds the letters of western Europe: others lose their marks, or go. */
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

/** The line that a purchased picture carries. It depends on the purchase alone, so that it never changes. */
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
