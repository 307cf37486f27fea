import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import { tokenUrl } from '#src/config/backendUrls.ts';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';
import { appCheckHeaders } from '../appCheck.ts';
import { fromSdk } from '../errors.ts';

const ANSWER_MAX_MS = 10_000;

const refusalSchema = z.object({ error: z.object({ message: z.literal('USER_DISABLED') }) });

/**
 * Renews the session as the SDK does on start. The SDK forgets a session that is refused without
 * reporting the reason.
 */
async function refreshSession(refreshToken: string): Promise<void> {
  const url = tokenUrl(env);
  if (url === undefined) throw new AppError('not-configured');
  const response = await fetch(url, {
    method: 'POST',
    ...(USES_APP_CHECK && { headers: await appCheckHeaders() }),
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  });
  const isBlocked = refusalSchema.safeParse(await response.json()).success;
  if (isBlocked) throw new AppError('auth/user-disabled');
}

/**
 * Finds out why a session ended: the user of a disabled account must not be told to sign in again.
 * The ended session is given as its account, or as the refresh token that was stored in the
 * browser.
 */
export async function sessionEndReason(ended: User | string | undefined): Promise<AppError> {
  try {
    if (typeof ended === 'string') await refreshSession(ended);
    else await ended?.getIdToken(true);
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code === 'auth/user-disabled') return error;
  }
  return new AppError('auth/session-expired');
}
