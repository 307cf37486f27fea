import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PortfolioEditor } from '#src/admin/portfolio/PortfolioEditor.tsx';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { AppError } from '#src/model/base/errors.ts';
import { portfolioItemSchema, type PortfolioItem } from '#src/model/catalogue/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, customer, filterButton, threeButtons } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { gif, jpeg } from '../../support/pictureFiles.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths, sentPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const FILES = [
  'portfolio-protected/original_1700000000000_Brud.jpg',
  'portfolio-display/watermarked_1700000000000_Brud_480.webp',
  'portfolio-display/watermarked_1700000000000_Brud_960.webp',
  'portfolio-display/watermarked_1700000000000_Brud_1600.webp',
];
const OTHERS = [
  'portfolio-protected/original_1700000000000_Skov.jpg',
  'portfolio-display/watermarked_1700000000000_Skov_480.webp',
  'portfolio-display/watermarked_1700000000001_Brud_480.webp',
];

/** A record knows the original and two of the widths that are there. */
function urlOf(title: string, width: number): string {
  const path = `portfolio-display/watermarked_1700000000000_${title}_${width}.webp`;
  return `http://127.0.0.1:9199/v0/b/b/o/${encodeURIComponent(path)}?alt=media`;
}

function item(title: string, order: number): PortfolioItem {
  return {
    id: title,
    title,
    description: '',
    category: 'natur',
    imageUrl: urlOf(title, 960),
    thumbnailUrl: urlOf(title, 480),
    hasPreview: false,
    originalSrc: `portfolio-protected/original_1700000000000_${title}.jpg`,
    picture: { width: 3000, height: 2000, placeholder: '', sources: [] },
    order,
    featured: false,
    isPublished: true,
  };
}

const stored = () => backend.documents.all('portfolio', portfolioItemSchema);

beforeEach(() => {
  backend.documents.fill('portfolio', [item('Brud', 0), item('Skov', 1)]);
  for (const path of [...FILES, ...OTHERS]) backend.files.put(path, new Blob());
  sessionChanged(admin);
});

const titles = () => stored().map(({ title }) => title);

test('a picture is chosen for the front page, and is marked', async () => {
  await show(<PortfolioEditor />, { wrapper: MemoryRouter });
  await press('Rediger Skov');
  const isShown = screen.getByRole('switch', { name: 'Vis på forsiden' });
  expect(isShown).not.toBeChecked();
  await userEvent.click(isShown);
  await press('Gem Ændringer');
  await waitFor(() => expect(toastsShown()).toEqual(["success: 'Skov' er opdateret"]));
  expect(stored().map(({ title, featured }) => [title, featured])).toEqual([
    ['Brud', false],
    ['Skov', true],
  ]);
  expect(screen.getByText(/· På forsiden$/)).toBeVisible();
});

describe('uploading', () => {
  async function describeFirst(words: { title?: string; category?: string }): Promise<void> {
    await press(/^Udfyld a/);
    await fill(words);
    await press('Luk');
    await press('Upload til portfolio');
  }

  test('shows a picture that is watermarked and not for sale', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await describeFirst({ title: 'Havgus', category: 'generelt' });
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
    expect(stored().at(-1)).toMatchObject({
      title: 'Havgus',
      category: 'generelt',
      featured: false,
      isPublished: true,
    });
    expect(stored().at(-1)?.hasPreview).toBe(true);
    expect(stored().at(-1)?.imageUrl).toContain('portfolio-display');
    expect(stored().at(-1)?.thumbnailUrl).toContain('portfolio-display');
    expect(sentPaths()).toEqual([
      expect.stringMatching(/^portfolio-display\/watermarked_/),
      expect.stringMatching(/^portfolio-protected\/preview_/),
      expect.stringMatching(/^portfolio-protected\/original_/),
    ]);
    expect(vi.mocked(pictureQueue.make).mock.calls[0]?.[1]).toEqual({
      mark: 'portfolio',
      quality: 0.95,
    });
    expect(backend.documents.get('sloth-stamp-system/operations')).toMatchObject({
      operations: [{ operation: 'apply', success: true, fileName: 'a.jpg' }],
    });
  });

  test('gives a place after pictures that are still on their way', async () => {
    const uploads = backend.hold('upload');
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    for (const title of ['Havgus', 'Regn']) {
      await choose(jpeg(`a ${title}.jpg`));
      await describeFirst({ title, category: 'natur' });
    }
    uploads.open();
    await waitFor(() => expect(toastsShown()).toEqual(['success: 2 billeder er uploadet']));
    expect(stored().map(({ title, order }) => [title, order])).toEqual([
      ['Brud', 0],
      ['Skov', 1],
      ['Havgus', 2],
      ['Regn', 3],
    ]);
  });

  test.each([
    [{ title: '' }, 'Titel er påkrævet'],
    [{ category: '' }, 'Kategori er påkrævet'],
  ])('needs more than %o', async (words, message) => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await describeFirst({ title: 'Havgus', category: 'natur', ...words });
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
    expect(sentPaths()).toEqual([]);
  });

  test('refuses a title that the portfolio has, whatever its case', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await describeFirst({ title: 'BRUD', category: 'natur' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Dette navn eksisterede allerede: BRUD. Vælg venligst andre titler.',
    );
  });

  test('offers the general category once, even when there is a filter button for it', async () => {
    backend.documents.put('website-config/filter-buttons', {
      buttons: [...threeButtons(), filterButton('Generelt', { order: 3 })],
    });
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press(/^Udfyld a/);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Rejse' })).toBeVisible());
    expect(screen.getAllByRole('option', { name: 'Generelt' })).toHaveLength(1);
  });

  test('refuses two alike', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await describeFirst({ title: 'B' });
    expect(screen.getByRole('alert')).toHaveTextContent('Duplikerede titler fundet: b.');
  });

  test('takes pictures only', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(gif('bølger.gif'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: bølger.gif',
    );
    await press('Fjern dem');
    await press('Upload til portfolio');
    expect(screen.getByRole('alert')).toHaveTextContent('Venligst vælg mindst ét billede');
  });

  test('is for administrators', async () => {
    sessionChanged(customer);
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Du skal have administratorrettigheder for at uploade til portfolio.',
    );
    expect(screen.queryByRole('button', { name: 'Vælg billeder' })).not.toBeInTheDocument();
  });

  test.each([
    ['unknown', 'Der opstod en fejl ved upload af portfolio billeder. Prøv igen.'],
    [
      'upload/folder-refused',
      'Der opstod en fejl ved upload af portfolio billeder. Mappen understøttes ikke.',
    ],
    ['permission-denied', 'Du skal have administratorrettigheder for at uploade til portfolio.'],
  ] as const)('that fails (%s) says why', async (code, message) => {
    backend.fail('upload', '', new AppError(code));
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await describeFirst({ title: 'Havgus', category: 'natur' });
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(titles()).toEqual(['Brud', 'Skov']);
  });
});

describe('what is there', () => {
  test('that cannot be read says so', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    act(() => backend.documents.breakWatches('portfolio', new AppError('unknown')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af portfolio billeder',
    );
  });

  test('can be edited', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Brud');
    await fill({ title: 'Brudeparret', category: 'urban' });
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(["success: 'Brudeparret' er opdateret"]));
    expect(stored()[0]).toMatchObject({ title: 'Brudeparret', category: 'urban' });
  });

  test('needs a title of its own when another picture bears the same', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    act(() => backend.documents.change('portfolio/Skov', { title: 'Brud' }));
    const [first] = screen.getAllByRole('button', { name: 'Rediger Brud' });
    if (first) await userEvent.click(first);
    await fill({ category: 'urban' });
    await press('Gem Ændringer');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Dette navn eksisterede allerede: Brud. Vælg venligst andre titler.',
    );
  });

  test.each([
    [{ title: '' }, 'Titel er påkrævet'],
    [{ title: 'skov' }, 'Dette navn eksisterede allerede: skov. Vælg venligst andre titler.'],
    [{ category: '' }, 'Kategori er påkrævet'],
  ])('cannot become %o', async (words, message) => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Brud');
    await fill(words);
    await press('Gem Ændringer');
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
  });

  test('says for which picture an edit failed', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Brud');
    await fill({ title: 'Andet' });
    backend.failNext('write', 'portfolio', new AppError('unknown'));
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Brud kunne ikke opdateres. Prøv igen.']),
    );
  });

  test('goes into the bin, and keeps its files', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Slet Brud');
    await press('Slet');
    await waitFor(() => expect(toastsShown()).toEqual(["success: 'Brud' er slettet"]));
    expect(titles()).toEqual(['Skov']);
    expect(removedPaths()).toEqual([]);
  });

  describe('in the bin', () => {
    async function removeForGood(): Promise<void> {
      await show(<PortfolioEditor />, { wrapper: MemoryRouter });
      await press('Slet Brud');
      await press('Slet');
      await waitFor(() => expect(titles()).toEqual(['Skov']));
      await press('Papirkurv (1)');
      await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Brud' }));
      await press('Slet nu');
    }

    test('goes with its files, also with those that its record does not name', async () => {
      await removeForGood();
      await waitFor(() => expect(toastsShown()).toContain("success: 'Brud' er slettet for altid"));
      expect(removedPaths().sort()).toEqual([...FILES].sort());
    });

    test('goes with its files when its record does not know the original', async () => {
      backend.documents.put('portfolio/Brud', { ...item('Brud', 0), originalSrc: '' });
      await removeForGood();
      await waitFor(() => expect(removedPaths().sort()).toEqual([...FILES].sort()));
    });

    test('goes even when a file stays, with a warning', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      backend.fail('delete', '', new AppError('service-failed'));
      await removeForGood();
      await waitFor(() =>
        expect(toastsShown()).toContain('warning: En fil blev liggende. Den ryddes op senere.'),
      );
      expect(backend.documents.get('bin/portfolio-Brud')).toBeUndefined();
    });
  });

  test('says for which picture a deletion failed', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Slet Brud');
    backend.failNext('write', 'portfolio', new AppError('unknown'));
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Brud kunne ikke slettes. Prøv igen.']),
    );
  });
});
