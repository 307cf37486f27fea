import { useCallback } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import {
  isDeclined,
  type Consent,
  type ConsentAnswer,
  wayBackIn,
  wayBackTo,
  type WayBack,
} from '#src/model/consent/consent.ts';
import { isWorthReturning } from '#src/model/consent/returning.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { shownTitle } from '#src/lib/siteAddress.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { currentShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';

export const COOKIE_REDIRECT_DELAY_MS = 300;

/** The way back to this page; from a page about the question, to the one that was open before it. */
function wayBackFrom(location: Location<unknown>): WayBack | undefined {
  if (isWorthReturning(location.pathname)) {
    return wayBackTo(location, shownTitle(currentShop().businessName));
  }
  return wayBackIn(location.state);
}

interface WallAnswer {
  answer: Consent;
  /** For links to pages about the question. */
  wayBack: WayBack | undefined;
  accept: () => void;
  decline: () => void;
}

/** The visitor's answer about cookies, and two functions that change it and lead to the front page. */
export function useWallAnswer(): WallAnswer {
  const answer = useConsent((state) => state.value);
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;

  const choose = useCallback(
    (value: ConsentAnswer, notice: string) => {
      setConsent(value);
      showToast({ text: notice });
      // The pressed button goes with the question.
      document.querySelector('main')?.focus({ preventScroll: true });
      if (location.pathname === routes.home) return;
      const state = { wayBack: wayBackFrom(location) };
      setTimeout(() => {
        // After declining, the browser's back button would lead to a page that redirects here again.
        void navigate(routes.home, { replace: isDeclined(value), state });
      }, COOKIE_REDIRECT_DELAY_MS);
    },
    [navigate, location],
  );

  return {
    answer,
    wayBack: wayBackFrom(location),
    accept: useCallback(() => choose('accepted', consentTexts.acceptedNotice), [choose]),
    decline: useCallback(() => choose('declined', consentTexts.declinedNotice), [choose]),
  };
}
