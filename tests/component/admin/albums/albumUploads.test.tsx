import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { addUploads, pauseUploads } from '#src/admin/uploads/queue/uploadQueue.ts';
import * as albums from '#src/data/repos/albums.ts';
import * as storage from '#src/data/storage.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { album } from '../../../support/records.ts';
import { fakeCollection } from '../../support/fakeCollection.ts';
import { choose, fill, mockRepo, press } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

vi.mock('#src/data/repos/albums.ts');
vi.mock('#src/data/repos/filterButtons.ts');
vi.mock('#src/data/repos/operationLog.ts');
vi.mock('#src/data/repos/orders.ts');
vi.mock('#src/data/storage.ts');
vi.mock('#src/admin/uploads/queue/keptUploads.ts', () => import('../../support/keptUploads.ts'));

resetStoresAfterEach();
fakeUploads();

let collection = fakeCollection<Album>([]);
let letGo: () => void;

function store(skagen: Album): void {
  collection = fakeCollection([skagen]);
  mockRepo(albums, collection.repo);
}

beforeEach(() => {
  store(album('Skagen', ['Gren', 'Fyr']));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.mocked(storage.upload).mockReturnValue(promise);
  letGo = () => resolve(undefined);
});

const stored = (title: string) => collection.stored.find((each) => each.title === title);

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

async function makeAlbum(title: string): Promise<void> {
  await choose(jpeg('is.jpg'));
  await press('Fortsæt til album detaljer');
  await fill({ title, price: '500', category: 'natur' });
  await press('Opret album');
}

describe('while pictures are on their way', () => {
  test('others come after them in the album', async () => {
    render(<AlbumsEditor />, { wrapper: MemoryRouter });
    await addToSkagen('a');
    await addToSkagen('b');
    letGo();
    await waitFor(() => expect(toastsShown()).toContain('success: 2 billeder er tilføjet'));
    expect(stored('Skagen')?.images.map(({ title, order }) => [title, order])).toEqual([
      ['Gren', 0],
      ['Fyr', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });

  test('they count among the most that an album can have', async () => {
    pauseUploads();
    queueForSkagen(498);
    render(<AlbumsEditor />, { wrapper: MemoryRouter });
    await addToSkagen('b');
    await waitFor(() =>
      expect(toastsShown()).toContain(
        'error: Et album kan højst have 500 billeder. Fjern nogle af dem.',
      ),
    );
  });

  test('another album comes after the one that they will make', async () => {
    render(<AlbumsEditor />, { wrapper: MemoryRouter });
    await makeAlbum('Grønland');
    await makeAlbum('Island');
    letGo();
    await waitFor(() => expect(collection.stored).toHaveLength(3));
    expect(stored('Grønland')?.order).toBe(1);
    expect(stored('Island')?.order).toBe(2);
  });
});
