import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { heart, keep, kept, KEY, open, openShop } from './openFavourites.tsx';

resetStoresAfterEach();

beforeAll(async () => {
  await import('#src/features/gallery/FavouriteButton.tsx');
  await import('#src/data/firestore/publicItems.ts');
});

beforeEach(openShop);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

describe('a heart on a card', () => {
  test('keeps the picture in the browser, and lets go of it', async () => {
    await open('/enkeltbilleder');
    const klitten = await heart('Klitten');
    expect(klitten).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(klitten);
    expect(klitten).toHaveAttribute('aria-pressed', 'true');
    expect(kept()).toEqual(['Klitten']);
    expect(screen.getByRole('link', { name: 'Favoritter, 1 billede' })).toHaveAttribute(
      'href',
      '/favoritter',
    );
    await userEvent.click(klitten);
    expect(klitten).toHaveAttribute('aria-pressed', 'false');
    expect(kept()).toEqual([]);
  });

  test('works with the keyboard, behind the link of its card', async () => {
    await open('/enkeltbilleder');
    await heart('Klitten');
    screen.getByRole('link', { name: 'Klitten' }).focus();
    await userEvent.tab();
    expect(await heart('Klitten')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toEqual(['Klitten']);
  });

  test('keeps nothing before the answer about cookies', async () => {
    useConsent.setState({ value: null });
    await open('/enkeltbilleder');
    await userEvent.click(await heart('Klitten'));
    expect(await heart('Klitten')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
  });

  test('says when there is no room for more', async () => {
    const full = Array.from({ length: 40 }, (_, index) => `andet-${index}`);
    keep(full);
    await open('/enkeltbilleder');
    await userEvent.click(await heart('Klitten'));
    expect(kept()).toEqual(full);
    expect(toastsShown()).toEqual([
      'warning: Der er plads til 40 favoritter. Fjern nogle af dem, før du gemmer flere.',
    ]);
  });

  test('adds to what another tab has kept meanwhile', async () => {
    await open('/enkeltbilleder');
    const klitten = await heart('Klitten');
    localStorage.setItem(KEY, JSON.stringify({ ids: ['Broen'] }));
    await userEvent.click(klitten);
    expect(kept()).toEqual(['Broen', 'Klitten']);
  });

  test('follows what another tab does', async () => {
    await open('/enkeltbilleder');
    await heart('Broen');
    localStorage.setItem(KEY, JSON.stringify({ ids: ['Broen'] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(await heart('Broen')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the page of favourites', () => {
  test('shows the chosen pictures, and nothing of one that is gone', async () => {
    keep(['Broen', 'Klitten', 'Solgt']);
    await open('/favoritter');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Favoritter');
    expect(titles()).toEqual(['Klitten', 'Broen']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leads on when nothing is chosen', async () => {
    await open('/favoritter');
    expect(
      screen.getByText(
        'Du har ingen favoritter endnu. Tryk på hjertet ved et billede, så finder du det her.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se enkeltbilleder' })).toHaveAttribute(
      'href',
      '/enkeltbilleder',
    );
    expect(screen.queryByRole('button', { name: 'Del favoritter' })).toBeNull();
  });

  test('says when the pictures cannot be read, and tries again', async () => {
    keep(['Broen']);
    backend.failNext('read', 'enkeltbilleder');
    await open('/favoritter');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '❌ Der opstod en fejl ved indlæsning af enkeltbilleder',
    );
    await press('Prøv igen');
    expect(titles()).toEqual(['Broen']);
  });

  test('leaves a picture there until the page is left, to be chosen again', async () => {
    keep(['Broen', 'Klitten']);
    await open('/favoritter');
    await userEvent.click(await heart('Broen'));
    expect(titles()).toEqual(['Klitten', 'Broen']);
    expect(kept()).toEqual(['Klitten']);
    await userEvent.click(await heart('Broen'));
    expect(kept()).toEqual(['Klitten', 'Broen']);
  });

  test('opens the viewer, which steps through the favourites', async () => {
    keep(['Broen', 'Klitten']);
    await open('/favoritter?vis=Klitten');
    const viewer = await screen.findByRole('dialog');
    expect(within(viewer).getByRole('button', { name: 'Favorit: Klitten' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/favoritter?vis=Broen');
  });

  test('puts all that are for sale into the cart', async () => {
    act(() => sessionChanged(customer));
    keep(['Broen', 'Klitten', 'Gaven']);
    await open('/favoritter');
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
    await open('/favoritter');
    await press('Tilføj 2 billeder til kurv');
    expect(await screen.findByText('Log ind')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Ffavoritter');
    expect(useCart.getState().wanted).toHaveLength(2);
  });

  test('shares a link with the pictures that are still there', async () => {
    const user = userEvent.setup();
    keep(['Broen', 'Solgt', 'Klitten']);
    await open('/favoritter');
    await user.click(screen.getByRole('button', { name: 'Del favoritter' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/favoritter?valg=Broen.Klitten',
    );
  });
});

describe("the page of somebody else's choice", () => {
  test('shows it without touching what is kept, and saves it when asked', async () => {
    keep(['Gaven']);
    await open('/favoritter?valg=Broen.Klitten.Solgt');
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
    await open('/favoritter?valg=Broen.Klitten&vis=Klitten');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/favoritter?valg=Broen.Klitten&vis=Broen');
  });

  test('keeps nothing before the answer about cookies', async () => {
    useConsent.setState({ value: null });
    await open('/favoritter?valg=Broen');
    await press('Gem som mine favoritter');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(toastsShown()).toEqual(['info: Navigation kræver cookies']);
  });

  test('says when none of it is there any more', async () => {
    await open('/favoritter?valg=Solgt.%3Cscript%3E');
    expect(
      screen.getByText('Billederne er her ikke længere. Måske finder du andre, du holder af.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gem som mine favoritter' })).toBeNull();
  });
});
