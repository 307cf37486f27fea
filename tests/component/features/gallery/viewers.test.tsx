import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VisitorParts } from '#src/app/App.tsx';
import { AlbumsPage } from '#src/features/gallery/AlbumsPage.tsx';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import type { SessionUser } from '#src/model/account/schema.ts';
import { albumHits, imageHits } from '#src/model/catalogue/search/searchIndex.ts';
import { useCart } from '#src/stores/cart.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, cartItem, customer, singleImage, threeButtons } from '../../../support/records.ts';
import { address, linkTo, openPage, press } from '../../support/page.tsx';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

// The viewer and what the cart does after a sign-in are fetched later: here they are at hand.
beforeAll(async () => {
  await import('#src/app/Cart.tsx');
  await import('#src/features/cart/WantedItems.tsx');
  await import('#src/features/gallery/ImageViewer.tsx');
  await import('#src/features/gallery/AlbumPage.tsx');
  await import('#src/features/gallery/AlbumViewer.tsx');
});

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klitten', { description: 'Vind fra vest', createdAt: new Date('2025-06-01') }),
    singleImage('Gaven', { price: 0, createdAt: new Date('2024-06-01') }),
    singleImage('Broen', { category: 'urban', createdAt: new Date('2023-06-01') }),
  ]);
});

async function open(query = '?vis=Klitten'): Promise<void> {
  openPage(<SingleImagesPage address="/enkeltbilleder" />, `/enkeltbilleder${query}`);
  await settled();
}

const viewer = () => screen.getByRole('dialog');

describe('the viewer of single images', () => {
  test('tells title, description, resolution and price, in the tab too', async () => {
    await open();
    expect(within(viewer()).getByRole('heading', { name: 'Klitten' })).toBeVisible();
    expect(viewer()).toHaveTextContent('Vind fra vest');
    expect(viewer()).toHaveTextContent('Opløsning3000 × 2000 px');
    expect(viewer()).toHaveTextContent('Kan printesop til 38 × 25 cm');
    expect(viewer()).toHaveTextContent('Pris199,00 kr');
    expect(document.title).toBe('Klitten – Jerslev Foto');
  });

  test('hangs the picture on a wall, in sizes that stay sharp and in a frame', async () => {
    await open();
    await press('På væggen');
    const wall = screen.getByRole('dialog', { name: 'På væggen' });
    const choose = (name: string) =>
      userEvent.click(within(wall).getByRole('radio', { name, checked: false }));
    const hung = () => within(wall).getByRole('img');
    expect(hung()).toHaveAccessibleName('Klitten over en sofa, 30 × 20 cm');
    expect(wall).toHaveTextContent('199,00 kr Du køber billedet som fil.');
    expect(within(wall).queryByText('45 × 30 cm')).not.toBeInTheDocument();
    await choose('20 × 13 cm');
    expect(hung()).toHaveAccessibleName('Klitten over en sofa, 20 × 13 cm');
    expect(within(wall).getByRole('radio', { name: 'Ingen' })).toBeChecked();
    await choose('Eg');
    expect(hung().closest('[data-frame]')).toHaveAttribute('data-frame', 'oak');
    await userEvent.keyboard('{Escape}');
    expect(wall).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Billedviser' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'På væggen' })).toHaveFocus();
  });

  test('says nothing about the size of a picture that was never measured', async () => {
    const picture = { width: 0, height: 0, placeholder: '', sources: [] };
    backend.documents.fill('enkeltbilleder', [singleImage('Klitten', { picture })]);
    await open();
    expect(viewer()).toHaveTextContent('Pris199,00 kr');
    expect(screen.queryByRole('button', { name: 'På væggen' })).not.toBeInTheDocument();
    expect(viewer()).not.toHaveTextContent(/Opløsning|Kan printes/);
  });

  test('opens from the grid with filter and order, and closes to where it came from', async () => {
    const choice = '?kategori=natur&sortering=oldest';
    await open(choice);
    await userEvent.click(screen.getByRole('link', { name: 'Gaven' }));
    await screen.findByRole('dialog');
    expect(address()).toBe(`/enkeltbilleder${choice}&vis=Gaven`);
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe(`/enkeltbilleder${choice}&vis=Klitten`);
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe(`/enkeltbilleder${choice}`);
    expect(document.title).toBe('Enkeltbilleder – Jerslev Foto');
  });

  test('shows a picture that the category of its address does not hold', async () => {
    await open('?kategori=urban&vis=Klitten');
    expect(await within(viewer()).findByText('1 af 3')).toBeVisible();
  });

  test('opens what costs nothing in a new tab', async () => {
    await open('?vis=Gaven');
    expect(linkTo('Åbn billedet i en ny fane')).toBe('/pictures/Gaven.webp');
    expect(screen.queryByRole('button', { name: 'Tilføj billede til kurv' })).toBeNull();
  });

  test('says when the picture is gone, and shows the gallery', async () => {
    await open('?vis=Solgt');
    expect(screen.getByText(/^Billedet er her ikke længere\./)).toBeVisible();
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    await press('Luk');
    expect(address()).toBe('/enkeltbilleder');
  });
});

describe('buying', () => {
  const ADDED = 'success: Klitten blev tilføjet til kurven';
  const FULL = 'warning: Kurven er fuld. Bestil det, du har valgt, og begynd på en ny.';
  const toSignIn = 'warning: Du skal logge ind eller oprette en konto før du kan købe produkter';
  const buy = () => press('Tilføj billede til kurv');
  const inCart = () => useCart.getState().items.map(({ id }) => id);
  const fill = () =>
    useCart.setState({ items: Array.from({ length: 15 }, (_, index) => cartItem(`${index}`)) });

  async function openShop(user?: SessionUser | null): Promise<void> {
    if (user !== undefined) sessionChanged(user);
    await open('?kategori=natur&vis=Klitten');
    await show(<VisitorParts />, { wrapper: MemoryRouter });
  }

  const signIn = () =>
    act(async () => {
      sessionChanged(customer);
      await Promise.resolve();
    });

  test('a customer puts a picture into the cart once', async () => {
    await openShop(customer);
    await buy();
    await press('Ligger i kurven');
    expect(toastsShown()).toEqual([ADDED, 'warning: Dette element er allerede i kurven']);
    expect(useCart.getState().items).toMatchObject([{ id: 'Klitten', price: 199, type: 'image' }]);
  });

  test('a cart that is full takes nothing more, and says so', async () => {
    fill();
    await openShop(customer);
    await buy();
    expect(toastsShown()).toEqual([FULL]);
    expect(inCart()).toHaveLength(15);
  });

  test('a guest signs in first, and finds what they asked for in the cart', async () => {
    await openShop(null);
    await buy();
    expect(toastsShown()).toEqual([toSignIn]);
    await waitFor(() =>
      expect(address()).toBe(
        '/login?redirect=%2Fenkeltbilleder%3Fkategori%3Dnatur%26vis%3DKlitten',
      ),
    );
    expect(inCart()).toEqual([]);
    await signIn();
    expect(toastsShown()).toEqual([ADDED]);
    expect(useCart.getState()).toMatchObject({ items: [{ id: 'Klitten' }], wanted: [] });
  });

  test('a full cart takes nothing that was asked for as a guest, and says so', async () => {
    fill();
    await openShop(null);
    await buy();
    await signIn();
    expect(toastsShown()).toEqual([FULL]);
    expect(useCart.getState().wanted).toEqual([]);
  });

  test.each([false, true])(
    'whoever presses before the session is known is not taken for a guest (too late: %s)',
    async (isLate) => {
      await openShop();
      await buy();
      expect(toastsShown()).toEqual([]);
      if (isLate) act(() => sessionFailed());
      await signIn();
      expect(toastsShown()).toContain(ADDED);
      expect(inCart()).toEqual(['Klitten']);
    },
  );

  test('without consent to cookies nothing is bought or stored until it is given', async () => {
    useConsent.setState({ value: null });
    await openShop(null);
    await buy();
    expect(toastsShown()).toEqual(['warning: Du skal acceptere cookies for at bruge kurven']);
    expect(address()).toBe('/enkeltbilleder?kategori=natur&vis=Klitten');
    expect(localStorage.getItem('cart')).toBeNull();
    act(() => setConsent('accepted'));
    expect(toastsShown()).toEqual([]);
    await waitFor(() => expect(localStorage.getItem('cart')).toContain('Klitten'));
    await signIn();
    expect(inCart()).toEqual(['Klitten']);
  });
});

describe('more from the day of a picture', () => {
  const day = new Date('2026-06-14T10:00:00Z');
  const images = [
    singleImage('Solopgang', { takenAt: day }),
    singleImage('Middag', { takenAt: new Date('2026-06-14T12:00:00Z') }),
    singleImage('Dagen efter', { takenAt: new Date('2026-06-15T10:00:00Z') }),
  ];

  beforeEach(() => {
    backend.documents.fill('enkeltbilleder', images);
    backend.functions.searchIn(images.flatMap((image) => imageHits(image, [])));
  });

  test('hangs below the open picture, which tells its day', async () => {
    await open('?vis=Solopgang');
    expect(viewer()).toHaveTextContent('Taget14. juni 2026');
    await userEvent.click(await screen.findByRole('button', { name: 'Mere fra dagen' }));
    const others = within(screen.getByRole('region', { name: 'Mere fra dagen' }));
    expect(others.getAllByRole('link')).toEqual([document.activeElement]);
    await userEvent.click(others.getByRole('link', { name: 'Middag' }));
    expect(address()).toBe('/enkeltbilleder?vis=Middag');
  });

  test('is nowhere for a picture that is alone with its day', async () => {
    await open('?vis=Dagen efter');
    expect(viewer()).toHaveTextContent('Taget15. juni 2026');
    await waitFor(() => expect(backend.attempts('call', '/api/search')).not.toEqual([]));
    await settled();
    expect(screen.queryByText('Mere fra dagen')).toBeNull();
  });

  test('leads from a picture of an album to those beside it and beside the album', async () => {
    const takenAt = new Date('2026-07-01T10:00:00Z');
    const coast = album('Kysten', ['Morgen', 'Aften']);
    const dated = { ...coast, images: coast.images.map((image) => ({ ...image, takenAt })) };
    backend.documents.fill('albums', [dated]);
    backend.functions.searchIn([
      ...albumHits(dated, []),
      ...imageHits(singleImage('Middag', { takenAt }), []),
    ]);
    openPage(<AlbumsPage />, '/billedlevering?vis=Kysten&billede=Morgen');
    await settled();
    const others = within(await screen.findByRole('region', { name: 'Mere fra dagen' }));
    const names = others.getAllByRole('link').map((each) => each.getAttribute('aria-label'));
    expect(names.toSorted()).toEqual(['Aften', 'Middag']);
  });
});
