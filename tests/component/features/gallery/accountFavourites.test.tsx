import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import {
  heart,
  keep,
  kept,
  KEY,
  openFavourites,
  openGallery,
  openShop,
} from './openFavourites.tsx';

resetStoresAfterEach();

beforeAll(async () => {
  await import('#src/features/gallery/FavouriteButton.tsx');
  await import('#src/data/firestore/publicItems.ts');
});

beforeEach(openShop);

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
