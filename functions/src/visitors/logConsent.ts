import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../../src/model/base/paths.ts';
import type {
  ContractInput,
  ContractOutput,
  contracts,
} from '../../../src/model/system/contracts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';

type Contract = typeof contracts.logConsent;

/** Entries are kept this long, and then deleted by the database itself. */
export const CONSENT_LOG_YEARS = 2;

function expiry(now: Date): Timestamp {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + CONSENT_LOG_YEARS);
  return Timestamp.fromDate(end);
}

const ALREADY_EXISTS = 6;

function isRepetition(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === ALREADY_EXISTS;
}

/**
 * Logs the answers of a browser about cookies: nothing about the person, nor the address they come
 * from. An entry is never changed; a repeated request finds it there.
 */
export async function logConsent({
  input: { browser, revision, version, answers },
}: Call<ContractInput<Contract>, unknown>): Promise<Answer<ContractOutput<Contract>>> {
  const entryId = `${browser}-${revision}`;
  try {
    await firestore()
      .doc(documents.consentLogEntry.build({ entryId }))
      .create({
        browser,
        revision,
        version,
        answers,
        at: FieldValue.serverTimestamp(),
        expiresAt: expiry(new Date()),
      });
  } catch (thrown) {
    if (!isRepetition(thrown)) throw thrown;
  }
  return ok({ success: true });
}
