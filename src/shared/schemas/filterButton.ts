import * as z from 'zod/mini';
import { amount, date, list, on, text } from '#src/model/base/schema.ts';

export const filterButtonSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  color: text,
  isActive: on,
  order: amount,
  createdAt: date,
});

/** The document that holds all filter buttons. */
export const filterButtonsSchema = z.object({
  buttons: list(filterButtonSchema),
  lastUpdated: date,
});

export type FilterButton = z.infer<typeof filterButtonSchema>;
export type FilterButtons = z.infer<typeof filterButtonsSchema>;
