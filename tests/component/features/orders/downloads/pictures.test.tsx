import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fileUrl } from '#src/data/files/storage.ts';
import { AlbumPictures } from '#src/features/orders/downloads/PictureDownload.tsx';
import { ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import { rememberedDownloads } from '#src/features/orders/downloads/downloadHistory.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { fakeFetch } from '../../../../support/backend/http.ts';
import { bought, boughtAlbum } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { answerWithCopy, copyPath, MEGABYTE, storeBoughtFiles } from './boughtFiles.ts';

vi.mock(import('#src/lib/saveFile.ts'), async (load) => ({
  ...(await load()),
  saveFile: vi.fn(),
}));

resetStoresAfterEach();

const { secureDownload } = contracts;

beforeEach(() => {
  vi.mocked(saveFile).mockReset();
  storeBoughtFiles();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function choose(title: string, way = /^Download med dit navn/): Promise<void> {
  await press(`Download ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
}

describe('a single picture', () => {
  const [file] = filesOfPurchase(bought('JF1'));
  const open = () => render(<ItemDownload name="Klit" files={file ? [file] : []} />);

  test('is saved under the name that the server gives it, and remembered', async () => {
    open();
    await choose('Klit');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Klit_1.jpg'));
    expect(rememberedDownloads(customer.uid)).toMatchObject([
      { itemId: 'Klit', itemName: 'Klit', uniqueFilename: 'Klit_1.jpg', userId: customer.uid },
    ]);
    expect(screen.queryByRole('button', { name: /i Fotos/ })).not.toBeInTheDocument();
  });

  test('comes as the photographer’s file, too, which the server is told of', async () => {
    open();
    await choose('Klit', /^Download original/);
    const whole = expect.objectContaining({ size: MEGABYTE }) as Blob;
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(whole, 'Klit.jpg'));
    expect(backend.functions.calls(secureDownload)).toEqual([]);
    expect(backend.functions.calls(contracts.logDownloads)).toMatchObject([
      { input: { downloads: [{ purchaseId: 'JF1', itemId: 'Klit' }] } },
    ]);
    expect(rememberedDownloads(customer.uid)).toMatchObject([{ itemId: 'Klit' }]);
  });

  test('tells the two files apart', async () => {
    open();
    await press('Download Klit');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Download originalFotografens fil i fuld størrelse, uden navn. Til tryk og til at gemme.',
      'Download med dit navnOgså i fuld størrelse, med navn, dato og nummer småt nederst. Til at dele.',
    ]);
  });

  test('has no original before the archive has it', async () => {
    render(<ItemDownload name="Klit" files={file ? [{ ...file, archivedPath: undefined }] : []} />);
    await press('Download Klit');
    const original = screen.getByRole('menuitem', { name: /^Download original/ });
    expect(original).toHaveAttribute('aria-disabled', 'true');
    expect(original).toHaveTextContent('Originalen er ved at blive gjort klar.');
    await userEvent.click(screen.getByRole('menuitem', { name: /^Download med dit navn/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Klit_1.jpg'));
  });

  const { answer, refuse } = backend.functions;

  test.each([
    [
      'no link',
      () => answer(secureDownload, () => ({})),
      'Download link ikke tilgængelig. Kontakt support.',
    ],
    [
      'no server',
      () => refuse(secureDownload, 501, { code: 'download/needs-server' }),
      'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
    ],
    [
      'somebody else',
      () => refuse(secureDownload, 403, { code: 'download/not-owner' }),
      'Unauthorized: User not authenticated or user ID mismatch',
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
      'not allowed',
      () => refuse(secureDownload, 403),
      'Sikker download fejlede. Prøv igen eller kontakt support.',
    ],
    [
      'too often',
      () => refuse(secureDownload, 429),
      'Det gik lidt for hurtigt. Vent et øjeblik og prøv igen.',
    ],
  ])('says what went wrong: %s', async (_case, goWrong, text) => {
    goWrong();
    open();
    await choose('Klit');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('wants somebody who is signed in', async () => {
    open();
    sessionChanged(null);
    await choose('Klit');
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
    expect(backend.functions.calls(secureDownload)).toHaveLength(1);
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
    const whole = expect.objectContaining({ size: 100 }) as Blob;
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(whole, 'Klit_1.jpg'));
    expect(backend.functions.calls(secureDownload)).toMatchObject([{ input: { imageId: 'Sand' } }]);
    await press('Skjul billeder');
    expect(screen.getByText('Sand')).not.toBeVisible();
  });

  test('says beside itself what went wrong, until the next try', async () => {
    backend.functions.refuse(secureDownload, 501, { code: 'download/needs-server' });
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
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
