import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { retryUpload } from '#src/admin/uploads/queue/uploadQueue.ts';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { AppError } from '#src/model/base/errors.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { heic, inspected, jpeg, madePicture } from '../../support/pictureFiles.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, sentPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const stored = () => backend.documents.all('enkeltbilleder', singleImageSchema);

/** Chooses the file, fills in what is missing, and uploads it. */
async function uploadHeic(): Promise<void> {
  await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
  await choose(heic('IMG_1.HEIC'));
  await press('Udfyld IMG 1');
  await fill({ category: 'natur', price: '500' });
  await press('Færdig');
  await press('Upload billeder');
}

describe('a HEIC file', () => {
  test('is sold as the JPEG that is made of it', async () => {
    const original = jpeg('made');
    vi.mocked(pictureQueue.make).mockResolvedValue({ ...madePicture(), original });
    await uploadHeic();
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
    expect(sentPaths().at(-1)).toMatch(/original_.*\.jpg$/);
    const [image] = stored().filter(({ title }) => title === 'IMG 1');
    expect(image?.originalSrc).toMatch(/\.jpg$/);
  });

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
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(heic('IMG_1.HEIC'), jpeg('a.jpg'));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(
      'Nogle af filerne kan ikke læses som billeder. Fjern dem for at fortsætte.',
    );
    expect(note).toHaveTextContent(one);
    await choose(heic('IMG_2.HEIC'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(two));
    await press('Fjern dem');
    expect(screen.queryByText(/kunne ikke læses/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Udfyld a' })).toBeVisible();
  });

  test('whose decoder does not come stays in the queue and can be tried again', async () => {
    vi.mocked(pictureQueue.make)
      .mockRejectedValueOnce(new AppError('upload/decoder-missing'))
      .mockResolvedValue({ ...madePicture(), original: jpeg('made') });
    await uploadHeic();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: IMG_1.HEIC kunne ikke læses, fordi programmet til HEIC-filer ikke kunne hentes. Tjek din internetforbindelse, og prøv igen, eller eksportér billedet som JPEG.',
      ]),
    );
    const [item] = useUploads.getState().items;
    act(() => retryUpload(item?.job.id ?? ''));
    await waitFor(() => expect(toastsShown()).toContain('success: 1 billede er uploadet'));
  });
});
