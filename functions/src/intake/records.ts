import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { AppError } from '../../../src/model/base/errors.ts';
import {
  type Intake,
  intakeDocuments,
  intakePaths,
  intakeSchema,
  type NewIntake,
} from '../../../src/model/intake/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { storable } from '../records.ts';

export const intakeRef = (intakeId: string) =>
  firestore().doc(intakeDocuments.entry.build({ intakeId }));

/** The original of an intake, which only the server reads. */
export const originalOf = (intakeId: string) =>
  bucket().file(intakePaths.original.build({ intakeId }));

export async function readIntake(
  intakeId: string,
  transaction?: Transaction,
): Promise<Intake | undefined> {
  const ref = intakeRef(intakeId);
  return decodeSnapshot(intakeSchema, await (transaction ? transaction.get(ref) : ref.get()));
}

/** Changes an intake as it is at this moment; `change` may return nothing to leave it. */
export function changeIntake(
  intakeId: string,
  change: (current: Intake) => Partial<Intake> | undefined,
): Promise<Intake | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const current = await readIntake(intakeId, transaction);
    const changes = current && change(current);
    if (!current || !changes) return undefined;
    transaction.update(intakeRef(intakeId), { problem: null, ...changes });
    return { ...current, problem: undefined, ...changes };
  });
}

/**
 * Lets a picture come: writes its record, so that an original may arrive under its id. A record that is there
 * already stays as it is, so that a repeated request begins nothing anew.
 */
export async function beginIntake(record: NewIntake, now = new Date()): Promise<Intake> {
  const wanted = z.safeParse(intakeSchema, { ...record, createdAt: now });
  if (!wanted.success) throw new AppError('invalid-argument', { cause: wanted.error });
  const begun = wanted.data;
  return firestore().runTransaction(async (transaction) => {
    const known = await readIntake(record.id, transaction);
    if (known) return known;
    const { id: _, ...stored } = begun;
    transaction.create(intakeRef(record.id), storable(stored) as object);
    return begun;
  });
}

/** Notes that this version of an original has arrived, once. What is done stays so. */
export async function noteVersion(intakeId: string, generation: string): Promise<void> {
  await changeIntake(intakeId, (now) =>
    now.state === 'done' || now.generation === generation
      ? undefined
      : { state: 'arrived', generation, attempts: 0, changedAt: new Date() },
  );
}

/**
 * Lets a picture that was refused begin again: what stood in its way may be gone. It waits for its original where
 * that is no longer there.
 */
export async function beginAgain(intakeId: string): Promise<Intake | undefined> {
  const [isThere] = await originalOf(intakeId).exists();
  return changeIntake(intakeId, ({ state }) =>
    state === 'refused'
      ? { state: isThere ? 'arrived' : 'waiting', changedAt: new Date() }
      : undefined,
  );
}

export async function removeOriginal(intakeId: string): Promise<void> {
  await originalOf(intakeId).delete({ ignoreNotFound: true });
}

/** Forgets an intake and its original. */
export async function forgetIntake(intakeId: string): Promise<void> {
  await removeOriginal(intakeId);
  await intakeRef(intakeId).delete();
}
