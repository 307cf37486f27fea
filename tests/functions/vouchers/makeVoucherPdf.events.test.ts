import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import {
  makeFirstVoucherPdf,
  makeMissingVoucherPdfs,
  makeVoucherPdf,
} from '../../../functions/src/vouchers/makeVoucherPdf.ts';
import { call } from '../support/call.ts';
import { PATIENCE } from '../support/patience.ts';
import { createPerson, unique } from '../support/people.ts';
import { storeInvoice } from '../support/storedInvoices.ts';

async function read(number: string) {
  const voucher = await firestore().doc(documents.voucher.build({ number })).get();
  return voucher.get('pdf') as { path: string; sha256: string } | undefined;
}

/** Waits until the function has made the PDF. */
const made = (number: string) =>
  vi.waitFor(async () => {
    const pdf = await read(number);
    if (!pdf) throw new Error(`${number} has no PDF yet`);
    return pdf;
  }, PATIENCE);

test('a new voucher gets its PDF, closed to caches and noted on it', async () => {
  const number = await storeInvoice();
  const { path, sha256 } = await made(number);
  expect(path).toBe(`vouchers/${number}.pdf`);
  const file = bucket().file(path);
  const [[content], [metadata]] = await Promise.all([file.download(), file.getMetadata()]);
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  expect(metadata).toMatchObject({
    contentType: 'application/pdf',
    cacheControl: 'private, no-store',
  });
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  expect(text).toContain(number);
  expect(text).toContain('Kåre Ærø');
});

test('a second event makes the same file, and brings a lost one back', async () => {
  const number = await storeInvoice();
  const first = await made(number);
  const file = bucket().file(storagePaths.voucher.build({ voucherNumber: number }));
  await file.delete();
  await makeVoucherPdf(number);
  expect((await read(number))?.sha256).toBe(first.sha256);
  expect((await file.exists())[0]).toBe(true);
});

test('the PDF of an account that is deleted loses its buyer', async () => {
  const { uid, token } = await createPerson();
  const number = await storeInvoice(uid);
  await made(number);
  expect((await call('deleteAccount', { token })).status).toBe(200);
  const { path } = await made(number);
  const [content] = await bucket().file(path).download();
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  expect(text).toContain(number);
  expect(text).not.toContain('Kåre Ærø');
});

test('a PDF that is still missing is made later, whatever another voucher is like', async () => {
  const number = await storeInvoice();
  const first = await made(number);
  const broken = firestore().doc(documents.voucher.build({ number: `0000-${unique()}` }));
  await broken.set({ issuedAt: new Date('2098-03-01T11:00:00Z') });
  await firestore().doc(documents.voucher.build({ number })).update({ pdf: FieldValue.delete() });
  await makeMissingVoucherPdfs(new Date('2098-04-02T12:00:00Z'));
  expect(await read(number)).toBeUndefined();
  await makeMissingVoucherPdfs(new Date('2098-03-30T12:00:00Z'));
  expect(await read(number)).toMatchObject({ sha256: first.sha256 });
});

test('a voucher out of a backup keeps the PDF that it brings', async () => {
  const number = await storeInvoice();
  await made(number);
  const brought = { path: `vouchers/${number}.pdf`, sha256: 'of an older release' };
  await firestore().doc(documents.voucher.build({ number })).update({ pdf: brought });
  await makeFirstVoucherPdf(number);
  expect(await read(number)).toEqual(brought);
});

test('a voucher that is gone is none of its business', async () => {
  await expect(makeVoucherPdf('1999-0001')).resolves.toBeUndefined();
});
