import { createHash } from 'node:crypto';
import { Problem } from 'local-firebase/problem';
import type { apiEndpoints, ApiInput, UploadTarget } from '#src/model/api/contracts.ts';
import { mapWithLimit, sleep } from '#src/model/base/async.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { SECTION_MAX_LENGTH } from '#src/model/clients/schema.ts';
import type { IntakeState } from '#src/model/intake/schema.ts';
import { fileNameOf, sortFound, type FoundFile } from '#src/model/moving/groups.ts';
import { tidyName } from '#src/model/moving/plan.ts';
import { outcomeCounts } from '#src/model/moving/report.ts';
import { findSources } from '../moving/sources.ts';
import { messageOf } from '../messageOf.ts';
import { progressOf } from '../progress.ts';
import { askShop, type Connection, ShopProblem } from './client.ts';
import { sendFile } from './sendFile.ts';

/** Where the pictures go: an album or a client gallery, by its title. */
export interface Destination {
  kind: 'album' | 'gallery';
  title: string;
}

interface Picture extends FoundFile {
  section: string;
  order: number;
}

/** A picture that is on its way, or there. */
interface Sent {
  path: string;
  uploadId: string;
  pictureId: string;
  isNew: boolean;
  state: IntakeState;
  message?: string | undefined;
}

/** As many files are on their way at once. */
const AT_ONCE = 3;

const NOT_FOUND = 404;

/** A session that has ended is asked for anew so often. */
const SESSIONS = 3;

const LOOKED_EVERY_MS = 2 * SECOND_MS;

/** After five minutes without a picture the shop goes on alone. */
const LOOKS_WITHOUT_CHANGE = 150;

type Target = Extract<UploadTarget, { kind: Destination['kind'] }>;

async function targetOf(connection: Connection, { kind, title }: Destination): Promise<Target> {
  if (kind === 'album') {
    const { album } = await askShop(connection, 'makeAlbum', { input: { title } });
    return { kind, albumId: album.id };
  }
  // A token of one gallery may not make any, and is told of that one alone.
  const { galleries } = await askShop(connection, 'listGalleries');
  const known = galleries.find((gallery) => gallery.title === title);
  if (known) return { kind, galleryId: known.id };
  const { gallery } = await askShop(connection, 'makeGallery', { input: { title } });
  return { kind, galleryId: gallery.id };
}

/** A file as it is now: another mark means that it has changed. */
const markOf = ({ path, bytes, modified }: FoundFile): string =>
  JSON.stringify([path, bytes, modified]);

/** The file that was sent of a path last, and the picture that it has become. */
interface Former {
  mark: string;
  sha256: string;
  pictureId: string;
}

/** Sends pictures to one place, and remembers what it has sent while it runs. */
export class Uploads {
  readonly #connection: Connection;
  readonly #target: Target;
  /** By path. */
  readonly #sent = new Map<string, Former>();

  private constructor(connection: Connection, target: Target) {
    this.#connection = connection;
    this.#target = target;
  }

  static async begin(connection: Connection, destination: Destination): Promise<Uploads> {
    return new Uploads(connection, await targetOf(connection, destination));
  }

  #targetOf({ section }: Picture): Target {
    const target = this.#target;
    return target.kind === 'gallery' && section !== '' ? { ...target, section } : target;
  }

  /** True for a file that is as it was when it was sent. */
  has(picture: Picture): boolean {
    return this.#sent.get(picture.path)?.mark === markOf(picture);
  }

  /** A file that has changed since it was sent takes the place of what it became. */
  #replaced({ path }: Picture, sha256: string): { replaces?: string } {
    const before = this.#sent.get(path);
    return before && before.sha256 !== sha256 ? { replaces: before.pictureId } : {};
  }

  /** Begins an upload, as that of a new picture where the one that it replaces is no longer there. */
  async #begin(input: ApiInput<typeof apiEndpoints.beginUpload>) {
    try {
      return await askShop(this.#connection, 'beginUpload', { input });
    } catch (error) {
      const isGone = error instanceof ShopProblem && error.status === NOT_FOUND;
      const { replaces, ...asNew } = input;
      if (!isGone || replaces === undefined) throw error;
      return askShop(this.#connection, 'beginUpload', { input: asNew });
    }
  }

  async send(picture: Picture, file: Uint8Array<ArrayBuffer>): Promise<Sent> {
    const { path, order } = picture;
    const sha256 = createHash('sha256').update(file).digest('hex');
    const input = {
      target: this.#targetOf(picture),
      fileName: fileNameOf(path),
      bytes: file.length,
      sha256,
      order,
      ...this.#replaced(picture, sha256),
    };
    for (let session = 0; session < SESSIONS; session += 1) {
      const begun = await this.#begin(input);
      const { id: uploadId, pictureId, state, message, sessionUrl } = begun;
      const isThere = sessionUrl === undefined;
      if (isThere || (await sendFile(sessionUrl, file, this.#connection))) {
        this.#sent.set(path, { mark: markOf(picture), sha256, pictureId });
        return { path, uploadId, pictureId, isNew: !isThere, state, message };
      }
    }
    throw new Problem(`${path} could not be sent.`, 'The same command goes on.');
  }

  /** Waits while the shop makes the pictures, unless it stands still; those that it refuses have a message. */
  async made(sent: readonly Sent[], report: (done: number) => void): Promise<Sent[]> {
    const isPending = ({ state }: Sent) => state !== 'done' && state !== 'refused';
    let now = [...sent];
    let [pending, looks] = [now.filter(isPending).length, 0];
    for (;;) {
      const left = now.filter(isPending).length;
      if (left < pending) [pending, looks] = [left, 0];
      report(now.length - left);
      if (left === 0 || looks === LOOKS_WITHOUT_CHANGE) return now;
      looks += 1;
      await sleep(this.#connection.lookedEveryMs ?? LOOKED_EVERY_MS, this.#connection.signal);
      now = await mapWithLimit(now, AT_ONCE, async (each) => {
        if (!isPending(each)) return each;
        const { uploadId } = each;
        const { state, message } = await askShop(this.#connection, 'readUpload', { uploadId });
        return { ...each, state, message };
      });
    }
  }
}

/** The pictures below a folder in order, each with the folder that it lies in, and how many files stay behind. */
async function picturesIn(folder: string) {
  const { files, open } = await findSources([folder]);
  const { groups, leftOut } = sortFound(files);
  const folders = groups.flatMap((group) => group.folders.map((each) => ({ ...each, group })));
  const pictures = folders.flatMap(({ name, group, pictures: found }) =>
    found.map(({ path, bytes, modified }) => {
      const section = name === '' && groups.length > 1 ? group.name : name;
      return { path, bytes, modified, section: tidyName(section).slice(0, SECTION_MAX_LENGTH) };
    }),
  );
  return {
    pictures: pictures.map((picture, order): Picture => ({ ...picture, order })),
    leftOut,
    open,
  };
}

type Found = Awaited<ReturnType<typeof picturesIn>>;

/** Sends these pictures, and returns those that were refused; `onFailure` decides whether the others go on. */
async function sendAll(
  uploads: Uploads,
  { pictures, open }: Pick<Found, 'pictures' | 'open'>,
  onFailure: (error: unknown, path: string) => void,
): Promise<Sent[]> {
  const progress = progressOf(pictures.length);
  const sent: Sent[] = [];
  await mapWithLimit(pictures, AT_ONCE, async (picture) => {
    try {
      const file = new Uint8Array(await (await open(picture)).arrayBuffer());
      sent.push(await uploads.send(picture, file));
      progress(sent.length);
    } catch (error) {
      onFailure(error, picture.path);
    }
  });
  const known = sent.filter(({ isNew }) => !isNew).length;
  console.log(`\n  ${sent.length - known} sent, ${known} there already.`);
  if (sent.length > known) console.log('  The shop makes the pictures.');
  const making = progressOf(sent.length);
  const made = await uploads.made(sent, (done) => done > 0 && making(done));
  console.log();
  const refused = made.filter(({ state }) => state === 'refused');
  const unmade = made.filter(({ state }) => state !== 'refused' && state !== 'done').length;
  if (unmade > 0) console.log(`  ${unmade} are still being made: the shop goes on by itself.`);
  for (const { path, message = '' } of refused) console.log(`  refused: ${path} ${message}`);
  return refused;
}

/** Uploads what lies below a folder; false when the shop has refused some of it. */
export async function uploadFolder(
  connection: Connection,
  folder: string,
  destination: Destination,
): Promise<{ uploads: Uploads; isWhole: boolean }> {
  const { leftOut, ...found } = await picturesIn(folder);
  const uploads = await Uploads.begin(connection, destination);
  const outcomes = leftOut.map((each) => ({ kind: 'left-out' as const, ...each }));
  for (const { text, count } of outcomeCounts(outcomes)) console.log(`  ${count} ${text}`);
  const giveUp = (error: unknown): never => {
    throw error;
  };
  const refused = found.pictures.length === 0 ? [] : await sendAll(uploads, found, giveUp);
  return { uploads, isWhole: refused.length === 0 };
}

const WATCHED_EVERY_MS = 3 * SECOND_MS;

/** As many rounds are left out after a failure, which is told each time. */
const ROUNDS_AFTER_FAILURE = 10;

/**
 * Sends what is added to a folder or changed in it, until it is stopped. A file counts when it looked the same
 * twice: programs write large ones for seconds. What fails is tried again: a network comes back.
 */
export async function watchFolder(
  { signal }: Pick<Connection, 'signal'>,
  folder: string,
  { uploads, everyMs = WATCHED_EVERY_MS }: { uploads: Uploads; everyMs?: number },
): Promise<void> {
  let before: ReadonlySet<string> = new Set();
  let rounds = 1;
  const tryLater = (error: unknown, path = folder): void => {
    if (signal.aborted) throw error;
    console.log(`\n  not sent yet: ${path} ${messageOf(error)}`);
    rounds = ROUNDS_AFTER_FAILURE;
  };
  while (!signal.aborted) {
    await sleep(rounds * everyMs, signal);
    rounds = 1;
    try {
      const { pictures, open } = await picturesIn(folder);
      const isDue = (each: Picture) => before.has(markOf(each)) && !uploads.has(each);
      const due = pictures.filter(isDue);
      before = new Set(pictures.map(markOf));
      if (due.length > 0) await sendAll(uploads, { pictures: due, open }, tryLater);
    } catch (error) {
      tryLater(error);
    }
  }
}
