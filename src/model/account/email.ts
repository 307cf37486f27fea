export const EMAIL_MAX_LENGTH = 254;

/** The shape of an e-mail address, whatever its length. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the shape of an e-mail address; whether it exists, only a mail can tell. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** The form in which addresses are compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether two texts are the same address. */
export function isSameEmail(first: string, second: string): boolean {
  return normalizeEmail(first) === normalizeEmail(second);
}
