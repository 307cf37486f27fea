import { asksPerPurpose, useConsent } from '#src/stores/consent.ts';

/** True while the shop asks about each purpose, false while it waits for one answer. */
export function useAsksPerPurpose(): boolean {
  return useConsent(asksPerPurpose);
}
