export const NAME_MAX_LENGTH = 100;

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
  return candidates.map((candidate) => candidate?.trim()).find(Boolean) ?? '';
}
