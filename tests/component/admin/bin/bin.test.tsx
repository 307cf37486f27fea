import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { hides, toast, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const ORIGINAL = 'high-quality/enkeltbilleder/fyr/original_1700000000000_fyr.jpg';
const titles = () =>
  backend.documents
    .all('enkeltbilleder', singleImageSchema)
    .toSorted((a, b) => a.order - b.order)
    .map(({ title }) => title);

beforeEach(() =>
  backend.documents.fill(
    'enkeltbilleder',
    ['Fyr', 'Klit', 'Mole'].map((title, order) =>
      singleImage(title, { order, originalSrc: ORIGINAL.replaceAll('fyr', title.toLowerCase()) }),
    ),
  ),
);

async function remove(title: string): Promise<void> {
  await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
  await press(`Slet ${title}`);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Slet' })).not.toHaveAttribute('aria-busy'),
  );
  await press('Slet');
  await toasts(`success: '${title}' er slettet`);
}

async function openBin(count: number): Promise<HTMLElement> {
  await press(count === 0 ? 'Papirkurv' : `Papirkurv (${count})`);
  return screen.findByRole('dialog', { name: 'Papirkurv' });
}

describe('the bin', () => {
  test('is empty at first, and says for how long it keeps things', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    const dialog = await openBin(0);
    expect(await within(dialog).findByText('Papirkurven er tom.')).toBeVisible();
    expect(dialog).toHaveTextContent('ligger her i 30 dage');
  });

  test('tells what was deleted, and puts it back in its place', async () => {
    await remove('Klit');
    expect(titles()).toEqual(['Fyr', 'Mole']);
    const dialog = await openBin(1);
    expect(await within(dialog).findByRole('heading', { name: 'Klit' })).toBeVisible();
    expect(dialog).toHaveTextContent('30 dage tilbage');
    await press('Gendan Klit');
    await waitFor(() => expect(titles()).toEqual(['Fyr', 'Klit', 'Mole']));
    expect(toastsShown()).toContain("success: 'Klit' er gendannet");
    expect(await within(dialog).findByText('Papirkurven er tom.')).toBeVisible();
    hides("Du har slettet 'Klit'");
  });

  test('makes room where others have taken the place', async () => {
    await remove('Klit');
    act(() => {
      backend.documents.change('enkeltbilleder/Mole', { order: 1 });
      backend.documents.put('enkeltbilleder/Ny', singleImage('Ny', { order: 2 }));
    });
    await openBin(1);
    await press('Gendan Klit');
    await waitFor(() => expect(titles()).toEqual(['Fyr', 'Klit', 'Mole', 'Ny']));
  });

  test('says when the category is gone, and follows one that was renamed', async () => {
    backend.documents.change('enkeltbilleder/Klit', { category: 'sommer' });
    await remove('Klit');
    const dialog = await openBin(1);
    expect(await within(dialog).findByText(/Kategorien sommer findes ikke længere/)).toBeVisible();
    const button = { id: 's', name: 'Ferie', slug: 'ferie', formerSlugs: ['sommer'], order: 0 };
    act(() => backend.documents.put('website-config/filter-buttons', { buttons: [button] }));
    await press('Gendan Klit');
    await waitFor(() =>
      expect(backend.documents.get('enkeltbilleder/Klit')).toMatchObject({ category: 'ferie' }),
    );
  });

  test('keeps what cannot be put back, and says why', async () => {
    await remove('Klit');
    await openBin(1);
    act(() => backend.documents.put('enkeltbilleder/Klit', singleImage('Klit')));
    await userEvent.click(await screen.findByRole('button', { name: 'Gendan Klit' }));
    await toast('error: Det er allerede tilbage.');
    expect(backend.documents.get('bin/image-Klit')).toBeDefined();
  });

  test('is not shown as empty when it cannot be read', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    act(() => backend.documents.breakWatches('bin', new AppError('unknown')));
    const dialog = await openBin(0);
    expect(dialog).not.toHaveTextContent('Papirkurven er tom.');
  });

  test('deletes for good after a question, with the files', async () => {
    await remove('Fyr');
    await openBin(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Fyr' }));
    expect(screen.getByRole('alertdialog', { name: "Slet 'Fyr' for altid?" })).toHaveTextContent(
      'Det kan ikke fortrydes.',
    );
    expect(removedPaths()).toEqual([]);
    await press('Slet nu');
    await toast("success: 'Fyr' er slettet for altid");
    expect(removedPaths()).toContain(ORIGINAL);
    expect(backend.documents.get('bin/image-Fyr')).toBeUndefined();
  });

  test('keeps the files of what customers have bought, and says so', async () => {
    backend.documents.put('admin-order-lookup/JF1', { originalImagePaths: [ORIGINAL] });
    await remove('Fyr');
    await openBin(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Fyr' }));
    await press('Slet nu');
    await toast('info: Filerne er bevaret til de kunder, der har bestilt eller købt dem.');
    expect(removedPaths()).toEqual([]);
  });

  test('deletes no file when it cannot be known whether it is bought', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await remove('Fyr');
    await openBin(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Fyr' }));
    backend.fail('count', 'admin-order-lookup');
    await press('Slet nu');
    await toast('warning: En fil blev liggende. Den ryddes op senere.');
    expect(removedPaths()).toEqual([]);
  });
});

test('the bin of the albums holds albums and their pictures, each put back', async () => {
  backend.documents.fill('albums', [album('Skagen', ['Gren', 'Fyr'])]);
  await show(<AlbumsEditor />, { wrapper: MemoryRouter });
  await press('Rediger Skagen');
  await press('Slet billedet Gren');
  const question = screen.getByRole('alertdialog');
  await waitFor(() =>
    expect(within(question).getByRole('button', { name: 'Slet' })).not.toHaveAttribute('aria-busy'),
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Slet' }));
  await toasts('success: Billedet er slettet');
  await userEvent.keyboard('{Escape}');
  const dialog = await openBin(1);
  expect(await within(dialog).findByText(/Billede i albummet Skagen/)).toBeVisible();
  await press('Gendan Gren');
  await waitFor(() =>
    expect(backend.documents.get('albums/Skagen')).toMatchObject({
      images: [{ title: 'Gren' }, { title: 'Fyr' }],
    }),
  );
});

describe('a deletion is undone', () => {
  test('by the button, for as long as the page is open', async () => {
    await remove('Klit');
    await press('Fortryd');
    await waitFor(() => expect(titles()).toEqual(['Fyr', 'Klit', 'Mole']));
    expect(toastsShown()).toContain('success: 1 er gendannet');
    expect(screen.queryByRole('button', { name: 'Fortryd' })).not.toBeInTheDocument();
  });

  test('by Ctrl+Z, but not in a field, which undoes its own text', async () => {
    await remove('Klit');
    act(() => screen.getByRole('slider').focus());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(titles()).toEqual(['Fyr', 'Mole']);
    act(() => screen.getByRole('slider').blur());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Fyr', 'Klit', 'Mole']));
  });

  test('of several at once; one that cannot be put back is named', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Fyr' }));
    await press('Vælg alle');
    await press('Slet valgte');
    await press('Slet');
    await waitFor(() => expect(titles()).toEqual([]));
    await toast('success: 3 er slettet');
    act(() => backend.documents.remove('bin/image-Mole'));
    await press('Fortryd');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Ikke gendannet: Mole. Det ligger ikke længere i papirkurven.',
      ),
    );
    expect(titles()).toEqual(['Fyr', 'Klit']);
  });
});
