import * as z from 'zod/mini';
import { amount, date, text, withDefault } from '#src/model/base/schema.ts';

export const brandingSchema = z.object({
  logoUrl: text,
  /** A factor: 1 is the natural size. */
  logoSize: withDefault(z.number(), 1),
  logoPositionX: amount,
  logoPositionY: amount,
  updatedAt: date,
});

export type Branding = z.infer<typeof brandingSchema>;
