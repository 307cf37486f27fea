import '../../../support/askPerPurpose.ts';
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CookiePolicyPage, PrivacyPolicyPage } from '#src/features/legal/LegalPage.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const open = (page: ReactElement) => render(<MemoryRouter>{page}</MemoryRouter>).container;

test('the cookie policy of a site that asks about each purpose', () => {
  const { textContent } = open(<CookiePolicyPage />);
  expect(textContent).not.toMatch(/[{}[\]]|undefined/);
  expect(textContent).not.toContain('accepteret cookies');
  expect(textContent).toContain('Siger du nej, virker hele butikken alligevel');
  expect(screen.getByRole('button', { name: 'Gem mit valg' })).toBeVisible();
  const needed = screen.getByRole('table', { name: 'Det nødvendige, siden gemmer' });
  expect(needed).toHaveTextContent('cart');
  expect(needed).not.toHaveTextContent('contactDraft');
  const faster = screen.getByRole('table', { name: 'Det, der gør siden hurtigere' });
  expect(within(faster).getAllByRole('row')).toHaveLength(3);
  expect(faster).toHaveTextContent('contactDraft');
  expect(faster).toHaveTextContent('Kopier af sidens filer');
});

test('its privacy policy tells of the log, and whose yes is asked for', () => {
  const { textContent } = open(<PrivacyPolicyPage />);
  expect(textContent).not.toMatch(/[{}[\]]|undefined/);
  for (const words of [
    'Statistik: besøg på siderne, kun hvis du har sagt ja til statistik.',
    'under et tilfældigt nummer fra din browser og uden dit navn',
    'Dit valg om cookies: 2 år.',
    'beskyttelse af formularer mod robotter, kun hvis du har tilladt det.',
    'Statistik, tilstedeværelse og robot-tjek bygger på dit samtykke',
  ]) {
    expect(textContent).toContain(words);
  }
});
