import * as z from 'zod/mini';
import { date, requiredDate, text, withDefault } from '../base/schema.ts';
import { type NewsChannel, type OptionalMailKind, optionalMailKinds } from '../mails/outbox.ts';
import { orderMailKinds, type OrderMailKind } from '../mails/orderMailRules.ts';
import { payeeShape } from './schema.ts';

/** The longest of the photographer's own words in a mail; the rules allow no more. */
export const OWN_WORDS_MAX_LENGTH = 500;

const choices = withDefault(z.partialRecord(z.enum(optionalMailKinds), z.boolean()), {});

/** About seven kroner a month. */
const STORAGE_TOLD_GIGABYTES = 50;

export const STORAGE_GIGABYTES_MAX = 100_000;

const wordsOfMails = withDefault(z.partialRecord(z.enum(orderMailKinds), z.string()), {});

/** The part that administrators alone read: the photographer's own words before and after those of a mail. */
export const closedSettingsSchema = z.object({
  openings: wordsOfMails,
  closings: wordsOfMails,
  /** The mails to the photographer herself; of one that is not named `isMailedAtFirst` decides. */
  told: choices,
  /** The same as pushes, of which none is sent that is not named. */
  pushed: choices,
  /** The gigabytes from which she hears that her files take much room. */
  storageGigabytes: withDefault(z.number(), STORAGE_TOLD_GIGABYTES),
  updatedAt: date,
});

export type OwnWords = Partial<Record<OrderMailKind, string>>;

export type OwnWordsOfMails = Record<'openings' | 'closings', OwnWords>;

export type ClosedSettings = z.infer<typeof closedSettingsSchema>;

/** True for news that come by mail until something else is chosen. One of each order is enough. */
export const isMailedAtFirst = (kind: OptionalMailKind): boolean => kind !== 'order-paid';

/** Returns whether the photographer wants to hear of something in this way. */
export function isChosen(
  { told, pushed }: Pick<ClosedSettings, 'told' | 'pushed'>,
  channel: NewsChannel,
  kind: OptionalMailKind,
): boolean {
  return channel === 'mail' ? (told[kind] ?? isMailedAtFirst(kind)) : pushed[kind] === true;
}

const payeeSchema = z.object(payeeShape);

/** One change of the payee: who made it, when, and what it was about. */
export const payeeChangeSchema = z.object({
  id: z.string(),
  at: requiredDate,
  by: text,
  before: payeeSchema,
  after: payeeSchema,
});

export type PayeeChange = z.infer<typeof payeeChangeSchema>;
