import { expect, test } from 'vitest';
import { backupAtOnce } from '#src/model/purchases/schema.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { PATIENCE } from '../support/patience.ts';
import { storePurchase, uploadOriginal } from '../support/purchases.ts';
import { purchaseAt, read } from '../support/withdrawals.ts';

test('an approved purchase is archived by itself, and again when somebody asks', async () => {
  const original = await uploadOriginal();
  const id = await storePurchase('nobody', { id: 'p0', originalAdminPath: original });
  // As the dashboard writes it, when a purchase is approved and when somebody asks.
  await firestore()
    .doc(purchaseAt(id))
    .update({ backupStatus: 'pending', backupRun: backupAtOnce });
  const path = `customer-permanent-archive/${id}/0_p0.jpg`;
  await expect
    .poll(() => read(purchaseAt(id)), PATIENCE)
    .toMatchObject({
      backupStatus: 'completed',
      items: [{ backupStatus: 'completed', permanentBackupPath: path }],
    });
  const copy = bucket().file(path);
  const [{ size, contentType, metadata }] = await copy.getMetadata();
  expect(contentType).toBe('image/jpeg');
  expect(metadata).toMatchObject({
    orderId: id,
    originalUrl: original,
    customerProtected: 'true',
    contentType: 'image/jpeg',
    originalSize: String(size),
  });
  const [source] = await bucket().file(original).download();
  expect((await copy.download())[0].equals(source)).toBe(true);
});
