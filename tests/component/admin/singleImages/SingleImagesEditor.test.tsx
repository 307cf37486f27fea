import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import { AppError } from '#src/model/base/errors.ts';
import { cleanUp } from '#src/admin/systemStatus/cleanup.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { gif, inspected, jpeg, textFile } from '../../support/pictureFiles.ts';
import { alerts, hides, sees, shows, toast, toasts } from '../../support/see.ts';
import { removedPaths, sentPaths } from '../../support/uploadFakes.ts';
import { openSingles, picturesAreEdited, singles, singleTitles } from '../pictures.tsx';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';

picturesAreEdited();

describe('the editor', () => {
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
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'Dette navn eksisterede allerede: klit.',
      );
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
      await toasts(
        'warning: GIF og video kan ikke sælges som enkeltbilleder: bølger.gif, måger.gif',
      );
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
});

describe('ordered pictures', () => {
  const KEPT = 'info: Filerne er bevaret til de kunder, der har bestilt eller købt dem.';
  const fyr = singleImage('Fyr', { price: 899, watermarkedSrc: '' });
  const klit = singleImage('Klit', {
    originalSrc: 'high-quality/enkeltbilleder/klit/original_1700000000000_klit.jpg',
  });

  /** The files that orders need are remembered while the page is open, so that each test has its own original. */
  let turn = 0;
  let original = '';

  /** An order for the picture, from before its price was raised. */
  const order = pendingOrder({ amount: 349, items: [{ ...orderLine('Fyr', 349), id: fyr.id }] });
  const question = () => screen.getByRole('alertdialog');
  const withdrawn = () => backend.documents.get(`withdrawn-images/${fyr.id}`);

  beforeEach(() => {
    turn += 1;
    original = `high-quality/enkeltbilleder/fyr/original_1700000000000_fyr${turn}.jpg`;
    backend.documents.fill('enkeltbilleder', [{ ...fyr, originalSrc: original }, klit]);
    backend.documents.fill('pending-orders', [order]);
    backend.files.put(original, new Blob(['original']), { updatedAt: new Date(0) });
  });

  /** Waits until it is known who has ordered what the question is about. */
  const known = () =>
    waitFor(() =>
      expect(screen.getByRole('button', { name: 'Slet' })).not.toHaveAttribute('aria-busy'),
    );

  describe('the question before something is deleted', () => {
    test('counts the orders that wait for it and the purchases of it', async () => {
      const another = { ...order, id: 'another-order' };
      const cancelled = { ...order, id: 'cancelled', paymentStatus: 'cancelled' as const };
      backend.documents.fill('pending-orders', [order, another, cancelled]);
      backend.documents.put('admin-order-lookup/JF1', { originalImagePaths: [original] });
      await openSingles();
      await press('Slet Fyr');
      await sees(/2 ventende ordrer, 1 køb\./);
      await press('Annuller');
      await press('Slet Klit');
      await known();
      expect(question()).not.toHaveTextContent('ordre');
    });

    test('counts an order of several things once', async () => {
      const items = [fyr, klit].map(({ id, title }) => ({ ...orderLine(title), id }));
      backend.documents.fill('pending-orders', [pendingOrder({ items })]);
      await openSingles();
      for (const name of ['Vælg Fyr', 'Vælg Klit']) {
        await userEvent.click(screen.getByRole('checkbox', { name }));
      }
      await press('Slet valgte');
      await sees(/^1 ventende ordre\./);
    });

    test('cannot be answered before the orders are known', async () => {
      const gate = backend.hold('read', 'pending-orders');
      await openSingles();
      await press('Slet Fyr');
      expect(question()).toHaveTextContent('Undersøger, om nogen har bestilt eller købt det...');
      await press('Slet');
      expect(backend.documents.get(`enkeltbilleder/${fyr.id}`)).toBeDefined();
      gate.open();
      await sees(/1 ventende ordre\./);
    });

    test('says so when the orders cannot be read', async () => {
      backend.failNext('read', 'pending-orders');
      await openSingles();
      await press('Slet Fyr');
      await sees(/Det kunne ikke undersøges, om nogen har bestilt eller købt det\./);
    });
  });

  describe('a deleted picture that somebody has ordered', () => {
    async function remove(): Promise<void> {
      await openSingles();
      await press('Slet Fyr');
      await known();
      await press('Slet');
      await toasts("success: 'Fyr' er slettet");
    }

    async function removeForGood(): Promise<void> {
      await press('Papirkurv (1)');
      await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Fyr' }));
      await press('Slet nu');
    }

    test('keeps its original, also from the cleanup, and is delivered when it is approved', async () => {
      await remove();
      await removeForGood();
      await toast(KEPT);
      expect(removedPaths()).toEqual([]);
      await cleanUp();
      expect(backend.files.get(original)).toBeDefined();
      const asked = await approveOrder(order.id);
      if (asked.kind !== 'needs-confirmation') throw new Error('the picture is hidden');
      expect(asked.check).toMatchObject({
        hidden: [{ title: 'Fyr' }],
        orderedOre: 34_900,
        totalOre: 89_900,
      });
      const confirmed = { ...asked.check, price: 'ordered' } as const;
      expect(await approveOrder(order.id, { confirmed })).toMatchObject({
        kind: 'approved',
        purchase: { totalAmount: 349, items: [{ originalAdminPath: original }] },
      });
      await cleanUp();
      expect(backend.files.get(original)).toBeDefined();
      expect(withdrawn()).toBeUndefined();
    });
  });
});
