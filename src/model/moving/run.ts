import { mapWithLimit } from '../base/async.ts';
import { type AppErrorCode, toAppError } from '../base/errors.ts';
import type { PictureWords } from '../catalogue/schema.ts';
import { isHeicFile, sniffFileType } from '../files/mediaPolicy.ts';
import { fileNameOf, type LeftOut, type RefusedName, type FoundFile } from './groups.ts';
import { collectionId, type Collection, type PlannedPicture } from './plan.ts';
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

export interface Destination extends Collection {
  id: string;
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
  /** Uploads a picture with its record; fails with an `AppError`. */
  send: (destination: Destination, picture: ReadyPicture) => Promise<void>;
  end?: (destination: Destination) => Promise<void>;
  report: (outcome: Outcome) => void;
  signal: AbortSignal;
}

interface ImportOptions {
  /** The title of the album or client gallery that each picture is in, by its id. */
  known: ReadonlyMap<string, string>;
  /** Pictures with fewer stars are left out. */
  minStars: number;
}

const ID_LENGTH = 32;

/** The id of a picture, from its bytes. */
export async function pictureId(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_LENGTH);
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

interface Run {
  tools: ImportTools;
  minStars: number;
  known: ReadonlyMap<string, string>;
  /** The ids of this run. */
  seen: Set<string>;
}

async function takeIn(
  picture: PlannedPicture,
  destination: Destination,
  { tools, minStars, known, seen }: Run,
): Promise<Outcome> {
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
  const collection = known.get(id);
  if (collection !== undefined) return { kind: 'known', path, collection };
  const words = await wordsOf(picture, file, tools);
  const fewStars = starsRefusal(words, minStars);
  if (fewStars) return leave(fewStars);
  const fileName = fileNameOf(path);
  const title = titleOfFile(words.title, fileName);
  const { caption: description, alt, place, keywords, takenAt } = words;
  try {
    const said = { title, description, alt, place, keywords, takenAt, section, order };
    await tools.send(destination, { id, fileName, file, ...said });
  } catch (thrown) {
    // The same bytes in another folder get their own try.
    seen.delete(id);
    throw thrown;
  }
  return { kind: 'added', path, collection: destination.title };
}

/** Failures of the file, which say nothing of the next one. */
const UNREADABLE: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'upload/unreadable',
  'upload/not-a-picture',
  'upload/too-many-pixels',
]);

async function outcomeOf(
  picture: PlannedPicture,
  destination: Destination,
  run: Run,
): Promise<Outcome> {
  try {
    return await takeIn(picture, destination, run);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    const reason = UNREADABLE.has(code) ? 'unreadable' : 'failed';
    return { kind: 'left-out', path: picture.path, reason, error: code };
  }
}

/**
 * Takes pictures in, one album or gallery after the other. A run that was cut off is repeated from the
 * beginning: what is there already is known by its id.
 */
export async function runImport(
  collections: readonly Collection[],
  { known, minStars }: ImportOptions,
  tools: ImportTools,
): Promise<void> {
  const run: Run = { tools, minStars, known, seen: new Set() };
  for (const collection of collections) {
    if (tools.signal.aborted) return;
    const destination = { ...collection, id: await collectionId(collection) };
    await tools.begin?.(destination);
    await mapWithLimit(collection.pictures, tools.atOnce, async (picture) => {
      if (!tools.signal.aborted) tools.report(await outcomeOf(picture, destination, run));
    });
    await tools.end?.(destination);
  }
}
