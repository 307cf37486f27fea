import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { addUploads, pauseUploads } from '#src/admin/uploads/queue/uploadQueue.ts';
import { backend } from '../../../support/backend/backend.ts';
import type { Gate } from '../../../support/backend/interruptions.ts';
import { album } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { toast } from '../../support/see.ts';
import { albums, openAlbums, picturesAreEdited, titlesIn } from '../pictures.tsx';

picturesAreEdited();

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

describe('while pictures are on their way', () => {
  test('others come after them in the album', async () => {
    await openAlbums();
    await addToSkagen('a');
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
    expect(screen.getByRole('checkbox', { name: 'Lav 2 albums, et for hver mappe' })).toBeChecked();
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
