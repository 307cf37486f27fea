import { AppError, toAppError } from '../base/errors.ts';
import type { Size } from '../base/geometry.ts';
import type { Records } from '../base/records.ts';
import type { WatermarkOptions } from './finish.ts';
import {
  isOutdated,
  type MarkedPicture,
  originalOf,
  type RemadeFiles,
  remadeFinish,
  remadePaths,
  writeRemade,
} from './remaking.ts';
import { type Remaking, remakingSchema, type Watermark, watermarkDocuments } from './schema.ts';

/** The widths of a picture as they were drawn. */
interface Drawn<File> extends Size {
  variants: readonly { width: number; file: File }[];
  web?: File | undefined;
}

/** The steps that a browser and the server do in ways of their own. */
export interface RemakingTools<File> {
  transact: <Answer>(run: (records: Records) => Promise<Answer>) => Promise<Answer>;
  watermark: () => Promise<Watermark>;
  /** The time at which the watermark was chosen that holds at this moment. */
  chosenAt: () => Promise<Date | undefined>;
  pictures: () => Promise<MarkedPicture[]>;
  draw: (originalPath: string, finish: WatermarkOptions) => Promise<Drawn<File>>;
  save: (path: string, file: File) => Promise<void>;
  remove: (path: string) => Promise<void>;
  urlOf: (path: string) => string;
  /** True when a run has lasted as long as it may. */
  isOver?: () => boolean;
}

type Transact = RemakingTools<unknown>['transact'];

const remakingPath = watermarkDocuments.remaking.build();

/** Changes the record of the work as it is at this moment. Returns it as it was; undefined where nothing was changed. */
export function changeRemaking(
  transact: Transact,
  change: (current: Remaking) => Partial<Remaking> | undefined,
): Promise<Remaking | undefined> {
  return transact(async ({ read, update }) => {
    const current = await read(remakingSchema, remakingPath);
    const changes = current && change(current);
    if (changes) update(remakingPath, { ...changes, updatedAt: new Date() });
    return changes && current;
  });
}

/** Draws the widths of a picture from its original, and lets its record say so. */
async function remake<File>(
  picture: MarkedPicture,
  { watermark, chosenAt }: { watermark: Watermark; chosenAt: Date },
  { draw, save, remove, urlOf, transact }: RemakingTools<File>,
): Promise<void> {
  const made = await draw(originalOf(picture), remadeFinish(picture, watermark));
  const { variants, web } = remadePaths(picture, chosenAt, made);
  const files = variants.map(({ width, path }) => {
    const file = made.variants.find((each) => each.width === width)?.file;
    if (!file) throw new AppError('upload/watermark-missing');
    return { width, path, file };
  });
  const all = [...files, ...(web !== undefined && made.web ? [{ path: web, file: made.web }] : [])];
  for (const { path, file } of all) await save(path, file);
  const sources = files.map(({ width, path }) => ({ width, url: urlOf(path) }));
  const { width, height } = made;
  const remade: RemadeFiles = { chosenAt, size: { width, height }, sources };
  const isOfUse = await transact((records) => writeRemade(records, picture, remade));
  if (!isOfUse) for (const { path } of all) await remove(path);
}

/** The progress of a run. */
export interface RemakingRun {
  remake: (picture: MarkedPicture) => Promise<void>;
  /** Notes how far the work is; false when it was paused, or begun anew elsewhere. */
  report: (progress: Partial<Remaking>) => Promise<boolean>;
  /** True when the time is over, or another watermark was chosen. */
  isToBeginAnew: () => Promise<boolean>;
}

type Outcome = 'begin-anew' | 'stopped' | 'ended';

/**
 * Makes pictures one after the other, behind those that failed before: they stand first, and would fill the time of
 * every run. One that cannot be made keeps its files, and is counted.
 */
export async function remakeEach(
  pictures: readonly MarkedPicture[],
  before: Pick<Remaking, 'done' | 'failed'>,
  { remake, report, isToBeginAnew }: RemakingRun,
): Promise<Outcome> {
  let { done, failed } = before;
  for (const picture of pictures.slice(failed)) {
    if (await isToBeginAnew()) return 'begin-anew';
    try {
      await remake(picture);
      done += 1;
    } catch (thrown) {
      console.warn('A picture keeps its watermark', picture.image.id, toAppError(thrown).code);
      failed += 1;
    }
    const left = pictures.length - (done - before.done);
    const goesOn = await report({ done, left, failed });
    if (!goesOn) return 'stopped';
  }
  return (await report({ state: 'done' })) ? 'ended' : 'stopped';
}

/** A picture that ends the process of as many runs is left out, or none would come past it. */
const TRIES_MAX = 2;

/** The number of pictures in front that this run leaves out, and of runs, with this one, that began with the next. */
function begunAt(
  { failed, failedFor, tries }: Remaking,
  chosenAt: Date,
): Pick<Remaking, 'failed' | 'tries'> {
  if (failedFor?.getTime() !== chosenAt.getTime()) return { failed: 0, tries: 1 };
  return tries < TRIES_MAX ? { failed, tries: tries + 1 } : { failed: failed + 1, tries: 1 };
}

/** Makes the pictures that have another watermark than the chosen one, as the run with this number. */
export async function remakeAll<File>(run: number, tools: RemakingTools<File>): Promise<Outcome> {
  const { transact, isOver = () => false } = tools;
  const watermark = await tools.watermark();
  const chosenAt = watermark.updatedAt ?? new Date(0);
  const isOther = async () =>
    (await tools.chosenAt())?.getTime() !== watermark.updatedAt?.getTime();
  const whileRunning = (change: (current: Remaking) => Partial<Remaking>) =>
    changeRemaking(transact, (current) =>
      current.state === 'running' && current.run === run ? change(current) : undefined,
    );
  const pictures = (await tools.pictures()).filter((picture) => isOutdated(picture, chosenAt));
  const begun = await whileRunning((current) => ({
    left: pictures.length,
    ...begunAt(current, chosenAt),
    failedFor: chosenAt,
  }));
  if (!begun) return 'stopped';
  const { failed } = begunAt(begun, chosenAt);
  if (failed > begun.failed) {
    console.warn(
      'A picture that ended the process keeps its watermark',
      pictures[begun.failed]?.image.id,
    );
  }
  const before = { done: begun.done, failed };
  return remakeEach(pictures, before, {
    remake: (picture) => remake(picture, { watermark, chosenAt }, tools),
    report: async (progress) =>
      (await whileRunning(() => ({ ...progress, tries: 0 }))) !== undefined,
    isToBeginAnew: async () => isOver() || isOther(),
  });
}
