import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { CookiePolicyPage, PrivacyPolicyPage } from '#src/features/legal/LegalPage.tsx';
import { shopChanged } from '#src/stores/shop.ts';
import { askPerPurpose } from '../../../support/askPerPurpose.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { openLegal } from './openLegal.tsx';

resetStoresAfterEach();
askPerPurpose();

test('the cookie policy of a site that asks about each purpose', async () => {
  const { textContent } = await openLegal(<CookiePolicyPage />);
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

test('its privacy policy tells of the log, and whose yes is asked for', async () => {
  const { textContent } = await openLegal(<PrivacyPolicyPage />);
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

test('an open policy follows the shop to the wall and back, and is never empty', async () => {
  const page = await openLegal(<CookiePolicyPage />);
  act(() => shopChanged({ ...site, consent: 'wall' }));
  expect(page).toHaveTextContent('er lukket, fordi de ikke virker uden at gemme noget hos dig');
  expect(await screen.findByRole('button', { name: 'Acceptér cookies' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gem mit valg' })).not.toBeInTheDocument();
  act(() => shopChanged({ ...site, consent: 'choice' }));
  expect(page).toHaveTextContent('Siger du nej, virker hele butikken alligevel');
  expect(await screen.findByRole('button', { name: 'Gem mit valg' })).toBeVisible();
});
