import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isDeclined, type Consent, type ConsentAnswer } from '#src/model/consent/consent.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { showToast } from '#src/stores/toasts.ts';

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
