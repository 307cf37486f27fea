import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { portfolioItem } from '../../../support/records.ts';
import { cropWork } from '../../support/cropWorker.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

vi.mock('#src/lib/crop/posterOf.ts', () => ({ posterOf: () => Promise.resolve(undefined) }));

resetStoresAfterEach();

const PATH = 'content/frontpage';
const stored = () => backend.documents.read(PATH, frontPageSchema);

beforeEach(() => {
  backend.documents.put(PATH, {
    heroTitle: 'Lys',
    heroSubtitle: 'Og skygge',
    backgroundMedia: 'https://files.example/old.jpg',
  });
  fakePictureWork();
});

const CHOOSE = 'Vælg billede eller video';
const title = () => screen.getByRole('textbox', { name: 'Overskrift' });

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function retitle(words: string): Promise<void> {
  await userEvent.clear(title());
  await userEvent.type(title(), words);
}

test('the sizes that suit the page are advised', async () => {
  await show(<FrontPageEditor />);
  const field = screen.getByRole('region', { name: 'Baggrund' });
  expect(
    within(field)
      .getAllByRole('listitem')
      .map((hint) => hint.textContent),
  ).toEqual([
    'Billeder: JPG, PNG, WEBP, gerne under 2 MB',
    'Video: MP4, WEBM, MOV, gerne under 10 MB',
    'Anbefalet 1920 × 1080, mindst 1366 × 768',
  ]);
});

describe('the featured pictures', () => {
  const featured = (count: number) =>
    Array.from({ length: count }, (_, order) =>
      portfolioItem(`Nr. ${order}`, { featured: true, order }),
    );
  const handles = () =>
    screen.getAllByRole('button', { name: /^Flyt Nr/ }).map((button) => button.ariaLabel);

  test('stand in the order of their own', async () => {
    backend.documents.fill('portfolio', [...featured(3), portfolioItem('Regn')]);
    backend.documents.change(PATH, { featuredOrder: ['Nr. 2'] });
    await show(<FrontPageEditor />);
    expect(handles()).toEqual(['Flyt Nr. 2', 'Flyt Nr. 0', 'Flyt Nr. 1']);
    expect(screen.queryByText('Vises ikke: der er plads til ni.')).not.toBeInTheDocument();
  });

  test('beyond the ninth are said to be left out', async () => {
    backend.documents.fill('portfolio', featured(11));
    await show(<FrontPageEditor />);
    expect(screen.getAllByText('Vises ikke: der er plads til ni.')).toHaveLength(2);
  });

  test('are the newest while none is chosen', async () => {
    await show(<FrontPageEditor />);
    expect(
      screen.getByText(/^Du har ikke valgt nogen, så forsiden viser de nyeste fra portfolioen\./),
    ).toBeVisible();
  });
});

describe('the words', () => {
  test('are saved, and the preview shows them while they are typed', async () => {
    await show(<FrontPageEditor />);
    expect(screen.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
    await retitle('Mørke');
    expect(screen.getByText('Mørke', { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText('Forhåndsvisning').nextSibling).toHaveStyle({ height: '500px' });
    expect(screen.getByText('Du har ændringer, der ikke er gemt')).toBeVisible();
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Forside data gemt succesfuldt!']));
    expect(stored()).toMatchObject({ heroTitle: 'Mørke', heroSubtitle: 'Og skygge' });
    expect(screen.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
  });

  test('stay when they cannot be saved', async () => {
    await show(<FrontPageEditor />);
    await retitle('Mørke');
    backend.fail('write', PATH);
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Kunne ikke gemme ændringer']));
    expect(title()).toHaveValue('Mørke');
  });

  test('can be saved with the keyboard, which says when there is nothing to save', async () => {
    await show(<FrontPageEditor />);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(toastsShown()).toEqual(['info: Ingen ændringer at gemme']);
    await retitle('Mørke');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(stored().heroTitle).toBe('Mørke'));
  });

  test('that somebody else has saved meanwhile are a choice', async () => {
    await show(<FrontPageEditor />);
    await retitle('Mørke');
    act(() => backend.documents.change(PATH, { heroTitle: 'Skumring' }));
    expect(screen.getByText('En anden har gemt imens: Overskrift. Hvad skal stå?')).toBeVisible();
    await press('Brug det nye');
    expect(title()).toHaveValue('Skumring');
    await retitle('Mørke');
    act(() => backend.documents.change(PATH, { heroTitle: 'Tusmørke' }));
    await press('Behold mit');
    await press('Gem Ændringer');
    await waitFor(() => expect(stored().heroTitle).toBe('Mørke'));
  });

  test('that cannot be read are asked for again', async () => {
    await show(<FrontPageEditor />);
    act(() => backend.documents.breakWatches(PATH));
    expect(screen.getByRole('alert')).toHaveTextContent('Forsiden kunne ikke indlæses. Prøv igen.');
    await press('Prøv igen');
    expect(title()).toHaveValue('Lys');
  });
});

describe('a picture', () => {
  test('is cut, uploaded in its widths and saved by itself; older files go', async () => {
    for (const name of [
      'background_1700000000000.jpg',
      'background_1700000000000_480.webp',
      'andet.txt',
    ]) {
      backend.files.put(`front-page-background/${name}`, new Blob());
    }
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Billede beskåret, optimeret og gemt automatisk!']),
    );
    expect(backend.attempts('upload')).toEqual([
      expect.stringMatching(/^front-page-background\/background_\d+_480\.webp$/),
      expect.stringMatching(/^front-page-background\/background_\d+\.webp$/),
    ]);
    expect(stored()).toMatchObject({
      backgroundType: 'image',
      picture: { width: 1600, height: 900, sources: [{ width: 480 }] },
    });
    expect(stored().backgroundMedia).toMatch(/background_\d+\.webp\?alt=media$/);
    expect(backend.attempts('delete')).toEqual([
      'front-page-background/background_1700000000000.jpg',
      'front-page-background/background_1700000000000_480.webp',
    ]);
  });

  test('that cannot be saved by itself stays, and is saved with the words', async () => {
    const mend = backend.fail('upload');
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Kunne ikke gemme beskåret billede automatisk',
        'info: Billede beskåret - husk at klikke "Gem Ændringer"',
      ]),
    );
    expect(useUnfinishedWork.getState().counts).toEqual({
      unsaved: 1,
      changing: 0,
      uploading: 0,
      archiving: 0,
    });

    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toContain('error: Kunne ikke uploade baggrundsmedia'),
    );
    mend();
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toContain('success: Forside data gemt succesfuldt!'));
    expect(stored().backgroundMedia).toMatch(/background_\d+\.webp\?alt=media$/);
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(0);
  });

  test('that is uploaded already is not sent twice', async () => {
    const mend = backend.fail('write', PATH, new AppError('permission-denied'));
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() => expect(toastsShown()).toHaveLength(2));
    mend();
    await press('Gem Ændringer');
    await waitFor(() => expect(stored().backgroundMedia).toMatch(/background_/));
    expect(backend.attempts('upload')).toHaveLength(2);
  });

  test('that cannot be cut is said to be so', async () => {
    cropWork.canCut = false;
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Fejl ved behandling af beskåret billede']),
    );
  });

  test('that is not wanted after all changes nothing', async () => {
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await screen.findByRole('dialog', { name: 'Beskær billede' });
    await press('Annuller');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.attempts('upload')).toEqual([]);
  });

  test('whose older files cannot be removed is saved all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    backend.fail('list');
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^success/));
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('an upload shows how far it is, and can be stopped', async () => {
  backend.hold('upload');
  await show(<FrontPageEditor />);
  await chooseFile(CHOOSE, mediaFile('mp4'));
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(useUnfinishedWork.getState().counts.uploading).toBe(1);
  await press('Afbryd');
  await waitFor(() => expect(toastsShown()).toEqual(['error: Handlingen blev afbrudt.']));
  expect(useUnfinishedWork.getState().counts.uploading).toBe(0);
});
