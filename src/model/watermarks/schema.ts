import * as z from 'zod/mini';
import { date, withDefault, zeroByDefault } from '../base/schema.ts';
import { pathTemplate } from '../base/paths.ts';
import { ownMarkPlaces } from './ownMark.ts';

/** Apart from `documents`, which every page carries. Administrators alone read them. */
export const watermarkDocuments = {
  watermark: pathTemplate('settings/watermark'),
  /** An administrator's drawing on its way to the server, which makes a PNG of it. */
  drawing: pathTemplate('settings/watermark/drawings/{uid}'),
  remaking: pathTemplate('settings/watermark-remaking'),
} as const;

/** The longer side of a mark: no picture is shown wider. */
export const MARK_MAX_PX = 1200;

/** Two of them have to fit into one document of a megabyte. */
export const MARK_PNG_MAX_LENGTH = 450_000;

export const DRAWING_MAX_BYTES = 500_000;

/** In base64. */
export const DRAWING_MAX_LENGTH = 4 * Math.ceil(DRAWING_MAX_BYTES / 3);

export const ownMarkSchema = z.object({
  png: z.string(),
  width: z.number(),
  height: z.number(),
  place: z.enum(ownMarkPlaces),
  share: z.number(),
  opacity: z.number(),
});

/** The watermark of pictures that are sold: the specified one where there is none of her own. */
export const watermarkSchema = z.object({
  chosen: withDefault(z.nullable(ownMarkSchema), null),
  /** What was chosen before. */
  former: withDefault(z.nullable(ownMarkSchema), null),
  /** The time of the choice. */
  updatedAt: date,
});

export type Watermark = z.infer<typeof watermarkSchema>;

export const drawingSchema = z.object({ file: z.string(), updatedAt: date });

export const remakingStates = ['none', 'running', 'paused', 'done'] as const;

/** How far the pictures in the shop have got the watermark that is chosen. */
export const remakingSchema = z.object({
  state: withDefault(z.enum(remakingStates), 'none'),
  /** Counts the times that the work was begun or continued; only the last one goes on. */
  run: zeroByDefault,
  /** The last one that the server has taken on. */
  begun: zeroByDefault,
  done: zeroByDefault,
  left: zeroByDefault,
  /** Pictures that could not be made again. They keep their former watermark. */
  failed: zeroByDefault,
  /** The time of the choice that they failed for. */
  failedFor: date,
  /** The number of runs in a row that have begun with the picture that comes next. */
  tries: zeroByDefault,
  updatedAt: date,
});

export type Remaking = z.infer<typeof remakingSchema>;
