import * as z from 'zod/mini';
import { amount, list, text, withDefault } from '../base/schema.ts';
import { unknownPicture } from './pictureAddress.ts';

export const pictureSourceSchema = z.object({ width: z.number(), url: z.string() });

/** The data to show a picture without layout shift: its size, a tiny preview and its widths. */
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
