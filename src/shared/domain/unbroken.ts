const NO_BREAK_SPACE = '\u00a0';

/** An amount or a number that stays in one line wherever the sentence around it is broken. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}
