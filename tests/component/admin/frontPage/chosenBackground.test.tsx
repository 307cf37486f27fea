import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cropWork } from '../../support/cropWorker.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { press } from '../../support/pictureEditors.ts';
import { shows, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();
beforeEach(fakePictureWork);

const DAMAGED = 'error: fil.jpeg kunne ikke læses som billede. Filen kan være beskadiget.';
const stored = () => backend.documents.read('content/frontpage', frontPageSchema);

async function choose(file: File): Promise<void> {
  await show(<FrontPageEditor />);
  await chooseFile('Vælg billede eller video', file);
}

describe('a picture', () => {
  test('that the browser cannot show is said to be damaged', async () => {
    await choose(mediaFile('jpeg'));
    fireEvent.error(await screen.findByTestId('cropper'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await toasts(DAMAGED);
  });

  test('that has been moved since it was chosen is said to be out of reach', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const file = mediaFile('jpeg');
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    await choose(file);
    await toasts(DAMAGED);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('that cannot be cut is said to be so', async () => {
    cropWork.canCut = false;
    await choose(mediaFile('jpeg'));
    await applyCrop();
    await toasts('error: Fejl ved behandling af beskåret billede');
  });
});

describe('films and GIFs', () => {
  test('a film is uploaded and saved by itself', async () => {
    await choose(mediaFile('mp4'));
    await toasts('success: Baggrunden er gemt automatisk!');
    expect(stored()).toMatchObject({
      backgroundType: 'video',
      backgroundMedia: expect.stringMatching(/background_\d+\.mp4\?alt=media$/) as string,
      picture: { placeholder: 'data:image/webp;base64,AAAA' },
    });
  });

  test('a film that this browser cannot play is saved, and it is said that others may not see it', async () => {
    cropWork.playsFilms = false;
    await choose(mediaFile('mp4'));
    await toasts(
      'warning: Baggrunden er gemt, men din browser kan ikke afspille filmen. Vælg en MP4-fil med H.264, så den kan ses overalt.',
    );
    expect(stored().backgroundType).toBe('video');
  });

  test('a small GIF stays one where the browser cannot keep its movement, and that is said', async () => {
    cropWork.keepsAnimations = false;
    await choose(mediaFile('gif', 5));
    await toasts(
      'warning: Baggrunden er gemt som GIF. Din browser kan ikke lave den om til WebP uden at miste bevægelsen.',
    );
    expect(stored().backgroundMedia).toMatch(/background_\d+\.gif\?alt=media$/);
  });

  test('a GIF that is too large to convert stays as it is', async () => {
    await choose(mediaFile('gif', 6));
    await screen.findByRole('alertdialog');
    await press('Brug filen');
    await waitFor(() => expect(stored().backgroundMedia).toMatch(/\.gif\?alt=media$/));
    expect(cropWork.conversions).toBe(0);
  });

  test('that cannot be saved by themselves stay pending', async () => {
    backend.fail('upload');
    await choose(mediaFile('mp4'));
    await toasts('error: Kunne ikke gemme baggrundsmedia automatisk');
    shows('Filen er ikke gemt endnu.');
    expect(screen.getByRole('button', { name: 'Gem Ændringer' })).toBeVisible();
  });

  test('that cannot be made ready are said to be so', async () => {
    cropWork.canCut = false;
    await choose(mediaFile('gif'));
    await toasts('error: Fejl ved behandling af mediefil');
  });
});

test.each([
  ['a GIF over 5 MB', mediaFile('gif', 5.5), ['Stor GIF', '5,5 MB']],
  ['a film over 10 MB', mediaFile('mp4', 12), ['Stor fil', '12,0 MB']],
  ['a picture over 10 MB', mediaFile('jpeg', 12), ['Stor fil', '12,0 MB']],
])('%s is used only after a yes', async (_what, file, [name = '', size = '']) => {
  await choose(file);
  expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent(size);
  await press('Annuller');
  expect(backend.attempts('upload')).toEqual([]);
  await chooseFile('Vælg billede eller video', file);
  await screen.findByRole('alertdialog');
  await press('Brug filen');
  if (file.name.endsWith('jpeg')) await applyCrop();
  await waitFor(() => expect(toastsShown()[0]).toMatch(/^success/));
});

test.each([
  ['no picture and no film', mediaFile('text'), 'Kun billede- og videofiler er tilladt'],
  ['an empty file', mediaFile('jpeg', 0), 'Filen er tom. Vælg en anden.'],
  ['a picture over 50 MB', mediaFile('jpeg', 51), 'Filen er for stor. Maksimum 50MB for billeder'],
  ['a film over 200 MB', mediaFile('mp4', 201), 'Filen er for stor. Maksimum 200MB for video'],
])('%s is refused', async (_what, file, message) => {
  await choose(file);
  await toasts(`error: ${message}`);
  expect(backend.attempts('upload')).toEqual([]);
});
