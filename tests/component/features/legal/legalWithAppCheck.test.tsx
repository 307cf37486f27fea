import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CookiePolicyPage, PrivacyPolicyPage } from '#src/features/legal/LegalPage.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { openLegal } from './openLegal.tsx';

vi.hoisted(() => vi.stubGlobal('USES_APP_CHECK', true));
resetStoresAfterEach();

test('the cookie policy of a site with App Check names what is loaded before any answer', async () => {
  const { textContent } = await openLegal(<CookiePolicyPage />);
  expect(textContent).not.toMatch(/[{}[\]]|undefined/);
  const words = screen.getByText(/^Undtagelsen er Firebase App Check: .* Google reCAPTCHA/);
  expect(words).toHaveTextContent('også før du har svaret om cookies');
  expect(words).toHaveTextContent('firebase-app-check-database');
});

test('its privacy policy names the provider among those who handle data', async () => {
  await openLegal(<PrivacyPolicyPage />);
  const point = screen.getByText(/^Google reCAPTCHA gennem Firebase App Check/);
  expect(point.closest('section')).toHaveAccessibleName('Hvem behandler dem for mig?');
});
