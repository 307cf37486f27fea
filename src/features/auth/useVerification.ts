import { useEffect, useState } from 'react';
import { finishVerification } from '#src/data/auth/verification.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { SECOND_MS, MINUTE_MS } from '#src/model/base/time.ts';

export const VERIFICATION_POLL_MS = 5 * SECOND_MS;
export const VERIFICATION_POLL_MAX_MS = 10 * MINUTE_MS;

/** 'gone': the account was removed or blocked. Not knowing, say without a network, is waiting. */
export type Verification = 'looking' | 'waiting' | 'verified' | 'gone';

const GONE: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/session-expired',
]);

async function checkVerification(): Promise<Verification> {
  try {
    return (await finishVerification()) ? 'verified' : 'waiting';
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (GONE.has(code)) return 'gone';
    console.warn('The account could not be looked at', code);
    return 'waiting';
  }
}

/** Notices when the new account is verified in another tab or on another device. */
export function useVerification(): Verification {
  const [verification, setVerification] = useState<Verification>('looking');

  useEffect(() => {
    const started = Date.now();
    let isWanted = true;
    let isLooking = false;
    const lookAgain = async () => {
      const isLate = Date.now() - started > VERIFICATION_POLL_MAX_MS;
      if (isLooking || document.visibilityState === 'hidden' || isLate) return;
      isLooking = true;
      const found = await checkVerification();
      isLooking = false;
      if (isWanted) setVerification(found);
    };
    const tick = () => void lookAgain();
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
