import { whenIdle } from '#src/hooks/whenIdle.ts';
import type { AppError } from '#src/shared/errors.ts';
import { AUTH_READY_TIMEOUT_MS } from '#src/shared/limits.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { followConsent } from '#src/stores/consent.ts';
import { sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { reloadStaleSite } from './reloadStaleSite.ts';

/** The cart stays; only the person has to sign in again. */
async function sayWhy(error: AppError): Promise<void> {
  const { reportFailure } = await import('#src/hooks/reportFailure.ts');
  reportFailure(error);
}

async function followSession(): Promise<void> {
  const guard = setTimeout(sessionFailed, AUTH_READY_TIMEOUT_MS);
  const { watchSession } = await import('#src/firebase/auth.ts');
  watchSession(
    (user) => {
      clearTimeout(guard);
      sessionChanged(user);
    },
    (error) => void sayWhy(error),
  );
}

async function followBranding(): Promise<void> {
  const branding = await import('#src/firebase/repos/branding.ts');
  branding.watch(brandingChanged, ({ code }) => {
    console.warn('The logo could not be followed; the name stands in for it', code);
  });
}

async function installWorker(): Promise<void> {
  const { checkConnection, registerWorker } = await import('./registerWorker.ts');
  await Promise.all([registerWorker(), checkConnection()]);
}

function warn(thrown: unknown): void {
  console.warn('A part of the site could not be loaded', thrown);
}

/** Starts what goes on behind the pages. Nothing of it is waited for: the first paint needs none. */
export function boot(): void {
  reloadStaleSite();
  followConsent();
  // The second frame comes after the first paint.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      followSession().catch(warn);
    });
  });
  whenIdle(() => {
    followBranding().catch(warn);
    installWorker().catch(warn);
  });
}
