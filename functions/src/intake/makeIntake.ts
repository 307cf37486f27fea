import * as logger from 'firebase-functions/logger';
import { readFacts } from '../../../src/lib/pictures/readFacts.ts';
import { onDanishClocks } from '../../../src/model/base/dates.ts';
import { AppError, type AppErrorCode } from '../../../src/model/base/errors.ts';
import { pictureFiles } from '../../../src/model/catalogue/pictureFiles.ts';
import { cachingOf } from '../../../src/model/files/caching.ts';
import { extensionOf } from '../../../src/model/files/mediaPolicy.ts';
import { withFileWords } from '../../../src/model/intake/fileWords.ts';
import { finishOf, placeOf } from '../../../src/model/intake/goal.ts';
import type { NewPicture, PlacedFiles } from '../../../src/model/intake/newRecords.ts';
import { type Intake, INTAKE_MAX_BYTES } from '../../../src/model/intake/schema.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { ownMark } from '../watermarks/watermark.ts';
import { drawPicture, type DrawnPicture } from './drawPicture.ts';
import { removeFormer } from './formerFiles.ts';
import {
  changeIntake,
  intakeRef,
  noteVersion,
  originalOf,
  readIntake,
  removeOriginal,
} from './records.ts';
import { type Original, readOriginal } from './readOriginal.ts';
import { prepareItem, type Written } from './writeItem.ts';

/** Takes on the making of a picture, for which one run at a time is responsible; undefined when it is not due. */
function takeOn(intakeId: string): Promise<Intake | undefined> {
  return changeIntake(intakeId, ({ state, attempts }) =>
    state === 'arrived'
      ? { state: 'making', attempts: attempts + 1, changedAt: new Date() }
      : undefined,
  );
}

/** True while nobody else is responsible, and no other original has arrived. */
const isStillOurs = (now: Intake | undefined, taken: Intake): boolean =>
  now?.state === 'making' && now.attempts === taken.attempts && now.generation === taken.generation;

/** The picture with the words and the date that its file brings where the sender gave none. */
async function describe(intake: Intake, { file, type }: Original): Promise<NewPicture> {
  const { itemId: id, fileName, goal, takenAt } = intake;
  const bytes = new Uint8Array(file.buffer as ArrayBuffer, file.byteOffset, file.length);
  const facts = await readFacts(new Blob([bytes], { type }));
  // The servers' clocks show the time of Greenwich, and the camera's that of the photographer.
  const date = takenAt ?? (facts.takenAt && onDanishClocks(facts.takenAt));
  return {
    id,
    fileName,
    goal: withFileWords(goal, facts, fileName),
    ...(date && { takenAt: date }),
  };
}

interface Placed extends PlacedFiles {
  paths: string[];
}

async function save(path: string, file: Buffer, contentType: string): Promise<void> {
  await bucket()
    .file(path)
    .save(file, { resumable: false, contentType, metadata: cachingOf(path) });
}

/**
 * Stores the files of a picture under names that follow from the moment at which its original arrived, so
 * that a repetition writes the same ones. The public files come first: an original alone would be of no use.
 */
async function store(
  picture: NewPicture,
  { original, drawn }: { original: Original; drawn: DrawnPicture },
  arrivedAt: Date,
): Promise<Placed> {
  const name = { timestamp: String(arrivedAt.getTime()), id: picture.id };
  const extension = extensionOf(original.type);
  const { size, file, type } = original;
  const files = pictureFiles(placeOf(picture.goal), name, { width: size.width, extension });
  const shown = files.variants.map(({ width, path }) => {
    const variant = drawn.variants.find((each) => each.width === width);
    if (!variant) throw new AppError('upload/watermark-missing');
    return { path, file: variant.file };
  });
  const web = drawn.web && files.web ? [{ path: files.web, file: drawn.web }] : [];
  const pictures = [...shown, ...web, { path: files.preview, file: drawn.preview }];
  await Promise.all(pictures.map((each) => save(each.path, each.file, 'image/webp')));
  await save(files.original, file, type);
  return {
    paths: [...pictures.map(({ path }) => path), files.original],
    originalPath: files.original,
    originalBytes: file.length,
    size,
    placeholder: drawn.placeholder,
    variants: files.variants,
    hasWebFile: web.length > 0,
  };
}

/** A file that cannot be removed is found by the storage cleanup a day later. */
async function remove(paths: Iterable<string>): Promise<void> {
  const deleting = Array.from(paths, (path) =>
    bucket().file(path).delete({ ignoreNotFound: true }),
  );
  await Promise.allSettled(deleting);
}

const NOT_FOUND = 404;

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === NOT_FOUND;

/** The version of an original that lies there now; undefined for none. */
async function presentVersion(intakeId: string): Promise<string | undefined> {
  try {
    const [{ generation }] = await originalOf(intakeId).getMetadata();
    return String(generation);
  } catch (thrown) {
    if (isMissing(thrown)) return undefined;
    throw thrown;
  }
}

type Outcome = Written | { kind: 'gone' | 'taken-over' } | { kind: 'overtaken'; by: string };

/**
 * Writes the record of a picture, and in the same write that its intake is done, with the files that it replaces.
 * Files that nothing will point to are removed: those of a picture that was let go, and of an original that was
 * replaced meanwhile, also where nobody has told of that yet. Another run for the same original has written the
 * same files.
 */
export async function publish(taken: Intake, picture: NewPicture, placed: Placed): Promise<void> {
  const outcome = await firestore().runTransaction(
    async (transaction): Promise<Outcome> => {
      const intake = await readIntake(taken.id, transaction);
      if (!isStillOurs(intake, taken)) {
        return { kind: intake?.generation === taken.generation ? 'taken-over' : 'gone' };
      }
      const by = await presentVersion(taken.id);
      if (by !== undefined && by !== taken.generation) return { kind: 'overtaken', by };
      const now = new Date();
      const written = await prepareItem(picture, placed, { transaction, now });
      if (written.kind !== 'there') written.write();
      const { former } = written;
      const done = { state: 'done', changedAt: now, ...(former && { former }) };
      transaction.update(intakeRef(taken.id), done);
      return written;
    },
    { maxAttempts: 20 },
  );
  if (outcome.kind === 'taken-over') return;
  if (outcome.kind === 'gone') return remove(placed.paths);
  if (outcome.kind === 'overtaken') {
    await remove(placed.paths);
    return noteVersion(taken.id, outcome.by);
  }
  await removeOriginal(taken.id);
  if (outcome.kind === 'written' && outcome.former) await removeFormer(taken.id, outcome.former);
}

interface Arrived {
  file: Buffer;
  at: Date;
}

/**
 * Reads the original that is to be made, and the moment when it arrived. Where another one lies there by now,
 * that one is noted, and made instead.
 */
async function fetchOriginal({ id, generation }: Intake): Promise<Arrived | undefined> {
  try {
    const [metadata] = await originalOf(id).getMetadata();
    if (Number(metadata.size) > INTAKE_MAX_BYTES) throw new AppError('upload/too-large');
    const present = String(metadata.generation);
    if (present !== generation) {
      await noteVersion(id, present);
      return undefined;
    }
    const version = bucket().file(originalOf(id).name, { generation: present });
    const [file] = await version.download();
    return { file, at: new Date(metadata.timeCreated ?? '') };
  } catch (cause) {
    throw isMissing(cause) ? new AppError('upload/interrupted', { cause }) : cause;
  }
}

async function make(taken: Intake): Promise<void> {
  const arrived = await fetchOriginal(taken);
  if (!arrived) return;
  const original = await readOriginal(arrived.file);
  const finish = { ...finishOf(taken.goal), own: await ownMark() };
  const drawn = await drawPicture(original.source, original.size, finish);
  const picture = await describe(taken, original);
  const placed = await store(picture, { original, drawn }, arrived.at);
  try {
    await publish(taken, picture, placed);
  } catch (thrown) {
    if (thrown instanceof AppError) await remove(placed.paths);
    throw thrown;
  }
}

/** Notes why a picture cannot be made. Its original stays, so that it can be tried again. */
async function refuse(taken: Intake, problem: AppErrorCode): Promise<void> {
  await changeIntake(taken.id, (now) =>
    isStillOurs(now, taken) ? { state: 'refused', problem, changedAt: new Date() } : undefined,
  );
}

/** Has a picture that failed for no reason of its own made again at once; the second time that is left to the sweep. */
async function tryAgain(taken: Intake): Promise<void> {
  await changeIntake(taken.id, (now) =>
    isStillOurs(now, taken) && taken.attempts === 1
      ? { state: 'arrived', changedAt: new Date() }
      : undefined,
  );
}

/**
 * Makes what is shown of an original that has arrived, and its record last. Cut off at any step, it leaves
 * the intake as being made, and the next run begins anew.
 */
export async function makeIntake(intakeId: string): Promise<void> {
  const taken = await takeOn(intakeId);
  if (!taken) return;
  const started = performance.now();
  const log = (more: Record<string, unknown>) =>
    logger.info('makeIntake', { ms: Math.round(performance.now() - started), ...more });
  try {
    await make(taken);
    log({ bytes: taken.bytes });
  } catch (thrown) {
    if (!(thrown instanceof AppError)) {
      await tryAgain(taken);
      throw thrown;
    }
    await refuse(taken, thrown.code);
    log({ refused: thrown.code });
  }
}
