/** Returns the text of any error, for a line on the terminal. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
