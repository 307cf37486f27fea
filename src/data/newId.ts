import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/randomText.ts';

const LENGTH = 20;

/**
 * An id that cannot be guessed. It is created in the browser so that a repeated write targets the
 * same document.
 */
export function newId(): string {
  return randomText(LETTERS_AND_DIGITS, LENGTH, (count) =>
    crypto.getRandomValues(new Uint8Array(count)),
  );
}
