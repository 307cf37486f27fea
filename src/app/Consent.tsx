import { Suspense, useEffect, useState } from 'react';
import { useAsksPerPurpose } from '#src/hooks/useAsksPerPurpose.ts';
import { createPortal } from 'react-dom';
import { useLocation, type Location } from 'react-router-dom';
import { offeredPurposes } from '#src/lib/offeredPurposes.ts';
import { findRoute, routes } from '#src/model/base/routes.ts';
import { isUnanswered } from '#src/model/consent/choices.ts';
import {
  COOKIE_BANNER_DELAY_MS,
  isDeclined,
  showsCookieBanner,
  wayBackIn,
} from '#src/model/consent/consent.ts';
import { asksPerPurpose, choiceOf, hasConsent, useConsent } from '#src/stores/consent.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';

const CookieBanner = lazyPage(
  () => import('#src/features/consent/CookieBanner.tsx').then((m) => m.CookieBanner),
  'nothing',
);

const ChoiceBanner = lazyPage(
  () => import('#src/features/consent/ChoiceBanner.tsx').then((m) => m.ChoiceBanner),
  'nothing',
);

const WayBackOffer = lazyPage(() =>
  import('#src/features/consent/WayBackOffer.tsx').then((m) => m.WayBackOffer),
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

/** True when the visitor is asked. The cookie policy asks about purposes itself. */
function useIsAsked(): boolean {
  const { pathname } = useLocation();
  return useConsent((state) =>
    asksPerPurpose(state)
      ? isUnanswered(choiceOf(state).answers, offeredPurposes()) &&
        findRoute(pathname) !== 'cookiePolicy'
      : showsCookieBanner(state.value, pathname),
  );
}

/** Shows the cookie banner, also in an open viewer, and marks the body for visitors who declined. */
export function Consent() {
  const choice = useConsent((state) => state.value);
  const isShown = useDelayed(useIsAsked(), COOKIE_BANNER_DELAY_MS);
  const isPerPurpose = useAsksPerPurpose();
  const viewer = useOverlays((state) => state.questionPlace);

  useEffect(() => {
    document.body.classList.toggle('declined', isDeclined(choice));
  }, [choice]);

  if (!isShown) return null;
  const Banner = isPerPurpose ? ChoiceBanner : CookieBanner;
  const banner = (
    <Suspense>
      <Banner isInViewer={viewer !== null} />
    </Suspense>
  );
  return viewer ? createPortal(banner, viewer) : banner;
}

/** Offers on the front page to go back to where cookies were accepted. */
export function WayBack() {
  const isAccepted = useConsent(hasConsent);
  const { pathname, state, key } = useLocation() as Location<unknown>;
  const way = wayBackIn(state);
  return (
    way &&
    isAccepted &&
    pathname === routes.home && (
      <Suspense>
        <WayBackOffer way={way} place={key} />
      </Suspense>
    )
  );
}
