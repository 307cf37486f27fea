import { SLUG_MAX_LENGTH } from '../limits.ts';

/** A name as it stands in an address: lower case, Danish letters spelled out, words joined by hyphens. */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'oe')
    .replace(/å/g, 'aa')
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, '');
}
