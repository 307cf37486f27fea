import * as z from 'zod/mini';
import { isEmail } from '../account/email.ts';
import { requiredDate } from '../base/schema.ts';
import { IDENTIFIER } from '../base/text.ts';
import { answer, contract } from '../system/contracts.ts';
import { PIN_SHAPE } from './access.ts';
import { CHOOSER_NAME_MAX_LENGTH, choicesSchema, publicChooserSchema } from './choices.ts';
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
  askedName: z.string(),
  askedCount: z.int(),
  picturePrice: z.number(),
  sharesChoices: z.boolean(),
  showsShop: z.boolean(),
  expiresAt: requiredDate,
  pictures: z.array(openedPicture),
});

export type OpenedPicture = z.infer<typeof openedPicture>;
export type OpenedGallery = z.infer<typeof openedGallery>;

/** The key of somebody who chooses. Only their browser has it. */
export const CHOOSER_KEY_LENGTH = 32;

export const galleryId = z.string().check(z.regex(IDENTIFIER));

/** Issued by an earlier answer to somebody who opened the gallery. */
export const accessText = z.string().check(z.maxLength(200));

const chooserInput = z.strictObject({
  key: z.string().check(z.regex(/^[A-Za-z0-9]{32}$/)),
  /** Left out on another device, which does not know it yet. */
  name: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(CHOOSER_NAME_MAX_LENGTH)),
  ),
  email: z.optional(
    z.string().check(
      z.trim(),
      z.refine((email) => email === '' || isEmail(email)),
    ),
  ),
});

/** The functions of client galleries, apart from the others: no other page carries them. */
export const clientContracts = {
  /** Opens a gallery by its link and its PIN. The answer sets the cookie that its files ask for. */
  openClientGallery: contract({
    name: 'openClientGallery',
    path: '/api/open-client-gallery',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      gallery: galleryId,
      key: z.string().check(z.minLength(1), z.maxLength(100)),
      pin: z.optional(z.string().check(z.regex(PIN_SHAPE))),
      /** The access of an earlier answer, which stands for the PIN. */
      access: z.optional(accessText),
      /** The mark of an invitation's link. */
      invited: z.optional(z.string().check(z.regex(/^[0-9a-f]{20}$/))),
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
  /** Brings what somebody has changed, and tells what they and the others have chosen. */
  syncClientChoices: contract({
    name: 'syncClientChoices',
    path: '/api/client-choices',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      gallery: galleryId,
      access: accessText,
      /** Left out by somebody who only looks. */
      chooser: z.optional(chooserInput),
      changes: z.optional(choicesSchema),
      /** Sends the choice that the photographer asks for. */
      sends: z.optional(z.boolean()),
    }),
    output: z.object({
      ...answer,
      own: z.optional(publicChooserSchema),
      others: z.optional(z.array(publicChooserSchema)),
    }),
  }),
} as const;
