import { afterPaint, whenIdle } from '#src/lib/timing.ts';
import { installHistoryGate } from '#src/lib/historyGate.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { followConsent } from '#src/stores/consent.ts';
import { sessionChanged, sessionFailed } from '#src/stores/session.ts';

export const AUTH_READY_TIMEOUT_MS = 5 * SECOND_MS;

/** Shows that the session has ended; the cart is kept. */
async function reportSessionEnd(error: AppError): Promise<void> {
  const { reportFailure } = await import('#src/hooks/useSubmit.ts');
  reportFailure(error);
}

async function followSession(): Promise<void> {
  const guard = setTimeout(sessionFailed, AUTH_READY_TIMEOUT_MS);
  const { watchSession } = await import('#src/data/auth/session.ts');
  watchSession(
    (user) => {
      clearTimeout(guard);
      sessionChanged(user);
    },
    (error) => void reportSessionEnd(error),
  );
}

function warn(thrown: unknown): void {
  console.warn('A part of the site could not be loaded', thrown);
}

/** Starts the work behind the pages. Nothing waits for it: the first paint does not need it. */
export function boot(): void {
  installHistoryGate();
  followConsent();
  afterPaint(() => {
    followSession().catch(warn);
  });
  whenIdle(() => {
    import('./background.ts').then((background) => background.start(warn)).catch(warn);
  });
}
