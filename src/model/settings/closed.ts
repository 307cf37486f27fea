import * as z from 'zod/mini';
import { date, requiredDate, text, withDefault } from '../base/schema.ts';
import { optionalMailKinds, orderMailKinds, type OrderMailKind } from '../mails/outbox.ts';
import { payeeShape } from './schema.ts';

/** The longest of the photographer's own words in a mail; the rules allow no more. */
export const OWN_WORDS_MAX_LENGTH = 500;

const wordsOfMails = withDefault(z.partialRecord(z.enum(orderMailKinds), z.string()), {});

/** The part that administrators alone read: the photographer's own words before and after those of a mail. */
export const closedSettingsSchema = z.object({
  openings: wordsOfMails,
  closings: wordsOfMails,
  /** The mails to the photographer herself; one that is not named is sent. */
  told: withDefault(z.partialRecord(z.enum(optionalMailKinds), z.boolean()), {}),
  updatedAt: date,
});

export type OwnWords = Partial<Record<OrderMailKind, string>>;

export type OwnWordsOfMails = Record<'openings' | 'closings', OwnWords>;

export type ClosedSettings = z.infer<typeof closedSettingsSchema>;

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
