import * as z from 'zod/mini';
import { normalizeEmail } from '#src/model/account/email.ts';
import { joinPhone, splitPhone } from '#src/model/account/phone.ts';
import * as localStore from './browserStorage.ts';

export const PHONE_MIGRATION_VERSION = 5;

/*
 * Which e-mail address belongs to a phone number, as far as this browser has seen: it lets people who
 * have signed in here before do so by their number. It is a convenience and proves nothing.
 */

const KEY = 'phoneBook';

/** A book of an older version is not read. */
const bookSchema = z.object({
  version: z.literal(PHONE_MIGRATION_VERSION),
  numbers: z.record(z.string(), z.string()),
});

function comparable(phone: string): string {
  return joinPhone(splitPhone(phone));
}

function readNumbers(): Record<string, string> {
  return localStore.readJson(KEY, bookSchema)?.numbers ?? {};
}

function write(numbers: [string, string][]): boolean {
  const book = { version: PHONE_MIGRATION_VERSION, numbers: Object.fromEntries(numbers) };
  return localStore.writeJson(KEY, book);
}

/**
 * Keeps the number of an address; a number belongs to the address that used it last. The answer is
 * whether it has been kept.
 */
export function rememberPhone(email: string, phone: string): boolean {
  const key = normalizeEmail(email);
  const number = comparable(phone);
  const others = Object.entries(readNumbers()).filter(
    ([address, known]) => address !== key && known !== number,
  );
  return write(phone.trim() === '' ? others : [...others, [key, number]]);
}

/** The address that a number belongs to, if this browser knows. */
export function emailForPhone(phone: string): string | undefined {
  const number = comparable(phone);
  return Object.entries(readNumbers()).find(([, known]) => known === number)?.[0];
}
