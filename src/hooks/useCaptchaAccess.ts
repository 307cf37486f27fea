import { captchaSiteKey } from '#src/lib/recaptcha.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';

export type CaptchaAccess = 'not-configured' | 'needs-cookies' | 'open';

/** Whether the provider of the bot check may be asked: nothing of it is fetched before that. */
export function useCaptchaAccess(): CaptchaAccess {
  const isAccepted = useConsent(hasConsent);
  if (captchaSiteKey === null) return 'not-configured';
  return isAccepted ? 'open' : 'needs-cookies';
}
