import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { AlbumsPage } from '#src/features/gallery/AlbumsPage.tsx';
import { useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, customer, threeButtons } from '../../../support/records.ts';
import { address, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeAll(async () => {
  await import('#src/features/gallery/AlbumPage.tsx');
  await import('#src/features/gallery/AlbumViewer.tsx');
  await import('#src/data/firestore/publicItems.ts');
});

const at = (year: number) => ({ createdAt: new Date(year, 5, 1) });
const coast = () => album('Kysten', ['Bølgen', 'Skummet', 'Rævlen']);
const storeCoast = (changes: object) =>
  backend.documents.put('albums/Kysten', { ...coast(), ...at(2024), ...changes });

let scrollTo: MockInstance<typeof window.scrollTo>;

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  useConsent.setState({ value: 'accepted' });
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('albums', [
    { ...album('Skoven', ['Bøgen']), ...at(2025) },
    { ...coast(), ...at(2024) },
    { ...album('Tomt', []), ...at(2023) },
  ]);
});

async function open(query = '?vis=Kysten'): Promise<void> {
  openPage(<AlbumsPage />, `/billedlevering${query}`);
  await settled();
}

const title = () => screen.getByRole('heading', { level: 1 });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const follow = (name: string | RegExp) => userEvent.click(link(name));
const pictures = () => screen.getAllByRole('link', { name: /^(?:Bølgen|Skummet|Rævlen)$/ });

describe('the page of an album', () => {
  test('tells title, story, price and size, and shows every picture once, the cover first', async () => {
    storeCoast({ description: 'Vind fra vest' });
    await open();
    expect(title()).toHaveTextContent('Kysten');
    expect(screen.getByText('Vind fra vest')).toBeVisible();
    expect(screen.getByText(/^595,00\skr$/)).toBeVisible();
    expect(screen.getByText('3 billeder i album')).toBeVisible();
    expect(document.title).toBe('Kysten – Jerslev Foto');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pictures().map((each) => each.getAttribute('href'))).toEqual([
      '/billedlevering?vis=Kysten&billede=B%C3%B8lgen',
      '/billedlevering?vis=Kysten&billede=Skummet',
      '/billedlevering?vis=Kysten&billede=R%C3%A6vlen',
    ]);
    expect(screen.getByRole('region', { name: 'Album billeder (3)' })).toBeVisible();
  });

  test('counts a single picture as one', async () => {
    await open('?vis=Skoven');
    expect(screen.getByText('1 billede i album')).toBeVisible();
  });

  test('names every picture, also one that is far below', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `Nr. ${index + 1}`);
    backend.documents.put('albums/Langt', album('Langt', titles));
    await open('?vis=Langt');
    expect(screen.getAllByRole('link', { name: /^Nr\. \d+$/ })).toHaveLength(titles.length);
  });

  test('shows a cover from the middle of the album besides the whole sequence', async () => {
    const watermarkedCoverUrl = coast().images[1]?.watermarkedSrc ?? '';
    storeCoast({ watermarkedCoverUrl });
    await open();
    expect(pictures()).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'Kysten' })).toHaveAttribute('src', watermarkedCoverUrl);
  });

  test('is there when the viewer of a shared picture is closed', async () => {
    await open('?vis=Kysten&billede=Skummet');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/billedlevering?vis=Kysten');
    expect(title()).toHaveTextContent('Kysten');
  });

  test('is bought as a whole', async () => {
    sessionChanged(customer);
    await open();
    await press('Tilføj album til kurv');
    expect(useCart.getState().items).toMatchObject([{ id: 'Kysten', price: 595, type: 'album' }]);
  });

  test('is not for sale without a price', async () => {
    storeCoast({ price: 0 });
    await open();
    expect(screen.queryByRole('button', { name: 'Tilføj album til kurv' })).toBeNull();
    expect(screen.getByText('3 billeder i album')).toBeVisible();
  });

  test('begins at its top with the focus on its title, and gives the focus back to its card', async () => {
    await open('?sortering=oldest');
    await follow('Kysten');
    expect(title()).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await follow('Alle albums');
    expect(address()).toBe('/billedlevering?sortering=oldest');
    expect(link('Kysten')).toHaveFocus();
  });

  test('leads to the albums before and after it, in the order they were seen in', async () => {
    await open();
    await follow('Forrige album Skoven');
    expect(title()).toHaveTextContent('Skoven');
    expect(screen.queryByRole('link', { name: /^Forrige album/ })).toBeNull();
    await follow('Næste album Kysten');
    await follow('Næste album Tomt');
    expect(address()).toBe('/billedlevering?vis=Tomt');
    expect(screen.queryByRole('link', { name: /^Næste album/ })).toBeNull();
  });
});

test('a cover that is lost does not take that of the next album with it', async () => {
  await open();
  const cover = () => within(link(/^(?:Bølgen|Bøgen)$/)).getByRole('img');
  fireEvent.error(cover());
  expect(cover()).not.toHaveAttribute('src');
  await follow('Forrige album Skoven');
  expect(cover()).toHaveAttribute('src');
});

describe('an album that cannot be shown', () => {
  test('says when there is nothing in it', async () => {
    await open('?vis=Tomt');
    expect(title()).toHaveTextContent('Tomt');
    expect(screen.getByText('Ingen billeder i dette album endnu')).toBeVisible();
  });

  test('says when none of its pictures can be shown', async () => {
    storeCoast({ images: coast().images.map((image) => ({ ...image, watermarkedSrc: '' })) });
    await open('?vis=Kysten&billede=Skummet');
    expect(screen.getByText('Kunne ikke indlæse album billeder')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says that it is gone, above the others', async () => {
    await open('?vis=Solgt');
    expect(screen.getByText(/^Albummet er her ikke længere\./)).toBeVisible();
    expect(title()).toHaveTextContent('Billedlevering');
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    await press('Luk');
    expect(address()).toBe('/billedlevering');
  });

  test('says when it cannot be read, and tries again', async () => {
    backend.failNext('read', 'albums');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Fejl ved indlæsning af album billeder');
    await press('Prøv igen');
    await settled();
    expect(title()).toHaveTextContent('Kysten');
  });

  test('shows its room while it is read', async () => {
    const gate = backend.hold('read', 'albums');
    await open();
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Billedlevering' })).toBeNull();
    act(() => gate.open());
    await settled();
    expect(title()).toHaveTextContent('Kysten');
  });
});

describe('the albums', () => {
  test('tell how much is in them and what they cost', async () => {
    await open('');
    const [, shown, empty] = screen.getAllByRole('figure');
    expect(shown).toHaveTextContent(/^Kysten595,00 kr3 billeder i album$/);
    expect(empty).toHaveTextContent('0 billeder i album');
    expect(empty).not.toHaveTextContent('Billedet kunne ikke vises');
  });

  test('say when there are none', async () => {
    backend.documents.fill('albums', []);
    await open('');
    expect(screen.getByText('Ingen albums at vise lige nu!')).toBeVisible();
  });

  test('that cannot be read say so, and come when the connection is back', async () => {
    backend.failNext('read', 'albums');
    await open('');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '❌ Der opstod en fejl ved indlæsning af albums',
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the viewer of an album', () => {
  test('shows its pictures, goes around, keeps the picture in the address, and sells the album', async () => {
    sessionChanged(customer);
    await open('?vis=Kysten&billede=B%C3%B8lgen');
    const viewer = await screen.findByRole('dialog');
    expect(viewer).toHaveTextContent('Album billeder (3)');
    expect(viewer).toHaveTextContent('Kan printesop til 38 × 25 cm');
    await userEvent.keyboard('{ArrowLeft}');
    expect(address()).toBe('/billedlevering?vis=Kysten&billede=R%C3%A6vlen');
    expect(within(viewer).getByText('3 af 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(viewer).getByText('1 af 3')).toBeVisible();
    await press('Tilføj album til kurv');
    expect(useCart.getState().items).toMatchObject([{ id: 'Kysten', price: 595, type: 'album' }]);
  });
});
