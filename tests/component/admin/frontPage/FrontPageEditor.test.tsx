import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import * as frontPage from '#src/data/repos/frontPage.ts';
import * as storage from '#src/data/storage.ts';
import * as cropWorker from '#src/lib/crop/cropWorker.ts';
import { AppError } from '#src/model/base/errors.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { fakeDocument } from '../../support/fakeDocument.ts';
import {
  applyCrop,
  chooseFile,
  fakePictureWork,
  mediaFile,
  uploadedPaths,
} from '../../support/media.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

vi.mock('react-easy-crop', async () => ({
  default: (await import('../../support/CropperStandIn.tsx')).CropperStandIn,
}));
vi.mock('#src/data/repos/frontPage.ts');
vi.mock('#src/data/storage.ts');
vi.mock('#src/lib/crop/cropWorker.ts');
vi.mock('#src/lib/crop/posterOf.ts', () => ({ posterOf: () => Promise.resolve(undefined) }));

resetStoresAfterEach();

const stored = frontPageSchema.parse({
  heroTitle: 'Lys',
  heroSubtitle: 'Og skygge',
  backgroundMedia: 'https://files.example/old.jpg',
});

let repo = fakeDocument(stored);

beforeEach(() => {
  repo = fakeDocument(stored);
  vi.mocked(frontPage.watch).mockImplementation(repo.watch);
  vi.mocked(frontPage.update).mockImplementation(repo.update);
  vi.mocked(storage.upload).mockResolvedValue();
  vi.mocked(storage.remove).mockResolvedValue();
  vi.mocked(storage.publicUrl).mockImplementation((path) => `https://files.example/${path}`);
  vi.mocked(storage.listPaths).mockResolvedValue([]);
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

test('the sizes that suit the page are advised', () => {
  render(<FrontPageEditor />);
  const field = screen.getByRole('region', { name: 'Baggrund' });
  expect(
    within(field)
      .getAllByRole('listitem')
      .map((hint) => hint.textContent),
  ).toEqual([
    'Billeder: JPG, PNG, WEBP, gerne under 2MB',
    'Video: MP4, WEBM, MOV, gerne under 10MB',
    'Anbefalet 1920x1080, mindst 1366x768',
  ]);
});

describe('the words', () => {
  test('are saved, and the preview shows them while they are typed', async () => {
    render(<FrontPageEditor />);
    expect(screen.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
    await retitle('Mørke');
    expect(screen.getByText('Mørke', { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText('Forhåndsvisning').nextSibling).toHaveStyle({ height: '500px' });
    expect(screen.getByText('Du har ændringer, der ikke er gemt')).toBeVisible();
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Forside data gemt succesfuldt!']));
    expect(repo.stored).toMatchObject({ heroTitle: 'Mørke', heroSubtitle: 'Og skygge' });
    expect(screen.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
  });

  test('stay when they cannot be saved', async () => {
    render(<FrontPageEditor />);
    await retitle('Mørke');
    repo.holdWrites().failWith(new AppError('network'));
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Kunne ikke gemme ændringer']));
    expect(title()).toHaveValue('Mørke');
  });

  test('can be saved with the keyboard, which says when there is nothing to save', async () => {
    render(<FrontPageEditor />);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(toastsShown()).toEqual(['info: Ingen ændringer at gemme']);
    await retitle('Mørke');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(repo.stored.heroTitle).toBe('Mørke'));
  });

  test('that somebody else has saved meanwhile are a choice', async () => {
    render(<FrontPageEditor />);
    await retitle('Mørke');
    act(() => repo.changeElsewhere({ heroTitle: 'Skumring' }));
    expect(screen.getByText('En anden har gemt imens: Overskrift. Hvad skal stå?')).toBeVisible();
    await press('Brug det nye');
    expect(title()).toHaveValue('Skumring');
    await retitle('Mørke');
    act(() => repo.changeElsewhere({ heroTitle: 'Tusmørke' }));
    await press('Behold mit');
    await press('Gem Ændringer');
    await waitFor(() => expect(repo.stored.heroTitle).toBe('Mørke'));
  });

  test('that cannot be read are asked for again', async () => {
    render(<FrontPageEditor />);
    act(() => repo.failWatchers(new AppError('network')));
    expect(screen.getByRole('alert')).toHaveTextContent('Forsiden kunne ikke indlæses. Prøv igen.');
    await press('Prøv igen');
    expect(title()).toHaveValue('Lys');
  });
});

describe('a picture', () => {
  test('is cut, uploaded in its widths and saved by itself; older files go', async () => {
    vi.mocked(storage.listPaths).mockResolvedValue(
      ['background_1700000000000.jpg', 'background_1700000000000_480.webp', 'andet.txt'].map(
        (name) => `front-page-background/${name}`,
      ),
    );
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Billede beskåret, optimeret og gemt automatisk!']),
    );
    expect(uploadedPaths()).toEqual([
      expect.stringMatching(/^front-page-background\/background_\d+_480\.webp$/),
      expect.stringMatching(/^front-page-background\/background_\d+\.webp$/),
    ]);
    expect(repo.stored).toMatchObject({
      backgroundType: 'image',
      picture: { width: 1600, height: 900, sources: [{ width: 480 }] },
    });
    expect(repo.stored.backgroundMedia).toMatch(/background_\d+\.webp$/);
    expect(vi.mocked(storage.remove).mock.calls).toEqual([
      ['front-page-background/background_1700000000000.jpg'],
      ['front-page-background/background_1700000000000_480.webp'],
    ]);
  });

  test('that cannot be saved by itself stays, and is saved with the words', async () => {
    vi.mocked(storage.upload).mockRejectedValue(new AppError('network'));
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Kunne ikke gemme beskåret billede automatisk',
        'info: Billede beskåret - husk at klikke "Gem Ændringer"',
      ]),
    );
    expect(useUnfinishedWork.getState().counts).toEqual({ unsaved: 1, uploading: 0, archiving: 0 });

    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toContain('error: Kunne ikke uploade baggrundsmedia'),
    );
    vi.mocked(storage.upload).mockResolvedValue();
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toContain('success: Forside data gemt succesfuldt!'));
    expect(repo.stored.backgroundMedia).toMatch(/background_\d+\.webp$/);
    expect(useUnfinishedWork.getState().counts.unsaved).toBe(0);
  });

  test('that is uploaded already is not sent twice', async () => {
    repo.holdWrites().failWith(new AppError('permission-denied'));
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() => expect(toastsShown()).toHaveLength(2));
    repo.letWrite();
    await press('Gem Ændringer');
    await waitFor(() => expect(repo.stored.backgroundMedia).toMatch(/background_/));
    expect(uploadedPaths()).toHaveLength(2);
  });

  test('that cannot be cut is said to be so', async () => {
    vi.mocked(cropWorker.cropPicture).mockRejectedValue(new AppError('unknown'));
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Fejl ved behandling af beskåret billede']),
    );
  });

  test('that is not wanted after all changes nothing', async () => {
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await screen.findByRole('dialog', { name: 'Beskær billede' });
    await press('Annuller');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(uploadedPaths()).toEqual([]);
  });

  test('whose older files cannot be removed is saved all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(storage.listPaths).mockRejectedValue(new AppError('network'));
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^success/));
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('an upload shows how far it is, and can be stopped', async () => {
  vi.mocked(storage.upload).mockImplementation(
    ({ onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress?.(2, 4);
        signal?.addEventListener('abort', () => reject(new AppError('cancelled')));
      }),
  );
  render(<FrontPageEditor />);
  await chooseFile(CHOOSE, mediaFile('mp4'));
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(useUnfinishedWork.getState().counts.uploading).toBe(1);
  await press('Afbryd');
  await waitFor(() => expect(toastsShown()).toEqual(['error: Handlingen blev afbrudt.']));
  expect(useUnfinishedWork.getState().counts.uploading).toBe(0);
});
