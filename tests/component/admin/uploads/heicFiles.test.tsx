import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { retryUpload } from '#src/admin/uploads/queue/uploadQueue.ts';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { AppError } from '#src/model/base/errors.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { heic, inspected, jpeg, madePicture } from '../../support/pictureFiles.ts';
import { alerts, hides, toast, toasts } from '../../support/see.ts';
import { sentPaths } from '../../support/uploadFakes.ts';
import { openSingles, picturesAreEdited, singles } from '../pictures.tsx';

picturesAreEdited();

/** Chooses the file, fills in what is missing, and uploads it. */
async function uploadHeic(): Promise<void> {
  await openSingles();
  await choose(heic('IMG_1.HEIC'));
  await press('Udfyld IMG 1');
  await fill({ category: 'natur', price: '500' });
  await press('Færdig');
  await press('Upload billeder');
}

describe('a HEIC file', () => {
  test.each([
    [
      'upload/heic-unreadable',
      'IMG_1.HEIC kunne ikke læses. Eksportér den som JPEG i fuld størrelse fra dit billedprogram, og vælg så den fil.',
      '2 HEIC-filer kunne ikke læses. Eksportér dem som JPEG i fuld størrelse fra dit billedprogram, og vælg så de filer.',
    ],
    [
      'upload/decoder-missing',
      'IMG_1.HEIC kunne ikke læses, fordi programmet til HEIC-filer ikke kunne hentes. Tjek din internetforbindelse, og vælg filen igen, eller eksportér den som JPEG.',
      '2 HEIC-filer kunne ikke læses, fordi programmet til dem ikke kunne hentes. Tjek din internetforbindelse, og vælg filerne igen, eller eksportér dem som JPEG.',
    ],
  ] as const)('that fails with %s says what to do', async (code, one, two) => {
    vi.mocked(pictureQueue.inspect).mockImplementation((file) =>
      file instanceof File && file.name.endsWith('.HEIC')
        ? Promise.reject(new AppError(code))
        : Promise.resolve(inspected()),
    );
    await openSingles();
    await choose(heic('IMG_1.HEIC'), jpeg('a.jpg'));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(
      'Nogle af filerne kan ikke læses som billeder. Fjern dem for at fortsætte.',
    );
    expect(note).toHaveTextContent(one);
    await choose(heic('IMG_2.HEIC'));
    await alerts(two);
    await press('Fjern dem');
    hides(/kunne ikke læses/);
    expect(screen.getByRole('button', { name: 'Udfyld a' })).toBeVisible();
  });

  test('whose decoder does not come is tried again, and sold as the JPEG that is made of it', async () => {
    vi.mocked(pictureQueue.make)
      .mockRejectedValueOnce(new AppError('upload/decoder-missing'))
      .mockResolvedValue({ ...madePicture(), original: jpeg('made') });
    await uploadHeic();
    await toasts(
      'error: IMG_1.HEIC kunne ikke læses, fordi programmet til HEIC-filer ikke kunne hentes. Tjek din internetforbindelse, og prøv igen, eller eksportér billedet som JPEG.',
    );
    const [item] = useUploads.getState().items;
    act(() => retryUpload(item?.job.id ?? ''));
    await toast('success: 1 billede er uploadet');
    expect(singles()).toMatchObject([{ title: 'IMG 1', originalSrc: sentPaths().at(-1) }]);
    expect(sentPaths().at(-1)).toMatch(/original_.*\.jpg$/);
  });
});
