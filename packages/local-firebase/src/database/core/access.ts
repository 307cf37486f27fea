import type { Dictionary } from '../rules/value.ts';

/** In whose name something is asked for. */
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
