export const NAME_MAX_LENGTH = 100;

/** Two names and the space between them. */
export const FULL_NAME_MAX_LENGTH = 2 * NAME_MAX_LENGTH + 1;

/** Control characters, and invisible ones that turn or join the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * A name as one short line. Everybody can give their account any name, also one that is meant to
 * spoil the lists in which it appears.
 */
export function cleanName(name: string, maximumLength = FULL_NAME_MAX_LENGTH): string {
  const line = name.replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(STACKED_MARKS, '$1');
  return line.trim().slice(0, maximumLength).replace(HALF_CHARACTER, '').trim();
}

export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** A name as two parts: the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (lastName === '' ? words : words.slice(0, -1)).join(' ');
  return { firstName, lastName };
}

export interface NamedPerson {
  firstName: string;
  lastName: string;
  name: string;
  displayName: string;
  email: string;
}

/**
 * The name to show for a person: first and last name, else the stored name, else the part of the
 * e-mail before the @.
 */
export function personName(person: Partial<NamedPerson>): string {
  const both = fullName(person.firstName ?? '', person.lastName ?? '');
  const candidates = [both, person.name, person.displayName, person.email?.split('@', 1)[0]];
  return candidates.map((candidate) => cleanName(candidate ?? '')).find(Boolean) ?? '';
}
