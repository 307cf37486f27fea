import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import { tokenUrl } from '#src/config/backendUrls.ts';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';
import { fromSdk } from '../errors.ts';

const ANSWER_MAX_MS = 10_000;

const refusalSchema = z.object({ error: z.object({ message: z.literal('USER_DISABLED') }) });

/** Asks as the SDK does for a session that it finds: one that is refused it forgets without a word. */
async function renew(refreshToken: string): Promise<void> {
  const url = tokenUrl(env);
  if (url === undefined) throw new AppError('not-configured');
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  });
  const isBlocked = refusalSchema.safeParse(await response.json()).success;
  if (isBlocked) throw new AppError('auth/user-disabled');
}

/**
 * Why nobody is signed in any more: whose account is blocked is not told to sign in again. What has
 * ended is known by its account, or by the refresh token that was stored in the browser.
 */
export async function endReason(ended: User | string | undefined): Promise<AppError> {
  try {
    if (typeof ended === 'string') await renew(ended);
    else await ended?.getIdToken(true);
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code === 'auth/user-disabled') return error;
  }
  return new AppError('auth/session-expired');
}
