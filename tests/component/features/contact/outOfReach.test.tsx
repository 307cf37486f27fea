import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContactPage } from '#src/features/contact/ContactPage.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { setConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { field, fill } from '../../support/fields.ts';
import { openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

vi.mock('#src/features/contact/sendMessage.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

resetStoresAfterEach();

test('a line that breaks before the words of failure have come is told all the same', async () => {
  setConsent('accepted');
  backend.functions.answer(contracts.verifyRecaptcha);
  openPage(<ContactPage />);
  const typed = {
    Navn: 'Ida Holm',
    Email: 'ida@example.dk',
    Emne: 'Bryllup',
    Besked: 'Har du tid?',
  };
  fill(typed);
  solveBotCheck();
  await press('Send besked');
  expect(
    await screen.findByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.'),
  ).toBeVisible();
  await press('Prøv Igen');
  expect(field('Besked')).toHaveValue('Har du tid?');
});
