import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import * as orders from '#src/data/repos/orders.ts';
import * as singleImages from '#src/data/repos/singleImages.ts';
import type { PlacedImage } from '#src/data/repos/singleImages.ts';
import { AppError } from '#src/model/base/errors.ts';
import { singleImage } from '../../../support/records.ts';
import { fakeCollection } from '../../support/fakeCollection.ts';
import { fill, mockRepo, press } from '../../support/pictureEditors.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths } from '../../support/uploadFakes.ts';

vi.mock('#src/data/repos/singleImages.ts');
vi.mock('#src/data/repos/filterButtons.ts');
vi.mock('#src/data/repos/operationLog.ts');
vi.mock('#src/data/repos/orders.ts');
vi.mock('#src/data/storage.ts');
vi.mock('#src/admin/uploads/queue/keptUploads.ts', () => import('../../support/keptUploads.ts'));

resetStoresAfterEach();
fakeUploads();

const ORIGINAL = 'high-quality/enkeltbilleder/fyr/original_1700000000000_abc.jpg';
const PUBLIC = 'watermarked/enkeltbilleder/fyr/watermarked_1700000000000_abc_480.webp';

function image(title: string, order: number, change: Partial<PlacedImage> = {}): PlacedImage {
  return { ...singleImage(title, { order, ...change }), isLegacy: false, ...change };
}

let collection = fakeCollection<PlacedImage>([]);

function store(images: PlacedImage[]): void {
  collection = fakeCollection(images);
  mockRepo(singleImages, collection.repo);
}

beforeEach(() => store([image('Fyr', 0), image('Klit', 1)]));

const cards = () =>
  screen.getAllByRole('article', { hidden: true }).map((card) => card.textContent);
const titles = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map((h) => h.textContent);

describe('the list', () => {
  test('shows what is there with price, category and state', () => {
    store([image('Fyr', 0, { price: 1250 }), image('Klit', 1, { isPublished: false })]);
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    expect(cards()[0]).toContain('Publiceret');
    expect(cards()[0]).toContain('1.250,00\u00a0kr');
    expect(cards()[1]).toContain('Kladde');
  });

  test('says when there is nothing', () => {
    store([]);
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    expect(screen.getByText('Ingen billeder at vise lige nu!')).toBeVisible();
  });

  test.each([
    ['index-missing', 'Database indeks fejl. Systemet opdateres - prøv igen om 2-3 minutter.'],
    ['database-unavailable', 'Database forbindelse fejl. Genindlæs siden og prøv igen.'],
    ['permission-denied', 'Adgang nægtet. Log ud og ind igen.'],
    ['network', 'Netværksfejl. Tjek din internetforbindelse.'],
    ['unknown', 'Der opstod en fejl ved indlæsning af enkeltbilleder'],
  ] as const)('that cannot be read (%s) says so, and tries again', async (code, message) => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    act(() => collection.failWatchers(new AppError(code)));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await press('Prøv igen');
    expect(titles()).toEqual(['Fyr', 'Klit']);
  });

  test('is ordered by the keyboard, and says so', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    const handle = screen.getByRole('button', { name: 'Flyt Fyr' });
    act(() => handle.focus());
    await userEvent.keyboard('[Space]');
    expect(await screen.findByText('Fyr er løftet. Nummer 1 af 2.')).toBeInTheDocument();
    await userEvent.keyboard('[Escape]');
    expect(await screen.findByText('Fyr er tilbage på sin plads.')).toBeInTheDocument();
  });
});

describe('editing', () => {
  test('saves what was changed', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Fyrtårn', price: '250' });
    await userEvent.click(screen.getByRole('switch', { name: 'Vis på hjemmesiden' }));
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(["success: 'Fyrtårn' er opdateret"]));
    expect(collection.stored[0]).toMatchObject({
      title: 'Fyrtårn',
      price: 250,
      isPublished: false,
    });
  });

  test.each([
    [{ title: '' }, 'Titel er påkrævet'],
    [{ price: '' }, 'Pris er påkrævet og skal være minimum 3 DKK.'],
  ])('refuses %o', async (words, message) => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill(words);
    await press('Gem Ændringer');
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
  });

  test('keeps what was typed when it cannot be saved', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Fyrtårn' });
    collection.failNext(new AppError('unknown'));
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Der opstod en fejl ved opdatering af billedet. Prøv igen.',
      ]),
    );
    expect(screen.getByLabelText('Titel')).toHaveValue('Fyrtårn');
  });

  test('what somebody else has saved meanwhile is a choice', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Mit fyr' });
    await act(() => collection.changeElsewhere('Fyr', { title: 'Andens fyr', price: 77 }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En anden har gemt imens: Titel. Hvad skal stå?',
    );
    // What was not typed follows by itself.
    expect(screen.getByLabelText('Pris i kr', { selector: '[role=dialog] *' })).toHaveValue('77');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: En anden har gemt det samme imens. Der er ikke overskrevet noget.',
      ]),
    );
    await press('Behold mit');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(collection.stored[0]).toMatchObject({ title: 'Mit fyr', price: 77 }),
    );
  });

  test('the other’s version can be taken', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Mit fyr' });
    await act(() => collection.changeElsewhere('Fyr', { title: 'Andens fyr' }));
    await press('Brug det nye');
    expect(screen.getByLabelText('Titel')).toHaveValue('Andens fyr');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('several at once', () => {
  async function tickBoth(): Promise<void> {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Fyr' }));
    await press('Vælg alle');
    expect(screen.getByText('2 valgt')).toBeVisible();
  }

  test('are ticked from one to another with Shift, and unticked', async () => {
    store(['Fyr', 'Klit', 'Mole', 'Havn'].map((title, order) => image(title, order)));
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    const user = userEvent.setup();
    const tick = (title: string) => screen.getByRole('checkbox', { name: `Vælg ${title}` });
    await user.click(tick('Havn'));
    await user.keyboard('{Shift>}');
    await user.click(tick('Klit'));
    expect(screen.getByText('3 valgt')).toBeVisible();
    expect(tick('Fyr')).not.toBeChecked();
    await user.click(tick('Mole'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('1 valgt')).toBeVisible();
    expect(tick('Havn')).toBeChecked();
    await user.click(tick('Fyr'));
    expect(screen.getByText('2 valgt')).toBeVisible();
  });

  test('are reached from a ticked picture, past all the others', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Fyr' }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Spring til handlinger' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Skift kategori' })).toHaveFocus();
  });

  test('get a category', async () => {
    await tickBoth();
    await press('Skift kategori');
    await press('Brug');
    expect(screen.getByRole('dialog')).toHaveTextContent('Kategori er påkrævet');
    await fill({ category: 'rejse' });
    await press('Brug');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 2 er ændret']));
    expect(collection.stored.map(({ category }) => category)).toEqual(['rejse', 'rejse']);
  });

  test('get a price', async () => {
    await tickBoth();
    await press('Skift pris');
    await fill({ price: '2' });
    await press('Brug');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Pris er påkrævet og skal være minimum 3 DKK.',
    );
    await fill({ price: '1500' });
    await press('Brug');
    await waitFor(() => expect(collection.stored.map(({ price }) => price)).toEqual([1500, 1500]));
  });

  test('become drafts, and one that fails does not stop the other', async () => {
    await tickBoth();
    collection.failNext(new AppError('network'));
    await press('Gør til kladde');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'success: 1 er ændret',
        'error: 1 kunne ikke ændres. Prøv igen.',
      ]),
    );
    expect(collection.stored.map(({ isPublished }) => isPublished)).toEqual([true, false]);
  });

  test('are deleted after a question that names them', async () => {
    await tickBoth();
    await press('Slet valgte');
    const question = screen.getByRole('alertdialog', { name: 'Slet de 2 valgte?' });
    expect(question).toHaveTextContent('Fyr, Klit forsvinder fra hjemmesiden.');
    await press('Slet');
    await waitFor(() => expect(collection.stored).toEqual([]));
    expect(toastsShown()).toContain('success: 2 er slettet');
  });
});

describe('deleting', () => {
  const withFiles = () =>
    store([
      image('Fyr', 0, {
        originalSrc: ORIGINAL,
        watermarkedSrc: `http://127.0.0.1:9199/v0/b/b/o/${encodeURIComponent(PUBLIC)}?alt=media`,
      }),
    ]);

  test('takes the record and then its files', async () => {
    withFiles();
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Slet Fyr');
    expect(screen.getByRole('alertdialog', { name: "Slet 'Fyr'?" })).toHaveTextContent(
      'Er det købt, beholder kunden sin adgang.',
    );
    await press('Slet');
    await waitFor(() => expect(toastsShown()).toEqual(["success: 'Fyr' er slettet"]));
    expect(removedPaths().sort()).toEqual([ORIGINAL, PUBLIC]);
  });

  test('keeps what customers have bought, and says so', async () => {
    withFiles();
    vi.mocked(orders.isOriginalBought).mockResolvedValue(true);
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Slet Fyr');
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'info: Filerne er bevaret til de kunder, der har købt dem.',
        "success: 'Fyr' er slettet",
      ]),
    );
    expect(orders.isOriginalBought).toHaveBeenCalledWith(ORIGINAL);
    expect(removedPaths()).toEqual([]);
  });

  test('deletes no file when it cannot be known whether it is bought', async () => {
    withFiles();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(orders.isOriginalBought).mockRejectedValue(new AppError('network'));
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Slet Fyr');
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toContain('warning: En fil blev liggende. Den ryddes op senere.'),
    );
    expect(removedPaths()).toEqual([]);
  });

  test('stays open when it fails', async () => {
    render(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Slet Fyr');
    collection.failNext(new AppError('unknown'));
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Der opstod en fejl ved sletning af billedet. Prøv igen.',
      ]),
    );
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
