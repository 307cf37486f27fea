import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ClientTarget, UploadStatus } from '#src/admin/uploads/queue/uploadJob.ts';
import { newItem, useUploads, type UploadItem } from '#src/admin/uploads/queue/uploadState.ts';
import { hashPin } from '#src/model/clients/access.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import {
  card,
  dialog,
  filesOf,
  KEY,
  open,
  PATH,
  press,
  store,
  stored,
} from '../../support/clientGalleries.tsx';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { sees, shows, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
everythingIsNear();

describe('the list', () => {
  test('says that there are none', async () => {
    await open();
    shows('Der er ingen kundegallerier endnu.');
  });

  test.each([
    [{}, 'Åbent'],
    [{ isOpen: false }, 'Lukket'],
    [{ expiresAt: new Date('2026-01-02T12:00:00Z') }, 'Udløbet'],
  ])('tells the state of a gallery with %j', async (changes, state) => {
    store(changes);
    await open();
    expect(screen.getByRole('article')).toHaveTextContent(state);
    expect(screen.getByRole('article')).toHaveTextContent('2 billeder');
    expect(screen.getByRole('article')).toHaveTextContent('Uden kode');
  });

  test('tells how many pictures are on their way, and how many have failed', async () => {
    store();
    await open();
    const goal = { kind: 'client', galleryId: 'kunde1' } as ClientTarget;
    const item = (id: string, status: UploadStatus) => ({
      ...newItem({ id, fileName: `${id}.jpg`, goal }, new Blob(['x']), 1),
      status,
    });
    const upload = (...items: UploadItem[]) => act(() => useUploads.setState({ items }));
    upload(item('c', 'waiting'), item('d', 'working'));
    expect(screen.getByRole('article')).toHaveTextContent('2 billeder på vej');
    upload(item('c', 'failed'), item('d', 'fileMissing'));
    expect(screen.getByRole('article')).not.toHaveTextContent('på vej');
    expect(screen.getByRole('article')).toHaveTextContent('2 billeder blev ikke tilføjet');
    upload();
  });

  test('is searched by title and email', async () => {
    store();
    backend.documents.put('client-galleries/kunde2', {
      ...backend.documents.get(PATH),
      title: 'Konfirmation',
      clientEmail: 'ida@kunde.example',
    });
    await open();
    const search = screen.getByRole('searchbox', { name: 'Søg blandt gallerier' });
    const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    for (const [typed, found] of [
      ['bryl', ['Bryllup']],
      ['IDA@', ['Konfirmation']],
      ['nordlys', []],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      expect(titles()).toEqual(found);
    }
    shows('Ingen gallerier passer til søgningen.');
  });

  test('makes a link for guests with its first copy, and renews it with the other', async () => {
    // The browser of the tests has a clipboard from here on.
    userEvent.setup();
    store();
    await open();
    await press('Kopiér gæstelink');
    await waitFor(() => expect(stored().guestKey).toMatch(/^[A-Za-z0-9]{32}$/));
    const { guestKey } = stored();
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`#kunde1-${guestKey}$`));
    expect(stored().linkKey).toBe(KEY);
    await press('Nyt link');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Nyt link' }),
    );
    await waitFor(() => expect(stored().linkKey).not.toBe(KEY));
    expect(stored().guestKey).not.toBe(guestKey);
  });

  test('shows a gallery that is open as its client sees it', async () => {
    store();
    const { unmount } = await open();
    await press('Se som kunden');
    expect(await screen.findByTestId('address')).toHaveTextContent('/kundegalleri');
    expect(await screen.findByTestId('state')).toHaveTextContent(
      /"access":"\d{13}\.f{20}\.[0-9a-f]{64}"/,
    );
    unmount();
    store({ isOpen: false });
    await open();
    expect(screen.queryByRole('button', { name: 'Se som kunden' })).toBeNull();
  });

  test('closes and opens a gallery', async () => {
    store();
    await open();
    await press('Luk');
    await waitFor(() => expect(stored()).toMatchObject({ isOpen: false, revision: 1 }));
    await press('Åbn for kunden');
    await waitFor(() =>
      expect(stored()).toMatchObject({
        isOpen: true,
        openedAt: expect.any(Date) as unknown,
        revision: 1,
      }),
    );
  });

  const offers = { mine: 'client-sales/mine', others: 'client-sales/others' };
  const giveOffers = () => {
    const offer = { title: 'Ringe', price: 95, isPublished: true };
    backend.documents.put(offers.mine, { ...offer, galleryId: 'kunde1' });
    backend.documents.put(offers.others, { ...offer, galleryId: 'kunde2' });
  };
  const areOffered = () =>
    [offers.mine, offers.others].map((path) => backend.documents.get(path)?.['isPublished']);

  test('takes back what customers have in their carts of a gallery that closes', async () => {
    store();
    giveOffers();
    await open();
    await press('Luk');
    await waitFor(() => expect(stored()).toMatchObject({ isOpen: false }));
    expect(areOffered()).toEqual([false, true]);
  });

  test('leaves a gallery open whose offers could not be taken back', async () => {
    store();
    giveOffers();
    backend.failNext('write', offers.mine);
    await open();
    await press('Luk');
    await toast('error: Galleriet kunne ikke gemmes. Prøv igen.');
    expect(stored()).toMatchObject({ isOpen: true });
    await press('Luk');
    await waitFor(() => expect(stored()).toMatchObject({ isOpen: false }));
    expect(areOffered()).toEqual([false, true]);
  });

  test('gives a gallery another link, after a question', async () => {
    store();
    await open();
    await press('Nyt link');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Nyt link' }),
    );
    await waitFor(() => expect(stored().linkKey).toMatch(/^[A-Za-z0-9]{32}$/));
    expect(stored().linkKey).not.toBe(KEY);
  });

  test('lets the client in by the new link after too many wrong PINs at the old one', async () => {
    store({ pinSalt: 'salt', pinHash: 'hash' });
    const visitors = { somebody: { count: 50, lastAt: new Date('2026-01-01T12:00:00Z') } };
    backend.documents.put('client-tries/kunde1', { pinSalt: 'salt', visitors });
    await open();
    await screen.findByText('Låst for alle efter for mange forkerte koder');
    await press('Nyt link');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Nyt link' }),
    );
    await waitFor(() => expect(backend.documents.get('client-tries/kunde1')).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lås op' })).toBeNull());
    expect(stored().linkKey).not.toBe(KEY);
  });

  test.each([
    [10, 'En besøgende er låst ude efter for mange forkerte koder'],
    [50, 'Låst for alle efter for mange forkerte koder'],
  ])('lets go of the lock after %i wrong PINs', async (count, words) => {
    store({ pinSalt: 'salt', pinHash: 'hash' });
    const visitors = { somebody: { count, lastAt: new Date('2026-01-01T12:00:00Z') } };
    backend.documents.put('client-tries/kunde1', { pinSalt: 'salt', visitors });
    await open();
    await sees(words);
    await press('Lås op');
    await waitFor(() => expect(backend.documents.get('client-tries/kunde1')).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lås op' })).toBeNull());
  });

  test('deletes a gallery with all its files', async () => {
    store();
    await open();
    await press('Slet');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slet' }),
    );
    await waitFor(() => expect(backend.documents.get(PATH)).toBeUndefined());
    expect(backend.files.paths('client-galleries/')).toEqual([]);
  });

  test('keeps the record, closed, of a gallery whose files cannot be deleted', async () => {
    store();
    await open();
    backend.fail('delete', filesOf('b')[0] ?? '');
    await press('Slet');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slet' }),
    );
    await toasts('error: Ikke alt blev slettet. Prøv igen.');
    expect(stored().isOpen).toBe(false);
  });
});

describe('the settings', () => {
  test('make a gallery that is closed, with a link and the hash of its PIN', async () => {
    await open();
    await press('Nyt kundegalleri');
    await userEvent.type(dialog().getByLabelText('Titel'), ' Bryllup ');
    await userEvent.selectOptions(dialog().getByLabelText('Kunden må'), 'Kun se');
    expect(dialog().getByRole('switch', { name: 'Kræv en kode' })).toBeChecked();
    const pin = dialog().getByLabelText<HTMLInputElement>('Kode').value;
    expect(pin).toMatch(/^[0-9]{6}$/);
    await userEvent.click(dialog().getByRole('button', { name: 'Opret galleri' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Nobody can read it again.
    expect(toastsShown().join(' ')).toContain(`Koden er ${pin}.`);
    const [made] = backend.documents.all('client-galleries', clientGallerySchema);
    const { pinSalt = '', pinHash, ...others } = made ?? {};
    expect(others).toMatchObject({
      title: 'Bryllup',
      isOpen: false,
      downloads: 'none',
      images: [],
    });
    expect(made?.linkKey).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(pinHash).toBe(await hashPin(pin, pinSalt));
    expect(JSON.stringify(made)).not.toContain(pin);
  });

  test('keep the PIN that there is, until it is taken away', async () => {
    store({ pinSalt: 'salt', pinHash: 'hash' });
    await open();
    await userEvent.click(card().getByRole('button', { name: 'Indstillinger' }));
    await userEvent.type(dialog().getByLabelText('Titel'), ' på Skagen');
    await userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));
    await waitFor(() => expect(stored().title).toBe('Bryllup på Skagen'));
    expect(stored()).toMatchObject({ pinSalt: 'salt', pinHash: 'hash' });
    await userEvent.click(card().getByRole('button', { name: 'Indstillinger' }));
    await userEvent.click(dialog().getByRole('switch', { name: 'Kræv en kode' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));
    await waitFor(() => expect(stored()).toMatchObject({ pinSalt: '', pinHash: '' }));
  });
});

describe('the pictures', () => {
  const openPictures = async () => {
    store();
    await open();
    await press('Billeder');
  };
  const choose = (title: string) =>
    userEvent.click(dialog().getByRole('checkbox', { name: new RegExp(`\\b${title}\\.jpg$`) }));

  test('are put below a heading', async () => {
    await openPictures();
    await choose('b');
    await userEvent.type(dialog().getByLabelText('Overskrift'), 'Fest');
    await userEvent.click(dialog().getByRole('button', { name: 'Sæt under overskrift' }));
    await waitFor(() =>
      expect(stored().images.map(({ section }) => section)).toEqual(['', 'Fest']),
    );
  });

  test('are hidden from the client, and shown again', async () => {
    await openPictures();
    await choose('b');
    await userEvent.click(dialog().getByRole('button', { name: 'Skjul for kunden' }));
    await waitFor(() => expect(stored().hiddenIds).toEqual(['b']));
    expect(await dialog().findByText('Skjult')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Vis for kunden' }));
    await waitFor(() => expect(stored().hiddenIds).toEqual([]));
  });

  test('are moved by their handle, and sorted by the names of their files', async () => {
    await openPictures();
    const order = () =>
      stored()
        .images.toSorted((one, other) => one.order - other.order)
        .map(({ id }) => id);
    dialog().getByRole('button', { name: 'Flyt b.jpg' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(order()).toEqual(['b', 'a']));
    await userEvent.click(dialog().getByRole('button', { name: 'Sortér efter filnavn' }));
    await waitFor(() => expect(order()).toEqual(['a', 'b']));
  });

  test('one of them becomes the cover', async () => {
    await openPictures();
    await choose('b');
    await userEvent.click(dialog().getByRole('button', { name: 'Brug som forside' }));
    await waitFor(() => expect(stored().coverId).toBe('b'));
  });

  test('are deleted with their files', async () => {
    await openPictures();
    await choose('a');
    await userEvent.click(dialog().getByRole('button', { name: 'Slet' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slet' }),
    );
    await waitFor(() => expect(stored().images.map(({ id }) => id)).toEqual(['b']));
    expect(backend.files.paths('client-galleries/')).toEqual(filesOf('b').toSorted());
  });
});
