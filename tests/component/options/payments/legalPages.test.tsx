import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrivacyPolicyPage, SalesTermsPage } from '#src/features/legal/LegalPage.tsx';
import { openLegal } from '../../features/legal/openLegal.tsx';
import { changeShop } from '../../support/changeShop.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

test.each([
  ['privacy policy', <PrivacyPolicyPage key="privacy" />],
  ['terms', <SalesTermsPage key="terms" />],
])('the %s tell of payments that the shop takes by itself, while it does', async (_, page) => {
  const automatic = (card: boolean) => changeShop({ payments: { mobilePay: 'automatic', card } });
  const section = (ways: string) => `Når du betaler med ${ways} på siden`;
  await openLegal(page);
  automatic(false);
  expect(await screen.findByRole('heading', { name: section('MobilePay') })).toBeVisible();
  automatic(true);
  expect(screen.getByRole('heading', { name: section('MobilePay eller kort') })).toBeVisible();
  changeShop({ payments: { mobilePay: 'manual', card: false } });
  expect(screen.queryByRole('heading', { name: /^Når du betaler/ })).not.toBeInTheDocument();
});
