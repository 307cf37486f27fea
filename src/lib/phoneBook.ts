import * as z from 'zod/mini';
import { normalizeEmail } from '#src/model/account/email.ts';
import { joinPhone, splitPhone } from '#src/model/account/phone.ts';
import { localStore } from './browserStorage.ts';

export const PHONE_MIGRATION_VERSION = 5;

/*
 * The e-mail addresses of phone numbers used in this browser, which let people who have signed in
 * here before sign in by number. It is a convenience and proves nothing.
 */

const KEY = 'phoneBook';

/** Entries of an older version are ignored. */
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
 * Stores the number of an address; a number belongs to the address that used it last. Returns true
 * when it was stored.
 */
export function rememberPhone(email: string, phone: string): boolean {
  const key = normalizeEmail(email);
  const number = comparable(phone);
  const others = Object.entries(readNumbers()).filter(
    ([address, known]) => address !== key && known !== number,
  );
  return write(phone.trim() === '' ? others : [...others, [key, number]]);
}

/** The address of a number, if known in this browser. */
export function emailForPhone(phone: string): string | undefined {
  const number = comparable(phone);
  return Object.entries(readNumbers()).find(([, known]) => known === number)?.[0];
}
