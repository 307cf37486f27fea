import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ItemDownload } from '#src/features/orders/downloads/DownloadButtons.tsx';
import {
  FirstDownloadDialog,
  useFirstDownload,
} from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought } from '../../../../support/orderRecords.ts';
import { press } from '../../../support/page.tsx';
import { keepSavedFiles } from '../../../support/savedFiles.ts';
import { show } from '../../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { copyPath, openedAt, storeBoughtFiles } from './boughtFiles.ts';

resetStoresAfterEach();
const saved = keepSavedFiles();

const onFailed = vi.fn();

beforeEach(() => {
  useFirstDownload.setState(useFirstDownload.getInitialState(), true);
  onFailed.mockReset();
  storeBoughtFiles();
});

/** A purchase of which nothing was downloaded. */
const unopened = (change: Partial<Purchase> = {}) =>
  bought('JF1', { firstDownloadAt: undefined, ...change });

const question = () => screen.queryByRole('alertdialog');
const copies = () => backend.functions.calls(contracts.secureDownload);
const areSaved = (count: number) => waitFor(() => expect(saved).toHaveLength(count));

async function download(): Promise<void> {
  await press('Download Klit');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Download med dit navn/ }));
}

/** Shows the purchase, and asks for its picture. */
async function open(purchase = unopened()) {
  backend.documents.put(`purchases/${purchase.id}`, purchase);
  const shown = await show(
    <>
      <ItemDownload name="Klit" files={filesOfPurchase(purchase)} />
      <FirstDownloadDialog onFailed={onFailed} />
    </>,
  );
  await download();
  return shown;
}

describe('before the first picture of a purchase', () => {
  test('the customer is told that it ends the right of withdrawal; no fetches nothing', async () => {
    await open();
    expect(question()).toHaveTextContent('Vil du downloade billederne nu?');
    expect(question()).toHaveTextContent(
      'Når du henter det første billede, er købet leveret og kan ikke længere fortrydes.',
    );
    await press('Ikke nu');
    expect(question()).not.toBeInTheDocument();
    expect([copies(), openedAt('JF1'), toastsShown()]).toEqual([[], undefined, []]);
  });

  test('the first download is noted before anything is fetched, and is asked about once', async () => {
    backend.functions.answer(contracts.secureDownload, () => {
      expect(openedAt('JF1')).toBeInstanceOf(Date);
      return { path: copyPath, filename: 'Klit_1.jpg' };
    });
    await open();
    await press('Download billederne');
    await areSaved(1);
    const first = openedAt('JF1');
    await download();
    expect(question()).not.toBeInTheDocument();
    await areSaved(2);
    expect(openedAt('JF1')).toEqual(first);
  });

  test('nobody is asked about a purchase that was downloaded before', async () => {
    await open(unopened({ downloadCount: 2 }));
    await areSaved(1);
    expect(openedAt('JF1')).toBeUndefined();
  });

  test('nothing is asked or noted without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    expect(question()).not.toBeInTheDocument();
    expect(toastsShown()).toEqual([
      'error: Du er offline. Prøv igen, når du har forbindelse til internettet.',
    ]);
  });

  test('a withdrawal that came first wins, and the customer is told', async () => {
    await open();
    const withdrawn = { paymentStatus: 'cancelled', withdrawnAt: new Date() } as const;
    backend.documents.fill('purchases', [unopened(withdrawn)]);
    await press('Download billederne');
    expect(toastsShown()).toEqual(['error: Købet er fortrudt, så billederne kan ikke hentes.']);
    expect([copies(), openedAt('JF1')]).toEqual([[], undefined]);
    expect(onFailed).toHaveBeenCalledWith(['JF1']);
  });

  test('a note that cannot be written fetches nothing, and can be tried again', async () => {
    const recover = backend.fail('write', 'purchases/JF1');
    await open();
    await press('Download billederne');
    expect(toastsShown()).toEqual([
      'error: Sikker download fejlede. Prøv igen eller kontakt support.',
    ]);
    expect([copies(), question()]).toEqual([[], null]);
    recover();
    await download();
    await press('Download billederne');
    await areSaved(1);
  });

  test('no is not offered any more while the download is being noted', async () => {
    const gate = backend.hold('write', 'purchases/JF1');
    await open();
    await press('Download billederne');
    await press('Ikke nu');
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeInTheDocument();
    gate.open();
    await areSaved(1);
    expect(question()).not.toBeInTheDocument();
  });

  test('a note that arrives after its page was left does not answer the next question', async () => {
    const gate = backend.hold('write', 'purchases/JF1');
    const { unmount } = await open();
    await press('Download billederne');
    unmount();
    const other = unopened({ id: 'JF2' });
    await open(other);
    gate.open();
    await waitFor(() => expect(openedAt('JF1')).toBeInstanceOf(Date));
    expect(question()).toBeInTheDocument();
    await press('Download billederne');
    await areSaved(1);
  });

  test('a question that is left with the page counts as no', async () => {
    const { unmount } = await open();
    unmount();
    expect(useFirstDownload.getState().question).toBeUndefined();
    expect(openedAt('JF1')).toBeUndefined();
  });
});
