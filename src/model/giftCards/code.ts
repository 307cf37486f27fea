import { type RandomBytes, randomText } from '../base/text.ts';

/** Crockford's base 32: without the letters I, L, O and U, which are taken for others or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eighty bits: nobody finds one by trying. */
const LENGTH = 16;

const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** The code of a new card, which is its id. */
export function newGiftCardCode(bytes: RandomBytes): string {
  return randomText(ALPHABET, LENGTH, bytes);
}

/** A code as it is stored, however it was typed; undefined for what cannot be one. */
export function giftCardCode(typed: string): string | undefined {
  const code = typed
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
}

/** A code as people read it, in groups of four. */
export function shownCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The end of a code, which names a card without giving it away. */
export function codeEnd(code: string): string {
  return `…${code.slice(-4)}`;
}
