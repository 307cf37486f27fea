import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { address, linkTo, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  heart,
  keep,
  kept,
  KEY,
  openFavourites,
  openGallery,
  openShop,
} from './openFavourites.tsx';
import { settled } from '../../support/show.ts';

resetStoresAfterEach();
beforeAll(async () => {
  await import('#src/features/gallery/FavouriteButton.tsx');
  await import('#src/data/firestore/publicItems.ts');
});
beforeEach(openShop);

const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

describe('a heart on a card', () => {
  test('keeps the picture in the browser, and lets go of it, with the keyboard too', async () => {
    await openGallery();
    const klitten = await heart('Klitten');
    expect(klitten).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(klitten);
    expect(klitten).toHaveAttribute('aria-pressed', 'true');
    expect(kept()).toEqual(['Klitten']);
    expect(linkTo('Favoritter, 1 billede')).toBe('/favoritter');
    screen.getByRole('link', { name: 'Klitten' }).focus();
    await userEvent.tab();
    expect(klitten).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(klitten).toHaveAttribute('aria-pressed', 'false');
    expect(kept()).toEqual([]);
  });

  test('keeps nothing before the answer about cookies', async () => {
    useConsent.setState({ value: null });
    await openGallery();
    await userEvent.click(await heart('Klitten'));
    expect(await heart('Klitten')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
  });

  test('says when there is no room for more', async () => {
    const full = Array.from({ length: 40 }, (_, index) => `andet-${index}`);
    keep(full);
    await openGallery();
    await userEvent.click(await heart('Klitten'));
    expect(kept()).toEqual(full);
    expect(toastsShown()).toEqual([
      'warning: Der er plads til 40 favoritter. Fjern nogle af dem, før du gemmer flere.',
    ]);
  });

  test('adds to what another tab has kept meanwhile, and follows it', async () => {
    await openGallery();
    const [klitten, broen] = [await heart('Klitten'), await heart('Broen')];
    localStorage.setItem(KEY, JSON.stringify({ ids: ['Broen'] }));
    await userEvent.click(klitten);
    expect(kept()).toEqual(['Broen', 'Klitten']);
    localStorage.setItem(KEY, JSON.stringify({ ids: ['Klitten'] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(broen).toHaveAttribute('aria-pressed', 'false');
    expect(klitten).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the page of favourites', () => {
  test('shows the chosen pictures, shares them, and nothing of one that is gone', async () => {
    const user = userEvent.setup();
    keep(['Broen', 'Solgt', 'Klitten']);
    await openFavourites();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Favoritter');
    expect(titles()).toEqual(['Klitten', 'Broen']);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Del favoritter' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/favoritter?valg=Broen.Klitten',
    );
  });

  test('leads on when nothing is chosen', async () => {
    sessionChanged(null);
    await openFavourites();
    expect(
      screen.getByText(
        'Du har ingen favoritter endnu. Tryk på hjertet ved et billede, så finder du det her.',
      ),
    ).toBeVisible();
    expect(linkTo('Se enkeltbilleder')).toBe('/enkeltbilleder');
    expect(screen.queryByRole('button', { name: 'Del favoritter' })).toBeNull();
  });

  test('says when the pictures cannot be read, and tries again', async () => {
    keep(['Broen']);
    backend.failNext('read', 'enkeltbilleder');
    await openFavourites();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '❌ Der opstod en fejl ved indlæsning af enkeltbilleder',
    );
    await press('Prøv igen');
    expect(titles()).toEqual(['Broen']);
  });

  test('leaves a picture there until the page is left, to be chosen again', async () => {
    keep(['Broen', 'Klitten']);
    await openFavourites();
    await userEvent.click(await heart('Broen'));
    expect(titles()).toEqual(['Klitten', 'Broen']);
    expect(kept()).toEqual(['Klitten']);
    await userEvent.click(await heart('Broen'));
    expect(kept()).toEqual(['Klitten', 'Broen']);
  });

  test('opens the viewer, which steps through the favourites', async () => {
    keep(['Broen', 'Klitten']);
    await openFavourites('?vis=Klitten');
    const viewer = within(await screen.findByRole('dialog'));
    const own = viewer.getByRole('button', { name: 'Favorit: Klitten' });
    expect(own).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/favoritter?vis=Broen');
  });

  test('puts all that are for sale into the cart', async () => {
    act(() => sessionChanged(customer));
    keep(['Broen', 'Klitten', 'Gaven']);
    await openFavourites();
    await press('Tilføj 2 billeder til kurv');
    await vi.waitFor(() =>
      expect(toastsShown()).toEqual(['success: 2 billeder blev tilføjet til kurven']),
    );
    const inCart = useCart.getState().items.map(({ id }) => id);
    expect(inCart.toSorted()).toEqual(['Broen', 'Klitten']);
    expect(screen.queryByRole('button', { name: /til kurv$/ })).toBeNull();
  });

  test('has a guest sign in first, and keeps what was asked for', async () => {
    act(() => sessionChanged(null));
    keep(['Broen', 'Klitten']);
    await openFavourites();
    await press('Tilføj 2 billeder til kurv');
    await vi.waitFor(() => expect(address()).toBe('/login?redirect=%2Ffavoritter'));
    expect(useCart.getState().wanted).toHaveLength(2);
  });
});

describe("the page of somebody else's choice", () => {
  test('shows it without touching what is kept, and saves it when asked', async () => {
    keep(['Gaven']);
    await openFavourites('?valg=Broen.Klitten.Solgt');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delte favoritter');
    expect(titles()).toEqual(['Klitten', 'Broen']);
    expect(kept()).toEqual(['Gaven']);
    await press('Gem som mine favoritter');
    expect(kept()).toEqual(['Gaven', 'Broen', 'Klitten']);
    expect(address()).toBe('/favoritter');
    expect(toastsShown()).toEqual(['success: Billederne er gemt som dine favoritter']);
    expect(await screen.findByRole('heading', { level: 2, name: 'Gaven' })).toBeVisible();
  });

  test('stays the shared one while a picture of it is open', async () => {
    await openFavourites('?valg=Broen.Klitten&vis=Klitten');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/favoritter?valg=Broen.Klitten&vis=Broen');
  });

  test('keeps nothing before the answer about cookies', async () => {
    useConsent.setState({ value: null });
    await openFavourites('?valg=Broen');
    await press('Gem som mine favoritter');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
  });

  test('says when none of it is there any more', async () => {
    await openFavourites('?valg=Solgt.%3Cscript%3E');
    expect(
      screen.getByText('Billederne er her ikke længere. Måske finder du andre, du holder af.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gem som mine favoritter' })).toBeNull();
  });
});

describe('the favourites of an account', () => {
  const path = `favourites/${customer.uid}`;
  const choice = () => backend.documents.get(path)?.['choice'];
  const signIn = () => act(() => sessionChanged(customer));
  const comesTo = (text: string) => vi.waitFor(() => expect(choice()).toBe(text));

  test('come together with those of the guest who signs in', async () => {
    backend.documents.put(path, { choice: 'Gaven' });
    keep(['Broen']);
    await openFavourites();
    signIn();
    await comesTo('Gaven.Broen');
    expect(kept()).toEqual(['Gaven', 'Broen']);
    expect(await screen.findByRole('heading', { level: 2, name: 'Gaven' })).toBeVisible();
    expect(
      screen.getByText('Dine favoritter følger din konto, så du finder dem på alle dine enheder.'),
    ).toBeVisible();
  });

  test('join those that are shown, and take nothing away meanwhile', async () => {
    backend.documents.put(path, { choice: 'Gaven' });
    keep(['Broen']);
    await openFavourites('?vis=Broen');
    const viewer = () => screen.getByRole('dialog');
    expect(viewer()).toHaveTextContent('Broen');
    const gate = backend.hold('read', 'enkeltbilleder');
    signIn();
    await comesTo('Gaven.Broen');
    await settled();
    expect(viewer()).toHaveTextContent('Broen');
    gate.open();
    await vi.waitFor(() => expect(viewer()).toHaveTextContent('af 2'));
  });

  test('leave nothing in the browser while there are none', async () => {
    signIn();
    await openGallery();
    await heart('Klitten');
    await vi.waitFor(() => expect(backend.attempts('read', path)).not.toEqual([]));
    await settled();
    expect(backend.attempts('write', path)).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(choice()).toBeUndefined();
  });

  test('follow each heart', async () => {
    signIn();
    await openGallery();
    await userEvent.click(await heart('Klitten'));
    await comesTo('Klitten');
    await userEvent.click(await heart('Broen'));
    await comesTo('Klitten.Broen');
    await userEvent.click(await heart('Klitten'));
    await comesTo('Broen');
  });

  test('keep a heart that is pressed while another one is on its way', async () => {
    signIn();
    await openGallery();
    const gate = backend.hold('write', path);
    await userEvent.click(await heart('Klitten'));
    await vi.waitFor(() => expect(backend.attempts('write', path)).toHaveLength(1));
    await userEvent.click(await heart('Broen'));
    gate.open();
    await comesTo('Klitten.Broen');
  });

  test('lose what was removed on another device', async () => {
    backend.documents.put(path, { choice: 'Broen' });
    const ids = ['Broen', 'Klitten'];
    keep(ids, { uid: customer.uid, ids });
    signIn();
    await openFavourites();
    await vi.waitFor(() => expect(kept()).toEqual(['Broen']));
    expect(choice()).toBe('Broen');
  });

  test('are brought along later when the account could not be reached', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    signIn();
    await openGallery();
    await heart('Klitten');
    const recover = backend.fail('write', path);
    await userEvent.click(await heart('Klitten'));
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(kept()).toEqual(['Klitten']);
    recover();
    await userEvent.click(await heart('Broen'));
    await comesTo('Klitten.Broen');
  });

  test('of somebody else are gone before anything is compared', async () => {
    keep(['Broen'], { uid: 'somebody-else', ids: ['Broen'] });
    const gate = backend.hold('read', path);
    signIn();
    await openGallery();
    expect(await heart('Broen')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await heart('Klitten'));
    gate.open();
    await comesTo('Klitten');
    expect(kept()).toEqual(['Klitten']);
  });

  test('are waited for on a device that has none', async () => {
    backend.documents.put(path, { choice: 'Gaven' });
    const gate = backend.hold('read', path);
    signIn();
    await openFavourites();
    const isNotTold = () =>
      expect(screen.queryByText(/^Du har ingen favoritter endnu/)).not.toBeInTheDocument();
    isNotTold();
    const reading = backend.hold('read', 'enkeltbilleder');
    gate.open();
    await vi.waitFor(() => expect(kept()).toEqual(['Gaven']));
    isNotTold();
    reading.open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Gaven' })).toBeVisible();
  });

  test('leave the browser with the sign-out, and do not come to the next account', async () => {
    backend.documents.put('favourites/somebody-else', { choice: '' });
    keep(['Broen'], { uid: 'somebody-else', ids: ['Broen'] });
    signIn();
    await openGallery();
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(choice()).toBeUndefined();
    await userEvent.click(await heart('Klitten'));
    await comesTo('Klitten');
    act(() => sessionChanged(null));
    await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect(await heart('Klitten')).toHaveAttribute('aria-pressed', 'false');
    expect(choice()).toBe('Klitten');
  });
});
