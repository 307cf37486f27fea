import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/kit/crop/CropDialog.tsx';
import * as frontPage from '#src/firebase/repos/frontPage.ts';
import * as storage from '#src/firebase/storage.ts';
import { frontPageSchema } from '#src/shared/schemas/frontPage.ts';
import { fakeDocument } from '../../support/fakeDocument.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('react-easy-crop', async () => ({
  default: (await import('../../support/CropperStandIn.tsx')).CropperStandIn,
}));
vi.mock('#src/firebase/repos/frontPage.ts');
vi.mock('#src/firebase/storage.ts');
vi.mock('#src/lib/crop/cropWorker.ts');

resetStoresAfterEach();

beforeEach(() => {
  const repo = fakeDocument(frontPageSchema.parse({}));
  vi.mocked(frontPage.watch).mockImplementation(repo.watch);
  vi.mocked(frontPage.update).mockImplementation(repo.update);
  vi.mocked(storage.publicUrl).mockImplementation((path) => `https://files.example/${path}`);
  vi.mocked(storage.listFiles).mockResolvedValue([]);
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
