import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AboutEditor } from '#src/admin/about/AboutEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { aboutContentSchema, aboutProfileSchema } from '#src/model/content/schema.ts';
import { aboutContent, aboutProfile } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cropWork } from '../../support/cropWorker.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();

const CONTENT = 'about/content';
const PROFILE = 'about/profile';

const content = () => backend.documents.read(CONTENT, aboutContentSchema);
const profile = () => backend.documents.read(PROFILE, aboutProfileSchema);

beforeEach(() => {
  backend.documents.put(CONTENT, aboutContent());
  backend.documents.put(PROFILE, aboutProfile());
  fakePictureWork();
});

const field = (name: string) => screen.getByRole('textbox', { name });

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function write(name: string, words: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
}

describe('the words', () => {
  test('are shown with the button of the picture above them, which would push them away', async () => {
    const picture = backend.hold('watch', PROFILE);
    await show(<AboutEditor />);
    expect(screen.queryByRole('textbox', { name: 'Filosofi' })).not.toBeInTheDocument();
    picture.open();
    expect(await screen.findByRole('textbox', { name: 'Filosofi' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Beskær' })).toBeVisible();
  });

  test('are saved with a button that is there only when it is needed', async () => {
    await show(<AboutEditor />);
    expect(screen.queryByRole('button', { name: 'Opdater' })).not.toBeInTheDocument();
    await write('Filosofi', 'Tungt lys');
    expect(screen.getByText('Tungt lys', { selector: 'p' })).toBeInTheDocument();
    await press('Opdater');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Ændringer gemt!']));
    expect(content().philosophy).toBe('Tungt lys');
    expect(screen.queryByRole('button', { name: 'Opdater' })).not.toBeInTheDocument();
  });

  test('the name belongs to the site', async () => {
    await show(<AboutEditor />);
    expect(field('Fulde navn')).toHaveAttribute('readonly');
    expect(field('Fulde navn')).toHaveValue('Asta Vindfeldt Holm');
  });

  test('stay when they cannot be saved', async () => {
    await show(<AboutEditor />);
    await write('Titel', 'Maler');
    backend.fail('write', CONTENT);
    await press('Opdater');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved gemning - prøv igen']));
    expect(field('Titel')).toHaveValue('Maler');
  });

  test('that cannot be read are asked for again', async () => {
    await show(<AboutEditor />);
    act(() => backend.documents.breakWatches(CONTENT));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af indhold',
    );
    await press('Prøv igen');
    expect(field('Titel')).toHaveValue('Fotograf i Jerslev');
  });
});

describe('the profile picture', () => {
  test('is cut square, at least 800 px wide, and saved at once', async () => {
    await show(<AboutEditor />);
    await write('Titel', 'Maler');
    await chooseFile('Vælg billede', mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Profilbillede blev uploadet og gemt automatisk!']),
    );
    // 200 px of the screen are 1000 px of the picture.
    expect(cropWork.cuts[0]).toMatchObject({
      box: { width: 1000, height: 1000 },
      size: { width: 1000 },
    });
    expect(profile().profileImage).toMatch(/profile-picture%2Fprofile_\d+\.webp\?alt=media$/);
    expect(content().professionalTitle).toBe('Fotograf i Jerslev');
  });

  test('is said to be on its way until it is stored', async () => {
    const gate = backend.hold('write', PROFILE);
    await show(<AboutEditor />);
    await chooseFile('Vælg billede', mediaFile('jpeg'));
    await applyCrop();
    expect(await screen.findByText('Gemmer...')).toBeVisible();
    expect(screen.queryByText('Filen er ikke gemt endnu.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vælg billede' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    gate.open();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Profilbillede blev uploadet og gemt automatisk!']),
    );
    expect(screen.queryByText('Gemmer...')).not.toBeInTheDocument();
  });

  test('that is stored can be cut once more', async () => {
    const url = 'http://127.0.0.1:9199/v0/b/b/o/profile-picture%2Fprofile_1.webp?alt=media';
    backend.files.put('profile-picture/profile_1.webp', mediaFile('jpeg'));
    backend.documents.change(PROFILE, { profileImage: url });
    await show(<AboutEditor />);
    await press('Beskær');
    await applyCrop();
    await waitFor(() => expect(profile().profileImage).toMatch(/profile_\d+\.webp\?alt=media$/));
    expect(profile().profileImage).not.toBe(url);
  });

  test('says when it cannot be uploaded', async () => {
    backend.fail('upload', '', new AppError('permission-denied'));
    await show(<AboutEditor />);
    await chooseFile('Vælg billede', mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved upload af profilbillede']),
    );
    expect(screen.getByText('Filen er ikke gemt endnu.')).toBeVisible();
  });

  test.each([
    ['no picture', mediaFile('text'), 'Vælg venligst en billedfil'],
    ['a file over 5 MB', mediaFile('jpeg', 5.01), 'Filen er for stor. Maksimal størrelse er 5MB'],
  ])('refuses %s', async (_what, file, message) => {
    await show(<AboutEditor />);
    await chooseFile('Vælg billede', file);
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  });
});

describe('the specialties', () => {
  const titles = () => content().specialties.map(({ title }) => title);
  const dialog = () => within(screen.getByRole('dialog'));

  async function fill(title: string, description: string): Promise<void> {
    if (title !== '') await userEvent.type(dialog().getByLabelText('Titel'), title);
    if (description !== '')
      await userEvent.type(dialog().getByLabelText('Beskrivelse'), description);
  }

  test('saving one saves the whole page', async () => {
    await show(<AboutEditor />);
    await write('Filosofi', 'Tungt lys');
    await press('Tilføj specialisering');
    await fill('Natur', 'Ude.');
    await userEvent.click(dialog().getByRole('button', { name: 'Tilføj' }));
    await waitFor(() => expect(toastsShown()).toEqual(['success: Specialisering opdateret!']));
    expect(titles()).toEqual(['Bryllupper', 'Natur']);
    expect(content().philosophy).toBe('Tungt lys');
  });

  test('an icon is found by Danish words', async () => {
    await show(<AboutEditor />);
    await press('Rediger Bryllupper');
    expect(dialog().getAllByRole('radio').length).toBeGreaterThan(110);
    await userEvent.type(
      dialog().getByRole('searchbox', { name: 'Søg efter ikon' }),
      'vielse{Enter}',
    );
    await waitFor(() => expect(dialog().getByText('1 ikon')).toBeVisible());
    await userEvent.click(dialog().getByRole('radio', { name: 'Kirke' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));
    await waitFor(() => expect(content().specialties[0]?.icon).toBe('church'));
  });

  test('says when no icon fits', async () => {
    await show(<AboutEditor />);
    await press('Tilføj specialisering');
    await userEvent.type(dialog().getByRole('searchbox'), 'qqq');
    expect(await dialog().findByText('Ingen ikoner passer. Prøv et andet ord.')).toBeVisible();
  });

  test.each([
    ['a title', '', 'Ude.', 'Titel er påkrævet'],
    ['a description', 'Natur', '', 'Beskrivelse er påkrævet'],
  ])('asks for %s', async (...example) => {
    const [, title, description, message] = example;
    await show(<AboutEditor />);
    await press('Tilføj specialisering');
    await fill(title, description);
    await userEvent.click(dialog().getByRole('button', { name: 'Tilføj' }));
    expect(await dialog().findByText(message)).toBeVisible();
    expect(titles()).toEqual(['Bryllupper']);
  });

  test('keeps the dialog when it cannot be saved', async () => {
    await show(<AboutEditor />);
    await press('Rediger Bryllupper');
    await fill(' i maj', '');
    backend.fail('write', CONTENT);
    await userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved opdatering - prøv igen']));
    expect(dialog().getByLabelText('Titel')).toHaveValue('Bryllupper i maj');
  });

  test('what somebody else has changed in another field is kept', async () => {
    await show(<AboutEditor />);
    await press('Rediger Bryllupper');
    act(() =>
      backend.documents.change(CONTENT, {
        specialties: [{ title: 'Bryllupper', description: 'Kun aftenen.', icon: '' }],
      }),
    );
    await fill(' i maj', '');
    await userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));
    await waitFor(() =>
      expect(content().specialties[0]).toMatchObject({
        title: 'Bryllupper i maj',
        description: 'Kun aftenen.',
      }),
    );
  });

  test('what somebody else has changed in the same field is a choice', async () => {
    await show(<AboutEditor />);
    await press('Rediger Bryllupper');
    await fill(' i maj', '');
    act(() =>
      backend.documents.change(CONTENT, {
        specialties: [{ title: 'Vielser', description: 'Kun aftenen.', icon: '' }],
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En anden har gemt imens: Titel. Hvad skal stå?',
    );
    await press('Brug det nye');
    expect(dialog().getByLabelText('Titel')).toHaveValue('Vielser');
  });

  test('one is deleted after a question', async () => {
    await show(<AboutEditor />);
    await press('Slet Bryllupper');
    expect(screen.getByRole('alertdialog', { name: "Slet 'Bryllupper'?" })).toBeVisible();
    await press('Slet');
    await waitFor(() => expect(titles()).toEqual([]));
    expect(screen.getByText('Der er ingen specialiseringer endnu.')).toBeVisible();
  });
});

describe('the equipment', () => {
  test('texts are added and removed, but one is always left', async () => {
    await show(<AboutEditor />);
    expect(screen.queryByRole('button', { name: 'Fjern tekst 1 i Kameraer' })).toBeNull();
    await press('Tilføj tekst i Kameraer');
    expect(screen.getByLabelText('Kameraer 2')).toHaveFocus();
    await userEvent.type(field('Kameraer 2'), 'Et nyt');
    await press('Fjern tekst 1 i Kameraer');
    expect(screen.getByLabelText('Kameraer 1')).toHaveFocus();
    expect(field('Kameraer 1')).toHaveValue('Et nyt');
    expect(screen.queryByRole('button', { name: 'Fjern tekst 1 i Kameraer' })).toBeNull();
    await press('Opdater');
    await waitFor(() => expect(content().equipment.cameras).toEqual(['Et nyt']));
  });
});
