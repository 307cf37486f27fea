import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EverythingButton, ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import {
  FirstDownloadDialog,
  useFirstDownload,
} from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import { setZip } from '#src/features/orders/downloads/zipTasks.ts';
import * as saveFileModule from '#src/lib/saveFile.ts';
import * as createZipModule from '#src/lib/zip/createZip.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { show } from '../../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { storeBoughtFiles } from './boughtFiles.ts';

vi.mock('#src/lib/saveFile.ts');
vi.mock('#src/lib/zip/createZip.ts');

resetStoresAfterEach();

const saveFile = vi.mocked(saveFileModule.saveFile);
const createZip = vi.mocked(createZipModule.createZip);
const onFailed = vi.fn();

beforeEach(() => {
  setZip({ status: 'idle' });
  useFirstDownload.setState(useFirstDownload.getInitialState(), true);
  onFailed.mockReset();
  saveFile.mockReset();
  vi.mocked(createZipModule.canZip).mockReset().mockReturnValue(true);
  createZip.mockReset().mockResolvedValue({ file: new Blob(['zip']), failedIds: [] });
  storeBoughtFiles();
});

/** A purchase of which nothing was downloaded. */
function unopened(id: string, change: Partial<Purchase> = {}): Purchase {
  return bought(id, { firstDownloadAt: undefined, ...change });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const download = async () => {
  await press('Download Klit');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Download med dit navn/ }));
};
const question = () => screen.queryByRole('alertdialog');
const openedAt = (id: string) => backend.documents.get(`purchases/${id}`)?.['firstDownloadAt'];
const copies = () => backend.functions.calls(contracts.secureDownload);

function open(purchase: Purchase) {
  backend.documents.fill('purchases', [purchase]);
  const { name } = purchase.items[0] ?? { name: '' };
  return show(
    <>
      <ItemDownload name={name} files={filesOfPurchase(purchase)} />
      <FirstDownloadDialog onFailed={onFailed} />
    </>,
  );
}

describe('before the first picture of a purchase', () => {
  test('the customer is told that it ends the right of withdrawal; no fetches nothing', async () => {
    await open(unopened('JF1'));
    await download();
    expect(question()).toHaveTextContent('Vil du downloade billederne nu?');
    expect(question()).toHaveTextContent(
      'Når du henter det første billede, er købet leveret og kan ikke længere fortrydes.',
    );
    await press('Ikke nu');
    expect(question()).not.toBeInTheDocument();
    expect([copies(), openedAt('JF1'), toastsShown()]).toEqual([[], undefined, []]);
  });

  test('the first download is noted before anything is fetched, and is asked about once', async () => {
    await open(unopened('JF1'));
    backend.functions.answer(contracts.secureDownload, () => {
      expect(openedAt('JF1')).toBeInstanceOf(Date);
      return { path: 'purchased/a/b.jpg', filename: 'Klit_1.jpg' };
    });
    await download();
    await press('Download billederne');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const first = openedAt('JF1');
    await download();
    expect(question()).not.toBeInTheDocument();
    expect(saveFile).toHaveBeenCalledTimes(2);
    expect(openedAt('JF1')).toEqual(first);
  });

  test('nobody is asked about a purchase that was downloaded before', async () => {
    await open(unopened('JF1', { downloadCount: 2 }));
    await download();
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(openedAt('JF1')).toBeUndefined();
  });

  test('nothing is asked or noted without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(unopened('JF1'));
    await download();
    expect(question()).not.toBeInTheDocument();
    expect(toastsShown()).toEqual([
      'error: Du er offline. Prøv igen, når du har forbindelse til internettet.',
    ]);
  });

  test('a withdrawal that came first wins, and the customer is told', async () => {
    await open(unopened('JF1'));
    await download();
    backend.documents.fill('purchases', [
      unopened('JF1', { paymentStatus: 'cancelled', withdrawnAt: new Date() }),
    ]);
    await press('Download billederne');
    expect(toastsShown()).toEqual(['error: Købet er fortrudt, så billederne kan ikke hentes.']);
    expect([copies(), openedAt('JF1')]).toEqual([[], undefined]);
    expect(onFailed).toHaveBeenCalledWith(['JF1']);
  });

  test('a note that cannot be written fetches nothing, and can be tried again', async () => {
    await open(unopened('JF1'));
    const recover = backend.fail('write', 'purchases/JF1');
    await download();
    await press('Download billederne');
    expect(toastsShown()).toEqual([
      'error: Sikker download fejlede. Prøv igen eller kontakt support.',
    ]);
    expect([copies(), question()]).toEqual([[], null]);
    recover();
    await download();
    await press('Download billederne');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  });

  test('a question that is left with the page counts as no', async () => {
    const { unmount } = await open(unopened('JF1'));
    await download();
    unmount();
    expect(useFirstDownload.getState().question).toBeUndefined();
    expect(openedAt('JF1')).toBeUndefined();
  });
});

describe('before an archive', () => {
  const album = unopened('JF1', { items: [boughtAlbum('Vesterhavet', ['Bølge', 'Sand'])] });

  test('of an album, the same is asked', async () => {
    await open(album);
    await press(/^Download Vesterhavet/);
    await press('Ikke nu');
    expect(createZip).not.toHaveBeenCalled();
    expect(toastsShown()).toEqual(['info: Downloadet er afbrudt.']);
    await press(/^Download Vesterhavet/);
    await press('Download billederne');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Vesterhavet.zip'));
    expect(openedAt('JF1')).toBeInstanceOf(Date);
  });

  test('nothing is asked in a browser that cannot make one', async () => {
    vi.mocked(createZipModule.canZip).mockReturnValue(false);
    await open(album);
    await press(/^Download Vesterhavet/);
    expect(question()).not.toBeInTheDocument();
    expect(openedAt('JF1')).toBeUndefined();
  });

  test('of everything there is one question, about those that were not downloaded', async () => {
    const item = [boughtItem('Klit')];
    backend.documents.fill('purchases', [
      unopened('JF1', { items: item }),
      unopened('JF2', { items: item }),
      bought('JF3', { items: item }),
      unopened('JF4', { items: item, paymentStatus: 'cancelled', withdrawnAt: new Date() }),
    ]);
    await show(
      <>
        <EverythingButton user={customer} />
        <FirstDownloadDialog onFailed={onFailed} />
      </>,
    );
    await press('Download hele købshistorikken som ZIP');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Du har 2 køb, som du ikke har hentet fra endnu.',
    );
    await press('Download billederne');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(['JF1', 'JF2', 'JF4'].map((id) => openedAt(id) instanceof Date)).toEqual([
      true,
      true,
      false,
    ]);
    expect(openedAt('JF3')).toEqual(new Date('2026-06-06T11:00:00Z'));
  });
});
