import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { card, dialog, filesOf, open, PATH, press, store } from '../../support/clientGalleries.tsx';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { sees, toast } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
everythingIsNear();

describe('what is chosen', () => {
  fakeUploads();

  const chooser = (changes: object = {}) => ({
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
  const CHOICES = 'client-choices/anna';

  const openChoices = async (...given: Parameters<typeof chooser>) => {
    store({ askedName: 'Bogen', askedCount: 40 });
    backend.documents.put(CHOICES, chooser(...given));
    backend.documents.put('client-choices/other', chooser({ galleryId: 'kunde2', name: 'Bo' }));
    await open();
    await press('Valg');
    await screen.findByRole('region', { name: 'Anna' });
  };
  const list = (name: string) => within(screen.getByRole('region', { name: `Anna: ${name}` }));
  const pressIn = (name: string, button: string) =>
    userEvent.click(list(name).getByRole('button', { name: button }));

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
    const pictures = { a: { lists: ['asked'], comment: '', at: 2 } };
    backend.documents.put(CHOICES, chooser({ pictures, sentAt: null }));
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
    expect(toastsShown()).toEqual(['success: 2 filnavne er kopieret']);
  });

  test('says that the browser would not copy', async () => {
    userEvent.setup();
    await openChoices();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await pressIn('Bogen', 'Kopiér filnavne');
    expect(toastsShown()).toEqual(['error: Browseren ville ikke kopiere. Prøv igen.']);
  });

  test('is opened again', async () => {
    await openChoices();
    await pressIn('Bogen', 'Åbn valget igen');
    await waitFor(() => expect(backend.documents.get(CHOICES)).toMatchObject({ sentAt: null }));
    expect(toastsShown()).toEqual(['success: Anna kan ændre valget igen']);
  });

  const question = () => within(screen.getByRole('alertdialog'));
  const makeAlbum = async () => {
    await pressIn('Bogen', 'Lav et album af valget');
    await userEvent.click(question().getByRole('button', { name: 'Lav et album af valget' }));
  };

  test('becomes an album, which is a draft', async () => {
    await openChoices();
    await pressIn('Bogen', 'Lav et album af valget');
    expect(question().getByText('Lav et album med 2 billeder?')).toBeVisible();
    expect(question().getByText(/Udgiver du albummet, kan alle se dem/)).toBeVisible();
    await userEvent.click(question().getByRole('button', { name: 'Annuller' }));
    expect(useUploads.getState().items).toEqual([]);
    await makeAlbum();
    await waitFor(() => expect(useUploads.getState().items).toHaveLength(2));
    const goals = useUploads.getState().items.map(({ job }) => job.goal);
    expect(goals).toMatchObject([
      { kind: 'album', title: 'a', order: 0, project: 'bryllup-bogen' },
      { kind: 'album', title: 'b', order: 1 },
    ]);
    const [album] = goals.flatMap((goal) => (goal.kind === 'album' ? [goal.details] : []));
    expect(album).toMatchObject({ title: 'Bryllup: Bogen', isPublished: false });
  });

  test('becomes an album with a title in one line, whatever its client has named it', async () => {
    await openChoices({ lists: { x: { name: 'Til\nfarmor', at: 1 } } });
    await pressIn('Til\nfarmor', 'Lav et album af valget');
    await userEvent.click(question().getByRole('button', { name: 'Lav et album af valget' }));
    await waitFor(() => expect(useUploads.getState().items).toHaveLength(1));
    const [goal] = useUploads.getState().items.map(({ job }) => job.goal);
    expect(goal).toMatchObject({ details: { title: 'Bryllup: Til farmor' } });
  });

  describe('that becomes an album', () => {
    const originalOf = (id: string) => filesOf(id)[0] ?? '';
    const openWithFiles = async () => {
      await openChoices();
      for (const id of ['a', 'b']) backend.files.put(originalOf(id), jpeg(`${id}.jpg`));
    };
    const albums = () => backend.documents.all('albums', albumSchema);
    const titlesIn = () => albums().map(({ images }) => images.map(({ title }) => title));
    const hasTitles = (...titles: string[][]) =>
      waitFor(() => expect(titlesIn().map((those) => those.toSorted())).toEqual(titles));

    test('and was cut off, goes on in the same one, each picture once', async () => {
      await openWithFiles();
      const mend = backend.fail('download', originalOf('b'));
      await makeAlbum();
      await hasTitles(['a']);
      expect(toastsShown()).toContain(
        'error: Ikke alle billeder kunne hentes til albummet. Prøv igen.',
      );
      mend();
      await makeAlbum();
      await hasTitles(['a', 'b']);
      await makeAlbum();
      await toast("success: Alle billederne er allerede i 'Bryllup: Bogen' eller på vej dertil.");
      expect(titlesIn()).toHaveLength(1);
    });

    test('says how far it is while the originals are fetched', async () => {
      await openWithFiles();
      const gate = backend.hold('download', originalOf('b'));
      await makeAlbum();
      expect(await list('Bogen').findByRole('button', { name: 'Henter 1 af 2' })).toBeVisible();
      gate.open();
      await hasTitles(['a', 'b']);
    });

    test('is refused as a whole where an album has no room for it', async () => {
      await openWithFiles();
      await makeAlbum();
      await hasTitles(['a', 'b']);
      const [album] = albums();
      const [image] = album?.images ?? [];
      const images = Array.from({ length: 499 }, (_, order) => ({
        ...image,
        id: `${order}`,
        order,
      }));
      backend.documents.change(`albums/${album?.id ?? ''}`, { images });
      await makeAlbum();
      await toast('error: Et album kan højst have 500 billeder. Der er ikke lavet noget album.');
      expect(titlesIn().map(({ length }) => length)).toEqual([499]);
    });

    test('and is deleted, can become one again', async () => {
      await openWithFiles();
      await makeAlbum();
      await hasTitles(['a', 'b']);
      backend.documents.fill('albums', []);
      await makeAlbum();
      await hasTitles(['a', 'b']);
    });

    test('and is published, becomes another draft, so that nothing becomes public by itself', async () => {
      await openWithFiles();
      await makeAlbum();
      await hasTitles(['a', 'b']);
      const [first] = albums();
      backend.documents.change(`albums/${first?.id ?? ''}`, { isPublished: true });
      await makeAlbum();
      await hasTitles(['a', 'b'], ['a', 'b']);
      expect(albums().map(({ isPublished }) => isPublished)).toEqual([true, false]);
    });
  });

  test('goes with the person, and with the gallery', async () => {
    await openChoices();
    await press('Slet Anna');
    const confirm = (name: string) =>
      userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
    await confirm('Slet');
    await waitFor(() => expect(backend.documents.get(CHOICES)).toBeUndefined());
    backend.documents.put(CHOICES, chooser());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(card().getByRole('button', { name: 'Slet' }));
    await confirm('Slet');
    await waitFor(() => expect(backend.documents.get(PATH)).toBeUndefined());
    expect(backend.documents.get(CHOICES)).toBeUndefined();
    expect(backend.documents.get('client-choices/other')).toBeDefined();
  });
});
