import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { PricesPage } from '#src/features/prices/PricesPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { clearConsent, setConsent } from '#src/stores/consent.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { show } from '../../support/show.ts';

const path = 'pricing-packages/packages';
const store = (packages: PricePackage[]) => backend.documents.put(path, { packages });

beforeEach(() => {
  setConsent('accepted');
  store([
    pricePackage('Familie', { group: 'Portræt', groupOrder: 1, price: 2600 }),
    pricePackage('Hele dagen', {
      order: 1,
      featured: true,
      description: 'Første linje.\nAnden linje.',
      features: ['Ti timer', 'Et album\ni læder', ' '],
    }),
    pricePackage('Vielsen', { order: 0, price: 0 }),
    pricePackage('Kladden', { isPublished: false }),
  ]);
});

async function open(): Promise<void> {
  await show(
    <MemoryRouter>
      <PricesPage />
    </MemoryRouter>,
  );
}

const named = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

function line(name: string): HTMLElement {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
}

describe('the price list', () => {
  test('shows the published packages by group, in order', async () => {
    await open();
    expect(named(2)).toEqual(['Bryllupsfotografering', 'Portræt', 'Noget helt andet i tankerne?']);
    expect(named(3)).toEqual(['Vielsen', 'Hele dagen', 'Familie']);
  });

  test('without packages asks for nothing else: there was nothing to choose from', async () => {
    store([]);
    await open();
    expect(screen.getByText('Fortæl mig, hvad du drømmer om, så får du en pris.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skriv til mig' })).toHaveAttribute('href', '/kontakt');
    expect(screen.queryByText('Noget helt andet i tankerne?')).not.toBeInTheDocument();
  });

  test('a price is shown when there is one, with its VAT', async () => {
    await open();
    expect(line('Hele dagen')).toHaveTextContent('14.900,00 kr (Inkl. moms)');
    expect(line('Vielsen')).not.toHaveTextContent('kr');
  });

  test('keeps the lines of what was written', async () => {
    await open();
    const whole = within(line('Hele dagen'));
    expect(whole.getByText(/Første linje/).textContent).toBe('Første linje.\nAnden linje.');
    expect(whole.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ti timer',
      'Et album\ni læder',
    ]);
    expect(line('Hele dagen')).toHaveTextContent('Mest valgt');
    expect(line('Familie')).not.toHaveTextContent('Mest valgt');
  });

  test('leads to the contact page with the package as its subject', async () => {
    await open();
    const link = within(line('Hele dagen')).getByRole('link', { name: /^Kontakt for booking/ });
    expect(link).toHaveAttribute('href', '/kontakt?emne=Booking%3A+Hele+dagen');
  });

  test('is locked until cookies are accepted', async () => {
    clearConsent();
    await open();
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('without prices, only the way to the photographer is left', async () => {
    store([]);
    await open();
    expect(named(1)).toEqual(['Priser']);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Skriv til mig' })).toHaveAttribute('href', '/kontakt');
  });

  test('prices that cannot be read are tried again, and meanwhile there is the way to the photographer', async () => {
    backend.failNext('read', path, new AppError('unknown'));
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af priser',
    );
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getByRole('link', { name: 'Skriv til mig' })).toHaveAttribute('href', '/kontakt');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(named(3)).toEqual(['Vielsen', 'Hele dagen', 'Familie']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('they are tried again by themselves when the connection is back', async () => {
    backend.failNext('read', path);
    await open();
    expect(screen.getByRole('alert')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 3, name: 'Familie' })).toBeVisible();
  });

  test('says that it is on its way', async () => {
    backend.hold('read', path);
    await open();
    expect(screen.getByRole('status')).toHaveTextContent('Indlæser...');
  });
});
