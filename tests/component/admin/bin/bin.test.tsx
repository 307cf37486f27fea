import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { alerts, hides, sees, toast, toasts } from '../../support/see.ts';
import { removedPaths } from '../../support/uploadFakes.ts';
import {
  openAlbums,
  openSingles,
  picturesAreEdited,
  singleTitles as titles,
  titlesIn,
} from '../pictures.tsx';

picturesAreEdited();

const ALL = ['Fyr', 'Klit', 'Mole'];
const originalOf = (name: string) =>
  `high-quality/enkeltbilleder/${name}/original_1700000000000_${name}.jpg`;

beforeEach(() =>
  backend.documents.fill(
    'enkeltbilleder',
    ALL.map((title, order) =>
      singleImage(title, { order, originalSrc: originalOf(title.toLowerCase()) }),
    ),
  ),
);

/** Answers the question, once it is known who has ordered what it is about. */
async function answer(): Promise<void> {
  const question = within(screen.getByRole('alertdialog'));
  const button = question.getByRole('button', { name: 'Slet' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
}

async function remove(title: string): Promise<void> {
  await openSingles();
  await press(`Slet ${title}`);
  await answer();
  await toasts(`success: '${title}' er slettet`);
}

async function openBin(count: number): Promise<HTMLElement> {
  await press(count === 0 ? 'Papirkurv' : `Papirkurv (${count})`);
  return screen.findByRole('dialog', { name: 'Papirkurv' });
}

describe('the bin', () => {
  test('tells what was deleted, puts it back in its place, and is empty then', async () => {
    await remove('Klit');
    expect(titles()).toEqual(['Fyr', 'Mole']);
    const dialog = await openBin(1);
    expect(await within(dialog).findByRole('heading', { name: 'Klit' })).toBeVisible();
    expect(dialog).toHaveTextContent('ligger her i 30 dage');
    expect(dialog).toHaveTextContent('30 dage tilbage');
    await press('Gendan Klit');
    await toast("success: 'Klit' er gendannet");
    expect(titles()).toEqual(ALL);
    await sees('Papirkurven er tom.');
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
    await waitFor(() => expect(titles()).toEqual([...ALL, 'Ny']));
  });

  test('says when the category is gone, and follows one that was renamed', async () => {
    backend.documents.change('enkeltbilleder/Klit', { category: 'sommer' });
    await remove('Klit');
    await openBin(1);
    await sees(/^Slettet kategori · /);
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
    await openSingles();
    act(() => backend.documents.breakWatches('bin', new AppError('unknown')));
    expect(await openBin(0)).not.toHaveTextContent('Papirkurven er tom.');
  });

  test('deletes for good after a question, but no file while it is not known whether it is bought', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await remove('Fyr');
    await openBin(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Fyr' }));
    expect(screen.getByRole('alertdialog', { name: "Slet 'Fyr' for altid?" })).toHaveTextContent(
      'Det kan ikke fortrydes.',
    );
    backend.fail('count', 'admin-order-lookup');
    await press('Slet nu');
    await toast('warning: En fil blev liggende. Den ryddes op senere.');
    expect(backend.documents.get('bin/image-Fyr')).toBeUndefined();
    expect(removedPaths()).toEqual([]);
  });

  test('of the albums holds albums and their pictures, each put back', async () => {
    backend.documents.fill('albums', [album('Skagen', ['Gren', 'Fyr'])]);
    await openAlbums();
    await press('Rediger Skagen');
    await press('Slet billedet Gren');
    await answer();
    await toasts('success: Billedet er slettet');
    await userEvent.keyboard('{Escape}');
    await openBin(1);
    await sees(/Billede i albummet Skagen/);
    await press('Gendan Gren');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr']));
  });
});

describe('a deletion is undone', () => {
  test('by the button, for as long as the page is open', async () => {
    await remove('Klit');
    await press('Fortryd');
    await toast('success: 1 er gendannet');
    expect(titles()).toEqual(ALL);
    expect(screen.queryByRole('button', { name: 'Fortryd' })).not.toBeInTheDocument();
  });

  test('by Ctrl+Z, but not in a field, which undoes its own text', async () => {
    await remove('Klit');
    act(() => screen.getByRole('slider').focus());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(titles()).toEqual(['Fyr', 'Mole']);
    act(() => screen.getByRole('slider').blur());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toEqual(ALL));
  });

  test('of several at once; one that cannot be put back is named', async () => {
    await openSingles();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Fyr' }));
    await press('Vælg alle');
    await press('Slet valgte');
    expect(screen.getByRole('alertdialog', { name: 'Slet de 3 valgte?' })).toHaveTextContent(
      'Fyr, Klit, Mole forsvinder fra hjemmesiden.',
    );
    await press('Slet');
    await toast('success: 3 er slettet');
    act(() => backend.documents.remove('bin/image-Mole'));
    await press('Fortryd');
    await alerts('Ikke gendannet: Mole. Det ligger ikke længere i papirkurven.');
    expect(titles()).toEqual(['Fyr', 'Klit']);
  });
});
