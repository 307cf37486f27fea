/** Something wrong at one place of a rules file or of one expression in it. */
export interface Problem {
  /** Characters from the beginning of the text. */
  readonly at: number;
  readonly message: string;
}

/** Thrown where parsing cannot go on. */
export class ProblemError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** `line:column: message`, as the command line tools print it behind the file's name. */
export function formatProblem(text: string, { at, message }: Problem): string {
  const before = text.slice(0, at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `${String(before.length)}:${String(column)}: ${message}`;
}
