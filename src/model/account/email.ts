export const EMAIL_MAX_LENGTH = 254;

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Checks the shape only: an address is known to exist once a mail to it has been answered. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** The form in which addresses are compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isSameEmail(first: string, second: string): boolean {
  return normalizeEmail(first) === normalizeEmail(second);
}

/**
 * The target of a link that writes to an address. Whoever chose the address could otherwise add
 * receivers and words to the mail, behind a `?` or a comma.
 */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
