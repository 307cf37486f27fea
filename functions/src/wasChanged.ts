/** The codes of a write whose document somebody else deleted, made or changed after it was read. */
const CODES = [5, 6, 9];

/** True for the error of a write that somebody else came before. */
export const wasChanged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(Number(error.code));
