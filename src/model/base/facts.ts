const SEPARATOR = '\u00a0· ';

/** Joins short facts by dots, which stay at the end of a line. Empty ones are left out. */
export function joinFacts(facts: readonly (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(SEPARATOR);
}
