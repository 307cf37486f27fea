import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fileUrl } from '#src/data/files/storage.ts';
import { AlbumPictures } from '#src/features/orders/downloads/PictureDownload.tsx';
import { ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import { rememberedDownloads } from '#src/features/orders/downloads/downloadHistory.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { fakeFetch } from '../../../../support/backend/http.ts';
import { bought, boughtAlbum } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { press } from '../../../support/page.tsx';
import { keepSavedFiles } from '../../../support/savedFiles.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { answerWithCopy, copyPath, MEGABYTE, storeBoughtFiles } from './boughtFiles.ts';

resetStoresAfterEach();
const saved = keepSavedFiles();

const { secureDownload, logDownloads } = contracts;
const { answer, refuse } = backend.functions;

beforeEach(storeBoughtFiles);

async function choose(title: string, way = /^Download med dit navn/): Promise<void> {
  await press(`Download ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
}

const isSaved = (name: string, size?: number) =>
  waitFor(() => {
    expect(saved).toMatchObject([{ name }]);
    if (size !== undefined) expect(saved[0]?.file?.size).toBe(size);
  });

describe('a single picture', () => {
  const files = filesOfPurchase(bought('JF1'));
  const open = () => render(<ItemDownload name="Klit" files={files} />);

  test('is saved under the name that the server gives it, and remembered', async () => {
    open();
    expect(screen.queryByRole('button', { name: /i Fotos/ })).not.toBeInTheDocument();
    await choose('Klit');
    await isSaved('Klit_1.jpg');
    expect(rememberedDownloads(customer.uid)).toMatchObject([
      { itemId: 'Klit', itemName: 'Klit', uniqueFilename: 'Klit_1.jpg', userId: customer.uid },
    ]);
  });

  test('comes as the photographer’s file, too, which the server is told of', async () => {
    open();
    await press('Download Klit');
    const [original, named] = screen.getAllByRole('menuitem');
    expect(original).toHaveTextContent(
      'Download originalFotografens fil i fuld størrelse, uden navn. Til tryk og til at gemme.',
    );
    expect(named).toHaveTextContent(
      'Download med dit navnOgså i fuld størrelse, med navn, dato og nummer småt nederst. Til at dele.',
    );
    if (original) await userEvent.click(original);
    await isSaved('Klit.jpg', MEGABYTE);
    expect(backend.functions.calls(secureDownload)).toEqual([]);
    expect(backend.functions.calls(logDownloads)).toMatchObject([
      { input: { downloads: [{ purchaseId: 'JF1', itemId: 'Klit' }] } },
    ]);
    expect(rememberedDownloads(customer.uid)).toMatchObject([{ itemId: 'Klit' }]);
  });

  test('has no original before the archive has it', async () => {
    const waiting = files.map((file) => ({ ...file, archivedPath: undefined }));
    render(<ItemDownload name="Klit" files={waiting} />);
    await press('Download Klit');
    const original = screen.getByRole('menuitem', { name: /^Download original/ });
    expect(original).toHaveAttribute('aria-disabled', 'true');
    expect(original).toHaveTextContent('Originalen er ved at blive gjort klar.');
    await userEvent.click(screen.getByRole('menuitem', { name: /^Download med dit navn/ }));
    await isSaved('Klit_1.jpg');
  });

  test.each([
    [
      'no link',
      () => answer(secureDownload, () => ({})),
      'Download link ikke tilgængelig. Kontakt support.',
    ],
    [
      'words of the server',
      () => refuse(secureDownload, 500, { error: 'Serveren er træt.' }),
      'Serveren er træt.',
    ],
    ['no words', () => refuse(secureDownload, 500), 'Sikker download fejlede.'],
    [
      'no connection',
      () => backend.failNext('call', secureDownload.path),
      'Sikker download fejlede. Prøv igen eller kontakt support.',
    ],
    [
      'too often',
      () => refuse(secureDownload, 429),
      'Det gik lidt for hurtigt. Vent et øjeblik og prøv igen.',
    ],
    ['nobody is signed in', () => sessionChanged(null), 'Bruger ikke identificeret. Log ind igen.'],
  ])('says what went wrong: %s', async (_case, goWrong, text) => {
    goWrong();
    open();
    await choose('Klit');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(saved).toEqual([]);
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
    expect(backend.functions.calls(secureDownload)).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
});

describe('a picture of an album', () => {
  const purchase = bought('JF1', { items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])] });
  const [item] = viewOfPurchase(purchase).items;

  async function open(): Promise<void> {
    render(item ? <AlbumPictures item={item} files={filesOfPurchase(purchase)} /> : null);
    expect(screen.queryByText('Sand')).not.toBeInTheDocument();
    await press('Vis 2 billeder');
  }

  test('is saved on its own, and says how much of it has come', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const file = new Response(readable, { headers: { 'content-length': '100' } });
    vi.spyOn(window, 'fetch').mockImplementation((url, request) =>
      url === fileUrl(copyPath) ? Promise.resolve(file) : fakeFetch(url, request),
    );
    const writer = writable.getWriter();
    void writer.write(new Uint8Array(42));
    await open();
    await choose('Sand');
    const waiting = await screen.findByRole('button', { name: 'Gør klar...' });
    await waitFor(() => expect(waiting).toHaveTextContent('42 %'));
    expect(screen.getByRole('button', { name: 'Download Bølge' })).toBeEnabled();
    await writer.write(new Uint8Array(58));
    await writer.close();
    await isSaved('Klit_1.jpg', 100);
    expect(backend.functions.calls(secureDownload)).toMatchObject([{ input: { imageId: 'Sand' } }]);
    await press('Skjul billeder');
    expect(screen.getByText('Sand')).not.toBeVisible();
  });

  test('says beside itself what went wrong, until the next try', async () => {
    refuse(secureDownload, 501, { code: 'download/needs-server' });
    await open();
    await choose('Sand');
    const row = screen.getAllByRole('listitem')[1];
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
    );
    expect(row).toContainElement(screen.getByRole('alert'));
    expect(toastsShown()).toEqual([]);
    answerWithCopy();
    await choose('Sand');
    await isSaved('Klit_1.jpg');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
