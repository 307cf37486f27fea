import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PortfolioPage } from '#src/features/gallery/PortfolioPage.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { portfolioItem, threeButtons } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

// The viewer is fetched later: here it is at hand.
beforeAll(async () => void (await import('#src/features/gallery/PortfolioViewer.tsx')));

beforeEach(() => {
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('portfolio', [
    portfolioItem('Klitten', { category: 'natur', createdAt: new Date('2025-06-01') }),
    portfolioItem('Broen', { category: 'urban', createdAt: new Date('2026-06-01') }),
    portfolioItem('Heden', { category: 'natur', createdAt: new Date('2024-06-01') }),
  ]);
});

const open = (address = '/portfolio') =>
  show(
    <MemoryRouter initialEntries={[address]}>
      <PortfolioPage />
      <Address />
    </MemoryRouter>,
  );
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

test('shows the newest first, without a price, and keeps filter and order in the address', async () => {
  await open();
  expect(titles()).toEqual(['Broen', 'Klitten', 'Heden']);
  expect(document.body).not.toHaveTextContent('kr');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Natur');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortering' }), 'Ældste');
  expect(titles()).toEqual(['Heden', 'Klitten']);
  expect(address()).toBe('/portfolio?kategori=natur&sortering=oldest');
});

test('offers no category without pictures', async () => {
  await open();
  const links = screen.getAllByRole('link', { name: /\d$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Alle 3', 'Natur 2', 'Urban 1']);
});

test('opens a picture at an address of its own, which walks what is filtered and closes to it', async () => {
  await open('/portfolio?kategori=natur&vis=Klitten');
  const viewer = await screen.findByRole('dialog');
  expect(within(viewer).getByRole('heading', { name: 'Klitten' })).toBeVisible();
  expect(document.title).toBe('Klitten – Jerslev Foto');
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/portfolio?kategori=natur&vis=Heden');
  await userEvent.click(screen.getByRole('button', { name: 'Luk' }));
  expect(address()).toBe('/portfolio?kategori=natur');
});

test('says when a picture is gone, and shows the others', async () => {
  await open('/portfolio?vis=findes-ikke');
  expect(screen.getByText(/^Billedet er her ikke længere\./)).toBeVisible();
  expect(titles()).toHaveLength(3);
});

test('says when it cannot be read, and tries again', async () => {
  const mend = backend.fail('read', 'portfolio');
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Der opstod en fejl ved indlæsning af portfolio billeder',
  );
  mend();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(titles()).toHaveLength(3);
});
