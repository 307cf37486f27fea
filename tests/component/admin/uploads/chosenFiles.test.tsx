import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { AppError } from '#src/model/base/errors.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { inspected, jpeg, textFile } from '../../support/pictureFiles.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, sentPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const stored = () => backend.documents.all('enkeltbilleder', singleImageSchema);

const original = 'high-quality/enkeltbilleder/fyr/original_1_abc.jpg';

function storeFyr(file: File): void {
  backend.documents.fill('enkeltbilleder', [
    singleImage('Fyr', { filename: 'IMG_1.jpg', originalSrc: original }),
  ]);
  backend.files.put(original, file);
}

beforeEach(() => backend.documents.fill('enkeltbilleder', [singleImage('Fyr')]));

describe('a raw file', () => {
  test('is refused with what to do about it, and stops the upload', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), textFile('DSC_1.NEF'));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(
      'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: DSC_1.NEF',
    );
    expect(note).toHaveTextContent(
      'DSC_1.NEF er en RAW-fil. Eksportér den som JPEG i fuld størrelse fra dit billedprogram, og vælg så den fil.',
    );
    await choose(textFile('DSC_2.NEF'), textFile('brev.txt'));
    expect(await screen.findByText(/^2 af filerne er RAW-filer/)).toHaveTextContent(
      '2 af filerne er RAW-filer. Eksportér dem som JPEG i fuld størrelse fra dit billedprogram, og vælg så de filer.',
    );
    await press('Upload billeder');
    expect(sentPaths()).toEqual([]);
    await press('Fjern dem');
    expect(screen.queryByText(/RAW/)).not.toBeInTheDocument();
  });

  test('alone leaves nothing to upload', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(textFile('DSC_1.NEF'));
    expect(await screen.findByRole('heading', { name: 'Ingen billeder er valgt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload billeder' })).not.toBeInTheDocument();
    await press('Annuller');
    expect(screen.queryByText(/RAW/)).not.toBeInTheDocument();
  });

  test('by its name alone is taken as the picture that it is', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('DSC_1.NEF'));
    expect(await screen.findByRole('button', { name: 'Udfyld DSC 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the words of a file', () => {
  const words = { keywords: ['fyr', 'NATUR'], copyright: '© Asta', place: 'Skagen, Danmark' };

  test('give the category that a keyword names, and are shown where there is no field', async () => {
    vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected(words));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Udfyld a');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('Natur');
    expect(dialog.getByLabelText('Beskrivelse')).toHaveValue('Skagen, Danmark');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sted: Skagen, Danmark',
      'Nøgleord: fyr, NATUR',
      'Ophavsret: © Asta',
    ]);
  });

  test('leave what was typed while the file was read', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
    vi.mocked(pictureQueue.inspect).mockReturnValue(promise);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Udfyld a.jpg');
    await fill({ title: 'Fyret', category: 'urban' });
    await press('Luk');
    resolve(inspected({ ...words, title: 'Blå time', caption: 'Havnen' }));
    await waitFor(() => expect(screen.queryByText(/^Læser/)).not.toBeInTheDocument());
    await press('Udfyld Fyret');
    expect(screen.getByLabelText('Beskrivelse')).toHaveValue('Havnen');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Titel')).toHaveValue('Fyret');
    expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('Urban');
  });

  test('are no category that the shop does not have', async () => {
    vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected({ keywords: ['fyr'] }));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Udfyld a');
    expect(within(screen.getByRole('dialog')).getByLabelText('Kategori')).toHaveValue('');
  });
});

describe('a blurred picture', () => {
  test('is hinted at and uploaded all the same', async () => {
    vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected({ isBlurred: true }));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    expect(await screen.findByText('Ser uskarpt ud')).toBeVisible();
    await press('Udfyld a');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Ser uskarpt ud');
    await fill({ category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
  });
});

describe('the order', () => {
  const names = () =>
    screen.getAllByRole('button', { name: /^Udfyld/ }).map((button) => button.ariaLabel);

  test('is that of the names at first, and can be that of the camera', async () => {
    const noon = (seconds: number) => new Date(2024, 4, 12, 12, 0, seconds);
    const times = new Map([
      ['b 2.jpg', noon(30)],
      ['b 10.jpg', noon(10)],
    ]);
    vi.mocked(pictureQueue.inspect).mockImplementation((file) =>
      Promise.resolve(inspected({ takenAt: times.get((file as File).name) })),
    );
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('c.jpg'), jpeg('b 10.jpg'), jpeg('b 2.jpg'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Optagelsestid' })).toBeEnabled(),
    );
    expect(names()).toEqual(['Udfyld b 2', 'Udfyld b 10', 'Udfyld c']);
    await press('Optagelsestid');
    expect(names()).toEqual(['Udfyld b 10', 'Udfyld b 2', 'Udfyld c']);
    expect(screen.getByRole('button', { name: 'Optagelsestid' })).toBePressed();
    expect(screen.getByRole('button', { name: 'Filnavn' })).not.toBePressed();
    await press('Filnavn');
    expect(names()).toEqual(['Udfyld b 2', 'Udfyld b 10', 'Udfyld c']);
  });

  test('of the camera cannot be had from files without a time', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    expect(screen.queryByRole('button', { name: 'Filnavn' })).not.toBeInTheDocument();
    await choose(jpeg('b.jpg'));
    expect(await screen.findByRole('button', { name: 'Optagelsestid' })).toBeDisabled();
  });
});

const decisionAbout = (name: string) =>
  screen.getByRole('combobox', { name: `${name} findes allerede. Hvad skal der ske?` });

const decide = (name: string, choice: string) =>
  userEvent.selectOptions(decisionAbout(name), choice);

describe('a file that is known already', () => {
  test('is left out when it is stored, until it is wanted a second time', async () => {
    storeFyr(jpeg('IMG_1.jpg'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('img_1.JPG', 'IMG_1.jpg'), jpeg('b.jpg'));
    expect(await screen.findByText('Er her allerede')).toBeVisible();
    expect(screen.getByText('1 fil findes allerede og bliver ikke uploadet igen.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Udfyld img 1' })).not.toBeInTheDocument();
    await decide('img 1', 'Upload som nyt');
    expect(screen.getByRole('heading', { name: '2 billeder er valgt' })).toBeVisible();
    await decide('img 1', 'Udelad');
    await press('Udfyld b');
    await fill({ category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
    expect(stored().map(({ filename }) => filename)).toEqual(['IMG_1.jpg', 'b.jpg']);
  });

  test('by its name alone is marked, and uploaded', async () => {
    storeFyr(jpeg('IMG_1.jpg', 'another picture'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('IMG_1.jpg'));
    expect(await screen.findByText('Et andet billede har samme filnavn')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
    expect(decisionAbout('IMG 1')).toHaveDisplayValue('Upload som nyt');
  });

  test('is known by its name when the stored file does not answer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    storeFyr(jpeg('IMG_1.jpg'));
    backend.fail('describe', original, new AppError('network'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('IMG_1.jpg'));
    expect(await screen.findByText('Et andet billede har samme filnavn')).toBeVisible();
  });

  test('is left out when it is chosen twice, whatever its name', async () => {
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg', 'same'), jpeg('b.jpg', 'same'), jpeg('c.jpg', 'else'));
    expect(await screen.findByText('Er valgt to gange')).toBeVisible();
    expect(decisionAbout('b')).toHaveDisplayValue('Udelad');
    expect(within(decisionAbout('b')).queryByText('Erstat det, der er')).not.toBeInTheDocument();
    await choose(jpeg('d.jpg', 'same'));
    expect(
      await screen.findByText('2 filer findes allerede og bliver ikke uploadet igen.'),
    ).toBeVisible();
    await press('Upload som nyt');
    expect(screen.getByRole('heading', { name: '4 billeder er valgt' })).toBeVisible();
    expect(screen.queryByText(/bliver ikke uploadet igen/)).not.toBeInTheDocument();
  });

  test('is compared to its end', async () => {
    const long = 'x'.repeat(1_200_000);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg', `${long}1`), jpeg('b.jpg', `${long}2`), jpeg('c.jpg', `${long}1`));
    await waitFor(() => expect(decisionAbout('c')).toHaveDisplayValue('Udelad'));
    expect(screen.getByRole('heading', { name: '2 billeder er valgt' })).toBeVisible();
  });

  test('is left out while it is on its way', async () => {
    const uploads = backend.hold('upload');
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Udfyld a');
    await fill({ category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await choose(jpeg('a.jpg'));
    expect(await screen.findByText('Er her allerede')).toBeVisible();
    await press('Upload billeder');
    expect(screen.getByRole('alert')).toHaveTextContent('Venligst vælg mindst ét billede');
    uploads.open();
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er uploadet']));
  });
});

describe('a file that has the name of a stored picture', () => {
  test('takes its place when that is wanted, without any of its words', async () => {
    storeFyr(jpeg('IMG_1.jpg', 'another picture'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('IMG_1.jpg'));
    await waitFor(() => expect(decisionAbout('IMG 1')).toBeVisible());
    await decide('IMG 1', 'Erstat det, der er');
    expect(screen.getByText('1 billede bliver erstattet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
    await press('Upload billeder');
    await waitFor(() => expect(toastsShown()).toEqual(['success: 1 billede er erstattet']));
    expect(stored()).toHaveLength(1);
    expect(stored()[0]).toMatchObject({ id: 'Fyr', title: 'Fyr', filename: 'IMG_1.jpg' });
    expect(stored()[0]?.originalSrc).not.toBe(original);
  });

  test('can be decided about for all at once, and goes beside new pictures', async () => {
    storeFyr(jpeg('IMG_1.jpg', 'another picture'));
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('IMG_1.jpg'), jpeg('b.jpg'), jpeg('c.jpg', 'b.jpg'));
    await waitFor(() => expect(decisionAbout('c')).toBeVisible());
    await press('Erstat det, der er');
    expect(decisionAbout('IMG 1')).toHaveDisplayValue('Erstat det, der er');
    expect(decisionAbout('c')).toHaveDisplayValue('Udelad');
    await press('Udfyld b');
    await fill({ category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'success: 1 billede er uploadet',
        'success: 1 billede er erstattet',
      ]),
    );
    expect(stored().map(({ title }) => title)).toEqual(['Fyr', 'b']);
  });

  test('replaces none of several pictures of that name', async () => {
    const names = ['Fyr', 'Klit'].map((title) => singleImage(title, { filename: 'IMG_1.jpg' }));
    backend.documents.fill('enkeltbilleder', names);
    await show(<SingleImagesEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('IMG_1.jpg'));
    await waitFor(() => expect(decisionAbout('IMG 1')).toBeVisible());
    expect(screen.queryByText('Erstat det, der er')).not.toBeInTheDocument();
  });

  test('replaces a picture of its album', async () => {
    const skagen = album('Skagen', ['Gren', 'Klit']);
    const images = skagen.images.map((image) => ({ ...image, filename: `${image.title}.jpg` }));
    backend.documents.put('albums/Skagen', { ...skagen, images });
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skagen');
    await choose(jpeg('klit.jpg'));
    await waitFor(() => expect(decisionAbout('klit')).toBeVisible());
    await decide('klit', 'Erstat det, der er');
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toContain('success: 1 billede er erstattet'));
    const now = backend.documents.read('albums/Skagen', albumSchema).images;
    expect(now.map(({ title }) => title)).toEqual(['Gren', 'Klit']);
    expect(now[1]?.filename).toBe('klit.jpg');
  });
});
