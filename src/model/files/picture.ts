import * as z from 'zod/mini';
import { amount, list, text, withDefault } from '../base/schema.ts';
import { unknownPicture } from './pictureAddress.ts';

/** One width of a public picture. */
export const pictureSourceSchema = z.object({ width: z.number(), url: z.string() });

/** What a screen needs to show a picture without a jump: its shape, a tiny preview and its widths. */
export const pictureSchema = z.object({
  /** Pixels of the original; 0 when unknown. */
  width: amount,
  height: amount,
  /** A data URL of a few hundred bytes. */
  placeholder: text,
  sources: list(pictureSourceSchema),
});

export type PictureSource = z.infer<typeof pictureSourceSchema>;
export type Picture = z.infer<typeof pictureSchema>;

export const storedPicture = withDefault(pictureSchema, unknownPicture);
