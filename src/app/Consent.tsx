import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDeclined, showsCookieBanner } from '#src/model/consent/consent.ts';
import { useConsent } from '#src/stores/consent.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';

export const COOKIE_BANNER_DELAY_MS = 500;

const CookieBanner = lazyPage(
  () => import('#src/features/consent/CookieBanner.tsx').then((m) => m.CookieBanner),
  'nothing',
);

/** Turns true `delayMs` after `isWanted` did. */
function useDelayed(isWanted: boolean, delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isWanted, delayMs]);
  return isWanted && isOver;
}

/** Shows the cookie banner, and marks the body for visitors who declined. */
export function Consent() {
  const choice = useConsent((state) => state.value);
  const { pathname } = useLocation();
  const isShown = useDelayed(showsCookieBanner(choice, pathname), COOKIE_BANNER_DELAY_MS);

  useEffect(() => {
    document.body.classList.toggle('declined', isDeclined(choice));
  }, [choice]);

  return (
    isShown && (
      <Suspense>
        <CookieBanner />
      </Suspense>
    )
  );
}
