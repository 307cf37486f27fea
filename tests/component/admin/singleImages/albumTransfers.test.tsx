import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage, threeButtons } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const singles = () => backend.documents.all('enkeltbilleder', singleImageSchema);
const singleTitles = () =>
  singles()
    .toSorted((a, b) => a.order - b.order)
    .map(({ title }) => title);
const titlesIn = (title: string) =>
  backend.documents
    .read(`albums/${title}`, albumSchema)
    .images.toSorted((a, b) => a.order - b.order)
    .map((image) => image.title);

beforeEach(() => {
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klit', { order: 0, price: 450 }),
    singleImage('Hede', { order: 1 }),
  ]);
  backend.documents.fill('albums', [album('Skagen', ['Gren', 'Fyr'])]);
  backend.documents.put('site-content/filter-buttons', {
    buttons: threeButtons(),
    lastUpdated: new Date(),
  });
});

async function choose(...titles: string[]): Promise<void> {
  for (const title of titles) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Vælg ${title}` }));
  }
}

describe('single images', () => {
  async function take(button: string, submit: string): Promise<void> {
    await press(button);
    await screen.findByRole('option', { name: 'Skagen' });
    await userEvent.selectOptions(screen.getByLabelText('Album'), 'Skagen');
    await press(submit);
  }

  test('move into an album, and back to their price and place', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose('Klit');
    await take('Flyt til album', 'Flyt');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er flyttet']));
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
    expect(singleTitles()).toEqual(['Hede']);
    expect(screen.getByText('Du har flyttet 1 billede til Skagen')).toBeVisible();
    await press('Fortryd');
    await waitFor(() => expect(singleTitles()).toEqual(['Klit', 'Hede']));
    expect(singles().find(({ title }) => title === 'Klit')?.price).toBe(450);
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr']);
  });

  test('are copied into an album; undone, the copies go to the bin', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose('Klit', 'Hede');
    await take('Kopiér til album', 'Kopiér');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit', 'Hede']));
    expect(singleTitles()).toEqual(['Klit', 'Hede']);
    await press('Fortryd');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr']));
    expect(backend.documents.get('bin/picture-Skagen-Klit')).toBeDefined();
  });

  test('are named and stay chosen when they cannot be moved', async () => {
    backend.documents.put('albums/Skagen', album('Skagen', ['Klit']));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose('Klit', 'Hede');
    await take('Flyt til album', 'Flyt');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ikke flyttet: Klit. Det ligger der allerede.',
    );
    expect(titlesIn('Skagen')).toEqual(['Klit', 'Hede']);
    expect(screen.getByRole('checkbox', { name: 'Vælg Klit' })).toBeChecked();
  });

  test('are offered again when the page was closed before they had moved', async () => {
    const { unmount } = await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose('Klit');
    backend.failNext('write', 'albums', new AppError('network'));
    await take('Flyt til album', 'Flyt');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ikke flyttet: Klit.');
    unmount();
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Siden blev lukket, før det var færdigt.',
    );
    await press('Fortsæt');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']));
    expect(singleTitles()).toEqual(['Hede']);
  });

  test('need an album', async () => {
    backend.documents.fill('albums', []);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose('Klit');
    await press('Flyt til album');
    expect(await screen.findByText('Du har ingen albummer endnu.')).toBeVisible();
    await press('Flyt');
    expect(screen.getByText('Vælg det sted, som billederne skal over i.')).toBeVisible();
  });
});

describe('pictures of an album', () => {
  async function sell(button: string, submit: string): Promise<void> {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skagen');
    await choose('Gren');
    await press(button);
    // Below it lies the dialog of the album, with a price of its own.
    const asked = within(screen.getByRole('dialog', { name: / 1 billede$/ }));
    await userEvent.selectOptions(asked.getByLabelText('Sted'), 'Enkeltbilleder');
    await userEvent.clear(asked.getByLabelText('Pris i kr'));
    await press(submit);
    expect(screen.getByText('Pris er påkrævet og skal være minimum 3 DKK.')).toBeVisible();
    await userEvent.type(asked.getByLabelText('Pris i kr'), '325');
    await press(submit);
  }

  test('are sold one by one at a price of their own, and go back into the album', async () => {
    await sell('Flyt til …', 'Flyt');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Fyr']));
    expect(singleTitles()).toEqual(['Klit', 'Hede', 'Gren']);
    expect(singles().find(({ id }) => id === 'Gren')).toMatchObject({
      price: 325,
      category: 'natur',
      isPublished: true,
    });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Du har flyttet 1 billede til Enkeltbilleder')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fortryd' }));
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr']));
    expect(singleTitles()).toEqual(['Klit', 'Hede']);
  });

  test('are sold one by one and stay in the album', async () => {
    await sell('Kopiér til …', 'Kopiér');
    await waitFor(() => expect(singleTitles()).toEqual(['Klit', 'Hede', 'Gren']));
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr']);
  });
});
