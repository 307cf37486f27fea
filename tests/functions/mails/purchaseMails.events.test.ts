import { describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { acceptedTermsDocument } from '#src/model/orders/acceptedTerms.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { voucherAttachment } from '../../../functions/src/mails/voucherFile.ts';
import { call } from '../support/call.ts';
import {
  expectMail,
  expectMails,
  newOrderNumber,
  pendingOrder,
  readMail,
  storeOrder,
} from '../support/mails.ts';
import { createPerson, type Person } from '../support/people.ts';

vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});

const OLD = new Date('2026-01-02T10:00:00Z');
const PDF = Buffer.from('%PDF-1.7 a voucher');

/** An approved order with its purchase, as an approval writes both. */
async function approve(customer: Person, changes: object = {}): Promise<string> {
  const number = newOrderNumber();
  const db = firestore();
  const batch = db.batch();
  batch.set(db.doc(documents.pendingOrder.build({ pendingOrderId: number })), {
    ...pendingOrder(customer, { createdAt: OLD, paymentStatus: 'completed' }),
    convertedToPurchaseId: number,
  });
  batch.set(db.doc(documents.purchase.build({ orderId: number })), {
    userId: customer.uid,
    userName: 'Mette Ågård',
    userEmail: customer.email,
    items: [{ id: 'billede-1', name: 'Skov i tåge', type: 'image', price: 199 }],
    totalAmount: 199,
    currency: 'DKK',
    paymentMethod: 'cash',
    paymentStatus: 'completed',
    purchaseDate: new Date(),
    pendingOrderId: number,
    ...changes,
  });
  await batch.commit();
  return number;
}

async function change(orderId: string, changes: object): Promise<void> {
  await firestore().doc(documents.purchase.build({ orderId })).set(changes, { merge: true });
}

let vouchers = 0;

/** The number of a voucher that no other test has. */
function newVoucherNumber(series: string): string {
  vouchers += 1;
  return `${series}-${Date.now() * 10 + vouchers}`;
}

async function makeVoucher(number: string): Promise<void> {
  await bucket().file(`vouchers/${number}.pdf`).save(PDF, { resumable: false });
  await firestore()
    .doc(`vouchers/${number}`)
    .set({ number, pdf: { path: 'elsewhere' } });
}

test('the terms of an order are kept as they read when it came, and its mails quote them', async () => {
  const customer = await createPerson();
  const number = await storeOrder(customer);
  const [mail] = await expectMails('Jeg har modtaget din ordre ' + number, 1);
  const kept = firestore().doc(acceptedTermsDocument.build({ pendingOrderId: number }));
  const text: unknown = (await kept.get()).get('text');
  expect(text).toContain('Sidst opdateret 24. juni 2025');
  expect(mail?.params['message']).toContain(text);
  // As if the shop or its texts had been others when the order came.
  await kept.set({ text: 'Købsbetingelser, som de lød dengang.' });
  await approve(customer, { pendingOrderId: number });
  const [approved] = await expectMails('Købsbetingelser, som de lød dengang.', 1);
  expect(approved?.to).toBe(customer.email);
});

describe('an approval', () => {
  test('is mailed with the prices that were booked, the consent and the terms', async () => {
    const customer = await createPerson();
    const number = await approve(customer);
    const [mail] = await expectMails(number, 1);
    expect(mail?.params['subject']).toBe(`Dine billeder er klar: ordre ${number}`);
    for (const part of [
      '- Skov i tåge (Enkeltbillede): 199,00\u00a0kr',
      'Heraf moms (25 %): 39,80\u00a0kr',
      'CVR-nr. 00000000',
      'Da du bestilte den 2.1.2026 kl. 11.00, accepterede du købsbetingelserne i udgaven 24. juni 2025',
      'Alle priser er i danske kroner (DKK) og inkl. moms.',
      'https://jerslevfoto.example/privatlivspolitik',
    ]) {
      expect(mail?.params['message']).toContain(part);
    }
    expect(mail?.attachments).toEqual([]);
    // The provider takes 50 kB of words.
    expect(Buffer.byteLength(JSON.stringify(mail?.params))).toBeLessThan(40_000);
  });

  test('brings the voucher, which it waits for', async () => {
    const customer = await createPerson();
    const voucherNumber = newVoucherNumber('2026');
    await makeVoucher(voucherNumber);
    const number = await approve(customer, { voucherNumber });
    const [mail] = await expectMails(number, 1);
    expect(mail?.attachments).toMatchObject([
      { name: `${voucherNumber}.pdf`, type: 'application/pdf', bytes: PDF.length },
    ]);
    expect(mail?.params['message']).toContain(`Faktura ${voucherNumber} er vedhæftet.`);
  });

  test('of an older purchase is mailed when its payment is approved', async () => {
    const customer = await createPerson();
    const number = await approve(customer, { purchaseDate: OLD, paymentStatus: 'pending' });
    await change(number, { paymentStatus: 'completed' });
    await expectMail(`${number}-approved`, { status: 'sent', to: customer.email });
  });
});

describe('the file of a voucher', () => {
  test('is waited for', async () => {
    const number = newVoucherNumber('2026');
    const attachment = voucherAttachment(number, 60_000);
    await makeVoucher(number);
    expect(await attachment).toEqual({
      voucher: `data:application/pdf;base64,${PDF.toString('base64')}`,
      voucher_name: `${number}.pdf`,
    });
  });

  test('is not waited for without end', async () => {
    expect(await voucherAttachment(newVoucherNumber('2026'), 20)).toBeUndefined();
  });
});

test('a withdrawal and a refund are confirmed, the refund with its credit note', async () => {
  const customer = await createPerson();
  const number = await approve(customer, { purchaseDate: OLD });
  await change(number, {
    withdrawnAt: new Date('2026-01-03T10:00:00Z'),
    paymentStatus: 'cancelled',
  });
  await expectMail(`${number}-withdrawn`, { status: 'sent', to: customer.email });
  await expectMail(`${number}-withdrawal-notice`, {
    status: 'sent',
    to: 'kontakt@jerslevfoto.example',
  });
  const mails = await expectMails(number, 2);
  const receipt = mails.find(({ to }) => to === customer.email);
  expect(receipt?.params['message']).toContain('at du den 3.1.2026 kl. 11.00 har fortrudt ordre ');
  const creditNoteNumber = newVoucherNumber('K2026');
  await makeVoucher(creditNoteNumber);
  await change(number, { refundedAt: new Date(), creditNoteNumber });
  await expectMail(`${number}-refunded`, { status: 'sent', to: customer.email });
  const refund = (await expectMails(number, 3)).at(-1);
  expect(refund?.attachments).toMatchObject([{ name: `${creditNoteNumber}.pdf` }]);
});

test('a deleted account takes its address in the notes about mails along', async () => {
  const customer = await createPerson();
  const number = await approve(customer);
  await expectMail(`${number}-approved`, { status: 'sent' });
  expect((await call('deleteAccount', { token: customer.token })).status).toBe(200);
  expect(await readMail(`${number}-approved`)).toMatchObject({ status: 'sent', to: '' });
});
