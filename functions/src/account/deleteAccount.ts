import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { RECENT_SIGN_IN_MAX_AGE_MS } from '../../../src/model/account/login.ts';
import { profileErrors } from '../../../src/model/account/profileTexts.ts';
import { errorText } from '../../../src/model/base/errorTexts.ts';
import { contracts, type ContractOutput } from '../../../src/model/system/contracts.ts';
import { deletionTexts } from '../../../src/model/system/functionTexts.ts';
import { ok, serve, type Answer } from '../callable.ts';
import { deletionJournal, hasDeletionJob } from '../deletion/journal.ts';
import { withStepDeadline, runSaga } from '../deletion/saga.ts';
import { accountStep, deletionSteps, type StepName } from '../deletion/steps.ts';
import {
  adminErrorCode,
  bearerToken,
  isAdministrator,
  requireRecentSignIn,
  signedIn,
  type Caller,
  type Subject,
} from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

/** Leaves time to store and report the remaining steps before the request ends. */
const DELETION_TIME_MS = 45_000;

type DeletionResult = ContractOutput<typeof contracts.deleteAccount>;

/** A caller whose account has been deleted already, while the answer was lost. */
interface DeletedCaller extends Subject {
  uid: string;
  isDeleted: true;
}

type DeletionCaller = DeletedCaller | (Caller & { isDeleted: false });

const payloadShape = z.object({ sub: z.string() });

function uidIn(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return payloadShape.parse(JSON.parse(payload)).sub;
}

/** Like `signedIn`, but also accepts callers whose deletion succeeded while its answer was lost. */
async function signedInOrDeleted(request: Pick<Request, 'headers'>): Promise<DeletionCaller> {
  try {
    return { ...(await signedIn(request)), isDeleted: false };
  } catch (error) {
    const cause = error instanceof Refusal ? error.cause : error;
    // The SDK looks up the account last, so at this point the token is known to be genuine and not
    // expired.
    if (adminErrorCode(cause) !== 'auth/user-not-found') throw error;
    const uid = uidIn(bearerToken(request.headers.authorization));
    if (!(await hasDeletionJob(uid))) throw error;
    return { subject: uid, uid, isDeleted: true };
  }
}

/** The answer: success, or the failed steps. */
export function deletionAnswer(failed: readonly StepName[]): Answer<DeletionResult> {
  if (failed.length === 0) return ok({ success: true, errors: [], accountDeleted: true });
  const code = 'auth/deletion-incomplete';
  const errors = failed.map((step) => deletionTexts.steps[step]);
  return {
    status: 500,
    body: { success: false, error: errorText(code), code, errors, accountDeleted: false },
  };
}

/** Deletes the caller's account and personal data. */
export const deleteAccount = serve({
  contract: contracts.deleteAccount,
  limit: rateLimits.deleteAccount,
  options: { timeoutSeconds: 60 },
  identify: signedInOrDeleted,
  async handle({ caller }) {
    const { uid } = caller;
    if (!caller.isDeleted) {
      requireRecentSignIn(caller, {
        maxAgeMs: RECENT_SIGN_IN_MAX_AGE_MS,
        now: new Date(),
        operation: profileErrors.deletion,
      });
      if (await isAdministrator(caller)) {
        throw new Refusal(403, 'permission-denied', { text: deletionTexts.administrator });
      }
    }
    try {
      const journal = deletionJournal(uid, (problem) =>
        logger.error('deleteAccount: a step failed', problem),
      );
      const deadline = Date.now() + DELETION_TIME_MS;
      const steps = deletionSteps(uid).map((step) => withStepDeadline(step, deadline));
      const last = withStepDeadline(accountStep(uid), deadline);
      return deletionAnswer(await runSaga(steps, last, journal));
    } catch (cause) {
      throw new Refusal(500, 'unknown', { operation: profileErrors.deletion, cause });
    }
  },
});
