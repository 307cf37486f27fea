import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as purchasedFiles from '#src/data/purchasedFiles.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import { AlbumPictures } from '#src/features/orders/downloads/AlbumPictures.tsx';
import { EverythingButton, ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import { DownloadTray } from '#src/features/orders/downloads/DownloadTray.tsx';
import { rememberedDownloads } from '#src/features/orders/downloads/downloadHistory.ts';
import { setZip } from '#src/features/orders/downloads/zipState.ts';
import * as saveFileModule from '#src/lib/saveFile.ts';
import * as createZipModule from '#src/lib/zip/createZip.ts';
import type { ZipJob } from '#src/lib/zip/createZip.ts';
import { AppError } from '#src/model/base/errors.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { bought, boughtAlbum, boughtItem } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';

vi.mock('#src/data/purchasedFiles.ts');
vi.mock('#src/data/repos/purchases.ts');
vi.mock('#src/lib/saveFile.ts');
vi.mock('#src/lib/zip/createZip.ts');

resetStoresAfterEach();

const MEGABYTE = 1024 * 1024;
const saveFile = vi.mocked(saveFileModule.saveFile);
const createZip = vi.mocked(createZipModule.createZip);
const stampedCopy = vi.mocked(purchasedFiles.stampedCopy);
const locate = vi.mocked(purchasedFiles.locateFile);
const reportDownloads = vi.mocked(purchasedFiles.reportDownloads);

beforeEach(() => {
  sessionChanged(customer);
  setZip({ status: 'idle' });
  saveFile.mockReset();
  vi.mocked(createZipModule.canZip).mockReset().mockReturnValue(true);
  createZip.mockReset().mockResolvedValue({ file: new Blob(['zip']), failedIds: [] });
  stampedCopy.mockReset().mockResolvedValue({ path: 'purchased/a/b.jpg', filename: 'Klit_1.jpg' });
  vi.mocked(purchasedFiles.readPurchased)
    .mockReset()
    .mockResolvedValue(new Blob(['jpeg']));
  locate
    .mockReset()
    .mockImplementation(({ archivedPath = '' }) =>
      Promise.resolve({ path: archivedPath, bytes: MEGABYTE, isLogged: false }),
    );
  reportDownloads.mockReset().mockResolvedValue(undefined);
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a single picture', () => {
  const [file] = filesOfPurchase(bought('JF1'));
  const open = () => render(<ItemDownload name="Klit" files={file ? [file] : []} />);

  test('is saved under the name that the server gives it, and remembered', async () => {
    open();
    await press('Download Klit');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Klit_1.jpg'));
    expect(rememberedDownloads(customer.uid)).toMatchObject([
      { itemId: 'Klit', itemName: 'Klit', uniqueFilename: 'Klit_1.jpg', userId: customer.uid },
    ]);
    expect(screen.queryByRole('button', { name: /i Fotos/ })).not.toBeInTheDocument();
  });

  test.each([
    [new AppError('download/no-link'), 'Download link ikke tilgængelig. Kontakt support.'],
    [
      new AppError('download/needs-server'),
      'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
    ],
    [
      new AppError('download/not-owner'),
      'Unauthorized: User not authenticated or user ID mismatch',
    ],
    [
      new AppError('service-failed', { details: { status: 500, message: 'Serveren er træt.' } }),
      'Serveren er træt.',
    ],
    [new AppError('service-failed', { details: { status: 500 } }), 'Sikker download fejlede.'],
    [new AppError('network'), 'Sikker download fejlede. Prøv igen eller kontakt support.'],
    [
      new AppError('permission-denied', { details: { status: 403 } }),
      'Sikker download fejlede. Prøv igen eller kontakt support.',
    ],
    [
      new AppError('rate-limited', { details: { status: 429 } }),
      'Det gik lidt for hurtigt. Vent et øjeblik og prøv igen.',
    ],
  ])('says what went wrong: %s', async (error, text) => {
    stampedCopy.mockRejectedValue(error);
    open();
    await press('Download Klit');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('wants somebody who is signed in', async () => {
    open();
    sessionChanged(null);
    await press('Download Klit');
    expect(toastsShown()).toEqual(['error: Bruger ikke identificeret. Log ind igen.']);
  });

  test('goes to the photos of a telephone, when the press was too long ago with the next one', async () => {
    const share = vi
      .fn<typeof navigator.share>()
      .mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'))
      .mockResolvedValue(undefined);
    Object.assign(navigator, { share, canShare: () => true });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    open();
    await press('Gem Klit i Fotos');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['info: Billedet er klar. Tryk på Gem i Fotos igen.']),
    );
    await press('Gem Klit i Fotos');
    expect(share).toHaveBeenCalledTimes(2);
    expect(stampedCopy).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
});

describe('a picture of an album', () => {
  const album = boughtAlbum('Vesterhavet', ['Bølge', 'Sand']);
  const purchase = bought('JF1', { items: [album] });
  const [item] = viewOfPurchase(purchase).items;

  async function open(): Promise<void> {
    render(item ? <AlbumPictures item={item} files={filesOfPurchase(purchase)} /> : null);
    expect(screen.queryByText('Sand')).not.toBeInTheDocument();
    await press('Vis 2 billeder');
  }

  test('is saved on its own, and says how much of it has come', async () => {
    const answer = Promise.withResolvers<Blob>();
    vi.mocked(purchasedFiles.readPurchased).mockImplementation((_path, onProgress) => {
      onProgress?.(0.42);
      return answer.promise;
    });
    await open();
    await press('Download Sand');
    const waiting = await screen.findByRole('button', { name: 'Gør klar...' });
    await waitFor(() => expect(waiting).toHaveTextContent('42 %'));
    expect(screen.getByRole('button', { name: 'Download Bølge' })).toBeEnabled();
    answer.resolve(new Blob(['jpeg']));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Klit_1.jpg'));
    expect(stampedCopy).toHaveBeenCalledWith(expect.objectContaining({ imageId: 'Sand' }));
    await press('Skjul billeder');
    expect(screen.getByText('Sand')).not.toBeVisible();
  });

  test('says beside itself what went wrong, until the next try', async () => {
    stampedCopy.mockRejectedValueOnce(new AppError('download/needs-server'));
    await open();
    await press('Download Sand');
    const row = screen.getAllByRole('listitem')[1];
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
    );
    expect(row).toContainElement(screen.getByRole('alert'));
    expect(toastsShown()).toEqual([]);
    await press('Download Sand');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an album', () => {
  const purchase = bought('JF1', { items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])] });
  const files = filesOfPurchase(purchase);
  const open = () =>
    render(
      <>
        <ItemDownload name="Vesterhavet" files={files} />
        <DownloadTray />
      </>,
    );
  const start = () => press(/^Download Vesterhavet/);

  test('is packed from the archive, and counts as one download', async () => {
    open();
    await start();
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Vesterhavet.zip'));
    expect(toastsShown()).toEqual(['success: Downloadet er færdigt.']);
    const job = createZip.mock.lastCall?.[0];
    expect(job?.target).toEqual({ kind: 'memory' });
    expect(job?.entries.map(({ name }) => name)).toEqual(['Bølge.jpg', 'Sand.jpg']);
    expect(rememberedDownloads(customer.uid)).toHaveLength(1);
    expect(reportDownloads.mock.calls).toEqual([[[{ purchaseId: 'JF1', itemId: 'Vesterhavet' }]]]);
    expect(screen.queryByRole('region', { name: 'Download' })).not.toBeInTheDocument();
  });

  test('shows how far it is, and can be stopped', async () => {
    let job: ZipJob | undefined;
    createZip.mockImplementation(
      (begun) =>
        new Promise((_resolve, reject) => {
          job = begun;
          begun.signal.addEventListener('abort', () => reject(new AppError('cancelled')));
        }),
    );
    open();
    await start();
    const tray = within(await screen.findByRole('region', { name: 'Download' }));
    await waitFor(() => expect(job).toBeDefined());
    job?.onProgress(MEGABYTE / 2);
    expect(await tray.findByText('512,0 kB af 2,0 MB')).toBeVisible();
    job?.onPacking();
    expect(await tray.findByText('Pakker...')).toBeVisible();
    await press('Afbryd');
    await waitFor(() => expect(toastsShown()).toEqual(['info: Downloadet er afbrudt.']));
    expect(saveFile).not.toHaveBeenCalled();
    expect(rememberedDownloads(customer.uid)).toEqual([]);
  });

  test('lists what could not be had, and fetches it with the next try', async () => {
    createZip.mockResolvedValueOnce({ file: new Blob(), failedIds: ['JF1/Vesterhavet/Sand'] });
    open();
    await start();
    expect(await screen.findByText('Kunne ikke downloade Sand')).toBeVisible();
    await press('Hent de manglende igen');
    await waitFor(() => expect(createZip).toHaveBeenCalledTimes(2));
    expect(createZip.mock.lastCall?.[0].entries.map(({ name }) => name)).toEqual(['Sand.jpg']);
    await waitFor(() => expect(screen.queryByText(/Kunne ikke/)).not.toBeInTheDocument());
  });

  test('of which nothing could be had says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    locate.mockRejectedValue(new AppError('download/needs-server'));
    open();
    await start();
    await waitFor(() => expect(toastsShown()).toEqual(['error: Ingen billeder kunne downloades.']));
  });

  test('without pictures says so', async () => {
    render(<ItemDownload name="Vesterhavet" files={[]} />);
    await start();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Ingen billeder fundet i albummet.']),
    );
  });

  test('that fails on its way says so', async () => {
    createZip.mockRejectedValue(new AppError('unknown'));
    open();
    await start();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Album download fejlede. Prøv igen senere.']),
    );
  });

  test('cannot be packed by a browser that is too old', async () => {
    vi.mocked(createZipModule.canZip).mockReturnValue(false);
    open();
    await start();
    expect(toastsShown()).toEqual([
      'error: Din browser understøtter ikke ZIP download. Prøv at opdatere din browser.',
    ]);
  });
});

describe('everything', () => {
  const open = () => render(<EverythingButton user={customer} />);
  const start = () => press('Download hele købshistorikken som ZIP');

  test('comes from all pages, in folders, under the name of the customer', async () => {
    vi.mocked(purchases.listOwn)
      .mockResolvedValueOnce({
        items: [bought('JF2', { items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])] })],
        next: 'purchases/JF2',
      })
      .mockResolvedValueOnce({
        items: [
          bought('JF1', { items: [boughtItem('Klit')] }),
          bought('JF0', { paymentStatus: 'pending' }),
          bought('JFX', { adminNotes: 'Demo' }),
        ],
        next: undefined,
      });
    open();
    await start();
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(saveFile.mock.lastCall?.[1]).toMatch(/^kunde_Billeder_\d+\.\d+\.\d{4}\.zip$/);
    expect(createZip.mock.lastCall?.[0].entries.map(({ name }) => name)).toEqual([
      'high-quality-albums/Vesterhavet/Bølge.jpg',
      'high-quality-albums/Vesterhavet/Sand.jpg',
      'high-quality-enkeltbilleder/Klit.jpg',
    ]);
  });

  test('of nothing is refused', async () => {
    vi.mocked(purchases.listOwn).mockResolvedValue({ items: [], next: undefined });
    open();
    await start();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
      ]),
    );
  });

  test('that cannot be listed or packed says so', async () => {
    vi.mocked(purchases.listOwn).mockRejectedValueOnce(new AppError('network'));
    open();
    await start();
    const text = 'error: Kunne ikke oprette komplet ZIP fil. Prøv igen senere.';
    await waitFor(() => expect(toastsShown()).toEqual([text]));
    useToasts.setState({ toasts: [] });
    vi.mocked(purchases.listOwn).mockResolvedValue({ items: [bought('JF1')], next: undefined });
    createZip.mockRejectedValue(new AppError('unknown'));
    await start();
    await waitFor(() => expect(toastsShown()).toEqual([text]));
  });
});
