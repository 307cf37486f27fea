import * as z from 'zod/mini';
import { appErrorCodes } from '../base/errors.ts';
import { IDENTIFIER } from '../base/text.ts';
import { ALT_TEXT_MAX_LENGTH } from '../catalogue/altText.ts';
import { KEYWORDS_MAX_LENGTH, PLACE_MAX_LENGTH } from '../catalogue/pictureWords.ts';
import { givenPrice } from '../catalogue/price.ts';
import { DESCRIPTION_MAX_LENGTH, SLUG_MAX_LENGTH, TITLE_MAX_LENGTH } from '../catalogue/titles.ts';
import { SECTION_MAX_LENGTH } from '../clients/schema.ts';
import { intakeStates } from '../intake/schema.ts';

/** The path of the site below which programs reach the shop. */
export const API_PATH = '/api/v1';

export const FILE_NAME_MAX_LENGTH = 255;

const ORDER_MAX = 100_000;

type Method = 'GET' | 'POST';

/** One address of the interface. */
export interface ApiEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly method: Method;
  /** Below `API_PATH`, with the names of its parts in braces. */
  readonly path: string;
  /** True when a token of one gallery may use it too, for that gallery. */
  readonly isForGallery: boolean;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
}

export type ApiInput<E> =
  E extends ApiEndpoint<infer Input, z.ZodMiniType> ? z.infer<Input> : never;
export type ApiOutput<E> =
  E extends ApiEndpoint<z.ZodMiniType, infer Output> ? z.infer<Output> : never;

function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: ApiEndpoint<Input, Output>,
): ApiEndpoint<Input, Output> {
  return definition;
}

const NOTHING = z.strictObject({});

const id = z.string().check(z.regex(IDENTIFIER));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_LENGTH));
const description = z.string().check(z.maxLength(DESCRIPTION_MAX_LENGTH));
const alt = z.string().check(z.trim(), z.maxLength(ALT_TEXT_MAX_LENGTH));
const place = z.string().check(z.trim(), z.maxLength(PLACE_MAX_LENGTH));
const keyword = z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORDS_MAX_LENGTH));
const keywords = z.array(keyword).check(z.maxLength(KEYWORDS_MAX_LENGTH));
const category = z.string().check(z.maxLength(SLUG_MAX_LENGTH));

const album = z.object({ id, title: z.string(), isPublished: z.boolean() });

const gallery = z.object({
  id,
  title: z.string(),
  isOpen: z.boolean(),
  /** ISO 8601. */
  expiresAt: z.string(),
});

const CONTROL = /\p{Cc}/u;

/** A name without folders. Its pattern is one that every program reads alike. */
const fileName = z.string().check(
  z.minLength(1),
  z.maxLength(FILE_NAME_MAX_LENGTH),
  z.regex(/^[^/\\]+$/),
  z.refine((name) => !CONTROL.test(name)),
);

/** What a picture becomes. */
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('album'), albumId: id }),
  z.strictObject({
    kind: z.literal('gallery'),
    galleryId: id,
    section: z.optional(z.string().check(z.maxLength(SECTION_MAX_LENGTH))),
  }),
  z.strictObject({
    kind: z.literal('single'),
    price: z.optional(givenPrice),
    category: z.optional(category),
  }),
  z.strictObject({ kind: z.literal('portfolio'), category: z.optional(category) }),
]);

export type UploadTarget = z.infer<typeof target>;

/** Where a picture is. */
const removalTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('album'), albumId: id }),
  z.strictObject({ kind: z.literal('gallery'), galleryId: id }),
  z.strictObject({ kind: z.enum(['single', 'portfolio']) }),
]);

export type RemovalTarget = z.infer<typeof removalTarget>;

const upload = z.object({
  id,
  /** The picture that it becomes. */
  pictureId: id,
  state: z.enum(intakeStates),
  /** Why it is refused. */
  problem: z.optional(z.enum(appErrorCodes)),
  /** The same in Danish, for people. */
  message: z.optional(z.string()),
});

const picture = z.object({
  id,
  title: z.string(),
  fileName: z.string(),
  section: z.string(),
  /** The names of the lists that it is in. */
  lists: z.array(z.string()),
  comment: z.string(),
});

const chooser = z.object({
  id: z.string(),
  name: z.string(),
  /** The time at which the choice was sent, in ISO 8601; missing while it is not. */
  sentAt: z.optional(z.string()),
  /** The pictures with a heart, a list or a comment, in the order of the gallery. */
  pictures: z.array(picture),
});

export const apiEndpoints = {
  listAlbums: endpoint({
    method: 'GET',
    path: '/albums',
    isForGallery: false,
    summary: 'All albums, drafts too.',
    input: NOTHING,
    output: z.object({ albums: z.array(album) }),
  }),
  makeAlbum: endpoint({
    method: 'POST',
    path: '/albums',
    isForGallery: false,
    summary: 'The album with this title, made as a draft if there is none.',
    input: z.strictObject({ title, price: z.optional(givenPrice), category: z.optional(category) }),
    output: z.object({ album }),
  }),
  listGalleries: endpoint({
    method: 'GET',
    path: '/galleries',
    isForGallery: true,
    summary: "Clients' galleries; with a token of one gallery that one alone.",
    input: NOTHING,
    output: z.object({ galleries: z.array(gallery) }),
  }),
  makeGallery: endpoint({
    method: 'POST',
    path: '/galleries',
    isForGallery: false,
    summary: 'The gallery with this title, made closed and without a PIN if there is none.',
    input: z.strictObject({ title }),
    output: z.object({ gallery }),
  }),
  readChoices: endpoint({
    method: 'GET',
    path: '/galleries/{galleryId}/choices',
    isForGallery: true,
    summary: 'What has been chosen in a gallery: hearts, lists and comments of each person.',
    input: NOTHING,
    output: z.object({ choosers: z.array(chooser) }),
  }),
  beginUpload: endpoint({
    method: 'POST',
    path: '/uploads',
    isForGallery: true,
    summary:
      'Begins an upload, or goes on with the one of the same file to the same place. The file is sent to `sessionUrl`; without one it is there already. A picture of the portfolio is public at once, one of an album as its album is; a single image is a draft.',
    input: z.strictObject({
      target,
      fileName,
      bytes: z.int().check(z.positive()),
      /** The SHA-256 of the file in hexadecimal digits: the same file is there only once. */
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      title: z.optional(title),
      description: z.optional(description),
      /** The alternative text; left out or empty it follows from title, place and keywords. */
      alt: z.optional(alt),
      place: z.optional(place),
      /** Kept as far as they fit into one line of `KEYWORDS_MAX_LENGTH`. */
      keywords: z.optional(keywords),
      /** Its place among the others; the end when it is left out. */
      order: z.optional(z.int().check(z.nonnegative(), z.maximum(ORDER_MAX))),
      /** A picture of the same place whose files are replaced; orders, choices and links stay. */
      replaces: z.optional(id),
    }),
    output: z.extend(upload, { sessionUrl: z.optional(z.string()) }),
  }),
  removePicture: endpoint({
    method: 'POST',
    path: '/removals',
    isForGallery: true,
    summary:
      "Takes a picture out: of the shop into the bin, or out of its client's sight. Nothing happens when it is not there. What was ordered or sold stays.",
    input: z.strictObject({ target: removalTarget, pictureId: id }),
    output: z.object({ pictureId: id }),
  }),
  readUpload: endpoint({
    method: 'GET',
    path: '/uploads/{uploadId}',
    isForGallery: true,
    summary: 'How far an upload is.',
    input: NOTHING,
    output: upload,
  }),
} as const;

export type ApiEndpointName = keyof typeof apiEndpoints;

/** Every refusal. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(appErrorCodes),
    /** In Danish, for people. */
    message: z.string(),
    /** The limit that was passed, in bytes, requests or pictures. */
    limit: z.optional(z.number()),
  }),
});
