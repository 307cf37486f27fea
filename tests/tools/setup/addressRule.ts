import { matchesGlob } from 'node:path';

/** The addresses that an entry of the hosting is for: those of a glob or of an expression. */
export interface AddressRule {
  source?: string;
  regex?: string;
}

/** Returns true for an address that the hosting would apply an entry to. Expressions are held against encoded ones. */
export function isFor({ source, regex }: AddressRule, path: string): boolean {
  if (source !== undefined) return matchesGlob(path, source);
  return regex !== undefined && new RegExp(regex, 'u').test(encodeURI(path));
}
