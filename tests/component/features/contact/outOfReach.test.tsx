import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ContactPage } from '#src/features/contact/ContactPage.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

vi.mock('#src/features/contact/sendMessage.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#src/ui/botCheck/BotCheck.tsx', () => import('../../support/BotCheckStandIn.tsx'));

resetStoresAfterEach();

test('a line that breaks before the words of failure have come is told all the same', async () => {
  backend.functions.answer(contracts.verifyRecaptcha);
  render(
    <MemoryRouter initialEntries={['/kontakt']}>
      <ContactPage />
    </MemoryRouter>,
  );
  const typed = {
    Navn: 'Ida Holm',
    Email: 'ida@example.dk',
    Emne: 'Bryllup',
    Besked: 'Har du tid i juni?',
  };
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(screen.getByLabelText(name), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'solve' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send besked' }));
  expect(
    await screen.findByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Prøv Igen' }));
  expect(screen.getByLabelText('Besked')).toHaveValue('Har du tid i juni?');
});
