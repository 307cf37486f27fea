import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { retryUpload } from '#src/admin/uploads/queue/uploadQueue.ts';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { heic, inspected, jpeg, madePicture, textFile } from '../../support/pictureFiles.ts';
import { alerts, hides, sees, shows, toast, toasts } from '../../support/see.ts';
import { sentPaths } from '../../support/uploadFakes.ts';
import {
  albums,
  openAlbums,
  openSingles,
  picturesAreEdited,
  singles,
  singles as stored,
} from '../pictures.tsx';

picturesAreEdited();

describe('chosen files', () => {
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
      await openSingles();
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
      hides(/RAW/);
    });

    test('alone leaves nothing to upload; by its name alone is taken as the picture that it is', async () => {
      await openSingles();
      await choose(textFile('DSC_1.NEF'));
      expect(await screen.findByRole('heading', { name: 'Ingen billeder er valgt' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Upload billeder' })).not.toBeInTheDocument();
      await press('Annuller');
      await choose(jpeg('DSC_1.NEF'));
      expect(await screen.findByRole('button', { name: 'Udfyld DSC 1' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  describe('the words of a file', () => {
    const words = {
      ...{ keywords: ['fyr', 'NATUR'], place: 'Skagen, Danmark', alt: 'Et fyr i tåge' },
      copyright: '© Asta',
    };

    test('fill the form, give the category that a keyword names, and are shown where there is no field', async () => {
      vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected(words));
      await openSingles();
      await choose(jpeg('a.jpg'));
      await press('Udfyld a');
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('Natur');
      expect(dialog.getByLabelText('Beskrivelse')).toHaveValue('Skagen, Danmark');
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Ophavsret: © Asta',
      ]);
      expect(dialog.getByLabelText('Sted')).toHaveValue('Skagen, Danmark');
      expect(dialog.getByLabelText('Nøgleord')).toHaveValue('fyr, NATUR');
      expect(dialog.getByLabelText('Alternativ tekst')).toHaveValue('Et fyr i tåge');
    });

    test('leave what was typed while the file was read', async () => {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
      vi.mocked(pictureQueue.inspect).mockReturnValue(promise);
      await openSingles();
      await choose(jpeg('a.jpg'));
      await press('Udfyld a.jpg');
      await fill({ title: 'Fyret', category: 'urban' });
      await press('Luk');
      resolve(inspected({ ...words, title: 'Blå time', caption: 'Havnen' }));
      await waitFor(() => hides(/^Læser/));
      await press('Udfyld Fyret');
      expect(screen.getByLabelText('Beskrivelse')).toHaveValue('Havnen');
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByLabelText('Titel')).toHaveValue('Fyret');
      expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('Urban');
    });
  });

  test('no thumbnail is kept of files that are removed while they are read, or left behind', async () => {
    const [make, revoke] = [vi.fn(() => 'blob:small'), vi.fn()];
    Object.assign(URL, { createObjectURL: make, revokeObjectURL: revoke });
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
    vi.mocked(pictureQueue.inspect).mockReturnValueOnce(promise);
    const { unmount } = await openSingles();
    await choose(jpeg('a.jpg'));
    await press('Annuller');
    resolve(inspected());
    await choose(jpeg('b.jpg'));
    await screen.findByRole('button', { name: 'Udfyld b' });
    expect(make).toHaveBeenCalledTimes(1);
    unmount();
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:small');
  });

  describe('an upload that waits for files to be read', () => {
    async function waitToUpload() {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
      vi.mocked(pictureQueue.inspect).mockReturnValue(promise);
      await openSingles();
      await choose(jpeg('a.jpg'));
      await press('Udfyld a.jpg');
      await fill({ title: 'Fyret', category: 'urban' });
      await press('Luk');
      await press('Upload billeder');
      return () => resolve(inspected());
    }

    test('does not begin without the words that are being typed', async () => {
      const finishReading = await waitToUpload();
      await press('Udfyld Fyret');
      await fill({ title: 'Fyret i tåge' });
      finishReading();
      await waitFor(() => hides(/^Læser/));
      expect(screen.getByLabelText('Titel')).toHaveValue('Fyret i tåge');
      expect(useUploads.getState().items).toEqual([]);
    });

    test('is forgotten when the files are, and says nothing of the next ones', async () => {
      await waitToUpload();
      await press('Annuller');
      vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected());
      await choose(jpeg('b.jpg'));
      await screen.findByRole('button', { name: 'Udfyld b' });
      hides('Kategori er påkrævet');
    });
  });

  test('a blurred picture is hinted at; keywords that are no category of the shop give none', async () => {
    vi.mocked(pictureQueue.inspect).mockResolvedValue(
      inspected({ isBlurred: true, keywords: ['fyr'] }),
    );
    await openSingles();
    await choose(jpeg('a.jpg'));
    await sees('Ser uskarpt ud');
    await press('Udfyld a');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Ser uskarpt ud')).toBeVisible();
    expect(dialog.getByLabelText('Kategori')).toHaveValue('');
    await fill({ category: 'natur' });
    await press('Færdig');
    await press('Upload billeder');
    await toasts('success: 1 billede er uploadet');
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
      await openSingles();
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
      await openSingles();
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
      await openSingles();
      await choose(jpeg('img_1.JPG', 'IMG_1.jpg'), jpeg('b.jpg'));
      await sees('Er her allerede');
      shows('1 fil findes allerede og bliver ikke uploadet igen.');
      expect(screen.getByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Udfyld img 1' })).not.toBeInTheDocument();
      await decide('img 1', 'Upload som nyt');
      expect(screen.getByRole('heading', { name: '2 billeder er valgt' })).toBeVisible();
      await decide('img 1', 'Udelad');
      await press('Udfyld b');
      await fill({ category: 'natur' });
      await press('Færdig');
      await press('Upload billeder');
      await toasts('success: 1 billede er uploadet');
      expect(stored().map(({ filename }) => filename)).toEqual(['IMG_1.jpg', 'b.jpg']);
    });

    test.each([
      ['is another picture', () => storeFyr(jpeg('IMG_1.jpg', 'another picture'))],
      [
        'does not answer',
        () => {
          vi.spyOn(console, 'warn').mockReturnValue();
          storeFyr(jpeg('IMG_1.jpg'));
          backend.fail('describe', original);
        },
      ],
    ])('by its name alone is marked and uploaded, when the stored file %s', async (_why, store) => {
      store();
      await openSingles();
      await choose(jpeg('IMG_1.jpg'));
      await sees('Et andet billede har samme filnavn');
      expect(screen.getByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
      expect(decisionAbout('IMG 1')).toHaveDisplayValue('Upload som nyt');
    });

    test('is left out when it is chosen twice, whatever its name', async () => {
      await openSingles();
      await choose(jpeg('a.jpg', 'same'), jpeg('b.jpg', 'same'), jpeg('c.jpg', 'else'));
      await sees('Er valgt to gange');
      expect(decisionAbout('b')).toHaveDisplayValue('Udelad');
      expect(within(decisionAbout('b')).queryByText('Erstat det, der er')).not.toBeInTheDocument();
      await choose(jpeg('d.jpg', 'same'));
      await sees('2 filer findes allerede og bliver ikke uploadet igen.');
      await press('Upload som nyt');
      expect(screen.getByRole('heading', { name: '4 billeder er valgt' })).toBeVisible();
      hides(/bliver ikke uploadet igen/);
    });

    test('is compared to its end', async () => {
      const long = 'x'.repeat(1_200_000);
      await openSingles();
      await choose(jpeg('a.jpg', `${long}1`), jpeg('b.jpg', `${long}2`), jpeg('c.jpg', `${long}1`));
      await waitFor(() => expect(decisionAbout('c')).toHaveDisplayValue('Udelad'));
      expect(screen.getByRole('heading', { name: '2 billeder er valgt' })).toBeVisible();
    });

    test('is left out while it is on its way', async () => {
      const uploads = backend.hold('upload');
      await openSingles();
      await choose(jpeg('a.jpg'));
      await press('Udfyld a');
      await fill({ category: 'natur' });
      await press('Færdig');
      await press('Upload billeder');
      await choose(jpeg('a.jpg'));
      await sees('Er her allerede');
      await press('Upload billeder');
      await alerts('Venligst vælg mindst ét billede');
      uploads.open();
      await toasts('success: 1 billede er uploadet');
    });
  });

  describe('a file that has the name of a stored picture', () => {
    test('takes its place when that is wanted, without any of its words, beside new pictures', async () => {
      storeFyr(jpeg('IMG_1.jpg', 'another picture'));
      await openSingles();
      await choose(jpeg('IMG_1.jpg'), jpeg('b.jpg'), jpeg('c.jpg', 'b.jpg'));
      await waitFor(() => expect(decisionAbout('c')).toBeVisible());
      await press('Erstat det, der er');
      shows(/1 billede bliver erstattet\./);
      expect(decisionAbout('IMG 1')).toHaveDisplayValue('Erstat det, der er');
      expect(decisionAbout('c')).toHaveDisplayValue('Udelad');
      await press('Udfyld b');
      await fill({ category: 'natur' });
      await press('Færdig');
      await press('Upload billeder');
      await toasts('success: 1 billede er uploadet', 'success: 1 billede er erstattet');
      expect(stored().map(({ title }) => title)).toEqual(['Fyr', 'b']);
      expect(stored()[0]).toMatchObject({ id: 'Fyr', filename: 'IMG_1.jpg' });
      expect(stored()[0]?.originalSrc).not.toBe(original);
    });

    test('replaces none of several pictures of that name', async () => {
      const names = ['Fyr', 'Klit'].map((title) => singleImage(title, { filename: 'IMG_1.jpg' }));
      backend.documents.fill('enkeltbilleder', names);
      await openSingles();
      await choose(jpeg('IMG_1.jpg'));
      await waitFor(() => expect(decisionAbout('IMG 1')).toBeVisible());
      hides('Erstat det, der er');
    });

    test('replaces a picture of its album', async () => {
      const skagen = album('Skagen', ['Gren', 'Klit']);
      const images = skagen.images.map((image) => ({ ...image, filename: `${image.title}.jpg` }));
      backend.documents.put('albums/Skagen', { ...skagen, images });
      await openAlbums();
      await press('Rediger Skagen');
      await choose(jpeg('klit.jpg'));
      await waitFor(() => expect(decisionAbout('klit')).toBeVisible());
      await decide('klit', 'Erstat det, der er');
      await press('Gem Ændringer');
      await toast('success: 1 billede er erstattet');
      const now = albums().flatMap(({ images }) => images);
      expect(now.map(({ title }) => title)).toEqual(['Gren', 'Klit']);
      expect(now[1]?.filename).toBe('klit.jpg');
    });
  });
});

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
