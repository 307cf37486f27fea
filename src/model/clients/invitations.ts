import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from '../account/email.ts';
import { isFilled, type RuleTable } from '../base/formRules.ts';
import { sha256 } from '../base/hash.ts';
import { HOUR_MS } from '../base/units.ts';
import type { OrderMail } from '../mails/outbox.ts';
import { answer, contract } from '../system/contracts.ts';
import { clientRoles, hasPin, PIN_SHAPE, type ClientRole } from './access.ts';
import { galleryId } from './contracts.ts';
import { invitationTexts as texts } from './editorTexts.ts';
import { MESSAGE_MAX_LENGTH, type ClientGallery } from './schema.ts';

export const SUBJECT_MAX_LENGTH = 150;

/** The addresses that one gallery is sent to at once. */
export const INVITED_MAX_COUNT = 500;

/** The most addresses in one request, whose size is limited. */
export const INVITED_TOGETHER_MAX_COUNT = 80;

export const sendingContracts = {
  /** Mails a gallery's link to addresses, each once unless it is asked for again. */
  sendGallery: contract({
    name: 'sendGallery',
    path: '/api/send-gallery',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      gallery: galleryId,
      to: z
        .array(z.string().check(z.maxLength(EMAIL_MAX_LENGTH), z.refine(isEmail)))
        .check(z.minLength(1), z.maxLength(INVITED_TOGETHER_MAX_COUNT)),
      role: z.enum(clientRoles),
      subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(SUBJECT_MAX_LENGTH)),
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_LENGTH)),
      /** Goes in a mail of its own. */
      pin: z.optional(z.string().check(z.regex(PIN_SHAPE))),
      /** Also to those who have had it. */
      again: z.boolean(),
    }),
    output: z.object({ ...answer, queued: z.int() }),
  }),
} as const;

const MARK_LENGTH = 20;

/** The end of an invitation's link: a hash, another one for each address, which it does not tell. */
export async function invitationMark(galleryId: string, email: string): Promise<string> {
  return (await sha256(JSON.stringify([galleryId, email]))).slice(0, MARK_LENGTH);
}

export function invitationMailId(
  kind: 'gallery-invitation' | 'gallery-pin',
  galleryId: string,
  mark: string,
): string {
  return `${kind}-${galleryId}-${mark}`;
}

/** The mark in the id of an invitation. */
export const markOf = (mailId: string): string => mailId.slice(-MARK_LENGTH);

/** A request that is repeated, because its answer was lost, comes within this time. */
const REPEATED_MS = HOUR_MS;

/** True when an address may be sent a mail once more: it does not wait, and has not just been sent. */
export function maySendAgain({ status, sentAt }: OrderMail, now: Date): boolean {
  if (status === 'failed') return true;
  return status === 'sent' && now.getTime() - Number(sentAt) > REPEATED_MS;
}

/** Splits typed addresses, which stand apart by commas, semicolons or spaces, each once. */
export function addressesIn(typed: string): { addresses: string[]; wrong: string[] } {
  const words = new Set(typed.split(/[\s,;]+/).map(normalizeEmail));
  const all = [...words].filter(isFilled);
  return { addresses: all.filter(isEmail), wrong: all.filter((word) => !isEmail(word)) };
}

/** An invitation, as typed. */
export interface InvitationValues {
  addresses: string;
  role: ClientRole;
  subject: string;
  message: string;
  /** True to send the PIN in a mail of its own. */
  sendsPin: boolean;
  pin: string;
  again: boolean;
}

/** The words that are proposed: those that were sent last, or those of the shop. */
export function invitationValues(
  gallery: ClientGallery,
  business: string,
  sent: readonly OrderMail[],
): InvitationValues {
  const [last] = sent.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
  return {
    addresses: sent.length === 0 ? gallery.clientEmail : '',
    role: 'client',
    subject: last?.subject ?? texts.subject(gallery.title),
    message: last?.message ?? texts.message(business, hasPin(gallery)),
    sendsPin: false,
    pin: '',
    again: false,
  };
}

export const invitationRules: RuleTable<InvitationValues> = [
  {
    field: 'addresses',
    check: ({ addresses }) => addressesIn(addresses).wrong.length === 0,
    message: ({ addresses }) => texts.wrong(addressesIn(addresses).wrong),
  },
  {
    field: 'addresses',
    check: ({ addresses }) => addressesIn(addresses).addresses.length > 0,
    message: texts.addressesMissing,
  },
  {
    field: 'addresses',
    check: ({ addresses }) => addressesIn(addresses).addresses.length <= INVITED_MAX_COUNT,
    message: texts.tooMany(INVITED_MAX_COUNT),
  },
  { field: 'subject', check: ({ subject }) => isFilled(subject), message: texts.subjectMissing },
  { field: 'message', check: ({ message }) => isFilled(message), message: texts.messageMissing },
  {
    field: 'pin',
    check: ({ sendsPin, pin }) => !sendsPin || PIN_SHAPE.test(pin.trim()),
    message: texts.pinMissing,
  },
];
