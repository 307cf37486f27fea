import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Cart } from '#src/app/Cart.tsx';
import { AlbumsPage } from '#src/features/gallery/AlbumsPage.tsx';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import { useCart } from '#src/stores/cart.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, cartItem, customer, singleImage, threeButtons } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

// The viewers and what the cart does after a sign-in are fetched later: here they are at hand.
beforeAll(async () => {
  await import('#src/features/cart/WantedItems.tsx');
  await import('#src/features/gallery/AlbumPage.tsx');
  await import('#src/features/gallery/AlbumViewer.tsx');
  await import('#src/features/gallery/ImageViewer.tsx');
});

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klitten', { description: 'Vind fra vest', createdAt: new Date('2025-06-01') }),
    singleImage('Gaven', { price: 0, createdAt: new Date('2024-06-01') }),
    singleImage('Broen', { category: 'urban', createdAt: new Date('2023-06-01') }),
  ]);
  backend.documents.fill('albums', [
    album('Kysten', ['Bølgen', 'Skummet', 'Rævlen']),
    album('Tomt', []),
  ]);
});

async function open(address: string): Promise<void> {
  await show(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/enkeltbilleder" element={<SingleImagesPage address="/enkeltbilleder" />} />
        <Route path="/billedlevering" element={<AlbumsPage />} />
        <Route path="/login" element={<p>Log ind</p>} />
      </Routes>
      <Cart />
      <Address />
    </MemoryRouter>,
  );
}

/** Opens an address that asks for an item. */
async function openViewer(address: string): Promise<void> {
  await open(address);
  await screen.findByRole('dialog');
}

const address = () => screen.getByTestId('address').textContent;
const viewer = () => screen.getByRole('dialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the viewer of single images', () => {
  test('tells title, description, resolution and price, in the tab too', async () => {
    await openViewer('/enkeltbilleder?vis=Klitten');
    expect(within(viewer()).getByRole('heading', { name: 'Klitten' })).toBeVisible();
    expect(viewer()).toHaveTextContent('Vind fra vest');
    expect(viewer()).toHaveTextContent('Opløsning3000 × 2000 px');
    expect(viewer()).toHaveTextContent('Kan printesop til 38 × 25 cm');
    expect(viewer()).toHaveTextContent('Pris199,00 kr');
    expect(document.title).toBe('Klitten – Jerslev Foto');
  });

  test('hangs the picture on a wall, in sizes that stay sharp and in a frame', async () => {
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('På væggen');
    const wall = screen.getByRole('dialog', { name: 'På væggen' });
    const hung = () => within(wall).getByRole('img');
    expect(hung()).toHaveAccessibleName('Klitten over en sofa, 30 × 20 cm');
    expect(within(wall).queryByText('45 × 30 cm')).not.toBeInTheDocument();
    await userEvent.click(within(wall).getByRole('radio', { name: '20 × 13 cm' }));
    expect(hung()).toHaveAccessibleName('Klitten over en sofa, 20 × 13 cm');
    expect(within(wall).getByRole('radio', { name: 'Ingen' })).toBeChecked();
    await userEvent.click(within(wall).getByRole('radio', { name: 'Eg' }));
    expect(hung().closest('[data-frame]')).toHaveAttribute('data-frame', 'oak');
    await userEvent.keyboard('{Escape}');
    expect(wall).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Billedviser' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'På væggen' })).toHaveFocus();
  });

  test('says nothing about the size of a picture that was never measured', async () => {
    const picture = { width: 0, height: 0, placeholder: '', sources: [] };
    backend.documents.fill('enkeltbilleder', [singleImage('Klitten', { picture })]);
    await openViewer('/enkeltbilleder?vis=Klitten');
    expect(viewer()).toHaveTextContent('Pris199,00 kr');
    expect(screen.queryByRole('button', { name: 'På væggen' })).not.toBeInTheDocument();
    expect(viewer()).not.toHaveTextContent('Opløsning');
    expect(viewer()).not.toHaveTextContent('Kan printes');
  });

  test('opens from the grid with filter and order, and closes to where it came from', async () => {
    await open('/enkeltbilleder?kategori=natur&sortering=oldest');
    await userEvent.click(screen.getByRole('link', { name: 'Gaven' }));
    await screen.findByRole('dialog');
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest&vis=Gaven');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest&vis=Klitten');
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/enkeltbilleder?kategori=natur&sortering=oldest');
    expect(document.title).toBe('Enkeltbilleder – Jerslev Foto');
  });

  test('shows a picture that the category of its address does not hold', async () => {
    await openViewer('/enkeltbilleder?kategori=urban&vis=Klitten');
    expect(await within(viewer()).findByText('1 af 3')).toBeVisible();
  });

  test('opens what costs nothing in a new tab', async () => {
    await openViewer('/enkeltbilleder?vis=Gaven');
    const link = screen.getByRole('link', { name: 'Åbn billedet i en ny fane' });
    expect(link).toHaveAttribute('href', '/pictures/Gaven.webp');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('button', { name: 'Tilføj billede til kurv' })).toBeNull();
  });

  test('says when the picture is gone, and shows the gallery', async () => {
    await open('/enkeltbilleder?vis=Solgt');
    expect(screen.getByText(/^Billedet er her ikke længere\./)).toBeVisible();
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    await press('Luk');
    expect(address()).toBe('/enkeltbilleder');
  });
});

describe('buying', () => {
  test('a customer puts a picture into the cart once', async () => {
    sessionChanged(customer);
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    await press('Ligger i kurven');
    expect(toastsShown()).toEqual([
      'success: Klitten blev tilføjet til kurven',
      'warning: Dette element er allerede i kurven',
    ]);
    expect(useCart.getState().items).toMatchObject([{ id: 'Klitten', price: 199, type: 'image' }]);
  });

  test('a cart holds fifteen things and says when it is full', async () => {
    sessionChanged(customer);
    useCart.setState({ items: Array.from({ length: 15 }, (_, index) => cartItem(`${index}`)) });
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    expect(toastsShown()).toEqual([
      'warning: Kurven er fuld. Bestil det, du har valgt, og begynd på en ny.',
    ]);
    expect(useCart.getState().items).toHaveLength(15);
  });

  test('a guest is taken to the sign-in and back to this address', async () => {
    sessionChanged(null);
    await openViewer('/enkeltbilleder?kategori=natur&vis=Klitten');
    await press('Tilføj billede til kurv');
    expect(await screen.findByText('Log ind')).toBeVisible();
    expect(toastsShown()).toEqual([
      'warning: Du skal logge ind eller oprette en konto før du kan købe produkter',
    ]);
    expect(address()).toBe('/login?redirect=%2Fenkeltbilleder%3Fkategori%3Dnatur%26vis%3DKlitten');
  });

  test('whoever presses before the session is known is not taken for a guest', async () => {
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    expect(toastsShown()).toEqual([]);
    await act(async () => {
      sessionChanged(customer);
      await Promise.resolve();
    });
    expect(toastsShown()).toEqual(['success: Klitten blev tilføjet til kurven']);
  });

  test('what a guest asked for is in the cart after the sign-in, and the refusal is gone', async () => {
    sessionChanged(null);
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    await screen.findByText('Log ind');
    expect(useCart.getState().items).toEqual([]);
    await act(async () => {
      sessionChanged(customer);
      await Promise.resolve();
    });
    expect(toastsShown()).toEqual(['success: Klitten blev tilføjet til kurven']);
    expect(useCart.getState()).toMatchObject({ items: [{ id: 'Klitten' }], wanted: [] });
  });

  test('so is what was asked for before cookies were accepted, which is not stored until then', async () => {
    useConsent.setState({ value: null });
    sessionChanged(null);
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    await press('Tilføj billede til kurv');
    expect(localStorage.getItem('cart')).toBeNull();
    act(() => setConsent('accepted'));
    expect(toastsShown()).toEqual([]);
    expect(localStorage.getItem('cart')).toContain('Klitten');
    await act(async () => {
      sessionChanged(customer);
      await Promise.resolve();
    });
    expect(useCart.getState().items).toMatchObject([{ id: 'Klitten' }]);
  });

  test('a session that is known too late puts it into the cart too', async () => {
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    act(() => sessionFailed());
    await screen.findByText('Log ind');
    await act(async () => {
      sessionChanged(customer);
      await Promise.resolve();
    });
    expect(useCart.getState().items).toMatchObject([{ id: 'Klitten' }]);
  });

  test('a full cart takes nothing that was asked for as a guest, and says so', async () => {
    sessionChanged(null);
    useCart.setState({ items: Array.from({ length: 15 }, (_, index) => cartItem(`${index}`)) });
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    await act(async () => {
      sessionChanged(customer);
      await Promise.resolve();
    });
    expect(toastsShown()).toEqual([
      'warning: Kurven er fuld. Bestil det, du har valgt, og begynd på en ny.',
    ]);
    expect(useCart.getState().wanted).toEqual([]);
  });

  test('without consent to cookies nothing is bought', async () => {
    useConsent.setState({ value: null });
    await openViewer('/enkeltbilleder?vis=Klitten');
    await press('Tilføj billede til kurv');
    expect(toastsShown()).toEqual(['warning: Du skal acceptere cookies for at bruge kurven']);
    expect(address()).toBe('/enkeltbilleder?vis=Klitten');
  });
});

describe('the albums', () => {
  test('tell how much is in them and what they cost', async () => {
    await open('/billedlevering');
    const [coast, empty] = screen.getAllByRole('figure');
    expect(coast).toHaveTextContent(/^Kysten595,00 kr3 billeder i album$/);
    expect(empty).toHaveTextContent('0 billeder i album');
    expect(empty).not.toHaveTextContent('Billedet kunne ikke vises');
  });

  test('show their pictures in the viewer, go around, and keep the picture in the address', async () => {
    await openViewer('/billedlevering?vis=Kysten&billede=B%C3%B8lgen');
    expect(viewer()).toHaveTextContent('Album billeder (3)');
    expect(viewer()).toHaveTextContent('Kan printesop til 38 × 25 cm');
    await userEvent.keyboard('{ArrowLeft}');
    expect(address()).toBe('/billedlevering?vis=Kysten&billede=R%C3%A6vlen');
    expect(within(viewer()).getByText('3 af 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(viewer()).getByText('1 af 3')).toBeVisible();
  });

  test('are bought as a whole, from the viewer too', async () => {
    sessionChanged(customer);
    await openViewer('/billedlevering?vis=Kysten&billede=Skummet');
    await press('Tilføj album til kurv');
    expect(useCart.getState().items).toMatchObject([{ id: 'Kysten', price: 595, type: 'album' }]);
  });

  test('say when there are none', async () => {
    backend.documents.fill('albums', []);
    await open('/billedlevering');
    expect(screen.getByText('Ingen albums at vise lige nu!')).toBeVisible();
  });

  test.each([
    ['/billedlevering', '❌ Der opstod en fejl ved indlæsning af albums'],
    ['/billedlevering?vis=Kysten', 'Fejl ved indlæsning af album billeder'],
  ])(
    '%s says when they cannot be read, and comes when the connection is back',
    async (at, text) => {
      backend.failNext('read', 'albums');
      await open(at);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      act(() => void window.dispatchEvent(new Event('online')));
      await settled();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
