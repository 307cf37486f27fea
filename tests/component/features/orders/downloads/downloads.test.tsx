import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EverythingButton, ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import { DownloadTray } from '#src/features/orders/downloads/DownloadTray.tsx';
import {
  FirstDownloadDialog,
  useFirstDownload,
} from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import { rememberedDownloads } from '#src/features/orders/downloads/downloadHistory.ts';
import { setZip } from '#src/features/orders/downloads/zipTasks.ts';
import * as createZipModule from '#src/lib/zip/createZip.ts';
import type { ZipJob } from '#src/lib/zip/createZip.ts';
import { AppError } from '#src/model/base/errors.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { press } from '../../../support/page.tsx';
import { keepSavedFiles } from '../../../support/savedFiles.ts';
import { settled } from '../../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { MEGABYTE, openedAt, storeBoughtFiles } from './boughtFiles.ts';

// Archives are packed by workers.
vi.mock('#src/lib/zip/createZip.ts');

resetStoresAfterEach();
const saved = keepSavedFiles();

const createZip = vi.mocked(createZipModule.createZip);
const canZip = vi.mocked(createZipModule.canZip);

beforeEach(() => {
  setZip({ status: 'idle' });
  useFirstDownload.setState(useFirstDownload.getInitialState(), true);
  canZip.mockReset().mockReturnValue(true);
  createZip.mockReset().mockResolvedValue({ file: new Blob(['zip']), failedIds: [] });
  storeBoughtFiles();
});

const areToasts = (...toasts: string[]) => waitFor(() => expect(toastsShown()).toEqual(toasts));
const savedNames = () => saved.map(({ name }) => name);
const packed = (): ZipJob => {
  const [job] = createZip.mock.lastCall ?? [];
  if (!job) throw new Error('Nothing was packed');
  return job;
};
const packedNames = () => packed().entries.map(({ name }) => name);
const question = () => screen.queryByRole('alertdialog');

describe('an album', () => {
  const album = { items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])] };
  const files = filesOfPurchase(bought('JF1', album));

  function open(purchase = bought('JF1', album)): Promise<void> {
    backend.documents.fill('purchases', [purchase]);
    render(
      <>
        <ItemDownload name="Vesterhavet" files={filesOfPurchase(purchase)} />
        <DownloadTray />
        <FirstDownloadDialog onFailed={() => undefined} />
      </>,
    );
    return press(/^Download Vesterhavet/);
  }

  test('is packed from the archive with its licence, and counts as one download', async () => {
    await open();
    await areToasts('success: Downloadet er færdigt.');
    expect(savedNames()).toEqual(['Vesterhavet.zip']);
    expect(packed().target).toEqual({ kind: 'memory' });
    expect(packedNames()).toEqual(['Bølge.jpg', 'Sand.jpg']);
    const lines = packed().licence?.split('\r\n') ?? [];
    expect(lines[0]).toBe('Licens');
    expect(lines[2]).toMatch(/^Jerslev Foto v\/ Asta Vindfeldt Holm, .*CVR-nr. 00000000/);
    expect(lines).toContain('- Du må beskære billederne og tilpasse dem til din brug.');
    expect(lines.join(' ')).toContain('(https://jerslevfoto.example/k%C3%B8bsbetingelser)');
    expect(rememberedDownloads(customer.uid)).toHaveLength(1);
    expect(backend.functions.calls(contracts.logDownloads)).toMatchObject([
      { input: { downloads: [{ purchaseId: 'JF1', itemId: 'Vesterhavet' }] } },
    ]);
    expect(screen.queryByRole('region', { name: 'Download' })).not.toBeInTheDocument();
  });

  test('shows how far it is, and can be stopped', async () => {
    createZip.mockImplementation(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new AppError('cancelled')));
        }),
    );
    await open();
    const tray = within(await screen.findByRole('region', { name: 'Download' }));
    await waitFor(() => expect(createZip).toHaveBeenCalled());
    packed().onProgress(MEGABYTE / 2);
    expect(await tray.findByText('512,0 kB af 2,0 MB')).toBeVisible();
    packed().onPacking();
    expect(await tray.findByText('Pakker...')).toBeVisible();
    await press('Afbryd');
    await areToasts('info: Downloadet er afbrudt.');
    expect(saved).toEqual([]);
    expect(rememberedDownloads(customer.uid)).toEqual([]);
  });

  test('lists what could not be had, and fetches it with the next try', async () => {
    createZip.mockResolvedValueOnce({ file: new Blob(), failedIds: ['JF1/Vesterhavet/Sand'] });
    await open();
    expect(await screen.findByText('Kunne ikke downloade Sand')).toBeVisible();
    await press('Download de manglende igen');
    await waitFor(() => expect(createZip).toHaveBeenCalledTimes(2));
    expect(packedNames()).toEqual(['Sand.jpg']);
    await waitFor(() => expect(screen.queryByText(/Kunne ikke/)).not.toBeInTheDocument());
  });

  test('that could not be had whole is not told to the next customer', async () => {
    createZip.mockResolvedValueOnce({ file: new Blob(), failedIds: ['JF1/Vesterhavet/Sand'] });
    await open();
    expect(await screen.findByText('Kunne ikke downloade Sand')).toBeVisible();
    act(() => sessionChanged(null));
    expect(screen.queryByText(/Kunne ikke/)).not.toBeInTheDocument();
  });

  test('names the pictures that were not found in its list of contents', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    backend.fail('describe', files[1]?.archivedPath ?? '');
    await open();
    expect(await screen.findByText('Kunne ikke downloade Sand')).toBeVisible();
    expect(packedNames()).toEqual(['Bølge.jpg']);
    expect(packed().missing).toEqual(['Sand.jpg']);
  });

  test.each([
    [
      'of which nothing could be had',
      () => backend.fail('describe'),
      'Ingen billeder kunne downloades.',
    ],
    [
      'that fails on its way',
      () => createZip.mockRejectedValue(new AppError('unknown')),
      'Album download fejlede. Prøv igen senere.',
    ],
    [
      'in a browser that is too old',
      () => canZip.mockReturnValue(false),
      'Din browser understøtter ikke ZIP download. Prøv at opdatere din browser.',
    ],
  ])('%s says so', async (_, goWrong, text) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    goWrong();
    await open(bought('JF1', { ...album, firstDownloadAt: undefined, downloadCount: 1 }));
    await areToasts(`error: ${text}`);
    expect(question()).not.toBeInTheDocument();
    expect(openedAt('JF1')).toBeUndefined();
  });

  test('without pictures says so', async () => {
    render(<ItemDownload name="Vesterhavet" files={[]} />);
    await press(/^Download Vesterhavet/);
    await areToasts('error: Ingen billeder fundet i albummet.');
  });

  test('is asked about before the first download', async () => {
    await open(bought('JF1', { ...album, firstDownloadAt: undefined }));
    await press('Ikke nu');
    expect(createZip).not.toHaveBeenCalled();
    expect(toastsShown()).toEqual(['info: Downloadet er afbrudt.']);
    await press(/^Download Vesterhavet/);
    await press('Download billederne');
    await waitFor(() => expect(savedNames()).toEqual(['Vesterhavet.zip']));
    expect(openedAt('JF1')).toBeInstanceOf(Date);
  });
});

describe('the place of an archive', () => {
  const files = filesOfPurchase(bought('JF1', { items: [boughtAlbum('Hav', ['Bølge', 'Sand'])] }));

  /** A browser with private files, that promises room for anything. */
  function promiseRoom(entries: [string, object][] = []) {
    const removeEntry = vi.fn(() => Promise.resolve());
    const folder = { entries: () => entries, removeEntry };
    vi.stubGlobal('navigator', {
      onLine: true,
      storage: {
        getDirectory: () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve(folder) }),
        estimate: () => Promise.resolve({ quota: 1e12, usage: 0 }),
      },
    });
    return removeEntry;
  }

  test('is memory, in numbered parts, when the disk is full although room was promised', async () => {
    for (const { archivedPath = '' } of files) {
      const original = new Blob();
      Object.defineProperty(original, 'size', { value: 150 * MEGABYTE });
      backend.files.put(archivedPath, original);
    }
    promiseRoom();
    createZip.mockRejectedValueOnce(new AppError('quota-exceeded'));
    render(<ItemDownload name="Hav" files={files} />);
    await press(/^Download Hav/);
    await areToasts('success: Downloadet er færdigt.');
    const places = createZip.mock.calls.map(([{ target }]) => target.kind);
    expect(places).toEqual(['private', 'memory', 'memory']);
    expect(savedNames()).toEqual(['Hav_del_1_af_2.zip', 'Hav_del_2_af_2.zip']);
  });

  test('is cleared of what an earlier download has left when the purchases open', async () => {
    const old = { kind: 'file', getFile: () => Promise.resolve({ lastModified: 0 }) };
    const removeEntry = promiseRoom([['gammel.zip', old]]);
    const { container } = render(<DownloadTray />);
    await settled();
    expect(removeEntry).toHaveBeenCalledExactlyOnceWith('gammel.zip');
    expect(container).toBeEmptyDOMElement();
  });
});

describe('everything', () => {
  function open(other?: ReactNode): Promise<void> {
    render(
      <>
        {other}
        <EverythingButton user={customer} />
        <FirstDownloadDialog onFailed={() => undefined} />
      </>,
    );
    return press('Download hele købshistorikken som ZIP');
  }

  const isSaved = () => waitFor(() => expect(saved).toHaveLength(1));

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
    await open();
    await isSaved();
    expect(savedNames()[0]).toMatch(/^kunde_Billeder_\d+\.\d+\.\d{4}\.zip$/);
    expect(packedNames()).toEqual([
      'high-quality-albums/Vesterhavet/Bølge.jpg',
      'high-quality-albums/Vesterhavet/Sand.jpg',
      'high-quality-enkeltbilleder/Klit.jpg',
    ]);
  });

  test('names the items of which no file exists in its list of contents', async () => {
    const lost = (id: string) => boughtItem(id, { permanentBackupPath: '' });
    backend.documents.fill('purchases', [
      bought('JF1', { items: [boughtItem('Klit'), lost('Væk')] }),
      bought('JF0', { paymentStatus: 'pending', items: [lost('Ubetalt')] }),
    ]);
    await open();
    await isSaved();
    expect(packed().missing).toEqual(['Væk']);
  });

  test('is asked about once, for the purchases that were not downloaded', async () => {
    const unopened = { firstDownloadAt: undefined };
    backend.documents.fill('purchases', [
      bought('JF1', unopened),
      bought('JF2', unopened),
      bought('JF3'),
      bought('JF4', { ...unopened, paymentStatus: 'cancelled', withdrawnAt: new Date() }),
    ]);
    await open();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Du har 2 køb, som du ikke har hentet fra endnu.',
    );
    await press('Download billederne');
    await isSaved();
    const isNoted = (id: string) => openedAt(id) instanceof Date;
    expect(['JF1', 'JF2', 'JF4'].map(isNoted)).toEqual([true, true, false]);
    expect(openedAt('JF3')).toEqual(new Date('2026-06-06T11:00:00Z'));
  });

  test('is asked about after what is being asked already', async () => {
    const purchase = bought('JF1', { firstDownloadAt: undefined });
    backend.documents.fill('purchases', [purchase, { ...purchase, id: 'JF2' }]);
    const gate = backend.hold('read', 'purchases');
    await open(<ItemDownload name="Klit" files={filesOfPurchase(purchase)} />);
    await press('Download Klit');
    await userEvent.click(screen.getByRole('menuitem', { name: /^Download med dit navn/ }));
    gate.open();
    await settled();
    expect(question()).toHaveTextContent('Når du henter det første billede');
    await press('Ikke nu');
    await waitFor(() => expect(question()).toHaveTextContent('Du har 2 køb'));
    await press('Ikke nu');
    await areToasts('info: Downloadet er afbrudt.');
    expect(screen.getByRole('button', { name: 'Download Klit' })).toBeVisible();
  });

  test('is not asked about on another page, behind a question that was left', async () => {
    const purchase = bought('JF1', { firstDownloadAt: undefined });
    backend.documents.fill('purchases', [purchase, { ...purchase, id: 'JF2' }]);
    const gate = backend.hold('read', 'purchases');
    await open(<ItemDownload name="Klit" files={filesOfPurchase(purchase)} />);
    await press('Download Klit');
    await userEvent.click(screen.getByRole('menuitem', { name: /^Download med dit navn/ }));
    gate.open();
    await settled();
    cleanup();
    await areToasts('info: Downloadet er afbrudt.');
    expect(useFirstDownload.getState().question).toBeUndefined();
  });

  test('of nothing is refused', async () => {
    await open();
    await areToasts(
      'error: Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
    );
  });

  test('that cannot be listed or packed says so', async () => {
    const text = 'error: Kunne ikke oprette komplet ZIP fil. Prøv igen senere.';
    backend.failNext('read', 'purchases');
    await open();
    await areToasts(text);
    useToasts.setState({ toasts: [] });
    backend.documents.fill('purchases', [bought('JF1')]);
    createZip.mockRejectedValue(new AppError('unknown'));
    await press('Download hele købshistorikken som ZIP');
    await areToasts(text);
  });
});
