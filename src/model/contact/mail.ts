import { formatDateTime } from '../base/dates.ts';
import type { AppErrorCode } from '../base/errors.ts';
import { formatContactPhone } from './phone.ts';

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
