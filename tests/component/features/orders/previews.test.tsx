import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { publicUrl } from '#src/data/files/storage.ts';
import { markOpened } from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { customerReturns, showHistory } from './openHistory.tsx';

resetStoresAfterEach();
everythingIsNear();

const previewOf = (id: string) => `customer-permanent-archive/JF1/preview_0_${id}.webp`;
const PUBLIC = publicUrl('watermarked/enkeltbilleder/klit/watermarked_1700000000000_k1_480.webp');

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
  customerReturns();
  for (const id of ['Klit', 'Sand']) backend.files.put(previewOf(id), new Blob(['webp']));
});

const open: typeof showHistory = async (...records) => {
  await showHistory(...records);
  await settled();
};

const reads = () => new Set(backend.attempts('download'));
const shown = () =>
  [...document.querySelectorAll('article img')].map((each) => each.getAttribute('src'));
const isBare = () => waitFor(() => expect(shown()).toEqual([expect.stringMatching('^blob:')]));

describe('the pictures of an order', () => {
  test('are without a watermark once they are downloaded, in its row and in its details', async () => {
    await open([bought('JF1', { items: [klit] })]);
    await isBare();
    await press('Vis detaljer');
    await waitFor(() => expect(shown().filter((src) => src?.startsWith('blob:'))).toHaveLength(2));
    expect(reads()).toEqual(new Set([previewOf('Klit')]));
  });

  test('keep it as long as the order may be withdrawn, until the first download', async () => {
    await open([bought('JF1', { items: [klit], firstDownloadAt: undefined })]);
    expect(shown()).toEqual([PUBLIC]);
    expect(reads()).toEqual(new Set());
    markOpened(['JF1']);
    await isBare();
  });

  test('keep it where there is no other, and nothing is asked for', async () => {
    const items = [boughtItem('Klit', { thumbnailUrl: PUBLIC })];
    await open([bought('JF1', { items })], [ordered('BBBBBBBBBBBBUVWXYZAA')]);
    expect(shown()).toContain(PUBLIC);
    expect(reads()).toEqual(new Set());
  });

  test('of a private gallery are named until they are downloaded', async () => {
    const privately = { thumbnailUrl: '', imageUrl: '' };
    const items = [{ ...klit, ...privately }, boughtItem('DSC_0447', privately)];
    await open([bought('JF2', { items, firstDownloadAt: undefined })]);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Klit, DSC_0447');
    expect(card.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(0);
    markOpened(['JF2']);
    await isBare();
    expect(card).toHaveTextContent('+1');
  });

  test('of an album stand without it in the list of its pictures, too', async () => {
    const album = boughtAlbum('Havet', ['Sand', 'Sten']);
    const archivedFiles = album.archivedFiles.map((file) => ({
      ...file,
      hasPreview: file.imageId === 'Sand',
    }));
    await open([bought('JF1', { items: [{ ...album, archivedFiles }] })]);
    await press('Vis detaljer');
    await press(/Vis .*2 billeder/);
    await waitFor(() => expect(reads()).toEqual(new Set([previewOf('Sand')])));
  });
});
