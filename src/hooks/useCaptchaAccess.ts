import { captchaSiteKey } from '#src/lib/recaptcha.ts';
import { useConsent } from '#src/stores/consent.ts';

export type CaptchaAccess = 'not-configured' | 'needs-cookies' | 'open';

/** Nothing is fetched from the provider of the bot check unless the access is `open`. */
export function useCaptchaAccess(): CaptchaAccess {
  const consent = useConsent((state) => state.value);
  if (captchaSiteKey === null) return 'not-configured';
  return consent === 'accepted' ? 'open' : 'needs-cookies';
}
