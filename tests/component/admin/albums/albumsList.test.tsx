import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { albumSchema, type Album } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, album } from '../../../support/records.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();
everythingIsNear();

function store(items: Album[]): void {
  backend.documents.fill('albums', items);
}

beforeEach(() => store([album('Skagen', ['Gren', 'Fyr', 'Klit'])]));

const all = () => backend.documents.all('albums', albumSchema);

describe('the list', () => {
  test('leads to the album that the address names, once for each visit', async () => {
    store([album('Skagen', ['Gren']), album('Grønland', ['Is'])]);
    await show(
      <MemoryRouter initialEntries={['/admin-dashboard?tab=billedlevering&vis=Grønland']}>
        <AlbumsEditor />
      </MemoryRouter>,
    );
    expect(screen.getByRole('article', { name: 'Grønland' })).toHaveFocus();
    await press('Slet Skagen');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Slet Skagen' })).toHaveFocus();
  });

  test('opens an album by its picture, too, and gives the focus to its pencil afterwards', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('button', { name: '', hidden: true }));
    expect(screen.getByRole('dialog', { name: 'Rediger album' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Rediger Skagen'));
  });

  test('shows how much is in each', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    expect(await screen.findByText('3 billeder · 595,00 kr · Natur')).toBeVisible();
  });

  test('shows the cover without its watermark where there is such a picture', async () => {
    const [fyr, ...others] = album('Skagen', ['Fyr', 'Klit']).images;
    if (!fyr) throw new Error('the album has pictures');
    const original = 'high-quality/albums/skagen/original_1700000000000_Fyr.jpg';
    const images = [{ ...fyr, originalSrc: original, hasPreview: true }, ...others];
    const preview = 'high-quality/albums/skagen/preview_1700000000000_Fyr.webp';
    backend.accounts.signIn(admin);
    backend.files.put(preview, new Blob(['webp']));
    store([album('Skagen', ['Fyr', 'Klit'], { images }), album('Grønland', ['Is'])]);
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    const pictureOf = (name: string) => screen.getByRole('article', { name }).querySelector('img');
    await waitFor(() => expect(pictureOf('Skagen')?.getAttribute('src')).toMatch(/^blob:/));
    expect(pictureOf('Grønland')).toHaveAttribute('src', '/pictures/Is.webp');
    expect(backend.attempts('download')).toEqual([preview]);
  });

  test('that cannot be read says so', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    act(() => backend.documents.breakWatches('albums', new AppError('unknown')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af albums',
    );
  });

  test('an album goes with the pictures that nobody has bought', async () => {
    const originalOf = (name: string) =>
      `high-quality/albums/skagen/original_1700000000000_${name}.jpg`;
    const skagen = album('Skagen', ['Gren', 'Fyr']);
    store([
      {
        ...skagen,
        images: skagen.images.map((image) => ({ ...image, originalSrc: originalOf(image.title) })),
      },
    ]);
    backend.documents.put('admin-order-lookup/JF1', { originalImagePaths: [originalOf('Gren')] });
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Slet Skagen');
    expect(screen.getByRole('alertdialog', { name: "Slet albummet 'Skagen'?" })).toHaveTextContent(
      'Billeder, som kunder har købt, bliver bevaret til dem.',
    );
    await press('Slet');
    await waitFor(() => expect(toastsShown()).toEqual(["success: Albummet 'Skagen' er slettet"]));
    expect(all()).toEqual([]);
    expect(removedPaths()).toEqual([]);
    await press('Papirkurv (1)');
    expect(await screen.findByText(/^Album med 2 billeder/)).toBeVisible();
    await press('Slet nu: Skagen');
    await press('Slet nu');
    await waitFor(() => expect(toastsShown()).toContain("success: 'Skagen' er slettet for altid"));
    expect(removedPaths()).toEqual([
      originalOf('Fyr'),
      'high-quality/albums/skagen/preview_1700000000000_Fyr.webp',
    ]);
    expect(toastsShown()).toContain(
      'info: Filerne er bevaret til de kunder, der har bestilt eller købt dem.',
    );
  });

  test('an album that somebody has ordered keeps its pictures', async () => {
    const originalSrc = 'high-quality/albums/skagen/original_1700000000000_Gren.jpg';
    const skagen = album('Skagen', ['Gren']);
    const images = skagen.images.map((image) => ({ ...image, originalSrc }));
    store([{ ...skagen, images }]);
    const line = { ...orderLine('Skagen'), id: skagen.id, type: 'album' as const };
    backend.documents.fill('pending-orders', [pendingOrder({ items: [line] })]);
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Slet Skagen');
    expect(await screen.findByText(/^1 ventende ordre\./)).toBeVisible();
    await press('Slet');
    await waitFor(() => expect(all()).toEqual([]));
    expect(removedPaths()).toEqual([]);
    expect(backend.documents.get(`withdrawn-albums/${skagen.id}`)).toMatchObject({
      images: [{ originalSrc }],
    });
  });

  test('an album that cannot be deleted stays', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Slet Skagen');
    backend.failNext('write', 'albums', new AppError('unknown'));
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved sletning af albummet']),
    );
    expect(all()).toHaveLength(1);
  });
});
