import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import { posterOf } from '#src/lib/crop/posterOf.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cropWork } from '../../support/cropWorker.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

vi.mock('#src/lib/crop/posterOf.ts');

resetStoresAfterEach();

const stored = () => backend.documents.read('content/frontpage', frontPageSchema);

beforeEach(() => {
  vi.mocked(posterOf).mockResolvedValue(new Blob(['frame'], { type: 'image/png' }));
  fakePictureWork();
});

const CHOOSE = 'Vælg billede eller video';

test('a picture that the browser cannot show is said to be damaged', async () => {
  await show(<FrontPageEditor />);
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
  await show(<FrontPageEditor />);
  await chooseFile(CHOOSE, file);
  await waitFor(() =>
    expect(toastsShown()).toEqual([
      'error: fil.jpeg kunne ikke læses som billede. Filen kan være beskadiget.',
    ]),
  );
  expect(warn).toHaveBeenCalledOnce();
});

test('a picture that is on its way is not sent a second time', async () => {
  const uploads = backend.hold('upload');
  await show(<FrontPageEditor />);
  await chooseFile(CHOOSE, mediaFile('jpeg'));
  await applyCrop();
  await screen.findByRole('progressbar', { name: 'Upload' });
  await userEvent.click(screen.getByRole('button', { name: 'Gemmer...' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(backend.attempts('upload')).toHaveLength(1);
  uploads.open();
  await waitFor(() =>
    expect(toastsShown()).toEqual(['success: Billede beskåret, optimeret og gemt automatisk!']),
  );
});

describe('films and GIFs', () => {
  test('a film is uploaded and saved by itself', async () => {
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('mp4'));
    await waitFor(() => expect(toastsShown()).toEqual(['success: Baggrunden er gemt automatisk!']));
    expect(stored().backgroundType).toBe('video');
    expect(stored().backgroundMedia).toMatch(/background_\d+\.mp4\?alt=media$/);
    expect(stored().picture.placeholder).toBe('data:image/webp;base64,AAAA');
  });

  test('a film that this browser cannot play is saved, and it is said that others may not see it', async () => {
    vi.mocked(posterOf).mockResolvedValue(undefined);
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('mp4'));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'warning: Baggrunden er gemt, men din browser kan ikke afspille filmen. Vælg en MP4-fil med H.264, så den kan ses overalt.',
      ]),
    );
    expect(stored().backgroundType).toBe('video');
  });

  test('a small GIF becomes WebP and still moves', async () => {
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif', 5));
    await waitFor(() => expect(stored().backgroundType).toBe('gif'));
    expect(stored().backgroundMedia).toMatch(/background_\d+\.webp\?alt=media$/);
  });

  test('a small GIF stays one where the browser cannot keep its movement, and that is said', async () => {
    cropWork.keepsAnimations = false;
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif', 5));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'warning: Baggrunden er gemt som GIF. Din browser kan ikke lave den om til WebP uden at miste bevægelsen.',
      ]),
    );
    expect(stored().backgroundMedia).toMatch(/background_\d+\.gif\?alt=media$/);
  });

  test('that cannot be saved by themselves stay pending', async () => {
    backend.fail('upload');
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('mp4'));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Kunne ikke gemme baggrundsmedia automatisk']),
    );
    expect(screen.getByText('Filen er ikke gemt endnu.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gem Ændringer' })).toBeVisible();
  });

  test('that cannot be made ready are said to be so', async () => {
    cropWork.canCut = false;
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif'));
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved behandling af mediefil']));
  });

  test.each([
    ['a GIF over 5 MB', mediaFile('gif', 5.5), ['Stor GIF', '5,5 MB']],
    ['a film over 10 MB', mediaFile('mp4', 12), ['Stor fil', '12,0 MB']],
    ['a picture over 10 MB', mediaFile('jpeg', 12), ['Stor fil', '12,0 MB']],
  ])('%s is used only after a yes', async (_what, file, [name = '', size = '']) => {
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, file);
    const question = await screen.findByRole('alertdialog', { name });
    expect(question).toHaveTextContent(size);
    await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
    expect(backend.attempts('upload')).toEqual([]);
    await chooseFile(CHOOSE, file);
    await userEvent.click(await screen.findByRole('button', { name: 'Brug filen' }));
    if (file.name.endsWith('jpeg')) await applyCrop();
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^success/));
  });

  test('a GIF that was too large to convert stays as it is', async () => {
    await show(<FrontPageEditor />);
    await chooseFile(CHOOSE, mediaFile('gif', 6));
    await userEvent.click(await screen.findByRole('button', { name: 'Brug filen' }));
    await waitFor(() => expect(stored().backgroundMedia).toMatch(/\.gif\?alt=media$/));
    expect(cropWork.conversions).toBe(0);
  });
});

test.each([
  ['no picture and no film', mediaFile('text'), 'Kun billede- og videofiler er tilladt'],
  ['an empty file', mediaFile('jpeg', 0), 'Filen er tom. Vælg en anden.'],
  ['a picture over 50 MB', mediaFile('jpeg', 51), 'Filen er for stor. Maksimum 50MB for billeder'],
  ['a film over 200 MB', mediaFile('mp4', 201), 'Filen er for stor. Maksimum 200MB for video'],
])('refuses %s', async (_what, file, message) => {
  await show(<FrontPageEditor />);
  await chooseFile(CHOOSE, file);
  await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  expect(backend.attempts('upload')).toEqual([]);
});
