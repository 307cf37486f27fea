import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/randomText.ts';

const LENGTH = 20;

/** An id that nobody can guess, made here so that a repeated write writes the same document. */
export function newId(): string {
  return randomText(LETTERS_AND_DIGITS, LENGTH, (count) =>
    crypto.getRandomValues(new Uint8Array(count)),
  );
}
