import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import * as frontPage from '#src/data/repos/frontPage.ts';
import * as storage from '#src/data/storage.ts';
import * as cropWorker from '#src/lib/crop/cropWorker.ts';
import { posterOf } from '#src/lib/crop/posterOf.ts';
import { AppError } from '#src/model/base/errors.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
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
vi.mock('#src/lib/crop/posterOf.ts');

resetStoresAfterEach();

let repo = fakeDocument(frontPageSchema.parse({}));

beforeEach(() => {
  repo = fakeDocument(frontPageSchema.parse({}));
  vi.mocked(frontPage.watch).mockImplementation(repo.watch);
  vi.mocked(frontPage.update).mockImplementation(repo.update);
  vi.mocked(storage.publicUrl).mockImplementation((path) => `https://files.example/${path}`);
  vi.mocked(storage.listPaths).mockResolvedValue([]);
  vi.mocked(storage.upload).mockResolvedValue();
  vi.mocked(posterOf).mockResolvedValue(new Blob(['frame'], { type: 'image/png' }));
  fakePictureWork();
});

const CHOOSE = 'Vælg billede eller video';

test('a picture that the browser cannot show is said to be damaged', async () => {
  render(<FrontPageEditor />);
  await chooseFile(CHOOSE, mediaFile('jpeg'));
  fireEvent.error(await screen.findByTestId('cropper'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toastsShown()).toEqual([
    'error: fil.jpeg kunne ikke læses som billede. Filen kan være beskadiget.',
  ]);
});

test('a file that has been moved since it was chosen is said to be out of reach', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const file = mediaFile('jpeg');
  file.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  render(<FrontPageEditor />);
  await chooseFile(CHOOSE, file);
  await waitFor(() =>
    expect(toastsShown()).toEqual([
      'error: fil.jpeg kunne ikke læses som billede. Filen kan være beskadiget.',
    ]),
  );
  expect(warn).toHaveBeenCalledOnce();
});

test('a picture that is on its way is not sent a second time', async () => {
  const sent = Promise.withResolvers<undefined>();
  vi.mocked(storage.upload).mockReturnValue(sent.promise);
  render(<FrontPageEditor />);
  await chooseFile(CHOOSE, mediaFile('jpeg'));
  await applyCrop();
  await screen.findByRole('progressbar', { name: 'Upload' });
  await userEvent.click(screen.getByRole('button', { name: 'Gemmer...' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(storage.upload).toHaveBeenCalledOnce();
  sent.resolve(undefined);
  await waitFor(() =>
    expect(toastsShown()).toEqual(['success: Billede beskåret, optimeret og gemt automatisk!']),
  );
});

describe('films and GIFs', () => {
  test('a film is uploaded and saved by itself', async () => {
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('mp4'));
    await waitFor(() => expect(toastsShown()).toEqual(['success: Baggrunden er gemt automatisk!']));
    expect(repo.stored.backgroundType).toBe('video');
    expect(repo.stored.backgroundMedia).toMatch(/background_\d+\.mp4$/);
    expect(repo.stored.picture.placeholder).toBe('data:image/webp;base64,AAAA');
  });

  test('a film that this browser cannot play is saved, and it is said that others may not see it', async () => {
    vi.mocked(posterOf).mockResolvedValue(undefined);
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('mp4'));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'warning: Baggrunden er gemt, men din browser kan ikke afspille filmen. Vælg en MP4-fil med H.264, så den kan ses overalt.',
      ]),
    );
    expect(repo.stored.backgroundType).toBe('video');
  });

  test('a small GIF becomes WebP and still moves', async () => {
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif', 5));
    await waitFor(() => expect(repo.stored.backgroundType).toBe('gif'));
    expect(repo.stored.backgroundMedia).toMatch(/background_\d+\.webp$/);
  });

  test('a small GIF stays one where the browser cannot keep its movement, and that is said', async () => {
    vi.mocked(cropWorker.convertGif).mockResolvedValue(undefined);
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif', 5));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'warning: Baggrunden er gemt som GIF. Din browser kan ikke lave den om til WebP uden at miste bevægelsen.',
      ]),
    );
    expect(repo.stored.backgroundMedia).toMatch(/background_\d+\.gif$/);
  });

  test('that cannot be saved by themselves stay pending', async () => {
    vi.mocked(storage.upload).mockRejectedValue(new AppError('network'));
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('mp4'));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Kunne ikke gemme baggrundsmedia automatisk']),
    );
    expect(screen.getByText('Filen er ikke gemt endnu.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gem Ændringer' })).toBeVisible();
  });

  test('that cannot be made ready are said to be so', async () => {
    vi.mocked(cropWorker.cropPicture).mockRejectedValue(new AppError('unknown'));
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif'));
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved behandling af mediefil']));
  });

  test.each([
    ['a GIF over 5 MB', mediaFile('gif', 5.5), ['Stor GIF', '5,5 MB']],
    ['a film over 10 MB', mediaFile('mp4', 12), ['Stor fil', '12,0 MB']],
    ['a picture over 10 MB', mediaFile('jpeg', 12), ['Stor fil', '12,0 MB']],
  ])('%s is used only after a yes', async (_what, file, [name = '', size = '']) => {
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, file);
    const question = await screen.findByRole('alertdialog', { name });
    expect(question).toHaveTextContent(size);
    await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
    expect(uploadedPaths()).toEqual([]);
    await chooseFile(CHOOSE, file);
    await userEvent.click(await screen.findByRole('button', { name: 'Brug filen' }));
    if (file.name.endsWith('jpeg')) await applyCrop();
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^success/));
  });

  test('a GIF that was too large to convert stays as it is', async () => {
    render(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif', 6));
    await userEvent.click(await screen.findByRole('button', { name: 'Brug filen' }));
    await waitFor(() => expect(repo.stored.backgroundMedia).toMatch(/\.gif$/));
    expect(cropWorker.convertGif).not.toHaveBeenCalled();
  });
});

test.each([
  ['no picture and no film', mediaFile('text'), 'Kun billede- og videofiler er tilladt'],
  ['an empty file', mediaFile('jpeg', 0), 'Filen er tom. Vælg en anden.'],
  ['a picture over 50 MB', mediaFile('jpeg', 51), 'Filen er for stor. Maksimum 50MB for billeder'],
  ['a film over 200 MB', mediaFile('mp4', 201), 'Filen er for stor. Maksimum 200MB for video'],
])('refuses %s', async (_what, file, message) => {
  render(<FrontPageEditor />);
  await chooseFile(CHOOSE, file);
  await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  expect(uploadedPaths()).toEqual([]);
});
