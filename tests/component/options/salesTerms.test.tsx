import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localGiftCards, localLicences } from '#src/config/local.ts';
import { PrivacyPolicyPage, SalesTermsPage } from '#src/features/legal/LegalPage.tsx';
import { openLegal } from '../features/legal/openLegal.tsx';
import { changeShop } from '../support/changeShop.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

const SECTIONS = ['Licensen Erhverv', 'Gavekort'];
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const shown = () => SECTIONS.filter((section) => headings().includes(section));

test('the terms say what else the shop sells, while it does', async () => {
  await openLegal(<SalesTermsPage />);
  expect(shown()).toEqual([]);
  changeShop({ licences: localLicences, giftCards: localGiftCards });
  expect(await screen.findByRole('heading', { name: 'Licensen Erhverv' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Gavekort' })).toBeVisible();
  changeShop({ licences: false });
  expect(shown()).toEqual(['Gavekort']);
});

test('the privacy policy says nothing of it', async () => {
  changeShop({ licences: localLicences, giftCards: localGiftCards });
  await openLegal(<PrivacyPolicyPage />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(shown()).toEqual([]);
});
