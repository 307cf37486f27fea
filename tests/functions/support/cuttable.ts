import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore } from 'firebase-admin/firestore';
import type * as firebaseAdmin from '../../../functions/src/firebaseAdmin.ts';

/** What happens at a step of a work. */
export interface Interruption {
  /** The number of the step, from 1. */
  at: number;
  when: 'before' | 'after';
  does?: () => unknown;
  /** True when the process does not live on. */
  isDeadly?: boolean;
}

interface Run extends Interruption {
  steps: number;
  isDead: boolean;
  begun: Promise<unknown>[];
}

const runs = new AsyncLocalStorage<Run>();

class Dead extends Error {}

/** The interruption is no part of the work: its own steps are not counted. */
async function interrupt(run: Run): Promise<void> {
  await runs.exit(() => Promise.resolve(run.does?.()));
  run.isDead = run.isDeadly === true;
}

function requireAlive({ isDead }: Run): void {
  if (isDead) throw new Dead();
}

/** Does something that counts as a step of the work that does it. */
export async function asStep<Value>(step: () => Promise<Value>): Promise<Value> {
  const run = runs.getStore();
  if (!run) return step();
  run.steps += 1;
  const isDue = run.steps === run.at;
  if (isDue && run.when === 'before') await interrupt(run);
  requireAlive(run);
  const going = runs.exit(step);
  run.begun.push(going);
  const value = await going;
  if (isDue && run.when === 'after') await interrupt(run);
  // Nothing comes back to a process that has died meanwhile.
  requireAlive(run);
  return value;
}

/** Runs a work that is interrupted at one of its steps, and returns how many it took. */
export async function interrupted(
  work: () => Promise<void>,
  interruption: Interruption,
): Promise<number> {
  const run: Run = { ...interruption, steps: 0, isDead: false, begun: [] };
  try {
    await runs.run(run, work);
  } catch (thrown) {
    if (!(thrown instanceof Dead)) throw thrown;
  }
  // What had left a process that died arrives before anything that comes after it.
  await Promise.allSettled(run.begun);
  return run.steps;
}

type Method = (...given: unknown[]) => unknown;

/** The same thing with other methods in place of some. */
function replacing<Thing extends object>(
  thing: Thing,
  methodFor: (name: string, method: Method) => Method,
): Thing {
  return new Proxy(thing, {
    get(own, name) {
      const value: unknown = Reflect.get(own, name, own);
      if (typeof value !== 'function') return value;
      return methodFor(String(name), value.bind(own) as Method);
    },
  });
}

/** The same thing, whose methods of these names are steps. */
const stepping = <Thing extends object>(thing: Thing, names: readonly string[]): Thing =>
  replacing(thing, (name, method) =>
    names.includes(name) ? (...given) => asStep(() => Promise.resolve(method(...given))) : method,
  );

const PARTS: Record<string, readonly string[]> = {
  doc: ['create', 'set', 'update', 'delete'],
  batch: ['commit'],
};

/** A database whose writes are steps. */
function steppingDatabase(database: Firestore): Firestore {
  return replacing(stepping(database, ['runTransaction']), (name, method) => {
    const steps = PARTS[name];
    return steps ? (...given) => stepping(method(...given) as object, steps) : method;
  });
}

const FILE_STEPS = ['getMetadata', 'download', 'save', 'copy', 'delete'];

type Admin = typeof firebaseAdmin;
type Bucket = ReturnType<Admin['bucket']>;

/** What reads and writes files and documents, as steps: in this database, and in a bucket of this name. */
export function cuttable(admin: Admin, database: Firestore, bucketName?: string): Admin {
  const stepped = steppingDatabase(database);
  const bucket = (): Bucket => {
    const own =
      bucketName === undefined ? admin.bucket() : admin.bucket().storage.bucket(bucketName);
    const file = own.file.bind(own);
    own.file = (...given) => stepping(file(...given), FILE_STEPS);
    return own;
  };
  return { ...admin, firestore: () => stepped, bucket };
}
