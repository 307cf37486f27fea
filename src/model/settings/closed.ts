import * as z from 'zod/mini';
import { date, requiredDate, text, withDefault } from '../base/schema.ts';
import { orderMailKinds, type OrderMailKind } from '../mails/outbox.ts';
import { payeeShape } from './schema.ts';

/** The longest opening of a mail; the rules allow no more. */
export const OPENING_MAX_LENGTH = 500;

/** The part that administrators alone read: the words that the photographer puts before those of a mail. */
export const closedSettingsSchema = z.object({
  openings: withDefault(z.partialRecord(z.enum(orderMailKinds), z.string()), {}),
  updatedAt: date,
});

export type Openings = Partial<Record<OrderMailKind, string>>;

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
