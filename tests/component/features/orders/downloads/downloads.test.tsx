import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EverythingButton, ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import { DownloadTray } from '#src/features/orders/downloads/DownloadTray.tsx';
import { rememberedDownloads } from '#src/features/orders/downloads/downloadHistory.ts';
import { setZip } from '#src/features/orders/downloads/zipTasks.ts';
import * as saveFileModule from '#src/lib/saveFile.ts';
import * as createZipModule from '#src/lib/zip/createZip.ts';
import type { ZipJob } from '#src/lib/zip/createZip.ts';
import { AppError } from '#src/model/base/errors.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { MEGABYTE, storeBoughtFiles } from './boughtFiles.ts';

vi.mock('#src/lib/saveFile.ts');
vi.mock('#src/lib/zip/createZip.ts');

resetStoresAfterEach();

const saveFile = vi.mocked(saveFileModule.saveFile);
const createZip = vi.mocked(createZipModule.createZip);

beforeEach(() => {
  setZip({ status: 'idle' });
  saveFile.mockReset();
  vi.mocked(createZipModule.canZip).mockReset().mockReturnValue(true);
  createZip.mockReset().mockResolvedValue({ file: new Blob(['zip']), failedIds: [] });
  storeBoughtFiles();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

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
    expect(backend.functions.calls(contracts.logDownloads)).toMatchObject([
      { input: { downloads: [{ purchaseId: 'JF1', itemId: 'Vesterhavet' }] } },
    ]);
    expect(screen.queryByRole('region', { name: 'Download' })).not.toBeInTheDocument();
  });

  test('holds the licence, with the seller and the sentences of the terms', async () => {
    open();
    await start();
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const lines = createZip.mock.lastCall?.[0].licence?.split('\r\n') ?? [];
    expect(lines[0]).toBe('Licens');
    expect(lines[2]).toMatch(/^Jerslev Foto v\/ Asta Vindfeldt Holm, .*CVR-nr. 00000000/);
    expect(lines).toContain('- Du må beskære billederne og tilpasse dem til din brug.');
    expect(lines.join(' ')).toContain('(https://jerslevfoto.example/k%C3%B8bsbetingelser)');
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
    await press('Download de manglende igen');
    await waitFor(() => expect(createZip).toHaveBeenCalledTimes(2));
    expect(createZip.mock.lastCall?.[0].entries.map(({ name }) => name)).toEqual(['Sand.jpg']);
    await waitFor(() => expect(screen.queryByText(/Kunne ikke/)).not.toBeInTheDocument());
  });

  test('names the pictures that were not found in its list of contents', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const [, missing] = files;
    backend.fail('describe', missing?.archivedPath ?? '');
    open();
    await start();
    expect(await screen.findByText('Kunne ikke downloade Sand')).toBeVisible();
    const job = createZip.mock.lastCall?.[0];
    expect(job?.entries.map(({ name }) => name)).toEqual(['Bølge.jpg']);
    expect(job?.missing).toEqual(['Sand.jpg']);
  });

  test('of which nothing could be had says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    backend.fail('describe');
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

describe('a large archive', () => {
  const files = filesOfPurchase(bought('JF1', { items: [boughtAlbum('Hav', ['Bølge', 'Sand'])] }));

  /** A browser that promises room for anything. */
  function promiseRoom(): void {
    const folder = { entries: () => [] };
    vi.stubGlobal('navigator', {
      onLine: true,
      storage: {
        getDirectory: () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve(folder) }),
        estimate: () => Promise.resolve({ quota: 1e12, usage: 0 }),
      },
    });
  }

  test('comes in numbered parts when the disk is full although room was promised', async () => {
    for (const { archivedPath = '' } of files) {
      const original = new Blob();
      Object.defineProperty(original, 'size', { value: 150 * MEGABYTE });
      backend.files.put(archivedPath, original);
    }
    promiseRoom();
    createZip.mockRejectedValueOnce(new AppError('quota-exceeded'));
    render(<ItemDownload name="Hav" files={files} />);
    await press(/^Download Hav/);
    await waitFor(() => expect(toastsShown()).toEqual(['success: Downloadet er færdigt.']));
    expect(createZip.mock.calls.map(([{ target }]) => target.kind)).toEqual([
      'private',
      'memory',
      'memory',
    ]);
    expect(saveFile.mock.calls.map(([, name]) => name)).toEqual([
      'Hav_del_1_af_2.zip',
      'Hav_del_2_af_2.zip',
    ]);
  });
});

describe('everything', () => {
  const open = () => render(<EverythingButton user={customer} />);
  const start = () => press('Download hele købshistorikken som ZIP');

  test('comes from all pages, in folders, under the name of the customer', async () => {
    const unpaid = Array.from({ length: 10 }, (_, index) =>
      bought(`JF0-${index}`, { paymentStatus: 'pending' }),
    );
    backend.documents.fill('purchases', [
      bought('JF2', {
        items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])],
        purchaseDate: new Date('2026-07-01'),
      }),
      ...unpaid,
      bought('JFX', { adminNotes: 'Demo' }),
      bought('JF1', { items: [boughtItem('Klit')], purchaseDate: new Date('2026-05-01') }),
    ]);
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

  test('names the items of which no file exists in its list of contents', async () => {
    backend.documents.fill('purchases', [
      bought('JF1', {
        items: [boughtItem('Klit'), boughtItem('Væk', { permanentBackupPath: '' })],
      }),
      bought('JF0', {
        paymentStatus: 'pending',
        items: [boughtItem('Ubetalt', { permanentBackupPath: '' })],
      }),
    ]);
    open();
    await start();
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(createZip.mock.lastCall?.[0].missing).toEqual(['Væk']);
  });

  test('of nothing is refused', async () => {
    open();
    await start();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
      ]),
    );
  });

  test('that cannot be listed or packed says so', async () => {
    backend.failNext('read', 'purchases');
    open();
    await start();
    const text = 'error: Kunne ikke oprette komplet ZIP fil. Prøv igen senere.';
    await waitFor(() => expect(toastsShown()).toEqual([text]));
    useToasts.setState({ toasts: [] });
    backend.documents.fill('purchases', [bought('JF1')]);
    createZip.mockRejectedValue(new AppError('unknown'));
    await start();
    await waitFor(() => expect(toastsShown()).toEqual([text]));
  });
});
