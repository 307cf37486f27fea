import { formatPhone } from '../account/phone.ts';
import { formatDateTime } from '../base/dates.ts';
import type { AppErrorCode } from '../base/errors.ts';

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

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export interface MailContext {
  to: string;
  now: Date;
  /** The text used when no phone number was given. */
  phoneMissing: string;
}

/** The parameters of the mail template for a contact message. */
export function contactMailParams(
  message: ContactMessage,
  { to, now, phoneMissing }: MailContext,
): Record<string, string> {
  const phone = formatContactPhone(message.phone);
  return {
    from_name: message.name.trim(),
    from_email: message.email.trim(),
    phone: phone === '' ? phoneMissing : phone,
    subject: message.subject.trim(),
    message: message.message.trim(),
    to_email: to,
    reply_to: message.email.trim(),
    timestamp: formatDateTime(now),
  };
}

export interface MailFailure {
  /** Undefined when there was no answer. */
  status: number | undefined;
  text: string;
}

/** Maps a failure of the mail provider to an error code. */
export function mailFailureCode({ status, text }: MailFailure): AppErrorCode {
  if (status === undefined) return 'network';
  if (status === 401 || status === 403 || /unauthorized/i.test(text)) {
    return 'email/unauthorized';
  }
  if (status === 429 || /quota|limit/i.test(text)) return 'email/quota';
  if (/template|service/i.test(text)) return 'email/template';
  return text.trim() === '' ? 'unknown' : 'email/provider';
}
