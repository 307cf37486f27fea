import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import * as albums from '#src/data/repos/albums.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { album } from '../../../support/records.ts';
import { fakeCollection } from '../../support/fakeCollection.ts';
import { mockRepo, press } from '../../support/pictureEditors.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

vi.mock('#src/data/repos/albums.ts');
vi.mock('#src/data/repos/filterButtons.ts');
vi.mock('#src/data/repos/operationLog.ts');
vi.mock('#src/data/repos/orders.ts');
vi.mock('#src/data/storage.ts');

resetStoresAfterEach();
fakeUploads();

let collection = fakeCollection<Album>([]);

beforeEach(() => {
  collection = fakeCollection([album('Skagen', ['Gren', 'Fyr', 'Klit'])]);
  mockRepo(albums, collection.repo);
});

describe('the words of a picture', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Rediger billede' }));
  const gren = () => collection.stored[0]?.images.find(({ id }) => id === 'Gren');

  async function editGren(): Promise<void> {
    render(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skagen');
    await press('Rediger billedet Gren');
  }

  async function write(label: string, text: string): Promise<void> {
    await userEvent.clear(dialog().getByLabelText(label));
    if (text !== '') await userEvent.paste(text);
  }

  const save = () => userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));

  test('are saved at once, and the album stays open', async () => {
    await editGren();
    await write('Titel', 'Grenen ');
    await write('Billedtekst', 'Hvor to have mødes.');
    await save();
    await waitFor(() => expect(toastsShown()).toEqual(["success: Billedet 'Grenen' er opdateret"]));
    expect(gren()).toMatchObject({
      title: 'Grenen',
      alt: 'Grenen',
      description: 'Hvor to have mødes.',
    });
    expect(screen.getByRole('dialog', { name: 'Rediger album' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rediger billedet Grenen' })).toBeVisible();
  });

  test('need a title', async () => {
    await editGren();
    await write('Titel', '');
    await save();
    expect(await dialog().findByText('Titel er påkrævet')).toBeVisible();
    expect(gren()?.title).toBe('Gren');
  });

  test('do not overwrite what somebody else has written', async () => {
    await editGren();
    await write('Billedtekst', 'Mit');
    const [{ images } = album('', [])] = collection.stored;
    const theirs = images.map((image) => ({ ...image, description: 'Deres' }));
    await act(() => collection.changeElsewhere('Skagen', { images: theirs }));
    expect(
      dialog().getByText('En anden har gemt imens: Billedtekst. Hvad skal stå?'),
    ).toBeVisible();
    await save();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: En anden har gemt det samme imens. Der er ikke overskrevet noget.',
      ]),
    );
    expect(gren()?.description).toBe('Deres');
  });

  test('of a picture that is gone cannot be saved', async () => {
    await editGren();
    await write('Billedtekst', 'Mit');
    await act(() => collection.changeElsewhere('Skagen', { images: [] }));
    await save();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Findes ikke længere. Det kan være slettet fra en anden browser.',
      ]),
    );
  });
});
