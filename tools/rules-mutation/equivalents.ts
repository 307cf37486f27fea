/** A mutant that no test can tell from the rules, and why. */
export interface Equivalent {
  key: string;
  what: string;
  reason: string;
}

export const equivalents: readonly Equivalent[] = [];
