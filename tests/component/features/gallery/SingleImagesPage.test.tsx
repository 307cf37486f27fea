import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { setConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { filterButton, singleImage, threeButtons } from '../../../support/records.ts';
import { address, linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

beforeAll(async () => {
  await import('#src/features/gallery/ImageViewer.tsx');
  await import('#src/data/firestore/publicItems.ts');
});

const buttonsPath = 'website-config/filter-buttons';
const UNREADABLE = '❌ Der opstod en fejl ved indlæsning af enkeltbilleder';
const storeButtons = (buttons: FilterButton[]) => backend.documents.put(buttonsPath, { buttons });

beforeEach(() => {
  setConsent('accepted');
  storeButtons(threeButtons());
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klitten', { createdAt: new Date('2025-06-01') }),
    singleImage('Broen', { category: 'urban', createdAt: new Date('2026-06-01'), price: 1250 }),
    singleImage('Gaven', { createdAt: new Date('2024-06-01'), price: 0 }),
  ]);
});

async function open(query = ''): Promise<void> {
  openPage(<SingleImagesPage address="/enkeltbilleder" />, `/enkeltbilleder${query}`);
  await settled();
  // The live list is asked for when the page is idle.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });
const filter = (name: string) => userEvent.selectOptions(select('Kategori'), name);
const sort = (name: string) => userEvent.selectOptions(select('Sortering'), name);
const choices = () =>
  within(select('Kategori'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const words = () => within(screen.getByRole('navigation', { name: 'Kategori' }));
const wordsShown = () =>
  words()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the gallery of single images', () => {
  test('shows the newest first, with the price of what has one', async () => {
    await open();
    expect(titles()).toEqual(['Broen', 'Klitten', 'Gaven']);
    const cards = screen.getAllByRole('figure').map((card) => card.textContent);
    expect(cards).toEqual(['Broen1.250,00\u00a0kr', 'Klitten199,00\u00a0kr', 'Gaven']);
  });

  test('shows a hundred characters of a description, and an ellipsis for the others', async () => {
    backend.documents.fill('enkeltbilleder', [
      singleImage('Kort', { description: 'k'.repeat(100) }),
      singleImage('Lang', { description: 'l'.repeat(101) }),
    ]);
    await open();
    expect(screen.getByText('k'.repeat(100))).toBeInTheDocument();
    expect(screen.getByText(`${'l'.repeat(99)}…`)).toBeInTheDocument();
  });

  test.each([
    ['individuelle', ['Broen', 'Klitten', 'Gaven']],
    ['enkeltbilleder', ['Arkivet']],
  ])('shows what there is when %s cannot be read', async (failing, shown) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const createdAt = new Date('2020-06-01');
    backend.documents.fill('individuelle', [singleImage('Arkivet', { createdAt })]);
    backend.fail('read', failing);
    await open();
    expect(titles()).toEqual(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says when the pictures cannot be read, and tries again', async () => {
    backend.failNext('read', 'enkeltbilleder');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(UNREADABLE);
    await press('Prøv igen');
    expect(titles()).toHaveLength(3);
  });

  test('filters and sorts, and keeps both in the address', async () => {
    await open();
    await filter('Natur');
    expect(titles()).toEqual(['Klitten', 'Gaven']);
    await sort('Ældste');
    expect(titles()).toEqual(['Gaven', 'Klitten']);
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest');
    await filter('Alle');
    await sort('Nyeste');
    expect(address()).toBe('/enkeltbilleder');
  });

  test('opens as the address says, and filters by a line of words that count', async () => {
    await open('?kategori=urban&sortering=oldest');
    expect(titles()).toEqual(['Broen']);
    expect(select('Kategori')).toHaveDisplayValue('Urban');
    expect(select('Sortering')).toHaveDisplayValue('Ældste');
    expect(wordsShown()).toEqual(['Alle 3', 'Natur 2', 'Urban 1']);
    expect(words().getByRole('link', { current: true })).toHaveTextContent('Urban');
    await userEvent.click(words().getByRole('link', { name: 'Natur 2' }));
    expect(titles()).toEqual(['Gaven', 'Klitten']);
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest');
  });

  test('offers all and the active buttons that have pictures, as they are now, and keeps them when the list breaks off', async () => {
    await open();
    expect(choices()).toEqual(['Alle', 'Natur', 'Urban']);
    act(() =>
      storeButtons([
        filterButton('Natur', { order: 1 }),
        filterButton('Urban', { order: 0 }),
        filterButton('Skjult', { order: 2, isActive: false }),
      ]),
    );
    act(() => backend.documents.breakWatches(buttonsPath));
    expect(choices()).toEqual(['Alle', 'Urban', 'Natur']);
  });

  test('shows a hidden category of the address by its name', async () => {
    storeButtons([filterButton('Natur', { isActive: false })]);
    await open('?kategori=natur');
    expect(titles()).toEqual(['Klitten', 'Gaven']);
    expect(select('Kategori')).toHaveDisplayValue('Natur');
    expect(choices()).toEqual(['Alle', 'Natur']);
  });

  test('shows everything when the category of the address is gone', async () => {
    await open('?kategori=forsvundet');
    expect(titles()).toHaveLength(3);
    expect(select('Kategori')).toHaveDisplayValue('Alle');
    expect(choices()).not.toContain('forsvundet');
  });

  test('falls back to the six defaults when the buttons cannot be read', async () => {
    for (const way of ['read', 'watch'] as const) backend.fail(way, buttonsPath);
    const slugs = ['nature', 'portraetter', 'urban', 'travel', 'wedding', 'event'];
    backend.documents.fill(
      'enkeltbilleder',
      slugs.map((category) => singleImage(category, { category })),
    );
    await open();
    expect(choices().join()).toBe('Alle,Natur,Portrætter,Urban,Rejse,Bryllup,Events');
  });

  test('leads on from a category without pictures', async () => {
    await open('?kategori=rejse');
    await press('Vis alle');
    expect(titles()).toHaveLength(3);
  });

  test('says when there is nothing at all', async () => {
    backend.documents.fill('enkeltbilleder', []);
    await open();
    expect(screen.getByText('Ingen billeder at vise lige nu!')).toBeVisible();
    expect(linkTo('Skriv til mig')).toBe('/kontakt');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const named = (day: number) => `Billede ${day}`;
const days = (count: number, from = 0) => Array.from({ length: count }, (_, day) => from + day);
const newest = (count: number, from = 0) => days(count, from).map(named).reverse();

/** Pictures of these days, every tenth of them in 'urban'. */
const pictures = (from: readonly number[]) =>
  from.map((day) =>
    singleImage(named(day), {
      createdAt: new Date(Date.UTC(2020, 0, 1) + day * DAY_MS),
      category: day % 10 === 0 ? 'urban' : 'natur',
    }),
  );

describe('a gallery of more pictures than fit on a page', () => {
  beforeEach(() => backend.documents.fill('enkeltbilleder', pictures(days(70))));

  const showMore = () => userEvent.click(screen.getByText('Vis flere'));
  const viewer = () => screen.getByRole('dialog', { name: 'Billedviser' });

  test('shows the newest sixty, the first four at once, and the others when they are asked for', async () => {
    await open();
    expect(titles()).toEqual(newest(60, 10));
    expect([...document.images].map(({ alt }) => alt)).toEqual(newest(4, 66));
    await showMore();
    expect(titles()).toEqual(newest(70));
    expect(screen.queryByText('Vis flere')).toBeNull();
    // The first of those that have come.
    expect(screen.getAllByRole('figure')[60]).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  test('shows two collections as one list by date, and what has no date last', async () => {
    const [odd, even] = [1, 0].map((rest) => days(70).filter((day) => day % 2 === rest));
    backend.documents.fill('enkeltbilleder', [...pictures(odd ?? []), singleImage('Udateret')]);
    backend.documents.fill('individuelle', pictures(even ?? []));
    await open();
    expect(titles()).toEqual(newest(60, 10));
    await showMore();
    expect(titles()).toEqual([...newest(70), 'Udateret']);
  });

  test('asks for a category and an order, counts on the server, and knows a category whole', async () => {
    await open();
    expect(wordsShown()).toEqual(['Alle 70', 'Natur 63', 'Urban 7']);
    await filter('Urban');
    expect(titles()).toEqual([60, 50, 40, 30, 20, 10, 0].map(named));
    expect(words().getByRole('link', { current: true })).toHaveTextContent('Urban 7');
    await filter('Alle');
    await sort('Ældste');
    expect(titles()).toEqual(days(60).map(named));
  });

  test('asks only once for what fits on a page', async () => {
    backend.documents.fill('enkeltbilleder', pictures(days(59, 1)));
    await open();
    const reads = () => backend.attempts('read', 'enkeltbilleder').length;
    const before = reads();
    await filter('Urban');
    await sort('Ældste');
    expect(titles()).toEqual([10, 20, 30, 40, 50].map(named));
    expect(reads()).toBe(before);
  });

  test('says when more cannot be read, and offers it again', async () => {
    await open();
    backend.failNext('read', 'enkeltbilleder');
    await showMore();
    expect(titles()).toHaveLength(60);
    expect(toastsShown()).toEqual([`error: ${UNREADABLE}`]);
    await showMore();
    expect(titles()).toHaveLength(70);
  });

  test.each([
    { query: 'vis=Billede%2010', place: '60 af 70', key: 'ArrowRight', next: '61 af 70', to: 9 },
    { query: 'vis=Billede%205', place: '65 af 70', key: 'ArrowLeft', next: '64 af 70', to: 6 },
    { query: 'vis=Billede%205', place: '65 af 70', key: 'ArrowRight', next: '66 af 70', to: 4 },
    {
      query: 'sortering=oldest&vis=Billede%2065',
      place: '66 af 70',
      key: 'ArrowLeft',
      next: '65 af 70',
      to: 64,
    },
  ])('its viewer goes on from any page: $query, $key', async ({ query, place, key, next, to }) => {
    await open(`?${query}`);
    expect(await within(viewer()).findByText(place)).toBeVisible();
    await userEvent.keyboard(`{${key}}`);
    expect(within(viewer()).getByText(next)).toBeVisible();
    expect(viewer().querySelector('h2')).toHaveTextContent(named(to));
  });

  test('its viewer finds a picture by its name, and its neighbours have theirs', async () => {
    const images = pictures(days(70)).map((image) => ({
      ...image,
      slug: image.id.toLowerCase().replace(' ', '-'),
    }));
    backend.documents.fill('enkeltbilleder', images);
    const page = <SingleImagesPage address="/enkeltbilleder" />;
    openPage(page, '/billede/billede-5?sortering=newest', '/billede/:name');
    await settled();
    expect(await screen.findByText('65 af 70')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(viewer()).getByText('66 af 70')).toBeVisible();
    expect(address()).toBe('/billede/billede-4?sortering=newest');
  });

  test('says when a shared picture is gone', async () => {
    await open('?vis=Solgt');
    expect(await screen.findByText(/^Billedet er her ikke længere\./)).toBeVisible();
    expect(titles()).toHaveLength(60);
  });
});
