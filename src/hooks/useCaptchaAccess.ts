import { captchaSiteKey } from '#src/lib/recaptcha.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';

export type CaptchaAccess = 'not-configured' | 'needs-cookies' | 'open';

/** Nothing is fetched from the provider of the bot check unless the access is `open`. */
export function useCaptchaAccess(): CaptchaAccess {
  const isAccepted = useConsent(hasConsent);
  if (captchaSiteKey === null) return 'not-configured';
  return isAccepted ? 'open' : 'needs-cookies';
}
