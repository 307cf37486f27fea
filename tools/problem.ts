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

/** A part of the local Firebase is gone; the rest makes no sense without it. */
export function emulatorStopped(name: string): Problem {
  return new Problem(
    `The ${name} emulator stopped by itself, so everything was stopped.`,
    'Start again: what was saved last is still there.',
  );
}
