import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import * as frontPage from '#src/data/repos/frontPage.ts';
import * as storage from '#src/data/storage.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { fakeDocument } from '../../support/fakeDocument.ts';
import { answerWith, applyCrop, fakePictureWork, mediaFile } from '../../support/media.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

vi.mock('react-easy-crop', async () => ({
  default: (await import('../../support/CropperStandIn.tsx')).CropperStandIn,
}));
vi.mock('#src/data/repos/frontPage.ts');
vi.mock('#src/data/storage.ts');
vi.mock('#src/lib/crop/cropWorker.ts');

resetStoresAfterEach();

beforeEach(() => {
  vi.mocked(storage.storageOrigins).mockReturnValue(['http://127.0.0.1:9199']);
  vi.mocked(storage.upload).mockResolvedValue();
  vi.mocked(storage.publicUrl).mockImplementation((path) => `https://files.example/${path}`);
  vi.mocked(storage.listPaths).mockResolvedValue([]);
  fakePictureWork();
});

function store(background: { backgroundMedia: string; backgroundType?: 'video' }): void {
  const repo = fakeDocument(frontPageSchema.parse(background));
  vi.mocked(frontPage.watch).mockImplementation(repo.watch);
  vi.mocked(frontPage.update).mockImplementation(repo.update);
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the picture that is stored', () => {
  test('can be cut once more', async () => {
    const url =
      'http://127.0.0.1:9199/v0/b/b/o/front-page-background%2Fbackground_1.webp?alt=media';
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(answerWith(mediaFile('jpeg')));
    store({ backgroundMedia: url });
    render(<FrontPageEditor />);
    await press('Beskær');
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Billede beskåret, optimeret og gemt automatisk!']),
    );
    expect(fetched).toHaveBeenCalledWith(url, { cache: 'reload' });
    expect(storage.upload).toHaveBeenCalled();
  });

  test('gives the focus back to its button when it is left as it was', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(answerWith(mediaFile('jpeg')));
    store({ backgroundMedia: 'http://127.0.0.1:9199/v0/b/b/o/front-page-background%2Fa.webp' });
    render(<FrontPageEditor />);
    await press('Beskær');
    await screen.findByRole('dialog', { name: 'Beskær billede' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Beskær' })).toHaveFocus());
  });

  test('leaves the focus at its button while it is sent', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(answerWith(mediaFile('jpeg')));
    vi.mocked(storage.upload).mockReturnValue(new Promise(() => undefined));
    store({ backgroundMedia: 'http://127.0.0.1:9199/v0/b/b/o/front-page-background%2Fa.webp' });
    render(<FrontPageEditor />);
    await press('Beskær');
    await applyCrop();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Beskær' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Vælg billede eller video' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('is said to be out of reach when it cannot be fetched', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    store({ backgroundMedia: 'http://127.0.0.1:9199/v0/b/b/o/front-page-background%2Fa.webp' });
    render(<FrontPageEditor />);
    await press('Beskær');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved behandling af mediefil']));
  });

  test('is not offered to be cut when it is a film', () => {
    store({ backgroundMedia: 'http://127.0.0.1:9199/v0/b/b/o/a.mp4', backgroundType: 'video' });
    render(<FrontPageEditor />);
    expect(screen.queryByRole('button', { name: 'Beskær' })).not.toBeInTheDocument();
  });
});
