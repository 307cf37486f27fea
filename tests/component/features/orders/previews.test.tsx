import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { publicUrl } from '#src/data/files/storage.ts';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { markOpened } from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
everythingIsNear();

const PREVIEW = 'customer-permanent-archive/JF1/preview_0_Klit.webp';

const PUBLIC_PATH = 'watermarked/enkeltbilleder/klit/watermarked_1700000000000_k1_480.webp';
const PUBLIC = publicUrl(PUBLIC_PATH);

const klit = boughtItem('Klit', {
  thumbnailUrl: PUBLIC,
  archivedFiles: [
    {
      imageId: 'Klit',
      originalPath: '',
      permanentBackupPath: 'customer-permanent-archive/JF1/0_Klit.jpg',
      hasPreview: true,
      backupStatus: 'completed',
    },
  ],
});

beforeEach(() => {
  sessionChanged(customer);
  backend.accounts.signIn(customer);
  backend.files.put(PREVIEW, new Blob(['webp']));
});

async function open(purchases: Purchase[]): Promise<void> {
  backend.documents.fill('purchases', purchases);
  await show(
    <HelmetProvider>
      <MemoryRouter initialEntries={['/order-history']}>
        <OrderHistoryPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  await screen.findAllByRole('article');
  await settled();
}

const reads = () => backend.attempts('download');
const shown = () =>
  [...document.querySelectorAll('article img')].map((each) => each.getAttribute('src'));

describe('the pictures of an order', () => {
  test('are without a watermark once they are downloaded, in its row and in its details', async () => {
    await open([bought('JF1', { items: [klit] })]);
    await waitFor(() => expect(shown()).toEqual([expect.stringMatching('^blob:')]));
    await userEvent.click(screen.getByRole('button', { name: 'Vis detaljer' }));
    await waitFor(() => expect(shown().filter((src) => src?.startsWith('blob:'))).toHaveLength(2));
    expect(new Set(reads())).toEqual(new Set([PREVIEW]));
  });

  test('keep it as long as the order may be withdrawn, until the first download', async () => {
    await open([bought('JF1', { items: [klit], firstDownloadAt: undefined })]);
    expect(shown()).toEqual([PUBLIC]);
    expect(reads()).toEqual([]);
    markOpened(['JF1']);
    await waitFor(() => expect(shown()).toEqual([expect.stringMatching('^blob:')]));
  });

  test('keep it where there is no other, and nothing is asked for', async () => {
    backend.documents.fill('pending-orders', [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    await open([bought('JF1', { items: [boughtItem('Klit', { thumbnailUrl: PUBLIC })] })]);
    expect(shown()).toContain(PUBLIC);
    expect(reads()).toEqual([]);
  });

  test('of a private gallery are named until they are downloaded', async () => {
    const privately = { thumbnailUrl: '', imageUrl: '' };
    const items = [{ ...klit, ...privately }, boughtItem('DSC_0447', privately)];
    await open([bought('JF2', { items, firstDownloadAt: undefined })]);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Klit, DSC_0447');
    expect(card.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(0);
    markOpened(['JF2']);
    await waitFor(() => expect(shown()).toEqual([expect.stringMatching('^blob:')]));
    expect(card).toHaveTextContent('+1');
  });

  test('of an album stand without it in the list of its pictures, too', async () => {
    const album = boughtAlbum('Havet', ['Sand', 'Sten']);
    const previewOfSand = 'customer-permanent-archive/JF1/preview_0_Sand.webp';
    backend.files.put(previewOfSand, new Blob(['webp']));
    const [first, ...others] = album.archivedFiles;
    if (!first) throw new Error('the album has pictures');
    await open([
      bought('JF1', {
        items: [{ ...album, archivedFiles: [{ ...first, hasPreview: true }, ...others] }],
      }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Vis detaljer' }));
    await userEvent.click(screen.getByRole('button', { name: /Vis .*2 billeder/ }));
    await waitFor(() => expect(reads()).toContain(previewOfSand));
    expect(new Set(reads())).toEqual(new Set([previewOfSand]));
  });
});
