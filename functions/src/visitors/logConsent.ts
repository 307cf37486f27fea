import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../../src/model/base/paths.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';
import { anonymous } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';

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
export const logConsent = serve({
  contract: contracts.logConsent,
  limit: rateLimits.logConsent,
  options: { timeoutSeconds: 15 },
  identify: anonymous,
  async handle({ input: { browser, revision, version, answers } }) {
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
  },
});
