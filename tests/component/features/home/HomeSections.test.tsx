import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HomeSections } from '#src/features/home/HomeSections.tsx';
import { useConsent } from '#src/stores/consent.ts';
import { aboutContent, aboutProfile } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, portfolioItem, singleImage } from '../../../support/records.ts';
import { settled, show } from '../../support/show.ts';

const NO_ORDER: readonly string[] = [];
const day = (date: number) => ({ createdAt: new Date(2025, 0, date) });

async function open(featuredOrder = NO_ORDER): Promise<HTMLElement> {
  const { container } = await show(
    <MemoryRouter>
      <HomeSections featuredOrder={featuredOrder} />
    </MemoryRouter>,
  );
  // The newest of the portfolio are asked for when none is featured.
  await settled();
  return container;
}

function region(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { name: heading, level: 2 }).closest('section');
  if (!section) throw new Error(`${heading} is no section`);
  return section;
}
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const ways = () => screen.getByRole('navigation', { name: 'Se videre' });

function fillShop(): void {
  backend.documents.fill('portfolio', [
    portfolioItem('Skov', { featured: true, order: 1, ...day(1) }),
    portfolioItem('Hav', { featured: true, order: 0, ...day(2) }),
    portfolioItem('By', { ...day(3) }),
  ]);
  backend.documents.fill('albums', [
    album('Året rundt', ['Januar', 'Juli'], { description: 'Tolv måneder.', ...day(1) }),
  ]);
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klit', { price: 249, ...day(1) }),
    singleImage('Gratis', { price: 0, ...day(2) }),
  ]);
  backend.documents.fill('individuelle', [singleImage('Fyret', { price: 199, ...day(3) })]);
  backend.documents.put('about/content', aboutContent());
  backend.documents.put('about/profile', aboutProfile());
}

beforeEach(() => useConsent.setState({ value: 'accepted' }));
afterEach(() => useConsent.setState({ value: null }));

describe('a shop with content', () => {
  beforeEach(fillShop);

  test('shows the featured pictures in their order, each with its way into the portfolio', async () => {
    await open(['Skov']);
    const links = within(region('Udvalgte billeder')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio?vis=Skov',
      '/portfolio?vis=Hav',
      '/portfolio',
    ]);
    expect(links[0]).toHaveAccessibleName('Skov');
  });

  test('tells one album with its sequence', async () => {
    await open();
    const story = within(region('Året rundt'));
    expect(story.getByText('Tolv måneder.')).toBeVisible();
    expect(story.getByText('2 billeder i album · 595,00 kr')).toBeVisible();
    expect(story.getByRole('link', { name: 'Se hele serien' })).toHaveAttribute(
      'href',
      '/billedlevering?vis=%C3%85ret+rundt',
    );
    expect(story.getByRole('link', { name: 'Juli' })).toHaveAttribute(
      'href',
      '/billedlevering?vis=%C3%85ret+rundt&billede=Juli',
    );
  });

  test('offers what is for sale with its price, of both collections', async () => {
    await open();
    const links = within(region('Billeder til salg')).getAllByRole('link', { name: /kr$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/enkeltbilleder?vis=Fyret',
      '/enkeltbilleder?vis=Klit',
    ]);
    expect(links[0]).toHaveTextContent('Fyret 199,00 kr');
    expect(links[1]).toHaveTextContent('Klit 249,00 kr');
  });

  test('introduces the photographer', async () => {
    await open();
    const photographer = within(region('Asta Vindfeldt Holm'));
    expect(photographer.getByText('Fotograf i Jerslev')).toBeVisible();
    expect(photographer.getByText('Første afsnit.')).toBeVisible();
    expect(photographer.getByRole('link', { name: 'Læs mere om mig' })).toHaveAttribute(
      'href',
      '/om-mig',
    );
  });

  test('leads on by pictures', async () => {
    await open();
    const links = within(ways()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/billedlevering',
      '/enkeltbilleder',
      '/priser',
    ]);
    expect(links[0]).toHaveTextContent('Billedlevering Hele serier, samlet i albums');
    expect(links[1]).toHaveTextContent('Enkeltbilleder Fotografier til væggen eller skærmen');
    expect(links[2]).toHaveTextContent('Priser Bryllup, portræt og arrangementer');
    expect(ways().querySelectorAll('[style*="aspect-ratio"]')).toHaveLength(3);
  });

  test('is locked without consent, and says why', async () => {
    useConsent.setState({ value: null });
    await open();
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).toHaveAttribute('title', 'Navigation kræver cookies');
    }
  });

  test('shows the newest of the portfolio while none is featured', async () => {
    backend.documents.fill('portfolio', [
      portfolioItem('Skov', day(1)),
      portfolioItem('By', day(3)),
      portfolioItem('Hav', day(2)),
    ]);
    await open();
    const links = within(region('Udvalgte billeder')).getAllByRole('link');
    expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio?vis=By',
      '/portfolio?vis=Hav',
      '/portfolio?vis=Skov',
    ]);
  });
});

describe('a shop that has just begun', () => {
  test('has the three ways on and nothing that is empty', async () => {
    const page = await open();
    expect(headings()).toEqual([]);
    expect(within(ways()).getAllByRole('link')).toHaveLength(3);
    expect(page.querySelector('img')).toBeNull();
  });

  test('shows its only picture', async () => {
    backend.documents.fill('portfolio', [portfolioItem('Skov', day(1))]);
    await open();
    expect(headings()).toEqual(['Udvalgte billeder']);
    expect(screen.getByRole('link', { name: 'Skov' })).toBeVisible();
  });

  test('has no album to tell while they are all without pictures', async () => {
    backend.documents.fill('albums', [album('Tomt', [], day(1))]);
    await open();
    expect(headings()).toEqual([]);
  });

  test('offers nothing for sale while all of it is free', async () => {
    backend.documents.fill('enkeltbilleder', [singleImage('Gratis', { price: 0, ...day(1) })]);
    await open();
    expect(headings()).toEqual([]);
  });
});

test('while it loads, the ways on are there already', async () => {
  fillShop();
  const gate = backend.hold('read', 'albums');
  await open();
  expect(headings()).toEqual([]);
  expect(within(ways()).getAllByRole('link')).toHaveLength(3);
  gate.open();
  expect(await screen.findByRole('heading', { name: 'Året rundt' })).toBeVisible();
});

describe('a part that cannot be read', () => {
  beforeEach(fillShop);

  test('is left out, and is asked for again', async () => {
    backend.failNext('read', 'albums');
    await open();
    expect(headings()).toEqual(['Udvalgte billeder', 'Billeder til salg', 'Asta Vindfeldt Holm']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nogle af forsidens billeder kunne ikke hentes.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByRole('heading', { name: 'Året rundt' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says that the connection is missing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.failNext('read', 'albums');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Du er offline. Resten af forsiden kommer, når forbindelsen er tilbage.',
    );
  });
});
