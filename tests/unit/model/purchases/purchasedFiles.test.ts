import { describe, expect, test } from 'vitest';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

const archived = (imageId: string) => ({
  imageId,
  originalPath: '',
  permanentBackupPath: `customer-permanent-archive/JF1/0_${imageId}.jpg`,
  hasPreview: false,
  backupStatus: 'completed' as const,
});

const single = purchaseItem({
  id: 'klit',
  name: 'Klit',
  originalAdminPath: 'high-quality/enkeltbilleder/klit/original_1718000000_a.jpg',
});

describe('the files of a purchase', () => {
  test('are none before it is paid', () => {
    expect(filesOfPurchase(purchase({ items: [single], paymentStatus: 'pending' }))).toEqual([]);
    expect(filesOfPurchase(purchase({ items: [single], paymentStatus: 'cancelled' }))).toEqual([]);
  });

  test.each([
    [{}, false],
    [{ firstDownloadAt: new Date() }, true],
    [{ downloadCount: 1 }, true],
  ])('of a purchase with %j are opened: %s', (change, isOpened) => {
    const [file] = filesOfPurchase(
      purchase({ items: [single], paymentStatus: 'completed', ...change }),
    );
    expect(file?.isOpened).toBe(isOpened);
  });

  test('hold a single picture, from the archive as soon as it lies there', () => {
    const [before] = filesOfPurchase(purchase({ items: [single], paymentStatus: 'completed' }));
    expect(before).toMatchObject({ itemId: 'klit', title: 'Klit', archivedPath: undefined });
    const item = { ...single, archivedFiles: [archived('klit')] };
    const [after] = filesOfPurchase(purchase({ items: [item], paymentStatus: 'købt' }));
    expect(after?.archivedPath).toBe('customer-permanent-archive/JF1/0_klit.jpg');
  });

  test('hold the pictures of an album in their order, those without a title by their number', () => {
    const item = purchaseItem({
      id: 'a',
      name: 'Vesterhavet',
      type: 'album',
      albumImages: [
        image({ id: 'i2', title: '', order: 1 }),
        image({ id: 'i1', title: 'Bølge', order: 0 }),
      ],
      archivedFiles: [archived('i1'), { ...archived('i2'), backupStatus: 'backup_failed' }],
    });
    const files = filesOfPurchase(purchase({ items: [item], paymentStatus: 'completed' }));
    expect(files.map(({ imageId, title, archivedPath }) => [imageId, title, archivedPath])).toEqual(
      [
        ['i1', 'Bølge', 'customer-permanent-archive/JF1/0_i1.jpg'],
        ['i2', 'Vesterhavet 2', undefined],
      ],
    );
  });

  test('are none where nothing is known of a file', () => {
    const item = purchaseItem({ id: 'x' });
    expect(filesOfPurchase(purchase({ items: [item], paymentStatus: 'completed' }))).toEqual([]);
  });
});
