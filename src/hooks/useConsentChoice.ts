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

/** What the visitor has said about cookies, and the ways to say it. Both ways lead to the front page. */
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
        // Going back to a page that a refusal has closed would only bounce.
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
