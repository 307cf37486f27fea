import { beforeEach } from 'vitest';
import { site } from '#src/config/site.ts';
import { followConsent } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';

/** Makes the tests of a file those of a shop that asks about each purpose. */
export function askPerPurpose(): void {
  beforeEach(() => {
    const stop = followConsent();
    shopChanged({ ...site, consent: 'choice' });
    return stop;
  });
}
