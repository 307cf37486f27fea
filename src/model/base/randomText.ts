/** The shape of a record's id. Firestore reserves names like `__a__` and fails when one is read. */
export const IDENTIFIER = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** A source of cryptographically random bytes; tests pass their own. */
export type RandomBytes = (count: number) => Uint8Array;

export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LETTERS_AND_DIGITS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;

/** Random characters of an alphabet of at most 256, each equally likely. */
export function randomText(alphabet: string, length: number, bytes: RandomBytes): string {
  // Bytes beyond the last multiple of the alphabet's length would favour its first characters.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of bytes(length - text.length)) {
      if (byte < limit) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
