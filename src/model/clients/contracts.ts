import * as z from 'zod/mini';
import { requiredDate } from '../base/schema.ts';
import { IDENTIFIER } from '../base/text.ts';
import { answer, contract } from '../system/contracts.ts';
import { PIN_SHAPE } from './access.ts';
import { clientPictureSchema, downloadSizes } from './schema.ts';

/** The answers to somebody who opens a gallery. */
const openings = [
  'open',
  /** No gallery has this link. */
  'unknown',
  'closed',
  'expired',
  'pinNeeded',
  'pinWrong',
  /** The last wrong PIN was just now. */
  'pinWait',
  'pinLocked',
] as const;

export type Opening = (typeof openings)[number];

/** A picture as a client is told of it. */
const openedPicture = z.extend(clientPictureSchema, {
  /** The widths in which it can be shown. */
  widths: z.array(z.int()),
});

const openedGallery = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  coverId: z.string(),
  downloads: z.enum(downloadSizes),
  expiresAt: requiredDate,
  pictures: z.array(openedPicture),
});

export type OpenedPicture = z.infer<typeof openedPicture>;
export type OpenedGallery = z.infer<typeof openedGallery>;

/** The functions of client galleries, apart from the others: no other page carries them. */
export const clientContracts = {
  /** Opens a gallery by its link and its PIN. The answer sets the cookie that its files ask for. */
  openClientGallery: contract({
    name: 'openClientGallery',
    path: '/api/open-client-gallery',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      gallery: z.string().check(z.regex(IDENTIFIER)),
      key: z.string().check(z.minLength(1), z.maxLength(100)),
      pin: z.optional(z.string().check(z.regex(PIN_SHAPE))),
      /** The access of an earlier answer, which stands for the PIN. */
      access: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({
      ...answer,
      opening: z.optional(z.enum(openings)),
      /** With `pinWait`: the time until the next try. */
      waitSeconds: z.optional(z.int()),
      access: z.optional(z.string()),
      gallery: z.optional(openedGallery),
    }),
  }),
} as const;

export type ClientContractName = keyof typeof clientContracts;
