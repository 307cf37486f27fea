import type { Dictionary } from '../rules/values.ts';
import { isRecord } from '../tree/json.ts';

/** The rights with which something is asked for. */
export interface Access {
  /** Rules do not apply. */
  readonly isAdmin: boolean;
  /** The rules' `auth`. */
  readonly auth: Dictionary | null;
  /** Seconds since 1970 when the token runs out, or null when it never does. */
  readonly expires: number | null;
}

export const ANONYMOUS: Access = { isAdmin: false, auth: null, expires: null };
export const ADMIN: Access = { isAdmin: true, auth: null, expires: null };

const OWNER = 'owner';

/** A credential that is not accepted. */
export class TokenError extends Error {
  readonly code: 'invalid_token' | 'expired_token';

  constructor(code: TokenError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

function decodeClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (isRecord(claims)) return claims;
  } catch {
    throw new TokenError('invalid_token', 'Could not parse auth token.');
  }
  throw new TokenError('invalid_token', 'Could not parse auth token.');
}

function signInProvider(claims: Record<string, unknown>): unknown {
  const { firebase } = claims;
  return isRecord(firebase) ? (firebase['sign_in_provider'] ?? 'custom') : 'custom';
}

/** The older tokens of database secrets carry what `auth` shall be in `d`. */
function readLegacyClaims(claims: Record<string, unknown>): Access | null {
  const { d: data, admin, exp: expires } = claims;
  if (admin === true && claims['v'] === 0) return ADMIN;
  if (!isRecord(data)) return null;
  return {
    isAdmin: false,
    auth: { ...data, token: data },
    expires: typeof expires === 'number' ? expires : null,
  };
}

function readIdClaims(claims: Record<string, unknown>): Access {
  const { sub: uid, aud: audience, exp: expires } = claims;
  const isComplete = typeof uid === 'string' && uid !== '' && typeof audience === 'string';
  if (!isComplete || typeof expires !== 'number') {
    throw new TokenError('invalid_token', 'Invalid claims in the auth token.');
  }
  const auth = { uid, provider: signInProvider(claims), token: claims };
  // The SDKs' mock users were signed in at the beginning of 1970 and never run out.
  return { isAdmin: false, auth, expires: claims['iat'] === 0 ? null : expires };
}

/**
 * Accepts `owner` and the tokens of the Auth emulator.
 * Those are not signed, so the signature is not looked at.
 */
export function readToken(token: string, now: number): Access {
  if (token === OWNER) return ADMIN;
  if (token.split('.').length !== 3) {
    throw new TokenError('invalid_token', 'Could not parse auth token.');
  }
  const claims = decodeClaims(token);
  const access = readLegacyClaims(claims) ?? readIdClaims(claims);
  if (access.expires !== null && access.expires * 1000 <= now) {
    throw new TokenError('expired_token', 'Auth token is expired');
  }
  return access;
}

const MAX_TIMER_MS = 2_147_483_647;

/** Calls back when an access runs out, if ever in the time a timer can wait. */
export function atExpiry(access: Access, callback: () => void): NodeJS.Timeout | undefined {
  if (access.expires === null) return undefined;
  const left = access.expires * 1000 - Date.now();
  return left > MAX_TIMER_MS ? undefined : setTimeout(callback, left).unref();
}
