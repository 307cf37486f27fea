import { useEffect, useState } from 'react';
import { finishVerification } from '#src/data/auth/verification.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { SECOND_MS, MINUTE_MS } from '#src/model/base/units.ts';

export const VERIFICATION_POLL_MS = 5 * SECOND_MS;
export const VERIFICATION_POLL_MAX_MS = 10 * MINUTE_MS;

/** `gone`: the account was removed or disabled. An unknown state, as without a network, is `waiting`. */
export type Verification = 'checking' | 'waiting' | 'verified' | 'gone';

const GONE_CODES: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/session-expired',
]);

async function checkVerification(): Promise<Verification> {
  try {
    return (await finishVerification()) ? 'verified' : 'waiting';
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (GONE_CODES.has(code)) return 'gone';
    console.warn('The account could not be checked', code);
    return 'waiting';
  }
}

/** Polls the new account until it is verified in another tab or on another device. */
export function useVerification(): Verification {
  const [verification, setVerification] = useState<Verification>('checking');

  useEffect(() => {
    const started = Date.now();
    let isWanted = true;
    let isChecking = false;
    const check = async () => {
      const isLate = Date.now() - started > VERIFICATION_POLL_MAX_MS;
      if (isChecking || document.visibilityState === 'hidden' || isLate) return;
      isChecking = true;
      const result = await checkVerification();
      isChecking = false;
      if (isWanted) setVerification(result);
    };
    const tick = () => void check();
    tick();
    const timer = setInterval(tick, VERIFICATION_POLL_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return verification;
}
