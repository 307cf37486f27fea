import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import { tokenUrl } from '#src/config/backendUrls.ts';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';
import { appCheckHeaders } from '../appCheck.ts';
import { fromSdk } from '../errors.ts';

/** The prefix of the storage key under which the SDK keeps the session. */
const KEY_PREFIX = 'firebase:authUser:';

function storedIn(storage: () => Storage): string | undefined {
  try {
    const key = Object.keys(storage()).find((name) => name.startsWith(KEY_PREFIX));
    return key === undefined ? undefined : (storage().getItem(key) ?? undefined);
  } catch {
    // Without access to the browser's storage the SDK cannot have stored a session.
    return undefined;
  }
}

const storedSession = () => storedIn(() => localStorage) ?? storedIn(() => sessionStorage);

/** True when a session is stored; known without loading the SDK. */
export function hasStoredSession(): boolean {
  return storedSession() !== undefined;
}

const sessionSchema = z.object({ stsTokenManager: z.object({ refreshToken: z.string() }) });

/**
 * The refresh token of the stored session; undefined when there is none or its format is unknown.
 */
export function storedRefreshToken(): string | undefined {
  try {
    const session: unknown = JSON.parse(storedSession() ?? '{}');
    return sessionSchema.safeParse(session).data?.stsTokenManager.refreshToken;
  } catch {
    // Written by an unknown version of the SDK.
    return undefined;
  }
}

/**
 * Written for a moment to notify other tabs that an account signs out: a session kept in one tab's
 * own storage is not visible to them otherwise.
 */
const SIGN_OUT_KEY = 'signedOut';

/** Notifies the other tabs of this browser that this account signs out. */
export function notifyOtherTabs(uid: string): void {
  try {
    localStorage.setItem(SIGN_OUT_KEY, uid);
    localStorage.removeItem(SIGN_OUT_KEY);
  } catch {
    // Without storage other tabs cannot be notified.
  }
}

interface OtherTab {
  onSignIn: () => void;
  onSignOut: () => void;
  /** The account signs out in every tab. */
  onAccountSignOut: (uid: string) => void;
}

/** Follows the session in other tabs. Returns a function that stops it. */
export function onOtherTab({ onSignIn, onSignOut, onAccountSignOut }: OtherTab): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SIGN_OUT_KEY && newValue !== null) onAccountSignOut(newValue);
    // The key is null when the other tab has cleared everything.
    if (key !== null && !key.startsWith(KEY_PREFIX)) return;
    if (newValue === null) onSignOut();
    else onSignIn();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

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
