/** Something the person at the keyboard can mend. Shown as plain words, without a stack. */
export class Problem extends Error {
  readonly advice: string[];

  constructor(message: string, ...advice: string[]) {
    super(message);
    this.name = 'Problem';
    this.advice = advice;
  }
}

/** The text of any error, for a line on the terminal. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
