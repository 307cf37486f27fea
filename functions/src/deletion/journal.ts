import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { documents } from '../../../src/model/base/paths.ts';
import { date } from '../../../src/model/base/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { adminErrorCode } from '../guards/identity.ts';
import type { Journal } from './saga.ts';

const deletionJobRef = (uid: string) => firestore().doc(documents.deletionJob.build({ uid }));

/** True when a deletion of this account was ever started. */
export async function hasDeletionJob(uid: string): Promise<boolean> {
  return (await deletionJobRef(uid).get()).exists;
}

/** The time at which the deletion of an account was first asked for. */
export async function deletionStart(uid: string): Promise<Date> {
  const job = decodeSnapshot(z.object({ startedAt: date }), await deletionJobRef(uid).get());
  return job?.startedAt ?? new Date();
}

/** Stores the progress of a deletion in a document without personal data. */
export function deletionJournal(
  uid: string,
  report: (problem: { step: string; code: string }) => void,
): Journal {
  const job = deletionJobRef(uid);
  const now = FieldValue.serverTimestamp();
  return {
    begin: async () => {
      const first = (await job.get()).exists ? {} : { startedAt: now };
      await job.set({ uid, ...first, doneSteps: [], failedSteps: [] }, { merge: true });
    },
    done: async (step) => {
      await job.update({ doneSteps: FieldValue.arrayUnion(step) });
    },
    failed: async (step, error) => {
      report({ step, code: adminErrorCode(error) });
      await job.update({ failedSteps: FieldValue.arrayUnion(step) });
    },
    finish: async () => {
      await job.update({ finishedAt: now });
    },
  };
}
