import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { applyCrop, fakePictureWork, mediaFile } from '../../support/media.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();

beforeEach(fakePictureWork);

function store(background: { backgroundMedia: string; backgroundType?: 'video' }): void {
  backend.documents.put('content/frontpage', background);
  backend.files.put('front-page-background/a.webp', mediaFile('jpeg'));
}

const STORED_URL = 'http://127.0.0.1:9199/v0/b/b/o/front-page-background%2Fa.webp?alt=media';

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the picture that is stored', () => {
  test('can be cut once more', async () => {
    store({ backgroundMedia: STORED_URL });
    await show(<FrontPageEditor />);
    await press('Beskær');
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['success: Billede beskåret, optimeret og gemt automatisk!']),
    );
    expect(backend.attempts('download')).toEqual(['front-page-background/a.webp']);
    expect(backend.attempts('upload')).not.toEqual([]);
  });

  test('gives the focus back to its button when it is left as it was', async () => {
    store({ backgroundMedia: STORED_URL });
    await show(<FrontPageEditor />);
    await press('Beskær');
    await screen.findByRole('dialog', { name: 'Beskær billede' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Beskær' })).toHaveFocus());
  });

  test('leaves the focus at its button while it is sent', async () => {
    backend.hold('upload');
    store({ backgroundMedia: STORED_URL });
    await show(<FrontPageEditor />);
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
    backend.fail('download');
    store({ backgroundMedia: STORED_URL });
    await show(<FrontPageEditor />);
    await press('Beskær');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved behandling af mediefil']));
  });

  test('is not offered to be cut when it is a film', async () => {
    store({ backgroundMedia: 'http://127.0.0.1:9199/v0/b/b/o/a.mp4', backgroundType: 'video' });
    await show(<FrontPageEditor />);
    expect(screen.queryByRole('button', { name: 'Beskær' })).not.toBeInTheDocument();
  });
});
