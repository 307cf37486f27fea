import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addUploads, pauseUploads } from '#src/admin/uploads/queue/uploadQueue.ts';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { backend } from '../../../support/backend/backend.ts';
import type { Gate } from '../../../support/backend/interruptions.ts';
import { album, singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { inspected, jpeg } from '../../support/pictureFiles.ts';
import { alerts, hides, sees, shows, toast, toasts } from '../../support/see.ts';
import {
  albums,
  openAlbums,
  openSingles,
  picturesAreEdited,
  singles,
  singleTitles,
  titlesIn,
} from '../pictures.tsx';

picturesAreEdited();

describe('uploads', () => {
  let uploads: Gate;

  beforeEach(() => {
    backend.documents.fill('albums', [album('Skagen', ['Gren', 'Fyr'])]);
    uploads = backend.hold('upload');
  });

  const stored = (title: string) => albums().find((each) => each.title === title);

  function queueForSkagen(count: number): void {
    const goal = { kind: 'album', albumId: 'Skagen', project: 'skagen', description: '' } as const;
    addUploads(
      Array.from({ length: count }, (_, index) => ({
        job: {
          id: `id${index}`,
          fileName: `${index}.jpg`,
          goal: { ...goal, title: String(index), order: index + 2 },
        },
        file: jpeg(`${index}.jpg`),
        thumbnail: '',
      })),
    );
  }

  async function addToSkagen(name: string): Promise<void> {
    await press('Rediger Skagen');
    await choose(jpeg(`${name}.jpg`));
    await press('Gem Ændringer');
  }

  describe('that wait for their files to be read', () => {
    let finishReading: () => void;

    beforeEach(() => {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
      vi.mocked(pictureQueue.inspect).mockReturnValue(promise);
      finishReading = () => resolve(inspected({ title: 'Blå time' }));
      uploads.open();
    });

    test('have the titles inside these in a new album', async () => {
      await openAlbums();
      await choose(jpeg('a.jpg'));
      await press('Fortsæt til albumdetaljer');
      hides('Opret album');
      finishReading();
      await screen.findByRole('dialog');
      await fill({ title: 'Bo', price: '500', category: 'natur' });
      await press('Opret album');
      await waitFor(() => expect(titlesIn('Bo')).toEqual(['Blå time']));
    });

    test('have them in an album that is there, which is saved with what was typed meanwhile', async () => {
      await openAlbums();
      await addToSkagen('a');
      await fill({ title: 'Skagen i maj' });
      finishReading();
      await waitFor(() => expect(titlesIn('Skagen i maj')).toEqual(['Gren', 'Fyr', 'Blå time']));
    });
  });

  describe('while pictures are on their way', () => {
    test('others come after them in the album', async () => {
      await openAlbums();
      await addToSkagen('a');
      // The dialog is closed before it is opened again.
      await screen.findByRole('button', { name: 'Rediger Skagen' });
      await addToSkagen('b');
      uploads.open();
      await toast('success: 2 billeder er tilføjet');
      expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'a', 'b']);
    });

    test('they count among the most that an album can have', async () => {
      pauseUploads();
      queueForSkagen(498);
      await openAlbums();
      await addToSkagen('b');
      await toast('error: Et album kan højst have 500 billeder. Fjern nogle af dem.');
    });
  });

  describe('a folder', () => {
    const fileEntry = (file: File) => ({
      isFile: true,
      isDirectory: false,
      fullPath: `/${file.name}`,
      file: (resolve: (found: File) => void) => resolve(file),
    });

    /** A folder as a browser hands it over: its entries in one portion, and then an empty one. */
    function folderEntry(name: string, entries: unknown[]) {
      const portions = [entries, []];
      const readEntries = (resolve: (found: unknown[]) => void) => resolve(portions.shift() ?? []);
      return { isFile: false, isDirectory: true, name, createReader: () => ({ readEntries }) };
    }

    function drop(...entries: unknown[]): void {
      const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
      fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items, files: [] } });
    }

    async function proposedTitle(): Promise<unknown> {
      await press('Fortsæt til albumdetaljer');
      const field = within(screen.getByRole('dialog')).getByLabelText('Titel');
      return (field as HTMLInputElement).value;
    }

    test('that is dropped gives the new album its title', async () => {
      await openAlbums();
      const below = folderEntry('udvalg', [fileEntry(jpeg('2.jpg'))]);
      drop(folderEntry('Anna_og_Bo 12.05', [fileEntry(jpeg('1.jpg')), below]));
      expect(await screen.findByRole('heading', { name: '2 billeder er valgt' })).toBeVisible();
      expect(await proposedTitle()).toBe('Anna og Bo 12.05');
      expect(screen.getByLabelText('Titel')).toHaveFocus();
      await fill({ price: '500', category: 'natur' });
      await press('Opret album');
      uploads.open();
      await waitFor(() => expect(stored('Anna og Bo 12.05')?.images).toHaveLength(2));
    });

    test('gives its name as long as it is the only one, and a free one when an album has it', async () => {
      await openAlbums();
      const file = jpeg('1.jpg');
      Object.defineProperty(file, 'webkitRelativePath', { value: 'Skagen/udvalg/1.jpg' });
      await userEvent.upload(screen.getByLabelText('Vælg mappe', { selector: 'input' }), [file]);
      expect(await screen.findByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
      expect(await proposedTitle()).toBe('Skagen 2');
      // Nothing is taken behind a dialog.
      drop(fileEntry(jpeg('4.jpg')));
      await press('Luk');
      drop(folderEntry('Bo', [fileEntry(jpeg('2.jpg'))]), fileEntry(jpeg('3.jpg')));
      expect(await screen.findByRole('heading', { name: '3 billeder er valgt' })).toBeVisible();
      expect(screen.queryByRole('checkbox', { name: /albums/ })).not.toBeInTheDocument();
      expect(await proposedTitle()).toBe('');
    });

    const dropAnnaAndBo = async () => {
      await openAlbums();
      const below = folderEntry('udvalg', [fileEntry(jpeg('3.jpg'))]);
      drop(
        folderEntry('Anna', [fileEntry(jpeg('1.jpg'))]),
        folderEntry('Bo_&_Clara', [fileEntry(jpeg('2.jpg')), below]),
      );
      expect(await screen.findByRole('heading', { name: '3 billeder er valgt' })).toBeVisible();
    };

    test('beside another becomes an album of its own', async () => {
      await dropAnnaAndBo();
      expect(
        screen.getByRole('checkbox', { name: 'Lav 2 albums, et for hver mappe' }),
      ).toBeChecked();
      await press('Fortsæt til albumdetaljer');
      const dialog = within(screen.getByRole('dialog', { name: '2 nye albums' }));
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Anna (1 billede)',
        'Bo & Clara (2 billeder)',
      ]);
      await press('Opret albums');
      expect(
        await dialog.findByText('Du skal vælge en kategori før albummet kan uploades.'),
      ).toBeVisible();
      await userEvent.type(dialog.getByLabelText('Pris i kr'), '500');
      await userEvent.selectOptions(dialog.getByLabelText('Kategori'), 'natur');
      await press('Opret albums');
      uploads.open();
      await waitFor(() => expect(stored('Bo & Clara')?.images).toHaveLength(2));
      await waitFor(() => expect(stored('Anna')?.images).toHaveLength(1));
      const [anna, bo] = [stored('Anna'), stored('Bo & Clara')];
      expect(anna).toMatchObject({ price: 500, category: 'natur', isPublished: true });
      expect(bo?.order).toBe((anna?.order ?? 0) + 1);
      expect(bo?.images.map(({ order }) => order)).toEqual([0, 1]);
    });

    test('can be put into one album with another', async () => {
      await dropAnnaAndBo();
      await userEvent.click(screen.getByRole('checkbox', { name: /et for hver mappe/ }));
      expect(await proposedTitle()).toBe('');
      await fill({ title: 'Sommer', price: '500', category: 'natur' });
      await press('Opret album');
      uploads.open();
      await waitFor(() => expect(stored('Sommer')?.images).toHaveLength(3));
    });
  });
});

describe('transfers', () => {
  beforeEach(() => {
    backend.documents.fill('albums', [
      album('Skagen', ['Gren', 'Fyr', 'Klit']),
      album('Møn', ['Klint'], { order: 1 }),
    ]);
    backend.documents.fill('enkeltbilleder', [
      singleImage('Mose', { order: 0, price: 450 }),
      singleImage('Hede', { order: 1 }),
    ]);
  });

  async function select(...titles: string[]): Promise<void> {
    for (const title of titles) {
      await userEvent.click(screen.getByRole('checkbox', { name: `Vælg ${title}` }));
    }
  }

  /** Takes back what was done, in the dialog that is open or on the page. */
  const undo = () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Fortryd' }).at(-1) ?? document.body);

  describe('pictures of an album', () => {
    async function take(kind: 'Flyt' | 'Kopiér', ...titles: string[]) {
      const view = await openAlbums();
      await press('Rediger Skagen');
      await select(...titles);
      await press(`${kind} til …`);
      await userEvent.selectOptions(screen.getByLabelText('Sted'), 'Møn');
      await press(kind);
      return view;
    }

    test('move to another album, and back to their places', async () => {
      await take('Flyt', 'Gren', 'Klit');
      await toasts('success: 2 billeder er flyttet');
      expect(titlesIn('Skagen')).toEqual(['Fyr']);
      expect(titlesIn('Møn')).toEqual(['Klint', 'Gren', 'Klit']);
      expect(
        within(screen.getByRole('dialog')).getByText('Du har flyttet 2 billeder til Møn'),
      ).toBeVisible();
      await undo();
      await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']));
      expect(titlesIn('Møn')).toEqual(['Klint']);
      expect(albums()[0]?.watermarkedCoverUrl).toBe('/pictures/Gren.webp');
    });

    test('are copied, and what was there stays when the copies go to the bin', async () => {
      backend.documents.put('albums/Møn', album('Møn', ['Fyr'], { order: 1 }));
      await take('Kopiér', 'Gren', 'Fyr');
      await waitFor(() => expect(titlesIn('Møn')).toEqual(['Fyr', 'Gren']));
      expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
      expect(albums()[0]?.images[0]).toMatchObject({ title: 'Gren', hasSharedFiles: true });
      // Nothing has left the album that somebody may have ordered.
      expect(backend.documents.get('withdrawn-albums/Skagen')).toBeUndefined();
      await undo();
      await waitFor(() => expect(titlesIn('Møn')).toEqual(['Fyr']));
      expect(backend.documents.get('bin/picture-Møn-Gren')).toBeDefined();
    });

    test('stand where they were put while another change is on its way as well', async () => {
      await openAlbums();
      await press('Rediger Skagen');
      const gate = backend.hold('write', 'albums/Skagen');
      const places = () =>
        within(screen.getByRole('dialog'))
          .getAllByRole('button', { name: /^Flyt (Gren|Fyr|Klit)$/ })
          .map((handle) => handle.getAttribute('aria-label'));
      screen.getAllByRole('button', { name: 'Flyt Klit' }).at(-1)?.focus();
      await userEvent.keyboard(' ');
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(places()).toEqual(['Flyt Klit', 'Flyt Gren', 'Flyt Fyr']));
      await press('Brug Fyr som forside');
      expect(places()).toEqual(['Flyt Klit', 'Flyt Gren', 'Flyt Fyr']);
      gate.open();
      await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Klit', 'Gren', 'Fyr']));
    });

    test('are named and stay chosen when they cannot be moved', async () => {
      backend.documents.put('albums/Møn', album('Møn', ['Fyr'], { order: 1 }));
      await take('Flyt', 'Gren', 'Fyr');
      await alerts('Ikke flyttet: Fyr. Det ligger der allerede.');
      expect(titlesIn('Skagen')).toEqual(['Fyr', 'Klit']);
      expect(screen.getByRole('checkbox', { name: 'Vælg Fyr' })).toBeChecked();
    });

    test('need an album with room for them', async () => {
      const many = Array.from({ length: 499 }, (_, index) => `Nr ${index}`);
      backend.documents.put('albums/Møn', album('Møn', many, { order: 1 }));
      await openAlbums();
      await press('Rediger Skagen');
      await select('Gren', 'Fyr');
      await press('Flyt til …');
      await press('Flyt');
      shows('Vælg det sted, som billederne skal over i.');
      await userEvent.selectOptions(screen.getByLabelText('Sted'), 'Møn');
      await press('Flyt');
      shows('Så får albummet flere end 500 billeder. Vælg færre.');
      expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
    });

    test('are offered again when the page was closed before they had moved', async () => {
      backend.failNext('write', 'albums');
      const { unmount } = await take('Flyt', 'Gren', 'Fyr');
      await alerts('Ikke flyttet: Gren, Fyr.');
      unmount();
      await openAlbums();
      await press('Rediger Skagen');
      await alerts('Siden blev lukket, før det var færdigt.');
      await press('Fortsæt');
      await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint', 'Gren', 'Fyr']));
      expect(titlesIn('Skagen')).toEqual(['Klit']);
    });

    async function sell(kind: 'Flyt' | 'Kopiér'): Promise<void> {
      await openAlbums();
      await press('Rediger Skagen');
      await select('Gren');
      await press(`${kind} til …`);
      // Below it lies the dialog of the album, with a price of its own.
      const asked = within(screen.getByRole('dialog', { name: / 1 billede$/ }));
      await userEvent.selectOptions(asked.getByLabelText('Sted'), 'Enkeltbilleder');
      await userEvent.clear(asked.getByLabelText('Pris i kr'));
      await press(kind);
      shows('Pris er påkrævet og skal være minimum 3 DKK.');
      await userEvent.type(asked.getByLabelText('Pris i kr'), '325');
      await press(kind);
    }

    test('are sold one by one at a price of their own, and go back into the album', async () => {
      await sell('Flyt');
      await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Fyr', 'Klit']));
      expect(singleTitles()).toEqual(['Mose', 'Hede', 'Gren']);
      expect(singles().find(({ id }) => id === 'Gren')).toMatchObject({
        price: 325,
        category: 'natur',
        isPublished: true,
      });
      expect(
        within(screen.getByRole('dialog')).getByText('Du har flyttet 1 billede til Enkeltbilleder'),
      ).toBeVisible();
      await undo();
      await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']));
      expect(singleTitles()).toEqual(['Mose', 'Hede']);
    });

    test('are sold one by one and stay in the album', async () => {
      await sell('Kopiér');
      await waitFor(() => expect(singleTitles()).toEqual(['Mose', 'Hede', 'Gren']));
      expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
      const shared = { title: 'Gren', hasSharedFiles: true };
      expect([albums()[0]?.images[0], singles().at(-1)]).toMatchObject([shared, shared]);
      expect(backend.documents.get('withdrawn-albums/Skagen')).toBeUndefined();
    });
  });

  describe('single images', () => {
    async function take(kind: 'Flyt' | 'Kopiér', ...titles: string[]) {
      const view = await openSingles();
      await select(...titles);
      await press(`${kind} til album`);
      await screen.findByRole('option', { name: 'Møn' });
      await userEvent.selectOptions(screen.getByLabelText('Album'), 'Møn');
      await press(kind);
      return view;
    }

    test('move into an album, and back to their price and place', async () => {
      await take('Flyt', 'Mose');
      await toasts('success: 1 billede er flyttet');
      expect(titlesIn('Møn')).toEqual(['Klint', 'Mose']);
      expect(singleTitles()).toEqual(['Hede']);
      shows('Du har flyttet 1 billede til Møn');
      await undo();
      await waitFor(() => expect(singleTitles()).toEqual(['Mose', 'Hede']));
      expect(singles().find(({ title }) => title === 'Mose')?.price).toBe(450);
      expect(titlesIn('Møn')).toEqual(['Klint']);
    });

    test('are copied into an album; undone, the copies go to the bin', async () => {
      await take('Kopiér', 'Mose', 'Hede');
      await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint', 'Mose', 'Hede']));
      expect(singleTitles()).toEqual(['Mose', 'Hede']);
      expect(singles()[0]).toMatchObject({ title: 'Mose', hasSharedFiles: true });
      expect(backend.documents.get('withdrawn-images/Mose')).toBeUndefined();
      await undo();
      await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint']));
      expect(backend.documents.get('bin/picture-Møn-Mose')).toBeDefined();
    });

    test('that had not moved when the page was closed are forgotten when that is wanted', async () => {
      backend.failNext('write', 'albums');
      const { unmount } = await take('Flyt', 'Mose');
      await alerts('Ikke flyttet: Mose.');
      unmount();
      await openSingles();
      await screen.findByRole('alert');
      await press('Luk');
      expect(localStorage).toHaveLength(0);
      expect(singleTitles()).toEqual(['Mose', 'Hede']);
    });

    test('need an album', async () => {
      backend.documents.fill('albums', []);
      await openSingles();
      await select('Mose');
      await press('Flyt til album');
      await sees('Du har ingen albummer endnu.');
      await press('Flyt');
      shows('Vælg det sted, som billederne skal over i.');
    });
  });
});
