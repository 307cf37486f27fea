import * as z from 'zod/mini';
import { sha256 } from '../base/hash.ts';
import { date, maybe, text, zeroByDefault } from '../base/schema.ts';
import { HOUR_MS, MINUTE_MS } from '../base/units.ts';
import type { ClientRole } from '../clients/access.ts';
import { orderMailKinds, type OrderMailKind } from './orderMailRules.ts';

/** The mails about no order: to each owner, to people of another system, to the shop. They name what they are about in its place. */
const otherMailKinds = ['payee-changed', 'invitation', 'storage-near'] as const;

type OtherMailKind = (typeof otherMailKinds)[number];

/** What the photographer hears of a client's gallery, which stands in place of an order. */
export const galleryNewsKinds = [
  'choice-sent',
  'choice-commented',
  'gallery-opened',
  'gallery-downloaded',
] as const;

export type GalleryNewsKind = (typeof galleryNewsKinds)[number];

/** The mails about a message of the contact form, which stands in place of an order: to the shop, and its answer. */
export const messageMailKinds = ['message-arrived', 'message-answer'] as const;

export type MessageMailKind = (typeof messageMailKinds)[number];

/** What a client, or another with an address, is told of a gallery, which stands in place of an order. */
export const clientMailKinds = [
  'gallery-invitation',
  'gallery-pin',
  'gallery-waiting',
  'gallery-expiry',
] as const;

export type ClientMailKind = (typeof clientMailKinds)[number];

/** The mails that a gallery's own dialog does not tell of. */
export const listedMailKinds: readonly MailKind[] = [
  ...orderMailKinds,
  ...otherMailKinds,
  ...galleryNewsKinds,
  ...messageMailKinds,
  'gallery-waiting',
  'gallery-expiry',
];

/** What the photographer hears of by mail, by push, by both or not, as she chooses. */
export const optionalMailKinds = [
  'new-order',
  'order-paid',
  'withdrawal-notice',
  'message-arrived',
  ...galleryNewsKinds,
  'files-lost',
  'storage-near',
] as const;

export type OptionalMailKind = (typeof optionalMailKinds)[number];

/** The ways to the photographer; a record that names none is a mail. */
export const newsChannels = ['mail', 'push'] as const;

export type NewsChannel = (typeof newsChannels)[number];

export type MailKind =
  | OrderMailKind
  | OtherMailKind
  | GalleryNewsKind
  | MessageMailKind
  | ClientMailKind;

export const orderMailStatuses = ['queued', 'sending', 'sent', 'failed'] as const;

export type OrderMailStatus = (typeof orderMailStatuses)[number];

/** The reasons for which a mail was not sent. */
export const orderMailErrors = [
  'not-configured',
  'no-address',
  'bad-address',
  'returned',
  'no-voucher',
  'unreadable',
  'refused',
  'unreachable',
  'gallery-closed',
] as const;

export type OrderMailError = (typeof orderMailErrors)[number];

/** A mail or push that the server sends: when and to whom, or what failed. */
export const orderMailSchema = z.object({
  id: z.string(),
  /** The id of what it is about: an order or its purchase, a gallery, a message, a change. */
  orderId: z.string(),
  kind: z.enum([
    ...orderMailKinds,
    ...otherMailKinds,
    ...galleryNewsKinds,
    ...messageMailKinds,
    ...clientMailKinds,
  ]),
  /** The account of the customer; in news of a gallery the person who chooses, if there is one. */
  userId: text,
  channel: maybe(z.enum(newsChannels)),
  /** The devices that have taken a push. */
  reached: maybe(z.array(z.string())),
  /** The id of the mail that tells of this together with others. */
  toldBy: maybe(z.string()),
  /** The address and the subject of the last attempt. */
  to: text,
  /** The name of somebody who is invited. */
  toName: maybe(z.string()),
  subject: text,
  /** The photographer's words to somebody who is invited to a gallery. */
  message: maybe(z.string()),
  /** The link that it brings. */
  role: maybe(z.enum(['client', 'guest'] satisfies ClientRole[])),
  /** The time at which somebody opened the gallery by its link. */
  openedAt: date,
  /** The PIN that it brings, until it is sent. */
  pin: maybe(z.string()),
  status: z.enum(orderMailStatuses),
  attempts: zeroByDefault,
  /** The time from which it may be tried; missing when it was sent, or is not tried again. */
  nextAttemptAt: date,
  sentAt: date,
  error: maybe(z.enum(orderMailErrors)),
  createdAt: date,
  updatedAt: date,
});

export type OrderMail = z.infer<typeof orderMailSchema>;

/** One order gets each kind of mail once. */
export function orderMailId(orderId: string, kind: MailKind): string {
  return `${orderId}-${kind}`;
}

/** Each owner gets one mail about a change. An `@` of the address would end the id within its Message-ID. */
export async function ownerMailId(changeId: string, owner: string): Promise<string> {
  return `${changeId}-${await sha256(owner)}`;
}

const PUSH_SUFFIX = '-push';

/** The id of the push about what a mail tells; it says the channel before the record is read. */
export const pushId = (mailId: string): string => `${mailId}${PUSH_SUFFIX}`;

export const isPushId = (id: string): boolean => id.endsWith(PUSH_SUFFIX);

/** The id under which a mail is handed on. It is another one when the mail is queued again. */
export function sentMailId({ id, createdAt }: Pick<OrderMail, 'id' | 'createdAt'>): string {
  return `${id}-${Number(createdAt)}`;
}

/** The kind of a mail about an order; undefined for another one. */
export function orderMailKind(kind: MailKind): OrderMailKind | undefined {
  return orderMailKinds.find((each) => each === kind);
}

/** The kind of a piece of news about a gallery; undefined for another mail. */
export function galleryNewsKind(kind: MailKind): GalleryNewsKind | undefined {
  return galleryNewsKinds.find((each) => each === kind);
}

/** The kind of a mail about a message; undefined for another mail. */
export function messageMailKind(kind: MailKind): MessageMailKind | undefined {
  return messageMailKinds.find((each) => each === kind);
}

/** The kind of what the photographer may choose to hear of; undefined for another mail. */
export function optionalMailKind(kind: MailKind): OptionalMailKind | undefined {
  return optionalMailKinds.find((each) => each === kind);
}

/** The kind of a mail about a gallery to a client; undefined for another mail. */
export function clientMailKind(kind: MailKind): ClientMailKind | undefined {
  return clientMailKinds.find((each) => each === kind);
}

/** News of one gallery within this time is one mail. */
const NEWS_TOGETHER_MS = 10 * MINUTE_MS;

/** A piece of news, which waits for others of its gallery. */
export function queuedNews(
  news: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
): Omit<OrderMail, 'id'> {
  return { ...queuedMail(news, now), nextAttemptAt: later(now, NEWS_TOGETHER_MS) };
}

/** The push about what a mail tells. It waits for other news of its gallery, but for no day of the mailbox. */
export function pushOf(mail: Omit<OrderMail, 'id'>): Omit<OrderMail, 'id'> {
  const nextAttemptAt = galleryNewsKind(mail.kind) ? mail.nextAttemptAt : mail.createdAt;
  return { ...mail, channel: 'push', nextAttemptAt };
}

/** After this time a mail that is still being sent counts as lost on the way, and is sent again. */
export const SENDING_LEASE_MS = 5 * MINUTE_MS;

/** The pauses between the attempts; after the last one the mail waits for the photographer. */
const RETRY_DELAYS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  12 * HOUR_MS,
] as const;

/** The time of the next attempt after so many that failed; undefined after the last one. */
export function retryAt(attempts: number, now: Date): Date | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  return delay === undefined ? undefined : later(now, delay);
}

/** Trying again is of no use while these last. */
const isFinal: Record<OrderMailError, boolean> = {
  'not-configured': true,
  'no-address': true,
  'bad-address': true,
  returned: true,
  'no-voucher': false,
  unreadable: false,
  refused: false,
  unreachable: false,
  'gallery-closed': true,
};

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

/** The states of a mail that has not arrived, as far as is known. */
export const isToBeSent: Record<OrderMailStatus, boolean> = {
  queued: true,
  sending: true,
  sent: false,
  failed: true,
};

const untouched: Record<OrderMailStatus, boolean> = {
  queued: true,
  sending: false,
  sent: false,
  failed: false,
};

/** True for a mail that nobody has begun to send. */
export function isUntouched({ status }: Pick<OrderMail, 'status'>): boolean {
  return untouched[status];
}

/** True when the mail may be tried now. */
export function isMailDue({ nextAttemptAt }: Pick<OrderMail, 'nextAttemptAt'>, now: Date): boolean {
  return nextAttemptAt !== undefined && nextAttemptAt <= now;
}

type MailChange = Partial<OrderMail> & Pick<OrderMail, 'status'>;

/** A new mail, which may be sent at once. */
export function queuedMail(
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
): Omit<OrderMail, 'id'> {
  const times = { nextAttemptAt: now, createdAt: now, updatedAt: now };
  return { ...mail, to: '', subject: '', status: 'queued', attempts: 0, ...times };
}

/** Marks a mail as being sent by somebody, who has until the end of the lease. */
export function claimedMail(
  { attempts }: Pick<OrderMail, 'attempts'>,
  now: Date,
): Pick<OrderMail, 'status' | 'attempts' | 'nextAttemptAt' | 'updatedAt'> {
  const nextAttemptAt = later(now, SENDING_LEASE_MS);
  return { status: 'sending', attempts: attempts + 1, nextAttemptAt, updatedAt: now };
}

export function sentMail(sent: Pick<OrderMail, 'to' | 'subject'>, now: Date): MailChange {
  const cleared = { nextAttemptAt: undefined, error: undefined };
  return { ...sent, status: 'sent', sentAt: now, updatedAt: now, ...cleared };
}

/** Marks a failure after so many attempts, with the time of the next one. */
export function failedMail(
  {
    attempts,
    error,
    ...tried
  }: Pick<OrderMail, 'to' | 'subject' | 'attempts'> & {
    error: OrderMailError;
  },
  now: Date,
): MailChange {
  const nextAttemptAt = isFinal[error] ? undefined : retryAt(attempts, now);
  return { ...tried, status: 'failed', error, nextAttemptAt, updatedAt: now };
}
