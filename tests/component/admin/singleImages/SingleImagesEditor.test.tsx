import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { singleImageSchema, type SingleImage } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { fill, press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const ORIGINAL = 'high-quality/enkeltbilleder/fyr/original_1700000000000_abc.jpg';
const PUBLIC = 'watermarked/enkeltbilleder/fyr/watermarked_1700000000000_abc_480.webp';

function image(title: string, order: number, change: Partial<SingleImage> = {}): SingleImage {
  return singleImage(title, { order, ...change });
}

function store(images: SingleImage[]): void {
  backend.documents.fill('enkeltbilleder', images);
}

const stored = () => backend.documents.all('enkeltbilleder', singleImageSchema);

beforeEach(() => store([image('Fyr', 0), image('Klit', 1)]));

const cards = () =>
  screen.getAllByRole('article', { hidden: true }).map((card) => card.textContent);
const titles = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map((h) => h.textContent);

describe('the list', () => {
  test('shows what is there with price, category and state', async () => {
    store([image('Fyr', 0, { price: 1250 }), image('Klit', 1, { isPublished: false })]);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    expect(cards()[0]).toContain('Publiceret');
    expect(cards()[0]).toContain('1.250,00\u00a0kr');
    expect(cards()[1]).toContain('Kladde');
  });

  test('has pictures as large as was last wanted on this device', async () => {
    const shown = await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    const size = () => screen.getByRole('slider', { name: 'Billedstørrelse' });
    expect(size()).toHaveAttribute('aria-valuetext', 'Mellem');
    fireEvent.change(size(), { target: { value: '3' } });
    expect(size()).toHaveAttribute('aria-valuetext', 'Størst');
    shown.unmount();
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    expect(size()).toHaveAttribute('aria-valuetext', 'Størst');
  });

  test('says when there is nothing', async () => {
    store([]);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    expect(screen.getByText('Ingen billeder at vise lige nu!')).toBeVisible();
  });

  test.each([
    ['index-missing', 'Database indeks fejl. Systemet opdateres - prøv igen om 2-3 minutter.'],
    ['database-unavailable', 'Database forbindelse fejl. Genindlæs siden og prøv igen.'],
    ['permission-denied', 'Adgang nægtet. Log ud og ind igen.'],
    ['network', 'Netværksfejl. Tjek din internetforbindelse.'],
    ['unknown', 'Der opstod en fejl ved indlæsning af enkeltbilleder'],
  ] as const)('that cannot be read (%s) says so, and tries again', async (code, message) => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    act(() => backend.documents.breakWatches('enkeltbilleder', new AppError(code)));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await press('Prøv igen');
    expect(titles()).toEqual(['Fyr', 'Klit']);
  });

  test('is ordered by the keyboard, and says so', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
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
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    expect(screen.getByLabelText('Titel')).toHaveFocus();
    await fill({ title: 'Fyrtårn', price: '250' });
    await userEvent.click(screen.getByRole('switch', { name: 'Vis på hjemmesiden' }));
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(["success: 'Fyrtårn' er opdateret"]));
    expect(stored()[0]).toMatchObject({
      title: 'Fyrtårn',
      price: 250,
      isPublished: false,
    });
  });

  test('tells how large the picture can be printed', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Kan printes op til 38 × 25 cm ved 200 dpi, 25 × 16 cm ved 300 dpi',
    );
  });

  test('keeps a title that two have already, with another price', async () => {
    store([image('Fyr', 0), image('Klit', 1), { ...image('fyr', 2), id: 'copy' }]);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ price: '250' });
    await press('Gem Ændringer');
    await waitFor(() => expect(stored()[0]).toMatchObject({ title: 'Fyr', price: 250 }));
  });

  test.each([
    [{ title: '' }, 'Titel er påkrævet'],
    [{ title: 'klit' }, 'Dette navn eksisterede allerede: klit. Vælg venligst andre titler.'],
    [{ price: '' }, 'Pris er påkrævet og skal være minimum 3 DKK.'],
  ])('refuses %o', async (words, message) => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill(words);
    await press('Gem Ændringer');
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
  });

  test('keeps what was typed when it cannot be saved', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Fyrtårn' });
    backend.failNext('write', 'enkeltbilleder', new AppError('unknown'));
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Der opstod en fejl ved opdatering af billedet. Prøv igen.',
      ]),
    );
    expect(screen.getByLabelText('Titel')).toHaveValue('Fyrtårn');
  });

  test('what somebody else has saved meanwhile is a choice', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Mit fyr' });
    act(() => backend.documents.change('enkeltbilleder/Fyr', { title: 'Andens fyr', price: 77 }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En anden har gemt imens: Titel. Hvad skal stå?',
    );
    // Fields that were not edited take over the new value.
    expect(screen.getByLabelText('Pris i kr', { selector: '[role=dialog] *' })).toHaveValue('77');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: En anden har gemt det samme imens. Der er ikke overskrevet noget.',
      ]),
    );
    await press('Behold mit');
    await press('Gem Ændringer');
    await waitFor(() => expect(stored()[0]).toMatchObject({ title: 'Mit fyr', price: 77 }));
  });

  test('the other’s version can be taken', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Rediger Fyr');
    await fill({ title: 'Mit fyr' });
    act(() => backend.documents.change('enkeltbilleder/Fyr', { title: 'Andens fyr' }));
    await userEvent.type(screen.getByLabelText('Beskrivelse'), 'Min tekst');
    await press('Brug det nye');
    expect(screen.getByLabelText('Titel')).toHaveValue('Andens fyr');
    expect(screen.getByLabelText('Beskrivelse')).toHaveValue('Min tekst');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(stored()[0]).toMatchObject({ title: 'Andens fyr', description: 'Min tekst' }),
    );
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

  test('takes the record into the bin, and keeps its files', async () => {
    withFiles();
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Slet Fyr');
    const question = screen.getByRole('alertdialog', { name: "Slet 'Fyr'?" });
    expect(question).toHaveTextContent('Er det købt, beholder kunden sin adgang.');
    expect(question).toHaveTextContent('Det ligger i papirkurven i 30 dage.');
    await press('Slet');
    await waitFor(() => expect(toastsShown()).toEqual(["success: 'Fyr' er slettet"]));
    expect(backend.documents.get('bin/image-Fyr')).toMatchObject({ record: { title: 'Fyr' } });
    expect(removedPaths()).toEqual([]);
  });

  test('stays open when it fails', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await press('Slet Fyr');
    backend.failNext('write', 'enkeltbilleder', new AppError('unknown'));
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Der opstod en fejl ved sletning af billedet. Prøv igen.',
      ]),
    );
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
