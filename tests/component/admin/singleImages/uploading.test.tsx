import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { AppError } from '#src/model/base/errors.ts';
import { singleImageSchema, type SingleImage } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { gif, inspected, jpeg, textFile } from '../../support/pictureFiles.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, removedPaths, sentPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

function image(title: string, order: number, change: Partial<SingleImage> = {}): SingleImage {
  return singleImage(title, { order, ...change });
}

function store(images: SingleImage[]): void {
  backend.documents.fill('enkeltbilleder', images);
}

const stored = () => backend.documents.all('enkeltbilleder', singleImageSchema);

beforeEach(() => store([image('Fyr', 0), image('Klit', 1)]));

describe('uploading', () => {
  test('has the focus when the address asks for new pictures', async () => {
    await show(
      <MemoryRouter initialEntries={['/admin-dashboard?tab=galleri&handling=ny']}>
        <SingleImagesEditor />
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: 'Vælg billeder' })).toHaveFocus();
  });

  test('suggests what the file says, takes the form, and makes the picture', async () => {
    vi.mocked(pictureQueue.inspect).mockResolvedValue(
      inspected({ title: 'Fyr', caption: 'Nordsøen', takenAt: new Date(2024, 4, 12) }),
    );
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('IMG_1.jpg'));
    // The title is taken: the suggestion is another one.
    expect(await screen.findByText('Taget 12. maj 2024')).toBeVisible();
    await press('Udfyld Fyr 2');
    expect(screen.getByRole('dialog', { name: 'Billede 1 af 1' })).toBeVisible();
    expect(screen.getByLabelText('Beskrivelse')).toHaveValue('Nordsøen');
    expect(within(screen.getByRole('dialog')).getByLabelText('Pris i kr')).toHaveValue('199');
    await fill({ title: 'Fyrtårn', price: '12500', category: 'urban' });
    expect(within(screen.getByRole('dialog')).getByLabelText('Pris i kr')).toHaveValue('12.500');
    await press('Færdig');
    await press('Upload billeder');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
    expect(stored().at(-1)).toMatchObject({
      title: 'Fyrtårn',
      description: 'Nordsøen',
      price: 12500,
      category: 'urban',
      filename: 'IMG_1.jpg',
      order: 2,
      isPublished: true,
      visible: true,
      picture: { width: 480, height: 320 },
    });
    expect(stored().at(-1)?.originalSrc).toMatch(
      /^high-quality\/enkeltbilleder\/fyrtaarn\/original_\d+_\w+\.jpg$/,
    );
    // The public files first, the original last, the record after them.
    expect(sentPaths()).toEqual([
      expect.stringMatching(
        /^watermarked\/enkeltbilleder\/fyrtaarn\/watermarked_\d+_\w+_480\.webp$/,
      ),
      expect.stringMatching(/^high-quality\/enkeltbilleder\/fyrtaarn\/preview_\d+_\w+\.webp$/),
      expect.stringMatching(/^high-quality\/enkeltbilleder\/fyrtaarn\/original_/),
    ]);
    expect(stored().at(-1)?.hasPreview).toBe(true);
  });

  test.each([
    [{ title: '' }, 'Titel er påkrævet'],
    [{ title: '   ' }, 'Titel er påkrævet'],
    [{ price: '' }, 'Pris er påkrævet og skal være minimum 3 DKK.'],
    [{ price: '2' }, 'Pris er påkrævet og skal være minimum 3 DKK.'],
    [{ category: '' }, 'Kategori er påkrævet'],
  ])('leads to a picture with %o', async (words, message) => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press(/^Udfyld/);
    await fill({ title: 'Ny', price: '50', category: 'urban', ...words });
    await press('Luk');
    await press('Upload billeder');
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
    expect(sentPaths()).toEqual([]);
  });

  test('waits for files that are still being looked into', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
    vi.mocked(pictureQueue.inspect).mockReturnValue(promise);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await press('Upload billeder');
    expect(screen.getByRole('button', { name: 'Upload billeder' })).toHaveAttribute('aria-busy');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    resolve(inspected());
    await waitFor(() => expect(toastsShown()).toEqual(['success: 2 billeder er uploadet']));
  });

  test('refuses a title that another picture will have when it has arrived', async () => {
    const uploads = backend.hold('upload');
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('havgus.jpg'));
    await press('Udfyld havgus');
    await fill({ title: 'Havgus', category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await choose(jpeg('b.jpg'));
    await press('Udfyld b');
    await fill({ title: 'HAVGUS', category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Dette navn eksisterede allerede: HAVGUS. Vælg venligst andre titler.',
    );
    uploads.open();
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
  });

  test('has a place after pictures that are still on their way', async () => {
    const uploads = backend.hold('upload');
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    for (const name of ['a', 'b']) {
      await choose(jpeg(`${name}.jpg`));
      await press(`Udfyld ${name}`);
      await fill({ category: 'natur' });
      await press('Færdig');
      await press('Upload billeder');
    }
    uploads.open();
    await waitFor(() => expect(toastsShown()).toEqual(['success: 2 billeder er uploadet']));
    expect(stored().map(({ title, order }) => [title, order])).toEqual([
      ['Fyr', 0],
      ['Klit', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });

  test('refuses titles that exist, whatever their case', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await press('Udfyld a');
    await fill({ title: 'KLIT' });
    await press('Næste');
    await fill({ title: 'klit' });
    await press('Færdig');
    await press('Upload billeder');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Dette navn eksisterede allerede: KLIT, klit. Vælg venligst andre titler.',
    );
    expect(sentPaths()).toEqual([]);
  });

  test('refuses titles that are alike among themselves', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await press('Udfyld a');
    await fill({ title: 'B' });
    await press('Næste');
    await press('Færdig');
    await press('Upload billeder');
    expect(screen.getByRole('alert')).toHaveTextContent('Dette navn eksisterede allerede: b.');
  });

  test('names files that are no pictures, until they are taken away', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), textFile('brev.jpg'));
    const message = 'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: brev.jpg';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press('Fjern dem');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test('warns of GIF and video, and leaves them out', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(gif('bølger.gif'), gif('måger.gif'));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'warning: GIF og video kan ikke sælges som enkeltbilleder: bølger.gif, måger.gif',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Upload billeder' })).not.toBeInTheDocument();
  });

  test('names GIFs among many files where the others are named, as long as these are chosen', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('Fjord.jpg'), gif('bølger.gif'), textFile('brev.jpg'));
    const panel = within(await screen.findByRole('region', { name: '1 billede er valgt' }));
    expect(panel.getByText(/Fjern venligst: brev.jpg$/)).toBeVisible();
    expect(
      panel.getByText('GIF og video kan ikke sælges som enkeltbilleder: bølger.gif'),
    ).toBeVisible();
  });

  test('says that an empty file cannot be read, and leaves it out', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(new File([], 'tom.jpg', { type: 'image/jpeg' }), jpeg('Fjord.jpg'));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: tom.jpg kunne ikke læses som billede. Filen kan være beskadiget.',
      ]),
    );
    expect(await screen.findByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
  });

  test('asks for a picture when all have been taken away', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Fjern a');
    await press('Upload billeder');
    expect(screen.getByRole('alert')).toHaveTextContent('Venligst vælg mindst ét billede');
  });

  test('marks a file that cannot be read', async () => {
    vi.mocked(pictureQueue.inspect).mockRejectedValue(new AppError('upload/unreadable'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    expect(await screen.findByText('Kan ikke læses')).toBeVisible();
  });

  test('files that cannot be read are taken away together', async () => {
    vi.mocked(pictureQueue.inspect)
      .mockRejectedValueOnce(new AppError('upload/unreadable'))
      .mockRejectedValueOnce(new AppError('upload/unreadable'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
    await waitFor(() => expect(screen.getAllByText('Kan ikke læses')).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nogle af filerne kan ikke læses som billeder. Fjern dem for at fortsætte.',
    );
    await press('Fjern dem');
    expect(screen.queryByText('Kan ikke læses')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fjern c' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what stops the upload gets the focus', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Fjern a');
    await press('Upload billeder');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test.each([
    ['upload/folder-refused', 'Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.'],
    ['upload/service-unavailable', 'Upload service ikke tilgængelig. Prøv igen om lidt.'],
    ['permission-denied', 'Adgang nægtet. Log ud og ind igen.'],
    ['network', 'Netværksfejl. Tjek din internetforbindelse.'],
    ['unknown', 'Der opstod en fejl ved upload af billeder. Prøv igen.'],
    ['quota-exceeded', 'Der er ikke mere plads til filer. Kontakt administrator.'],
  ] as const)('that fails (%s) says why and leaves no record', async (code, message) => {
    backend.fail('upload', 'high-quality', new AppError(code));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press(/^Udfyld/);
    await fill({ title: 'Ny', category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(stored()).toHaveLength(2);
    // The file that had arrived is removed.
    expect(removedPaths()).toEqual(sentPaths().slice(0, 1));
  });
});
