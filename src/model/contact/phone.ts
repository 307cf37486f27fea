import { formatPhone } from '../account/phone.ts';

export const CONTACT_PHONE_MIN_DIGITS = 6;
export const CONTACT_PHONE_MAX_DIGITS = 15;

export type ContactPhoneProblem = 'characters' | 'too-short' | 'too-long' | 'format';

const DANISH = /^(?:(?:\+|00)?45)?\d{8}$/;
const INTERNATIONAL = /^(\+\d{1,3})?\d{6,14}$/;

function compacted(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}

/** Validates the optional phone number of a message; an empty one is valid. */
export function contactPhoneProblem(typed: string): ContactPhoneProblem | undefined {
  if (typed.trim() === '') return undefined;
  if (!/^[\d\s()+-]+$/.test(typed)) return 'characters';
  const phone = compacted(typed);
  if (phone.lastIndexOf('+') > 0) return 'format';
  if (DANISH.test(phone)) return undefined;
  const digits = phone.replace('+', '').length;
  if (digits < CONTACT_PHONE_MIN_DIGITS) return 'too-short';
  if (digits > CONTACT_PHONE_MAX_DIGITS) return 'too-long';
  return INTERNATIONAL.test(phone) ? undefined : 'format';
}

/** The number for display and mail: Danish ones as `+45 XX XX XX XX`, others as typed. */
export function formatContactPhone(typed: string): string {
  const phone = compacted(typed);
  return DANISH.test(phone) ? formatPhone(phone) : typed.trim();
}
