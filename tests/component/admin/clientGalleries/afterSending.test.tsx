import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { sendingContracts } from '#src/model/clients/invitations.ts';
import { backend } from '../../../support/backend/backend.ts';
import { card, dialog, filesOf, open, PATH, press, store } from '../../support/clientGalleries.tsx';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { sees, shows, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();

describe('choices', () => {
  everythingIsNear();
  fakeUploads();

  const CHOICES = 'client-choices/anna';
  const chosen = (changes: object = {}) => ({
    galleryId: 'kunde1',
    name: 'Anna',
    email: 'anna@example.com',
    lists: { x: { name: 'Til farmor', at: 1 } },
    pictures: {
      b: { lists: ['asked', 'x'], comment: 'Lysere', at: 1 },
      a: { lists: ['asked'], comment: '', at: 1 },
    },
    sentAt: new Date('2026-11-25T12:00:00Z'),
    ...changes,
  });

  async function openChoices(changes: object = {}): Promise<void> {
    store({ askedName: 'Bogen', askedCount: 40 });
    backend.documents.put(CHOICES, chosen(changes));
    backend.documents.put('client-choices/other', chosen({ galleryId: 'kunde2', name: 'Bo' }));
    await open();
    await press('Valg');
    await screen.findByRole('region', { name: 'Anna' });
  }

  const list = (name: string) => within(screen.getByRole('region', { name: `Anna: ${name}` }));
  const pressIn = (name: string, button: string) =>
    userEvent.click(list(name).getByRole('button', { name: button }));
  const question = () => within(screen.getByRole('alertdialog'));
  const confirm = (name: string) => userEvent.click(question().getByRole('button', { name }));

  describe('what is chosen', () => {
    test('is nothing at first', async () => {
      store();
      await open();
      await press('Valg');
      await sees(/^Ingen har valgt noget endnu/);
    });

    test('is shown by person and list, and follows what happens', async () => {
      await openChoices();
      expect(list('Bogen').getByText('2 af 40')).toBeVisible();
      expect(list('Bogen').getByText(/^Sendt/)).toBeVisible();
      expect(list('Til farmor').getByText('1 billede')).toBeVisible();
      expect(dialog().getByText('Lysere')).toBeVisible();
      expect(dialog().getByRole('link', { name: 'anna@example.com' })).toBeVisible();
      expect(dialog().queryByText('Bo')).toBeNull();
      await pressIn('Bogen', 'Åbn valget igen');
      await toasts('success: Anna kan ændre valget igen');
      expect(backend.documents.get(CHOICES)).toMatchObject({ sentAt: null });
      const pictures = { a: { lists: ['asked'], comment: '', at: 2 } };
      backend.documents.put(CHOICES, chosen({ pictures, sentAt: null }));
      expect(await list('Bogen').findByText('1 af 40')).toBeVisible();
      expect(list('Bogen').getByText('Ikke sendt endnu')).toBeVisible();
      expect(list('Bogen').queryByRole('button', { name: 'Åbn valget igen' })).toBeNull();
    });

    test('is copied as names of files in the order of the gallery, and for Lightroom', async () => {
      // The browser of the tests has a clipboard from here on.
      userEvent.setup();
      await openChoices();
      await pressIn('Bogen', 'Kopiér filnavne');
      expect(await navigator.clipboard.readText()).toBe('a.jpg, b.jpg');
      await pressIn('Bogen', 'Kopiér til Lightroom');
      expect(await navigator.clipboard.readText()).toBe('a b');
      await toasts('success: 2 filnavne er kopieret');
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
      await pressIn('Bogen', 'Kopiér filnavne');
      await toast('error: Browseren ville ikke kopiere. Prøv igen.');
    });

    test('goes with the person, and with the gallery', async () => {
      await openChoices();
      await press('Slet Anna');
      await confirm('Slet');
      await waitFor(() => expect(backend.documents.get(CHOICES)).toBeUndefined());
      backend.documents.put(CHOICES, chosen());
      await userEvent.keyboard('{Escape}');
      await userEvent.click(card().getByRole('button', { name: 'Slet' }));
      await confirm('Slet');
      await waitFor(() => expect(backend.documents.get(PATH)).toBeUndefined());
      expect(backend.documents.get(CHOICES)).toBeUndefined();
      expect(backend.documents.get('client-choices/other')).toBeDefined();
    });
  });

  describe('a choice becomes an album', () => {
    const MAKE = 'Lav et album af valget';
    const originalOf = (id: string) => filesOf(id)[0] ?? '';
    const albums = () => backend.documents.all('albums', albumSchema);
    const titlesIn = () =>
      albums().map(({ images }) => images.map(({ title }) => title).toSorted());
    const hasTitles = (...titles: string[][]) => waitFor(() => expect(titlesIn()).toEqual(titles));
    const change = (changes: object) =>
      backend.documents.change(`albums/${albums()[0]?.id ?? ''}`, changes);
    const goals = () => useUploads.getState().items.map(({ job }) => job.goal);

    async function makeAlbum(of = 'Bogen'): Promise<void> {
      await pressIn(of, MAKE);
      await confirm(MAKE);
    }

    async function openWithFiles(): Promise<void> {
      await openChoices();
      for (const id of ['a', 'b']) backend.files.put(originalOf(id), jpeg(`${id}.jpg`));
    }

    test('which is a draft, after a question', async () => {
      await openChoices();
      await pressIn('Bogen', MAKE);
      expect(question().getByText('Lav et album med 2 billeder?')).toBeVisible();
      expect(question().getByText(/Udgiver du albummet, kan alle se dem/)).toBeVisible();
      await confirm('Annuller');
      expect(goals()).toEqual([]);
      await makeAlbum();
      await waitFor(() => expect(goals()).toHaveLength(2));
      expect(goals()).toMatchObject([
        {
          kind: 'album',
          title: 'a',
          order: 0,
          project: 'bryllup-bogen',
          details: { title: 'Bryllup: Bogen', isPublished: false },
        },
        { kind: 'album', title: 'b', order: 1 },
      ]);
    });

    test('with a title in one line, whatever its client has named it', async () => {
      await openChoices({ lists: { x: { name: 'Til\nfarmor', at: 1 } } });
      await makeAlbum('Til\nfarmor');
      await waitFor(() => expect(goals()).toHaveLength(1));
      expect(goals()).toMatchObject([{ details: { title: 'Bryllup: Til farmor' } }]);
    });

    test('and says how far it is; what was cut off goes on in the same one, each picture once', async () => {
      await openWithFiles();
      const gate = backend.hold('download', originalOf('b'));
      await makeAlbum();
      expect(await list('Bogen').findByRole('button', { name: 'Henter 1 af 2' })).toBeVisible();
      act(() => backend.documents.breakWatches('client-choices'));
      expect(list('Bogen').getByRole('button', { name: 'Henter 1 af 2' })).toBeVisible();
      gate.failWith(new Error('cut'));
      await hasTitles(['a']);
      await toast('error: Ikke alle billeder kunne hentes til albummet. Prøv igen.');
      await makeAlbum();
      await hasTitles(['a', 'b']);
      await makeAlbum();
      await toast("success: Alle billederne er allerede i 'Bryllup: Bogen' eller på vej dertil.");
      expect(titlesIn()).toHaveLength(1);
    });

    test('but not a part of it where an album has no room for all', async () => {
      await openWithFiles();
      await makeAlbum();
      await hasTitles(['a', 'b']);
      const [image] = albums()[0]?.images ?? [];
      const images = Array.from({ length: 499 }, (_, order) => ({
        ...image,
        id: `${order}`,
        order,
      }));
      change({ images });
      await makeAlbum();
      await toast('error: Et album kan højst have 500 billeder. Der er ikke lavet noget album.');
      expect(titlesIn().map(({ length }) => length)).toEqual([499]);
    });

    test('again when it was deleted, and beside one that is published, so that nothing becomes public by itself', async () => {
      await openWithFiles();
      await makeAlbum();
      await hasTitles(['a', 'b']);
      backend.documents.fill('albums', []);
      await makeAlbum();
      await hasTitles(['a', 'b']);
      change({ isPublished: true });
      await makeAlbum();
      await hasTitles(['a', 'b'], ['a', 'b']);
      expect(albums().map(({ isPublished }) => isPublished)).toEqual([true, false]);
    });
  });
});

describe('delivery', () => {
  everythingIsNear();

  /** Stores a note by its id: the visit, the kind and the picture. */
  const note = (id: string, at: string) => {
    const [visit, kind, pictureId = ''] = id.split('-');
    const record = { galleryId: 'kunde1', visit, kind, pictureId, at: new Date(at) };
    backend.documents.put(`client-deliveries/${id}`, record);
  };

  test('a gallery that nobody has opened says so, and which reminders the client has got', async () => {
    store({
      waitingToldAt: new Date('2026-11-24T10:00:00Z'),
      expiryTold: new Date('2026-12-31T20:00:00Z'),
    });
    await open();
    await press('Levering');
    await sees(/^Ingen har åbnet galleriet endnu/);
    await sees('Kunden er mindet om galleriet 24.11.2026, 11.00');
    shows('Kunden er mindet om, at galleriet udløber 31. december 2026');
  });

  test('who has opened a gallery, and what was downloaded when, the newest first', async () => {
    store();
    note('v1-opened', '2026-11-24T10:00:00Z');
    note('v2-opened', '2026-11-25T10:00:00Z');
    note('v2-original-a', '2026-11-25T10:05:00Z');
    note('v2-original-b', '2026-11-25T10:06:00Z');
    note('v1-web-a', '2026-11-24T10:01:00Z');
    backend.documents.put('client-choices/anna', {
      galleryId: 'kunde1',
      name: 'Anna',
      email: 'anna@example.com',
      visits: ['v2'],
      lists: {},
      pictures: {},
      sentAt: null,
    });
    await open();
    await press('Levering');
    await screen.findByText('Hentet som original: 2 af 2');
    expect(dialog().getByText('Hentet i webstørrelse: 1 af 2')).toBeVisible();
    const [newest, oldest] = dialog().getAllByRole('listitem');
    expect(newest).toHaveTextContent('Anna');
    expect(newest).toHaveTextContent('Åbnet 25.11.2026, 11.00');
    expect(newest).toHaveTextContent('Hentet som original: 2 billeder, senest 25.11.2026, 11.06');
    expect(oldest).toHaveTextContent('Uden navn');
    expect(oldest).toHaveTextContent('Hentet i webstørrelse: 1 billede, senest 24.11.2026, 11.01');
  });

  test('the notes and mails go with the gallery', async () => {
    store();
    note('v1-opened', '2026-11-24T10:00:00Z');
    const mail = { orderId: 'kunde1', kind: 'gallery-invitation', to: 'anna@example.com' };
    backend.documents.put('order-mails/m1', mail);
    await open();
    await userEvent.click(card().getByRole('button', { name: 'Slet' }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Slet' }));
    await waitFor(() => expect(backend.documents.get(PATH)).toBeUndefined());
    expect(backend.documents.get('client-deliveries/v1-opened')).toBeUndefined();
    expect(backend.documents.get('order-mails/m1')).toBeUndefined();
  });
});

const { sendGallery } = sendingContracts;

const mail = (id: string, changes: object) =>
  backend.documents.put(`order-mails/${id}`, {
    ...{ orderId: 'kunde1', kind: 'gallery-invitation', userId: '', to: `${id}@kunde.example` },
    ...{ status: 'sent', subject: 'Til jer', message: 'Værsgo', attempts: 1 },
    ...{ createdAt: new Date('2026-11-24T10:00:00Z'), sentAt: new Date('2026-11-24T10:00:00Z') },
    ...changes,
  });

test('a gallery is sent to many, and again to those who have not opened it', async () => {
  store({ pinSalt: 's'.repeat(20), pinHash: 'a'.repeat(64), clientEmail: 'anna@kunde.example' });
  backend.functions.answer(sendGallery, ({ to }) => ({ queued: to.length }));
  await open();
  await press('Send galleriet');
  const addresses = await screen.findByLabelText('Send til');
  expect(addresses).toHaveValue('anna@kunde.example');
  await userEvent.type(addresses, ', bo');
  await userEvent.click(dialog().getByRole('switch', { name: 'Send koden i en mail for sig' }));
  await press('Send');
  await sees('Det her er ikke en email: bo. Ret det, eller slet det.');
  await sees('Skriv galleriets kode på fire til otte cifre.');
  await userEvent.type(addresses, '@kunde.example');
  await userEvent.type(screen.getByLabelText('Galleriets kode'), '4711');
  await press('Send');
  await toast('success: 2 mails er på vej');
  expect(backend.functions.calls(sendGallery).map(({ input }) => input)).toMatchObject([
    { to: ['anna@kunde.example', 'bo@kunde.example'], role: 'client', pin: '4711', again: false },
  ]);

  mail('anna', { openedAt: new Date('2026-11-25T10:00:00Z') });
  mail('bo', {});
  mail('eva', { status: 'failed', error: 'bad-address', sentAt: undefined });
  await press('Send galleriet');
  await sees('Åbnet 25.11.2026, 11.00');
  await sees(/^Ikke sendt: modtagerens adresse findes ikke/);
  await press('Send igen til dem, der ikke har åbnet');
  expect(screen.getByLabelText('Emne')).toHaveValue('Til jer');
  await press('Send');
  await toast('success: 1 mail er på vej');
  expect(backend.functions.calls(sendGallery).at(-1)?.input).toMatchObject({
    ...{ to: ['bo@kunde.example'], message: 'Værsgo', again: true },
  });
});
