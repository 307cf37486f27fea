import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { gif, inspected, jpeg, textFile } from '../../support/pictureFiles.ts';
import { alerts, hides, sees, shows, toasts } from '../../support/see.ts';
import { sentPaths } from '../../support/uploadFakes.ts';
import { openSingles, picturesAreEdited, singles, singleTitles } from '../pictures.tsx';

picturesAreEdited();

const fyr = (change: Parameters<typeof singleImage>[1] = {}) => singleImage('Fyr', change);
const klit = (change: Parameters<typeof singleImage>[1] = {}) =>
  singleImage('Klit', { order: 1, ...change });
const store = (...images: ReturnType<typeof fyr>[]) =>
  backend.documents.fill('enkeltbilleder', images);
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => store(fyr(), klit()));

describe('the list', () => {
  test('shows what is there with price, category and state', async () => {
    store(fyr({ price: 1250 }), klit({ isPublished: false }));
    await openSingles();
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Publiceret.*1\.250,00 kr/);
    expect(second).toHaveTextContent('Kladde');
    act(() => store());
    shows('Ingen billeder at vise lige nu!');
  });

  test('has pictures as large as was last wanted on this device', async () => {
    const shown = await openSingles();
    const size = () => screen.getByRole('slider', { name: 'Billedstørrelse' });
    expect(size()).toHaveAttribute('aria-valuetext', 'Mellem');
    fireEvent.change(size(), { target: { value: '3' } });
    shown.unmount();
    await openSingles();
    expect(size()).toHaveAttribute('aria-valuetext', 'Størst');
  });

  test('is ordered by the keyboard, and says so', async () => {
    await openSingles();
    act(() => screen.getByRole('button', { name: 'Flyt Fyr' }).focus());
    await userEvent.keyboard('[Space]');
    expect(await screen.findByText('Fyr er løftet. Nummer 1 af 2.')).toBeInTheDocument();
    await userEvent.keyboard('[Escape]');
    expect(await screen.findByText('Fyr er tilbage på sin plads.')).toBeInTheDocument();
  });

  test('of many pictures has its order stored in parts, which can be repeated', async () => {
    const titles = Array.from({ length: 100 }, (_, index) => `Nyt ${index}`);
    store(...titles.map((title) => singleImage(title)));
    backend.documents.fill('individuelle', [singleImage('Gammelt')]);
    const wanted = [
      ...titles.map((title, index) => ({
        ...singleImage(title),
        order: 500 - index,
        isLegacy: false,
      })),
      { ...singleImage('Gammelt'), order: 7, isLegacy: true },
    ];
    const oldOrder = () => backend.documents.get('individuelle/Gammelt')?.['order'];
    backend.failNext('write', 'individuelle/Gammelt');
    await expect(adminSingleImages.setOrders(wanted)).rejects.toThrow();
    expect(singleTitles().slice(0, 2)).toEqual(['Nyt 99', 'Nyt 98']);
    expect(oldOrder()).toBe(0);
    await adminSingleImages.setOrders(wanted);
    expect(oldOrder()).toBe(7);
  });
});

describe('the dialog of a picture', () => {
  test('tells how large it can be printed, and hides it from the shop', async () => {
    await openSingles();
    await press('Rediger Fyr');
    expect(screen.getByLabelText('Titel')).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Kan printes op til 38 × 25 cm ved 200 dpi, 25 × 16 cm ved 300 dpi',
    );
    await fill({ title: 'klit' });
    await press('Gem Ændringer');
    expect(screen.getByRole('dialog')).toHaveTextContent('Dette navn eksisterede allerede: klit.');
    await fill({ title: 'Fyr', price: '250' });
    await userEvent.click(screen.getByRole('switch', { name: 'Vis på hjemmesiden' }));
    await press('Gem Ændringer');
    await waitFor(() => expect(singles()[0]).toMatchObject({ price: 250, isPublished: false }));
  });

  test('keeps a title that two have already, with another price', async () => {
    store(fyr(), klit(), { ...singleImage('fyr', { order: 2 }), id: 'copy' });
    await openSingles();
    await press('Rediger Fyr');
    await fill({ price: '250' });
    await press('Gem Ændringer');
    await waitFor(() => expect(singles()[0]).toMatchObject({ title: 'Fyr', price: 250 }));
  });

  test('makes what somebody else has saved meanwhile a choice', async () => {
    await openSingles();
    await press('Rediger Fyr');
    await fill({ title: 'Mit fyr' });
    act(() => backend.documents.change('enkeltbilleder/Fyr', { title: 'Andens fyr', price: 77 }));
    await alerts('En anden har gemt imens: Titel. Hvad skal stå?');
    // Fields that were not edited take over the new value.
    expect(dialog().getByLabelText('Pris i kr')).toHaveValue('77');
    await press('Gem Ændringer');
    await toasts('error: En anden har gemt det samme imens. Der er ikke overskrevet noget.');
    await press('Behold mit');
    await press('Gem Ændringer');
    await waitFor(() => expect(singles()[0]).toMatchObject({ title: 'Mit fyr', price: 77 }));
  });

  test('takes the other’s version, and leaves the other fields', async () => {
    await openSingles();
    await press('Rediger Fyr');
    await fill({ title: 'Mit fyr' });
    act(() => backend.documents.change('enkeltbilleder/Fyr', { title: 'Andens fyr' }));
    await userEvent.type(screen.getByLabelText('Beskrivelse'), 'Min tekst');
    await press('Brug det nye');
    expect(screen.getByLabelText('Titel')).toHaveValue('Andens fyr');
    expect(screen.getByLabelText('Beskrivelse')).toHaveValue('Min tekst');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('uploading', () => {
  test('has the focus when the address asks for new pictures', async () => {
    await openSingles('?tab=galleri&handling=ny');
    expect(screen.getByRole('button', { name: 'Vælg billeder' })).toHaveFocus();
  });

  test('suggests what the file says, takes the form, and makes the picture', async () => {
    const takenAt = new Date(2024, 4, 12);
    vi.mocked(pictureQueue.inspect).mockResolvedValue(
      inspected({ title: 'Fyr', caption: 'Nordsøen', takenAt }),
    );
    await openSingles();
    await choose(jpeg('IMG_1.jpg'));
    // The title is taken: the suggestion is another one.
    await sees('Taget 12. maj 2024');
    await press('Udfyld Fyr 2');
    expect(screen.getByRole('dialog', { name: 'Billede 1 af 1' })).toBeVisible();
    expect(screen.getByLabelText('Beskrivelse')).toHaveValue('Nordsøen');
    expect(dialog().getByLabelText('Pris i kr')).toHaveValue('199');
    await fill({ title: 'Fyrtårn', price: '12500', category: 'urban' });
    expect(dialog().getByLabelText('Pris i kr')).toHaveValue('12.500');
    await press('Færdig');
    await press('Upload billeder');
    await toasts('success: 1 billede er uploadet');
    const made = singles().at(-1);
    expect(made).toMatchObject({
      title: 'Fyrtårn',
      description: 'Nordsøen',
      price: 12500,
      category: 'urban',
      filename: 'IMG_1.jpg',
      order: 2,
      isPublished: true,
      visible: true,
      hasPreview: true,
      picture: { width: 480, height: 320 },
    });
    expect(made?.originalSrc).toBe(sentPaths().at(-1));
    // The public files first, the original last, the record after them.
    expect(sentPaths()).toEqual([
      expect.stringMatching(
        /^watermarked\/enkeltbilleder\/fyrtaarn\/watermarked_\d+_\w+_480\.webp$/,
      ),
      expect.stringMatching(/^high-quality\/enkeltbilleder\/fyrtaarn\/preview_\d+_\w+\.webp$/),
      expect.stringMatching(/^high-quality\/enkeltbilleder\/fyrtaarn\/original_\d+_\w+\.jpg$/),
    ]);
  });

  test('leads to the picture of which something is missing', async () => {
    await openSingles();
    await choose(jpeg('a.jpg'));
    await press('Udfyld a');
    await fill({ title: 'Ny', price: '2', category: 'urban' });
    await press('Luk');
    await press('Upload billeder');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Pris er påkrævet og skal være minimum 3 DKK.',
    );
    expect(sentPaths()).toEqual([]);
  });

  test('waits for files that are still being looked into', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inspected>>();
    vi.mocked(pictureQueue.inspect).mockReturnValue(promise);
    await openSingles();
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await press('Upload billeder');
    expect(screen.getByRole('button', { name: 'Upload billeder' })).toHaveAttribute('aria-busy');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    resolve(inspected());
    await toasts('success: 2 billeder er uploadet');
  });

  test('refuses titles that another picture has, will have, or is given as well', async () => {
    const gate = backend.hold('upload');
    await openSingles();
    await choose(jpeg('Havgus.jpg'), jpeg('Regn.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await press('Upload billeder');
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'), jpeg('d.jpg'));
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'natur');
    await press('Brug til alle');
    await press('Udfyld a');
    for (const title of ['KLIT', 'HAVGUS', 'D']) {
      await fill({ title });
      await press('Næste');
    }
    await press('Færdig');
    await press('Upload billeder');
    await alerts('Dette navn eksisterede allerede: KLIT, HAVGUS, d. Vælg venligst andre titler.');
    gate.open();
    await waitFor(() => expect(singleTitles()).toEqual(['Fyr', 'Klit', 'Havgus', 'Regn']));
  });

  test('leaves GIF and video out, and says so', async () => {
    await openSingles();
    await choose(gif('bølger.gif'), gif('måger.gif'));
    await toasts('warning: GIF og video kan ikke sælges som enkeltbilleder: bølger.gif, måger.gif');
    expect(screen.queryByRole('button', { name: 'Upload billeder' })).not.toBeInTheDocument();
  });

  test('names GIF and video where others are named', async () => {
    await openSingles();
    await choose(jpeg('Fjord.jpg'), gif('bølger.gif'), textFile('brev.jpg'));
    const panel = within(await screen.findByRole('region', { name: '1 billede er valgt' }));
    expect(panel.getByText(/Fjern venligst: brev.jpg$/)).toBeVisible();
    expect(panel.getByText(/^GIF og video kan ikke sælges .*: bølger\.gif$/)).toBeVisible();
  });

  test('says that an empty file cannot be read, and leaves it out', async () => {
    await openSingles();
    await choose(new File([], 'tom.jpg', { type: 'image/jpeg' }), jpeg('Fjord.jpg'));
    await toasts('error: tom.jpg kunne ikke læses som billede. Filen kan være beskadiget.');
    expect(await screen.findByRole('heading', { name: '1 billede er valgt' })).toBeVisible();
  });

  test('marks files that cannot be read, which are taken away together', async () => {
    vi.mocked(pictureQueue.inspect)
      .mockRejectedValueOnce(new AppError('upload/unreadable'))
      .mockRejectedValueOnce(new AppError('upload/unreadable'));
    await openSingles();
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
    await waitFor(() => expect(screen.getAllByText('Kan ikke læses')).toHaveLength(2));
    await alerts('Nogle af filerne kan ikke læses som billeder. Fjern dem for at fortsætte.');
    await press('Fjern dem');
    hides('Kan ikke læses');
    expect(screen.getByRole('button', { name: 'Fjern c' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
