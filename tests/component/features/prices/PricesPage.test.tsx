import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PricesPage } from '#src/features/prices/PricesPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { clearConsent, setConsent } from '#src/stores/consent.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { portfolioItem } from '../../../support/records.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';

everythingIsNear();

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
  openPage(<PricesPage />);
  await settled();
}

const named = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

function line(name: string): HTMLElement {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
}

test('the published packages are shown by group, in order', async () => {
  await open();
  expect(named(2)).toEqual(['Bryllupsfotografering', 'Portræt', 'Noget helt andet i tankerne?']);
  expect(named(3)).toEqual(['Vielsen', 'Hele dagen', 'Familie']);
});

test('featured pictures stand beside the groups, as far as there are some', async () => {
  backend.documents.fill('portfolio', [portfolioItem('Gren', { featured: true })]);
  await open();
  const group = screen.getByRole('heading', { name: 'Bryllupsfotografering' }).parentElement;
  expect(within(group ?? document.body).getByRole('img', { name: 'Gren' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('a package has its price with its VAT, the lines that were written, and its way to booking', async () => {
  await open();
  const whole = line('Hele dagen');
  expect(whole).toHaveTextContent('14.900,00 kr (Inkl. moms)');
  expect(whole).toHaveTextContent('Mest valgt');
  const words = within(whole);
  expect(words.getByText(/Første linje/).textContent).toBe('Første linje.\nAnden linje.');
  const features = words.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(features).toEqual(['Ti timer', 'Et album\ni læder']);
  expect(words.getByRole('link', { name: /^Kontakt for booking/ })).toHaveAttribute(
    'href',
    '/kontakt?emne=Booking%3A+Hele+dagen',
  );
  expect(line('Familie')).not.toHaveTextContent('Mest valgt');
  expect(line('Vielsen')).not.toHaveTextContent('kr');
});

test('without packages only the way to the photographer is left: there was nothing to choose from', async () => {
  store([]);
  await open();
  expect([named(1), named(3)]).toEqual([['Priser'], []]);
  expect(screen.getByText('Fortæl mig, hvad du drømmer om, så får du en pris.')).toBeVisible();
  expect(linkTo('Skriv til mig')).toBe('/kontakt');
  expect(screen.queryByText('Noget helt andet i tankerne?')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its links are locked until cookies are accepted', async () => {
  clearConsent();
  await open();
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toHaveAttribute('aria-disabled', 'true');
});

test('prices that cannot be read are tried again, and meanwhile there is the way to the photographer', async () => {
  backend.failNext('read', path, new AppError('unknown'));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Der opstod en fejl ved indlæsning af priser',
  );
  expect(named(3)).toEqual([]);
  expect(linkTo('Skriv til mig')).toBe('/kontakt');
  await press('Prøv igen');
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

test('it says that they are on their way', async () => {
  backend.hold('read', path);
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Indlæser...');
});
