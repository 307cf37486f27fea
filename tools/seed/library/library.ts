import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourceHash } from '../pictures/sourceHash.ts';
import type { LibraryPicture, PictureJob, PictureUse, Profile } from './entry.ts';

const SEED_FOLDER = join(import.meta.dirname, '..');
const CACHE_FOLDER = join(SEED_FOLDER, '../../.cache/seed');
const MAX_WORKERS = 4;
// Below this a second thread costs more to start than it saves.
const JOBS_PER_WORKER = 2;

export interface Order {
  readonly profile: Profile;
  /** Every picture that is wanted, and for what. */
  readonly wanted: ReadonlyMap<string, ReadonlySet<PictureUse>>;
  readonly log: (line: string) => void;
}

type Answer = { picture: LibraryPicture } | { id: string; error: string };

/** Makes all wanted pictures on all cores; what was made before comes from the cache. */
export async function makeLibrary(order: Order): Promise<Map<string, LibraryPicture>> {
  const sources = [join(SEED_FOLDER, 'pictures'), join(SEED_FOLDER, 'derivatives')];
  const version = `${order.profile}-${sourceHash(...sources)}`;
  dropOutdated(order.profile, version);
  const folder = join(CACHE_FOLDER, version);
  const jobs = [...order.wanted].map(([id, uses]): PictureJob => ({
    id,
    uses: [...uses],
    profile: order.profile,
    folder,
  }));
  const total = jobs.length;
  const made = new Map<string, LibraryPicture>();
  const count = Math.min(
    MAX_WORKERS,
    availableParallelism(),
    Math.max(1, Math.ceil(total / JOBS_PER_WORKER)),
  );
  const take = (picture: LibraryPicture): void => {
    made.set(picture.id, picture);
    if (made.size % 10 === 0 || made.size === total) {
      order.log(`${made.size} of ${total} pictures`);
    }
  };
  await Promise.all(Array.from({ length: count }, () => runWorker(jobs, take)));
  return made;
}

/** Pictures of an older generator are never asked for again. */
function dropOutdated(profile: Profile, current: string): void {
  if (!existsSync(CACHE_FOLDER)) return;
  for (const name of readdirSync(CACHE_FOLDER)) {
    const isOutdated = name.startsWith(`${profile}-`) && name !== current;
    if (isOutdated) rmSync(join(CACHE_FOLDER, name), { recursive: true, force: true });
  }
}

/** One thread that takes job after job until none is left. */
function runWorker(jobs: PictureJob[], take: (picture: LibraryPicture) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let isDone = false;
    const next = (): void => {
      const job = jobs.shift();
      if (job) {
        worker.postMessage(job);
        return;
      }
      isDone = true;
      void worker.terminate();
    };
    worker.on('message', (answer: Answer) => {
      if ('picture' in answer) {
        take(answer.picture);
        next();
        return;
      }
      // The other threads have nothing left to take and come to an end too.
      jobs.length = 0;
      reject(new Error(`The picture ${answer.id} could not be made: ${answer.error}`));
      void worker.terminate();
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      if (isDone) resolve();
      else reject(new Error('A thread that made pictures ended early'));
    });
    next();
  });
}
