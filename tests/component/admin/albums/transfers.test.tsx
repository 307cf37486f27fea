import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const imagesOf = (title: string) => backend.documents.read(`albums/${title}`, albumSchema).images;
const titlesIn = (title: string) =>
  imagesOf(title)
    .toSorted((a, b) => a.order - b.order)
    .map((image) => image.title);

beforeEach(() =>
  backend.documents.fill('albums', [
    album('Skagen', ['Gren', 'Fyr', 'Klit']),
    album('Møn', ['Klint'], { order: 1 }),
  ]),
);

async function select(...titles: string[]) {
  const view = await show(<AlbumsEditor />, { wrapper: MemoryRouter });
  await press('Rediger Skagen');
  for (const title of titles) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Vælg ${title}` }));
  }
  return view;
}

async function take(button: string, submit: string): Promise<void> {
  await press(button);
  await userEvent.selectOptions(screen.getByLabelText('Sted'), 'Møn');
  await press(submit);
}

describe('the chosen pictures of an album', () => {
  test('move to another album, and back to their places', async () => {
    await select('Gren', 'Klit');
    expect(screen.getByText('2 valgt')).toBeVisible();
    await take('Flyt til …', 'Flyt');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 2 billeder er flyttet']));
    expect(titlesIn('Skagen')).toEqual(['Fyr']);
    expect(titlesIn('Møn')).toEqual(['Klint', 'Gren', 'Klit']);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Du har flyttet 2 billeder til Møn')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fortryd' }));
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']));
    expect(titlesIn('Møn')).toEqual(['Klint']);
    expect(backend.documents.read('albums/Skagen', albumSchema).watermarkedCoverUrl).toBe(
      '/pictures/Gren.webp',
    );
  });

  test('are copied; undone, the copies go to the bin', async () => {
    await select('Fyr');
    await take('Kopiér til …', 'Kopiér');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er kopieret']));
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
    expect(titlesIn('Møn')).toEqual(['Klint', 'Fyr']);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Fortryd' }),
    );
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint']));
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
    expect(backend.documents.get('bin/picture-Møn-Fyr')).toBeDefined();
  });

  test('copied where one is already: what was there stays when the copy is undone', async () => {
    backend.documents.put('albums/Møn', album('Møn', ['Fyr'], { order: 1 }));
    await select('Gren', 'Fyr');
    await take('Kopiér til …', 'Kopiér');
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Fyr', 'Gren']));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Fortryd' }),
    );
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Fyr']));
  });

  test('are named and stay chosen when they cannot be moved', async () => {
    backend.documents.put('albums/Møn', album('Møn', ['Fyr'], { order: 1 }));
    await select('Gren', 'Fyr');
    await take('Flyt til …', 'Flyt');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ikke flyttet: Fyr. Det ligger der allerede.',
    );
    expect(titlesIn('Skagen')).toEqual(['Fyr', 'Klit']);
    expect(screen.getByRole('checkbox', { name: 'Vælg Fyr' })).toBeChecked();
  });

  test('need an album with room for them', async () => {
    const many = Array.from({ length: 499 }, (_, index) => `Nr ${index}`);
    backend.documents.put('albums/Møn', album('Møn', many, { order: 1 }));
    await select('Gren', 'Fyr');
    await press('Flyt til …');
    await press('Flyt');
    expect(screen.getByText('Vælg det sted, som billederne skal over i.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Sted'), 'Møn');
    await press('Flyt');
    expect(screen.getByText('Så får albummet flere end 500 billeder. Vælg færre.')).toBeVisible();
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
  });

  test('are offered again when the page was closed before they had moved', async () => {
    const { unmount } = await select('Gren', 'Fyr');
    backend.failNext('write', 'albums', new AppError('network'));
    await take('Flyt til …', 'Flyt');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ikke flyttet: Gren, Fyr.');
    unmount();
    await select();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Siden blev lukket, før det var færdigt.',
    );
    await press('Fortsæt');
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint', 'Gren', 'Fyr']));
    expect(titlesIn('Skagen')).toEqual(['Klit']);
  });
});

test('a picture whose files are shared leaves them to the cleanup when it goes for good', async () => {
  const originalSrc = 'high-quality/albums/skagen/original_1700000000000_gren.jpg';
  const skagen = album('Skagen', ['Gren']);
  const images = skagen.images.map((image) => ({ ...image, originalSrc, hasSharedFiles: true }));
  backend.documents.put('bin/album-Skagen', {
    kind: 'album',
    record: { ...skagen, images },
    removedAt: new Date(),
  });
  act(() => backend.documents.remove('albums/Skagen'));
  await show(<AlbumsEditor />, { wrapper: MemoryRouter });
  await press('Papirkurv (1)');
  await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Skagen' }));
  await press('Slet nu');
  await waitFor(() =>
    expect(toastsShown()).toContain('warning: En fil blev liggende. Den ryddes op senere.'),
  );
  expect(removedPaths()).toEqual([]);
});
