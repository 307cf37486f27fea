/** The shape of a record's id. The database keeps names like `__a__` for itself, and fails where one is asked for. */
export const IDENTIFIER = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** Gives cryptographically random bytes: the caller brings the source, tests bring their own. */
export type RandomBytes = (count: number) => Uint8Array;

export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LETTERS_AND_DIGITS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;

/** Random characters of an alphabet of at most 256, each as likely as the others. */
export function randomText(alphabet: string, length: number, bytes: RandomBytes): string {
  // Bytes past the last full round of the alphabet would favour its first characters.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of bytes(length - text.length)) {
      if (byte < limit) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
