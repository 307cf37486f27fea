import * as z from 'zod/mini';
import { date, text, withDefault } from '#src/model/base/schema.ts';
import { storedPicture } from '#src/model/files/picture.ts';

export const backgroundTypes = ['image', 'video', 'gif'] as const;

export const frontPageSchema = z.object({
  heroTitle: text,
  heroSubtitle: text,
  backgroundMedia: text,
  backgroundType: withDefault(z.enum(backgroundTypes), 'image'),
  picture: storedPicture,
  lastUpdated: date,
});

export type BackgroundType = (typeof backgroundTypes)[number];
export type FrontPage = z.infer<typeof frontPageSchema>;

export const paymentIconsSchema = z.object({ mobilepayIcon: text });

export type PaymentIcons = z.infer<typeof paymentIconsSchema>;
