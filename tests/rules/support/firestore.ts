import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { afterAll, beforeAll, test } from 'vitest';
import type { Attempts } from './access.ts';
import { pastRules, startRules } from './environment.ts';
import { contextOf } from './roles.ts';
import type { Role } from './roles.ts';

// Every refusal would be logged, and most tests are refusals.
firebase.firestore.setLogLevel('silent');

export type Firestore = firebase.firestore.Firestore;
export type Data = Record<string, unknown>;

export const serverTime = (): unknown => firebase.firestore.FieldValue.serverTimestamp();
export const removed = (): unknown => firebase.firestore.FieldValue.delete();

interface World {
  as: (role: Role) => Firestore;
  /** Writes documents past the rules; null removes one. */
  given: (documents: Record<string, Data | null>) => Promise<void>;
}

/**
 * The project of the worker that runs this file: the emulator compiles the rules for every project it
 * has not met, which takes longer than most files do. The runner of the coverage has no such workers,
 * and asks what each file reached.
 */
function projectOfFile(): string {
  const worker = process.env['VITEST_POOL_ID'];
  return worker === undefined ? freshId('demo-rules-') : `demo-rules-${worker}`;
}

/** Writes documents past the rules; null removes one. */
export async function putPastRules(
  environment: RulesTestEnvironment,
  documents: Record<string, Data | null>,
): Promise<void> {
  const db = (await pastRules(environment)).firestore();
  const batch = db.batch();
  for (const [path, data] of Object.entries(documents)) {
    if (data) batch.set(db.doc(path), data);
    else batch.delete(db.doc(path));
  }
  await batch.commit();
}

/** A cleared database with everybody connected. */
export function firestoreWorld(seed: Record<string, Data> = {}): World {
  let environment: RulesTestEnvironment | undefined;
  const connections = new Map<Role, Firestore>();

  const running = (): RulesTestEnvironment => {
    if (!environment) throw new Error('The database is there only inside a test');
    return environment;
  };
  const given: World['given'] = (documents) => putPastRules(running(), documents);

  beforeAll(async () => {
    environment = await startRules(['firestore'], projectOfFile());
    await environment.clearFirestore();
    await given(seed);
  });
  afterAll(async () => {
    await environment?.cleanup();
  });

  return {
    given,
    as: (role) => {
      const db = connections.get(role) ?? contextOf(running(), role).firestore();
      connections.set(role, db);
      return db;
    },
  };
}

/** One role writes variations of something that is in order; each spoils one thing. */
export function testWrites(
  world: World,
  role: Role,
  { taken = {}, refused = {} }: { taken?: Attempts<Firestore>; refused?: Attempts<Firestore> },
): void {
  test.each(Object.entries(taken))(`${role}: %s is taken`, async (_, act) => {
    await assertSucceeds(act(world.as(role), role));
  });
  test.each(Object.entries(refused))(`${role}: %s is refused`, async (_, act) => {
    await assertFails(act(world.as(role), role));
  });
}

let counter = 0;

/** A document id that nothing else uses, also in a run against kept data. */
export function freshId(prefix = 'id'): string {
  counter += 1;
  return `${prefix}${process.pid.toString(36)}${Date.now().toString(36)}${counter.toString(36)}`;
}

let orders = 0;

/** An order id of the right shape that nothing else in the file uses. */
export function freshOrderId(): string {
  orders += 1;
  return `JF20260101ABCDEF${String(orders).padStart(3, '0')}`;
}

export function omit(data: Data, field: string): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}
