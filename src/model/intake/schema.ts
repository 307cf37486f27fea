import * as z from 'zod/mini';
import { appErrorCodes } from '../base/errors.ts';
import { pathTemplate } from '../base/paths.ts';
import {
  date,
  falseByDefault,
  maybe,
  requiredDate,
  text,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';
import { SINGLE_IMAGE_DEFAULT_PRICE_DKK } from '../catalogue/schema.ts';
import { ORIGINAL_MAX_BYTES } from '../files/mediaPolicy.ts';
import { pictureKinds, SHAPES } from '../files/paths.ts';
import { markStrengths } from '../watermarks/strengths.ts';

/** Apart from `documents`, which every page carries. */
export const intakeDocuments = { entry: pathTemplate('intake/{intakeId}') } as const;

/** Originals wait in a folder of file storage until the server has made their pictures. */
export const intakePaths = {
  original: pathTemplate('intake/{intakeId}/original', { intakeId: SHAPES.id }),
} as const;

export const INTAKE_MAX_BYTES = ORIGINAL_MAX_BYTES;

/** The most pixels of a picture: those of the largest camera backs. A small file may claim far more. */
export const INTAKE_MAX_PIXELS = 160_000_000;

/** The name of a file as every system takes it: no folder, and nothing invisible. */
const INTAKE_FILE_NAME = /^[^/\\\p{C}]{1,255}$/u;

/** The name of a chosen file without the marks of its direction and the like. */
export const intakeFileName = (name: string): string => name.replaceAll(/[/\\\p{C}]/gu, '');

export const intakeStates = [
  /** The record is there, and its original on the way. */
  'waiting',
  /** The original is there: nothing more is needed of the one who sent it. */
  'arrived',
  'making',
  'done',
  /** It cannot become what was asked for; `problem` says why. The original stays until it is let go. */
  'refused',
] as const;

export type IntakeState = (typeof intakeStates)[number];

const strength = maybe(z.enum(markStrengths));

const pictureWords = {
  alt: maybe(z.string()),
  place: maybe(z.string()),
  keywords: maybe(z.array(z.string())),
};

const itemWords = { title: text, description: text, category: text, order: zeroByDefault };

const soldWords = {
  ...itemWords,
  price: withDefault(z.number(), SINGLE_IMAGE_DEFAULT_PRICE_DKK),
  isPublished: falseByDefault,
};

/** A picture that is sold by itself. */
const singleImageGoal = z.object({
  kind: z.literal('singleImage'),
  words: z.object({ ...soldWords, ...pictureWords }),
  strength,
});

const portfolioGoal = z.object({
  kind: z.literal('portfolio'),
  words: z.object({ ...itemWords, ...pictureWords }),
});

const albumGoal = z.object({
  kind: z.literal('album'),
  albumId: z.string(),
  /** The details of a new album; left out when the album exists already. */
  details: maybe(z.object(soldWords)),
  /** The folder of its files, as `projectFolder` makes it of the album's title. */
  project: z.string(),
  title: text,
  description: text,
  ...pictureWords,
  order: zeroByDefault,
  strength,
});

/** A picture for the gallery of a client. */
const clientGoal = z.object({
  kind: z.literal('client'),
  galleryId: z.string(),
  /** The details of a new gallery; left out when it exists already. */
  details: maybe(z.object({ title: z.string(), price: zeroByDefault, linkKey: z.string() })),
  isMarked: falseByDefault,
  /** As shown when it is missing. */
  isWebMarked: maybe(z.boolean()),
  title: text,
  /** The heading that it stands below; empty for none. */
  section: text,
  order: zeroByDefault,
  /** The original whose place it takes, with the id and the words of its picture; left out for a new one. */
  before: maybe(z.string()),
  /** The id of the file that takes it, by which the picture is known from then on. */
  fileId: maybe(z.string()),
});

/** The record whose picture is replaced. Everything but its files stays as it is. */
const replacedRecord = z.discriminatedUnion('collection', [
  z.object({
    collection: z.enum(['enkeltbilleder', 'individuelle', 'portfolio']),
    id: z.string(),
  }),
  z.object({ collection: z.literal('albums'), id: z.string(), albumId: z.string() }),
]);

const place = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([pictureKinds.albums, pictureKinds.singleImages]),
    project: z.string(),
  }),
  z.object({ kind: z.literal('portfolio') }),
  z.object({ kind: z.literal('client'), galleryId: z.string() }),
]);

const replacementGoal = z.object({
  kind: z.literal('replacement'),
  record: replacedRecord,
  title: text,
  /** The original that is replaced; another one there means that somebody else was faster. */
  before: z.string(),
  /** The area of the new files. */
  place,
  strength,
});

/** What a file becomes, with the words that the photographer gave it. An empty title is taken from the file. */
export const intakeGoalSchema = z.discriminatedUnion('kind', [
  singleImageGoal,
  portfolioGoal,
  albumGoal,
  clientGoal,
  replacementGoal,
]);

export type IntakeGoal = z.infer<typeof intakeGoalSchema>;

/** The words about a picture, as far as they were given. */
export type GivenWords = Pick<z.infer<typeof albumGoal>, keyof typeof pictureWords>;

/** The files of a picture that was replaced. */
const formerFiles = z.object({ originalSrc: z.string(), files: z.array(z.string()) });

export type FormerFiles = z.infer<typeof formerFiles>;

/** A picture that the server makes: its original arrives in the intake folder under the same id. */
export const intakeSchema = z.object({
  id: z.string(),
  goal: intakeGoalSchema,
  /** Without a folder. */
  fileName: z.string().check(z.regex(INTAKE_FILE_NAME)),
  /** The size of the original. */
  bytes: z.number(),
  /** By the camera's clock; read from the original when it is missing. */
  takenAt: date,
  /**
   * The id of the document, or of the picture in its album or gallery. It is made before the upload, so
   * that a repetition is the same item.
   */
  itemId: z.string(),
  /** Who sent it: the uid of an administrator, or `token:` and the id of a token. */
  by: z.string(),
  createdAt: requiredDate,
  state: withDefault(z.enum(intakeStates), 'waiting'),
  problem: maybe(z.enum(appErrorCodes)),
  /** The time of the last step; the server writes all that follows. */
  changedAt: date,
  /** How often the making has begun. */
  attempts: zeroByDefault,
  /** The version of the original that arrived last; empty before any has. */
  generation: text,
  /** Those whose place it took, until they are removed. */
  former: maybe(formerFiles),
});

export type Intake = z.infer<typeof intakeSchema>;

/** The fields that the server writes. */
export const intakeProgress = [
  'state',
  'problem',
  'changedAt',
  'attempts',
  'generation',
  'former',
] as const;

/** What the sender says of a file. */
export type NewIntake = Omit<Intake, (typeof intakeProgress)[number] | 'createdAt'>;
