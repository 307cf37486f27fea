import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ClientTarget, UploadStatus } from '#src/admin/uploads/queue/uploadJob.ts';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { newItem, useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { AppError } from '#src/model/base/errors.ts';
import { hashPin } from '#src/model/clients/access.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { beginWork, useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
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
import { choose as choosePictures } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { sees, shows, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
everythingIsNear();

const NEW_KEY = /^[A-Za-z0-9]{32}$/;

/** Opens the tab with a gallery of two pictures. */
async function openStored(changes: object = {}) {
  store(changes);
  return open();
}

const pressIn = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

/** Presses a button, and then the answer of the same name. */
async function confirm(name: string, part = card()): Promise<void> {
  await userEvent.click(part.getByRole('button', { name }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name }));
}

describe('the list', () => {
  test.each([
    [{}, 'Åbent'],
    [{ isOpen: false }, 'Lukket'],
    [{ expiresAt: new Date('2026-01-02T12:00:00Z') }, 'Udløbet'],
  ])('tells the state of a gallery with %j', async (changes, state) => {
    for (const [id, sentAt] of [
      ['anna', new Date()],
      ['bo', null],
    ] as const) {
      backend.documents.put(`client-choices/${id}`, { galleryId: 'kunde1', name: id, sentAt });
    }
    await openStored(changes);
    for (const text of [state, 'Valg sendt', '2 billeder', 'Uden kode']) {
      expect(screen.getByRole('article')).toHaveTextContent(text);
    }
  });

  test('tells how many pictures are on their way, and how many have failed', async () => {
    await openStored();
    const goal = { kind: 'client', galleryId: 'kunde1' } as ClientTarget;
    const upload = (...statuses: UploadStatus[]) => {
      const items = statuses.map((status, index) => {
        const job = { id: `${index}`, fileName: `${index}.jpg`, goal };
        return { ...newItem(job, new Blob(['x']), 1), status };
      });
      act(() => useUploads.setState({ items }));
    };
    upload('waiting', 'working');
    expect(screen.getByRole('article')).toHaveTextContent('2 billeder på vej');
    upload('failed', 'fileMissing');
    expect(screen.getByRole('article')).not.toHaveTextContent('på vej');
    expect(screen.getByRole('article')).toHaveTextContent('2 billeder blev ikke tilføjet');
    upload();
  });

  test('is empty at first, and searched by title and email', async () => {
    const { unmount } = await open();
    shows('Der er ingen kundegallerier endnu.');
    unmount();
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

  test('makes a link for guests with its first copy, and renews both after a question', async () => {
    // The browser of the tests has a clipboard from here on.
    userEvent.setup();
    await openStored();
    await press('Kopiér gæstelink');
    await waitFor(() => expect(stored().guestKey).toMatch(NEW_KEY));
    const { guestKey } = stored();
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`#kunde1-${guestKey}$`));
    expect(stored().linkKey).toBe(KEY);
    await confirm('Nyt link');
    await waitFor(() => expect(stored().linkKey).not.toBe(KEY));
    expect(stored().linkKey).toMatch(NEW_KEY);
    expect(stored().guestKey).not.toBe(guestKey);
  });

  test('shows a gallery that is open as its client sees it', async () => {
    const { unmount } = await openStored();
    await press('Se som kunden');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/kundegalleri'));
    expect(await screen.findByTestId('state')).toHaveTextContent(
      /"access":"\d{13}\.f{20}\.[0-9a-f]{64}"/,
    );
    unmount();
    await openStored({ isOpen: false });
    expect(screen.queryByRole('button', { name: 'Se som kunden' })).toBeNull();
  });

  test('asks before it leaves unsaved changes for the view of the client', async () => {
    await openStored();
    const endWork = beginWork('unsaved');
    await press('Se som kunden');
    const { question } = useUnfinishedWork.getState();
    expect(question?.reasons).toEqual(['unsaved']);
    expect(screen.getByTestId('address')).not.toHaveTextContent('/kundegalleri');
    endWork();
    act(() => question?.go());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/kundegalleri'));
  });

  test('says when the view of the client cannot be opened', async () => {
    await openStored();
    vi.spyOn(crypto.subtle, 'sign').mockRejectedValueOnce(new AppError('unknown'));
    await press('Se som kunden');
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
  });

  test('closes and opens a gallery, and takes back what is offered in one that closes', async () => {
    const [mine, others] = ['client-sales/mine', 'client-sales/others'] as const;
    const offer = { title: 'Ringe', price: 95, isPublished: true };
    backend.documents.put(mine, { ...offer, galleryId: 'kunde1' });
    backend.documents.put(others, { ...offer, galleryId: 'kunde2' });
    await openStored();
    backend.failNext('write', mine);
    await press('Luk');
    await toast('error: Galleriet kunne ikke gemmes. Prøv igen.');
    expect(stored()).toMatchObject({ isOpen: true });
    await press('Luk');
    await waitFor(() => expect(stored()).toMatchObject({ isOpen: false, revision: 1 }));
    expect(backend.documents.get(mine)).toMatchObject({ isPublished: false });
    expect(backend.documents.get(others)).toMatchObject({ isPublished: true });
    await press('Åbn for kunden');
    await waitFor(() => expect(stored()).toMatchObject({ isOpen: true, revision: 1 }));
    expect(stored().openedAt).toBeInstanceOf(Date);
  });

  test('takes back what was offered while it closed a gallery', async () => {
    await openStored();
    const closing = backend.hold('write', 'client-galleries/kunde1');
    await press('Luk');
    await waitFor(() =>
      expect(backend.attempts('write', 'client-galleries/kunde1')).toHaveLength(1),
    );
    const late = { title: 'Ringe', price: 95, isPublished: true, galleryId: 'kunde1' };
    backend.documents.put('client-sales/late', late);
    closing.open();
    await waitFor(() =>
      expect(backend.documents.get('client-sales/late')).toMatchObject({ isPublished: false }),
    );
  });

  describe('after too many wrong PINs', () => {
    const tries = () => backend.documents.get('client-tries/kunde1');
    const openLocked = async (count: number) => {
      const visitors = { somebody: { count, lastAt: new Date('2026-01-01T12:00:00Z') } };
      backend.documents.put('client-tries/kunde1', { pinSalt: 'salt', visitors });
      await openStored({ pinSalt: 'salt', pinHash: 'hash' });
    };
    const isUnlocked = async () => {
      await waitFor(() => expect(tries()).toBeUndefined());
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Lås op' })).toBeNull());
    };

    test.each([
      [10, 'En besøgende er låst ude efter for mange forkerte koder'],
      [50, 'Låst for alle efter for mange forkerte koder'],
    ])('(%i) lets go of the lock', async (count, words) => {
      await openLocked(count);
      await sees(words);
      await press('Lås op');
      await isUnlocked();
    });

    test('lets the client in by another link', async () => {
      await openLocked(50);
      await confirm('Nyt link');
      await isUnlocked();
      expect(stored().linkKey).not.toBe(KEY);
    });
  });

  test('deletes a gallery with all its files, and keeps it, closed, while one is left', async () => {
    await openStored();
    const mend = backend.fail('delete', filesOf('b')[0]);
    await confirm('Slet');
    await toasts('error: Ikke alt blev slettet. Prøv igen.');
    expect(stored().isOpen).toBe(false);
    mend();
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slet' }),
    );
    await waitFor(() => expect(backend.documents.get(PATH)).toBeUndefined());
    expect(backend.files.paths('client-galleries/')).toEqual([]);
  });
});

describe('the settings', () => {
  const openSettings = async () => {
    await userEvent.click(card().getByRole('button', { name: 'Indstillinger' }));
  };
  const hasPin = () => dialog().getByRole('switch', { name: 'Kræv en kode' });

  test('make a gallery that is closed, with a link and the hash of its PIN', async () => {
    await open();
    await press('Nyt kundegalleri');
    await userEvent.type(dialog().getByLabelText('Titel'), ' Bryllup ');
    await userEvent.selectOptions(dialog().getByLabelText('Kunden må'), 'Kun se');
    expect(hasPin()).toBeChecked();
    const pin = dialog().getByLabelText<HTMLInputElement>('Kode').value;
    expect(pin).toMatch(/^[0-9]{6}$/);
    await pressIn('Opret galleri');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Nobody can read it again.
    expect(toastsShown().join(' ')).toContain(`Koden er ${pin}.`);
    const [made] = backend.documents.all('client-galleries', clientGallerySchema);
    expect(made).toMatchObject({
      title: 'Bryllup',
      isOpen: false,
      downloads: 'none',
      images: [],
      linkKey: expect.stringMatching(NEW_KEY) as string,
      pinHash: await hashPin(pin, made?.pinSalt ?? ''),
    });
    expect(JSON.stringify(made)).not.toContain(pin);
  });

  test('keep the PIN that there is, until it is taken away', async () => {
    await openStored({ pinSalt: 'salt', pinHash: 'hash' });
    await openSettings();
    await userEvent.type(dialog().getByLabelText('Titel'), ' på Skagen');
    await pressIn('Gem Ændringer');
    await waitFor(() => expect(stored().title).toBe('Bryllup på Skagen'));
    expect(stored()).toMatchObject({ pinSalt: 'salt', pinHash: 'hash' });
    await openSettings();
    await userEvent.click(hasPin());
    await pressIn('Gem Ændringer');
    await waitFor(() => expect(stored()).toMatchObject({ pinSalt: '', pinHash: '' }));
  });

  test('of an earlier gallery keep the watermark of the web size that the form shows', async () => {
    await openStored({ isMarked: true, isWebMarked: undefined });
    await openSettings();
    await userEvent.click(
      dialog().getByRole('switch', { name: 'Vandmærke, når nye billeder vises' }),
    );
    await pressIn('Gem Ændringer');
    await waitFor(() => expect(stored()).toMatchObject({ isMarked: false, isWebMarked: true }));
  });

  test('keep what somebody else has changed meanwhile', async () => {
    await openStored();
    await openSettings();
    await userEvent.type(dialog().getByLabelText('Besked til kunden'), 'Tak');
    act(() => backend.documents.change(PATH, { title: 'Fest' }));
    await pressIn('Gem Ændringer');
    await waitFor(() => expect(stored()).toMatchObject({ title: 'Fest', message: 'Tak' }));
    await openSettings();
    await userEvent.type(dialog().getByLabelText('Titel'), ' på Skagen');
    act(() => backend.documents.change(PATH, { title: 'Bryllup' }));
    await pressIn('Gem Ændringer');
    await toast('error: En anden har gemt det samme imens. Der er ikke overskrevet noget.');
    expect(stored().title).toBe('Bryllup');
  });
});

describe('the pictures', () => {
  const openPictures = async () => {
    await openStored();
    await press('Billeder');
  };
  const choose = (title: string) =>
    userEvent.click(dialog().getByRole('checkbox', { name: new RegExp(`\\b${title}\\.jpg$`) }));

  test('are put below a heading, hidden from the client and shown again, and made the cover', async () => {
    await openPictures();
    await choose('b');
    await userEvent.type(dialog().getByLabelText('Overskrift'), 'Fest');
    await pressIn('Sæt under overskrift');
    await waitFor(() =>
      expect(stored().images).toMatchObject([{ section: '' }, { section: 'Fest' }]),
    );
    await pressIn('Skjul for kunden');
    await waitFor(() => expect(stored().hiddenIds).toEqual(['b']));
    expect(await dialog().findByText('Skjult')).toBeVisible();
    await pressIn('Vis for kunden');
    await waitFor(() => expect(stored().hiddenIds).toEqual([]));
    await pressIn('Brug som forside');
    await waitFor(() => expect(stored().coverId).toBe('b'));
  });

  const order = () =>
    stored()
      .images.toSorted((one, other) => one.order - other.order)
      .map(({ id }) => id);

  test('are moved by their handle, and sorted by the names of their files', async () => {
    await openPictures();
    dialog().getByRole('button', { name: 'Flyt b.jpg' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(order()).toEqual(['b', 'a']));
    await pressIn('Sortér efter filnavn');
    await waitFor(() => expect(order()).toEqual(['a', 'b']));
  });

  test('are moved again while the first change of their order is on its way', async () => {
    await openPictures();
    const gate = backend.hold('write', PATH);
    await pressIn('Sortér efter filnavn');
    dialog().getByRole('button', { name: 'Flyt b.jpg' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    gate.open();
    await waitFor(() => expect(order()).toEqual(['b', 'a']));
  });

  test('have room for eight hundred, those on their way included', async () => {
    await openPictures();
    const goal = { kind: 'client', galleryId: 'kunde1' } as ClientTarget;
    const items = Array.from({ length: 798 }, (_, index) =>
      newItem({ id: `${index}`, fileName: `${index}.jpg`, goal }, new Blob(['x']), 1),
    );
    act(() => useUploads.setState({ items, isPaused: true }));
    await choosePictures(jpeg('c.jpg'));
    await userEvent.click(await dialog().findByRole('button', { name: 'Tilføj billeder' }));
    expect(await dialog().findByText(/800/)).toBeVisible();
    expect(useUploads.getState().items).toHaveLength(798);
    act(() => useUploads.setState({ items: [], isPaused: false }));
  });

  test('are not added before their files have been read, which may be damaged', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    vi.spyOn(pictureQueue, 'inspect').mockReturnValue(promise);
    await openPictures();
    await choosePictures(jpeg('c.jpg'));
    await userEvent.click(await dialog().findByRole('button', { name: 'Tilføj billeder' }));
    reject(new AppError('upload/unreadable'));
    await sees('Nogle af filerne kan ikke læses som billeder. Fjern dem for at fortsætte.');
    expect(useUploads.getState().items).toEqual([]);
  });

  test('that are chosen and not uploaded are not lost by a press of Escape', async () => {
    await openPictures();
    await choosePictures(jpeg('c.jpg'));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
  });

  test('are deleted with their files', async () => {
    await openPictures();
    await choose('a');
    await confirm('Slet', dialog());
    await waitFor(() => expect(stored().images).toMatchObject([{ id: 'b' }]));
    expect(stored().images).toHaveLength(1);
    expect(backend.files.paths('client-galleries/')).toEqual(filesOf('b').toSorted());
  });
});
