import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { AlbumsPage } from '#src/features/gallery/AlbumsPage.tsx';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { openPage } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeAll(async () => {
  await import('#src/features/gallery/ImageViewer.tsx');
  await import('#src/features/gallery/AlbumPage.tsx');
  await import('#src/data/firestore/publicItems.ts');
});

afterEach(() => document.getElementById('served-record')?.remove());

/** Writes a record into the page, as the server does. */
function serve(collection: string, record: { id: string }): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'served-record';
  script.textContent = JSON.stringify({ collection, id: record.id, data: record });
  document.body.append(script);
}

const klitten = singleImage('Klitten', { slug: 'klitten', createdAt: new Date('2025-06-01') });

async function openImage(path = '/billede/klitten'): Promise<void> {
  openPage(<SingleImagesPage address="/enkeltbilleder" />, path, '/billede/:name');
  await settled();
}

const shown = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;

test('a picture that came with the page is shown before its gallery is read', async () => {
  serve('enkeltbilleder', klitten);
  backend.documents.fill('enkeltbilleder', [klitten, singleImage('Broen')]);
  const gate = backend.hold('read', 'enkeltbilleder');
  await openImage();
  expect(shown()).toBe('Klitten');
  expect(document.title).toBe('Klitten – Jerslev Foto');
  await act(async () => {
    gate.open();
    await settled();
  });
  expect(shown()).toBe('Klitten');
  expect(screen.getByRole('button', { name: 'Næste billede' })).toBeInTheDocument();
});

test('one that is gone since is told to be gone', async () => {
  serve('enkeltbilleder', klitten);
  backend.documents.fill('enkeltbilleder', [singleImage('Broen')]);
  await openImage();
  expect(shown()).toBeUndefined();
  expect(screen.getByRole('status')).toHaveTextContent('Billedet er her ikke længere');
});

test('it is nobody else: another picture waits for its gallery', async () => {
  serve('enkeltbilleder', klitten);
  backend.hold('read', 'enkeltbilleder');
  await openImage('/billede/broen');
  expect(shown()).toBeUndefined();
});

test('an album that came with the page is shown before the others are read', async () => {
  const coast = { ...album('Kysten', ['Bølgen', 'Skummet']), slug: 'kysten' };
  serve('albums', coast);
  backend.hold('read', 'albums');
  openPage(<AlbumsPage />, '/album/kysten', '/album/:name');
  await settled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kysten');
  expect(screen.getByText('2 billeder i album')).toBeVisible();
});
