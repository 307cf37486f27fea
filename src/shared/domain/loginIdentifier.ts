import { isEmail } from './email.ts';
import { joinPhone } from './phone.ts';

const DANISH_MOBILE = /^(?:\+45)?([2-9]\d{7})$/;

export type LoginIdentifier =
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'invalid-email' }
  | { kind: 'invalid' };

/** Reads what was typed to sign in with: an e-mail address or a Danish mobile number. */
export function parseLoginIdentifier(typed: string): LoginIdentifier {
  const text = typed.trim();
  if (text.includes('@')) {
    return isEmail(text) ? { kind: 'email', email: text } : { kind: 'invalid-email' };
  }
  const digits = DANISH_MOBILE.exec(text.replace(/\s/g, ''))?.[1];
  if (digits === undefined) return { kind: 'invalid' };
  return { kind: 'phone', phone: joinPhone({ countryCode: '+45', digits }) };
}
