import { beforeEach, describe, expect, test, vi } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import type * as siteModule from '#src/config/site.ts';
import { salesTermsText } from '#src/model/content/legal/allSalesTerms.ts';
import { salesTermsVersions } from '#src/model/content/legal/salesTermsVersions.ts';
import { givenPrices, pricedScreens, wordsShown } from '../../support/pricedScreens.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

vi.mock('#src/config/site.ts', async (actual) => {
  const { site } = await actual<typeof siteModule>();
  return { site: { ...site, vat: false } };
});

resetStoresAfterEach();
beforeEach(givenPrices);

describe('a business that is not registered for moms', () => {
  test.each(pricedScreens)('names none on $name', async ({ open }) => {
    await open();
    expect(wordsShown()).toMatch(/\S/);
    expect(wordsShown()).not.toMatch(/moms/i);
  });

  test.each(salesTermsVersions)('names none in the mailed terms of %s', (version) => {
    const text = salesTermsText(version, legalParty(site), site);
    expect(text).toContain('Alle priser er i danske kroner (DKK). Der kommer ingen gebyrer oveni.');
    expect(text).not.toMatch(/moms/i);
  });
});
