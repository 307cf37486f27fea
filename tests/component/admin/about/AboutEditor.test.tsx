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
import { press } from '../../support/pictureEditors.ts';
import { alerts, hides, sees, shows, toast, toasts } from '../../support/see.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();

const CONTENT = 'about/content';
const PROFILE = 'about/profile';
const content = () => backend.documents.read(CONTENT, aboutContentSchema);
const profile = () => backend.documents.read(PROFILE, aboutProfileSchema);
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  backend.documents.put(CONTENT, aboutContent());
  backend.documents.put(PROFILE, aboutProfile());
  fakePictureWork();
});

async function open(button?: string): Promise<void> {
  await show(<AboutEditor />);
  if (button) await press(button);
}

async function write(name: string, words: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
}

describe('the words', () => {
  test('are shown with the button of the picture above them, which would push them away', async () => {
    const picture = backend.hold('watch', PROFILE);
    await open();
    expect(screen.queryByRole('textbox', { name: 'Filosofi' })).not.toBeInTheDocument();
    picture.open();
    expect(await screen.findByRole('textbox', { name: 'Filosofi' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Beskær' })).toBeVisible();
    // The name belongs to the site.
    expect(field('Fulde navn')).toHaveAttribute('readonly');
    expect(field('Fulde navn')).toHaveValue('Asta Vindfeldt Holm');
  });

  test('are saved with a button that is there only when it is needed, and stay when they cannot be', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Opdater' })).not.toBeInTheDocument();
    await write('Filosofi', 'Tungt lys');
    expect(screen.getByText('Tungt lys', { selector: 'p' })).toBeInTheDocument();
    backend.failNext('write', CONTENT);
    await press('Opdater');
    await toasts('error: Fejl ved gemning - prøv igen');
    expect(field('Filosofi')).toHaveValue('Tungt lys');
    await press('Opdater');
    await toast('success: Ændringer gemt!');
    expect(content().philosophy).toBe('Tungt lys');
    expect(screen.queryByRole('button', { name: 'Opdater' })).not.toBeInTheDocument();
  });

  test('that cannot be read are asked for again', async () => {
    await open();
    act(() => backend.documents.breakWatches(CONTENT));
    await alerts('Der opstod en fejl ved indlæsning af indhold');
    await press('Prøv igen');
    expect(field('Titel')).toHaveValue('Fotograf i Jerslev');
  });
});

describe('the profile picture', () => {
  const SAVED = 'success: Profilbillede blev uploadet og gemt automatisk!';
  const NOT_YET = 'Filen er ikke gemt endnu.';

  test('is cut square, at least 800 px wide, and saved at once, without the words', async () => {
    const gate = backend.hold('write', PROFILE);
    await open();
    await write('Titel', 'Maler');
    await chooseFile('Vælg billede', mediaFile('jpeg'));
    await applyCrop();
    await sees('Gemmer...');
    hides(NOT_YET);
    expect(screen.getByRole('button', { name: 'Vælg billede' })).toHaveAttribute('aria-busy');
    gate.open();
    await toasts(SAVED);
    hides('Gemmer...');
    // 200 px of the screen are 1000 px of the picture.
    expect(cropWork.cuts).toMatchObject([
      { box: { width: 1000, height: 1000 }, size: { width: 1000 } },
    ]);
    expect(profile().profileImage).toMatch(/profile-picture%2Fprofile_\d+\.webp\?alt=media$/);
    expect(content().professionalTitle).toBe('Fotograf i Jerslev');
  });

  test.each([true, false])(
    'called off while it is cut stays as it was, also where it can be cut: %s',
    async (canCut) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      Object.assign(cropWork, { gate: promise, canCut });
      const before = profile().profileImage;
      await open();
      await chooseFile('Vælg billede', mediaFile('jpeg'));
      await applyCrop();
      await press('Annuller');
      await chooseFile('Vælg billede', mediaFile('jpeg'));
      resolve(undefined);
      await settled();
      expect(screen.getByRole('dialog', { name: 'Beskær billede' })).toBeVisible();
      expect(profile().profileImage).toBe(before);
      expect(toastsShown()).toEqual([]);
    },
  );

  test('that is stored can be cut once more', async () => {
    const url = 'http://127.0.0.1:9199/v0/b/b/o/profile-picture%2Fprofile_1.webp?alt=media';
    backend.files.put('profile-picture/profile_1.webp', mediaFile('jpeg'));
    backend.documents.change(PROFILE, { profileImage: url });
    await open('Beskær');
    await applyCrop();
    await toasts(SAVED);
    expect(profile().profileImage).toMatch(/profile_\d{2,}\.webp\?alt=media$/);
  });

  test('says when it cannot be uploaded', async () => {
    backend.fail('upload', '', new AppError('permission-denied'));
    await open();
    await chooseFile('Vælg billede', mediaFile('jpeg'));
    await applyCrop();
    await toasts('error: Der opstod en fejl ved upload af profilbillede');
    shows(NOT_YET);
  });

  test.each([
    ['no picture', mediaFile('text'), 'Vælg venligst en billedfil'],
    ['a file over 5 MB', mediaFile('jpeg', 5.01), 'Filen er for stor. Maksimal størrelse er 5MB'],
  ])('refuses %s', async (_what, file, message) => {
    await open();
    await chooseFile('Vælg billede', file);
    await toasts(`error: ${message}`);
  });
});

describe('the specialties', () => {
  const titles = () => content().specialties.map(({ title }) => title);
  const dialog = () => within(screen.getByRole('dialog'));
  const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
  const type = (label: string, text: string) =>
    userEvent.type(dialog().getByLabelText(label), text);

  test('one that is typed stays when the page can no longer be followed, and is saved afterwards', async () => {
    await open();
    await press('Tilføj specialisering');
    await type('Titel', 'Natur');
    await type('Beskrivelse', 'Ude.');
    act(() => backend.documents.breakWatches(CONTENT));
    await submit('Tilføj');
    expect(titles()).not.toContain('Natur');
    act(() => void window.dispatchEvent(new Event('online')));
    await submit('Tilføj');
    await waitFor(() => expect(titles()).toContain('Natur'));
  });

  test('saving one saves the whole page', async () => {
    await open();
    await write('Filosofi', 'Tungt lys');
    await press('Tilføj specialisering');
    await submit('Tilføj');
    expect(await dialog().findByText('Titel er påkrævet')).toBeVisible();
    await type('Titel', 'Natur');
    await submit('Tilføj');
    expect(await dialog().findByText('Beskrivelse er påkrævet')).toBeVisible();
    await type('Beskrivelse', 'Ude.');
    await submit('Tilføj');
    await toasts('success: Specialisering opdateret!');
    expect(titles()).toEqual(['Bryllupper', 'Natur']);
    expect(content().philosophy).toBe('Tungt lys');
  });

  test('an icon is found by Danish words', async () => {
    await open('Rediger Bryllupper');
    expect(dialog().getAllByRole('radio').length).toBeGreaterThan(110);
    const search = dialog().getByRole('searchbox', { name: 'Søg efter ikon' });
    await userEvent.type(search, 'qqq');
    await sees('Ingen ikoner passer. Prøv et andet ord.');
    await userEvent.clear(search);
    await userEvent.type(search, 'vielse{Enter}');
    await sees('1 ikon');
    await userEvent.click(dialog().getByRole('radio', { name: 'Kirke' }));
    await submit('Gem Ændringer');
    await waitFor(() => expect(content().specialties[0]?.icon).toBe('church'));
  });

  test('keeps what others have changed in other fields, and the dialog when it cannot be saved', async () => {
    await open('Rediger Bryllupper');
    const theirs = { title: 'Bryllupper', description: 'Kun aftenen.', icon: '' };
    act(() => backend.documents.change(CONTENT, { specialties: [theirs] }));
    await type('Titel', ' i maj');
    backend.failNext('write', CONTENT);
    await submit('Gem Ændringer');
    await toasts('error: Fejl ved opdatering - prøv igen');
    expect(dialog().getByLabelText('Titel')).toHaveValue('Bryllupper i maj');
    await submit('Gem Ændringer');
    const both = { title: 'Bryllupper i maj', description: 'Kun aftenen.' };
    await waitFor(() => expect(content().specialties).toMatchObject([both]));
  });

  test('one is deleted after a question', async () => {
    await open('Slet Bryllupper');
    expect(screen.getByRole('alertdialog', { name: "Slet 'Bryllupper'?" })).toBeVisible();
    await press('Slet');
    await waitFor(() => expect(titles()).toEqual([]));
    shows('Der er ingen specialiseringer endnu.');
  });
});

test('the equipment: texts are added and removed, but one is always left', async () => {
  const REMOVE = 'Fjern tekst 1 i Kameraer';
  await open();
  expect(screen.queryByRole('button', { name: REMOVE })).toBeNull();
  await press('Tilføj tekst i Kameraer');
  expect(screen.getByLabelText('Kameraer 2')).toHaveFocus();
  await userEvent.type(field('Kameraer 2'), 'Et nyt');
  await press(REMOVE);
  expect(screen.getByLabelText('Kameraer 1')).toHaveFocus();
  expect(field('Kameraer 1')).toHaveValue('Et nyt');
  expect(screen.queryByRole('button', { name: REMOVE })).toBeNull();
  await press('Opdater');
  await waitFor(() => expect(content().equipment.cameras).toEqual(['Et nyt']));
});
