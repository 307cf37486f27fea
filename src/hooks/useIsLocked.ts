import { useConsent } from '#src/stores/consent.ts';

/** Navigation, the account and the cart wait until cookies are accepted. */
export function useIsLocked(): boolean {
  return useConsent(({ value }) => value !== 'accepted');
}
