import { mapWithLimit } from '../base/async.ts';
import { type AppErrorCode, toAppError } from '../base/errors.ts';
import type { PictureWords } from '../catalogue/schema.ts';
import { isHeicFile, sniffFileType } from '../files/mediaPolicy.ts';
import { fileNameOf, type LeftOut, type RefusedName, type FoundFile } from './groups.ts';
import { type KnownShop, pictureId } from './known.ts';
import { type Destination, findDestination } from './destination.ts';
import type { Collection, PlannedPicture } from './plan.ts';
import { sidecarAsPicture, titleOfFile, withSidecarWords, type FileWords } from './words.ts';

/** The reasons for which a picture is left out; the later ones are known when it has been opened. */
export type LeaveReason =
  | RefusedName
  | 'not-chosen'
  | 'unreadable'
  | 'heic'
  | 'same'
  | 'rejected'
  | 'few-stars'
  | 'failed';

/** What became of a file: taken in, there already, or left out. */
export type Outcome =
  | { path: string; kind: 'added' | 'known'; collection: string }
  | ({ kind: 'left-out'; error?: AppErrorCode } & LeftOut<LeaveReason>);

/** A picture that is to be taken in. Its id comes from its bytes, so that it is never there twice. */
export interface ReadyPicture extends PictureWords {
  id: string;
  fileName: string;
  file: Blob;
  title: string;
  description: string;
  takenAt: Date | undefined;
  section: string;
  order: number;
}

/** What the dashboard and the command line do in their own ways. */
export interface ImportTools {
  open: (file: FoundFile) => Promise<Blob>;
  readWords: (file: Blob) => Promise<FileWords>;
  /** Where HEIC can be turned into JPEG. */
  takesHeic: boolean;
  /** As many pictures are worked on at once. */
  atOnce: number;
  begin?: (destination: Destination) => Promise<void>;
  /** Uploads a picture, with its record where nothing else writes it; fails with an `AppError`. */
  send: (destination: Destination, picture: ReadyPicture) => Promise<void>;
  /** Writes the records of pictures that have been sent. */
  write?: (destination: Destination, ids: readonly string[]) => Promise<void>;
  report: (outcome: Outcome) => void;
  signal: AbortSignal;
}

interface ImportOptions {
  known: KnownShop;
  /** Pictures with fewer stars are left out. */
  minStars: number;
}

const PICTURES: readonly unknown[] = ['image/jpeg', 'image/png', 'image/webp'];

async function refusalOf(
  file: Blob,
  head: Uint8Array,
  takesHeic: boolean,
): Promise<LeaveReason | undefined> {
  const type = sniffFileType(head);
  if (PICTURES.includes(type)) return undefined;
  if (await isHeicFile(file)) return takesHeic ? undefined : 'heic';
  return type === undefined ? 'unreadable' : 'moving';
}

async function wordsOf(
  { sidecar }: PlannedPicture,
  file: Blob,
  { open, readWords }: ImportTools,
): Promise<FileWords> {
  const own = await readWords(file);
  if (!sidecar) return own;
  const xml = new Uint8Array(await (await open(sidecar)).arrayBuffer());
  return withSidecarWords(own, await readWords(sidecarAsPicture(xml)));
}

function starsRefusal({ rating }: FileWords, minStars: number): LeaveReason | undefined {
  if (rating === -1) return 'rejected';
  return (rating ?? 0) < minStars ? 'few-stars' : undefined;
}

interface Run extends ImportOptions {
  tools: ImportTools;
  /** The ids of this run. */
  seen: Set<string>;
  /** The ids of the albums and galleries that this run fills. */
  filled: Set<string>;
}

/** An album or gallery while pictures go into it. */
interface Filling {
  destination: Destination;
  /** As many more fit in. */
  room: number;
  /** Pictures whose records are not written yet. */
  sent: { id: string; path: string }[];
  /** Pictures for which there was no room. */
  rest: PlannedPicture[];
}

/** Sends a picture; returns what became of it where that is known by then. */
async function takeIn(
  picture: PlannedPicture,
  filling: Filling,
  { tools, minStars, known, seen }: Run,
): Promise<Outcome | undefined> {
  const { path, section, order } = picture;
  const leave = (reason: LeaveReason): Outcome => ({ kind: 'left-out', path, reason });
  const file = await tools.open(picture);
  const bytes = await file.arrayBuffer();
  const refused = await refusalOf(
    file,
    new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)),
    tools.takesHeic,
  );
  if (refused) return leave(refused);
  const id = await pictureId(bytes);
  if (seen.has(id)) return leave('same');
  seen.add(id);
  const collection = known.titles.get(id);
  if (collection !== undefined) return { kind: 'known', path, collection };
  const words = await wordsOf(picture, file, tools);
  const fewStars = starsRefusal(words, minStars);
  if (fewStars) return leave(fewStars);
  if (filling.room === 0) {
    seen.delete(id);
    filling.rest.push(picture);
    return undefined;
  }
  filling.room -= 1;
  const fileName = fileNameOf(path);
  const title = titleOfFile(words.title, fileName);
  const { caption: description, alt, place, keywords, takenAt } = words;
  try {
    const said = { title, description, alt, place, keywords, takenAt, section, order };
    await tools.send(filling.destination, { id, fileName, file, ...said });
  } catch (thrown) {
    // The same bytes in another folder get their own try.
    seen.delete(id);
    filling.room += 1;
    throw thrown;
  }
  filling.sent.push({ id, path });
  return undefined;
}

const UNREADABLE: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'upload/unreadable',
  'upload/not-a-picture',
  'upload/too-many-pixels',
]);

/** True for a failure of the file, which says nothing of the next one. */
export const isOfFile = (thrown: unknown): boolean => UNREADABLE.has(toAppError(thrown).code);

function failure(path: string, thrown: unknown): Outcome {
  const reason = isOfFile(thrown) ? 'unreadable' : 'failed';
  return { kind: 'left-out', path, reason, error: toAppError(thrown).code };
}

/** A record is written with so many new pictures at once: that of a large album weighs half a megabyte. */
const WRITTEN_TOGETHER = 25;

/** Writes what has been sent. A picture without a record is in the shop as little as one that was never sent. */
async function writeSent({ destination, sent }: Filling, { tools, seen }: Run): Promise<void> {
  const pictures = sent.splice(0);
  if (pictures.length === 0) return;
  try {
    const ids = pictures.map(({ id }) => id);
    await tools.write?.(destination, ids);
    for (const { path } of pictures) {
      tools.report({ kind: 'added', path, collection: destination.title });
    }
  } catch (thrown) {
    for (const { id, path } of pictures) {
      seen.delete(id);
      tools.report(failure(path, thrown));
    }
  }
}

/** Fills an album or gallery, and returns the pictures for which there was no room. */
async function fill(
  destination: Destination,
  pictures: readonly PlannedPicture[],
  run: Run,
): Promise<PlannedPicture[]> {
  const { tools } = run;
  const filling: Filling = { destination, room: destination.room, sent: [], rest: [] };
  await tools.begin?.(destination);
  await mapWithLimit(pictures, tools.atOnce, async (picture) => {
    if (tools.signal.aborted) return;
    try {
      const outcome = await takeIn(picture, filling, run);
      if (outcome) tools.report(outcome);
    } catch (thrown) {
      tools.report(failure(picture.path, thrown));
    }
    const isFew = tools.write && filling.sent.length < WRITTEN_TOGETHER;
    if (!isFew) await writeSent(filling, run);
  });
  await writeSent(filling, run);
  return filling.rest;
}

/**
 * Takes pictures in, one album or gallery after the other. A run that was cut off is repeated from the
 * beginning: what is there already is known by its id.
 */
export async function runImport(
  collections: readonly Collection[],
  options: ImportOptions,
  tools: ImportTools,
): Promise<void> {
  const run: Run = { ...options, tools, seen: new Set(), filled: new Set() };
  for (const collection of collections) {
    let { number, pictures } = collection;
    while (pictures.length > 0 && !tools.signal.aborted) {
      const destination = await findDestination({ ...collection, number }, run);
      pictures = await fill(destination, pictures, run);
      number = destination.number + 1;
    }
  }
}
