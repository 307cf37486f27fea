import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

beforeEach(() => {
  backend.documents.fill('albums', [album('Skagen', ['Gren', 'Fyr', 'Klit'])]);
});

describe('the words of a picture', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Rediger billede' }));
  const skagen = () => backend.documents.read('albums/Skagen', albumSchema);
  const gren = () => skagen().images.find(({ id }) => id === 'Gren');

  async function editGren(): Promise<void> {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
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
    const theirs = skagen().images.map((image) => ({ ...image, description: 'Deres' }));
    act(() => backend.documents.change('albums/Skagen', { images: theirs }));
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
    act(() => backend.documents.change('albums/Skagen', { images: [] }));
    await save();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Findes ikke længere. Det kan være slettet fra en anden browser.',
      ]),
    );
  });
});
