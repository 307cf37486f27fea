import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { setConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { filterButton, singleImage, threeButtons } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const buttonsPath = 'website-config/filter-buttons';
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

async function open(address = '/enkeltbilleder'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SingleImagesPage address="/enkeltbilleder" />
      <Address />
    </MemoryRouter>,
  );
  // The live list is asked for when the page is idle.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const select = (name: string) => screen.getByRole('combobox', { name });
const choices = () =>
  within(select('Kategori'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

describe('the gallery of single images', () => {
  test('shows the newest first, with the price of what has one', async () => {
    await open();
    expect(titles()).toEqual(['Broen', 'Klitten', 'Gaven']);
    const cards = screen.getAllByRole('figure').map((card) => card.textContent);
    expect(cards).toEqual(['Broen1.250,00\u00a0kr', 'Klitten199,00\u00a0kr', 'Gaven']);
  });

  test('shows a hundred characters of a description, and an ellipsis for the others', async () => {
    backend.documents.fill('enkeltbilleder', [
      singleImage('Kort', { description: 'k'.repeat(100), createdAt: new Date('2026-06-01') }),
      singleImage('Lang', { description: 'l'.repeat(101), createdAt: new Date('2025-06-01') }),
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
    backend.documents.fill('individuelle', [
      singleImage('Arkivet', { createdAt: new Date('2020-06-01') }),
    ]);
    backend.fail('read', failing);
    await open();
    expect(titles()).toEqual(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not empty when its only collection with images cannot be read', async () => {
    backend.fail('read', 'enkeltbilleder');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af enkeltbilleder',
    );
  });

  test('filters and sorts, and keeps both in the address', async () => {
    await open();
    await userEvent.selectOptions(select('Kategori'), 'Natur');
    expect(titles()).toEqual(['Klitten', 'Gaven']);
    await userEvent.selectOptions(select('Sortering'), 'Ældste');
    expect(titles()).toEqual(['Gaven', 'Klitten']);
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest');
    await userEvent.selectOptions(select('Kategori'), 'Alle');
    await userEvent.selectOptions(select('Sortering'), 'Nyeste');
    expect(address()).toBe('/enkeltbilleder');
  });

  test('filters by a line of words too, which tell how many there are', async () => {
    await open('/enkeltbilleder?sortering=oldest');
    const words = within(screen.getByRole('navigation', { name: 'Kategori' }));
    const shown = words.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Alle 3', 'Natur 2', 'Urban 1', 'Rejse 0']);
    expect(words.getByRole('link', { current: true })).toHaveTextContent('Alle');
    await userEvent.click(words.getByRole('link', { name: 'Natur 2' }));
    expect(titles()).toEqual(['Gaven', 'Klitten']);
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest');
    expect(words.getByRole('link', { current: true })).toHaveTextContent('Natur');
  });

  test('opens as the address says', async () => {
    await open('/enkeltbilleder?kategori=urban&sortering=oldest');
    expect(titles()).toEqual(['Broen']);
    expect(select('Kategori')).toHaveDisplayValue('Urban');
    expect(select('Sortering')).toHaveDisplayValue('Ældste');
  });

  test('offers all and the active buttons, as they are now', async () => {
    await open();
    expect(choices()).toEqual(['Alle', 'Natur', 'Urban', 'Rejse']);
    act(() =>
      storeButtons([
        filterButton('Dyr', { order: 1 }),
        filterButton('Urban', { order: 0 }),
        filterButton('Skjult', { order: 2, isActive: false }),
      ]),
    );
    expect(choices()).toEqual(['Alle', 'Urban', 'Dyr']);
  });

  test('shows a hidden category of the address by its name', async () => {
    storeButtons([filterButton('Natur', { isActive: false })]);
    await open('/enkeltbilleder?kategori=natur');
    expect(titles()).toEqual(['Klitten', 'Gaven']);
    expect(select('Kategori')).toHaveDisplayValue('Natur');
    expect(choices()).toEqual(['Alle', 'Natur']);
  });

  test('shows everything when the category of the address is gone', async () => {
    await open('/enkeltbilleder?kategori=forsvundet');
    expect(titles()).toHaveLength(3);
    expect(select('Kategori')).toHaveDisplayValue('Alle');
    expect(choices()).not.toContain('forsvundet');
  });

  test('keeps what it knows when the live list breaks off', async () => {
    await open();
    act(() => backend.documents.breakWatches(buttonsPath));
    expect(choices()).toEqual(['Alle', 'Natur', 'Urban', 'Rejse']);
  });

  test('falls back to the six defaults when the buttons cannot be read', async () => {
    backend.fail('read', buttonsPath);
    backend.fail('watch', buttonsPath);
    await open();
    expect(choices()).toEqual([
      'Alle',
      'Natur',
      'Portrætter',
      'Urban',
      'Rejse',
      'Bryllup',
      'Events',
    ]);
  });

  test('says when there is nothing at all', async () => {
    backend.documents.fill('enkeltbilleder', []);
    await open();
    expect(screen.getByText('Ingen billeder at vise lige nu!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skriv til mig' })).toHaveAttribute('href', '/kontakt');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('leads on from a category without pictures', async () => {
    await open('/enkeltbilleder?kategori=rejse');
    await userEvent.click(screen.getByRole('button', { name: 'Vis alle' }));
    expect(titles()).toHaveLength(3);
  });

  test('says when the pictures cannot be read, and tries again', async () => {
    backend.failNext('read', 'enkeltbilleder');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '❌ Der opstod en fejl ved indlæsning af enkeltbilleder',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(titles()).toHaveLength(3);
  });

  test('asks for the first four pictures at once', async () => {
    backend.documents.fill(
      'enkeltbilleder',
      ['A', 'B', 'C', 'D', 'E', 'F'].map((title, index) =>
        singleImage(title, { createdAt: new Date(2026, 0, 6 - index) }),
      ),
    );
    await open();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
  });
});
