import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import {
  isAccepted,
  isDeclined,
  isWorthReturning,
  type Consent,
  type ConsentAnswer,
} from '#src/model/consent/consent.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { shownTitle } from '#src/lib/siteAddress.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { showToast } from '#src/stores/toasts.ts';
import { offerWayBack } from '#src/stores/wayBack.ts';

export const COOKIE_REDIRECT_DELAY_MS = 300;

interface ConsentChoice {
  choice: Consent;
  accept: () => void;
  decline: () => void;
}

/** The visitor's answer about cookies, and two functions that change it and lead to the front page. */
export function useConsentChoice(): ConsentChoice {
  const choice = useConsent((state) => state.value);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const choose = useCallback(
    (value: ConsentAnswer, notice: string) => {
      setConsent(value);
      showToast({ text: notice });
      if (isAccepted(value)) offerWayBack(isWorthReturning(pathname) ? shownTitle() : undefined);
      // The pressed button goes with the question.
      document.querySelector('main')?.focus({ preventScroll: true });
      if (pathname === routes.home) return;
      setTimeout(() => {
        // After declining, the browser's back button would lead to a page that redirects here again.
        void navigate(routes.home, { replace: isDeclined(value) });
      }, COOKIE_REDIRECT_DELAY_MS);
    },
    [navigate, pathname],
  );

  return {
    choice,
    accept: useCallback(() => choose('accepted', consentTexts.acceptedNotice), [choose]),
    decline: useCallback(() => choose('declined', consentTexts.declinedNotice), [choose]),
  };
}
