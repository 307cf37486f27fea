import { afterEach, describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { auth, bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { forgetStatements } from '../../../functions/src/retention/forgetOld.ts';
import { forgetPurchases } from '../../../functions/src/retention/forgetPurchases.ts';
import { forgetRefunded } from '../../../functions/src/retention/forgetRefunded.ts';
import { createPerson, unique } from '../support/people.ts';
import { uploadFile } from '../support/purchases.ts';

const NOW = new Date('2026-11-01T04:00:00Z');
const LONG_AGO = new Date('2020-06-06T10:00:00Z');
const LATER = new Date('2021-01-01T10:00:00Z');

interface Sale {
  uid: string;
  orderId: string;
  voucherNumber: string;
}

/** Six capitals that no other sale has in its number. */
function capitals(): string {
  return `${unique().replace(/\d/g, '').toUpperCase()}ABCDEF`.slice(0, 6);
}

/** Stores everything that a sale leaves behind. */
async function sell(uid: string, soldAt: Date): Promise<Sale> {
  const day = soldAt.toISOString().slice(0, 10).replaceAll('-', '');
  const orderId = `JF${day}${capitals()}${String(Math.random()).slice(-3)}`;
  const voucherNumber = `2020-${String(Math.random()).slice(-9)}`;
  const person = { customerName: 'Mette Ågård', customerEmail: 'mette@kunde.example' };
  const buyer = { userName: 'Mette Ågård', userEmail: 'mette@kunde.example' };
  const db = firestore();
  const batch = db.batch();
  const set = (path: string, data: object) => batch.set(db.doc(path), data);
  set(documents.pendingOrder.build({ pendingOrderId: orderId }), {
    ...person,
    userId: uid,
    amount: 199,
    createdAt: soldAt,
    invoiceTo: { name: 'Mette Ågård', street: 'Vej 1' },
  });
  set(documents.purchase.build({ orderId }), {
    ...buyer,
    userId: uid,
    totalAmount: 199,
    purchaseDate: soldAt,
    voucherNumber,
  });
  set(documents.order.build({ orderId }), { ...buyer, userId: uid, total: 199, date: soldAt });
  set(documents.adminOrderLookup.build({ orderId }), {
    ...person,
    orderId,
    customerUserId: uid,
    purchaseDate: soldAt,
    searchKeywords: ['mette', 'skov'],
  });
  set(documents.voucher.build({ number: voucherNumber }), {
    orderId,
    userId: uid,
    issuedAt: soldAt,
    totalOre: 19_900,
    isFull: true,
    buyer: { name: 'Mette Ågård', email: 'mette@kunde.example', street: 'Vej 1' },
    pdf: { path: `vouchers/${voucherNumber}.pdf` },
  });
  set(documents.orderMail.build({ mailId: `${orderId}-approved` }), {
    orderId,
    userId: uid,
    kind: 'approved',
    status: 'sent',
    to: 'mette@kunde.example',
    createdAt: soldAt,
  });
  set(documents.downloadLog.build({ logId: orderId }), {
    purchaseId: orderId,
    userId: uid,
    ipAddress: '::1',
    userAgent: 'Firefox',
    downloadDate: new Date(),
  });
  await batch.commit();
  await uploadFile(storagePaths.voucher.build({ voucherNumber }), Buffer.from('%PDF'));
  return { uid, orderId, voucherNumber };
}

async function read(path: string): Promise<Record<string, unknown>> {
  return (await firestore().doc(path).get()).data() ?? {};
}

/** The records of a sale as they are now, and whether its PDF is there. */
async function records({ orderId, voucherNumber }: Sale) {
  const [hasPdf] = await bucket().file(storagePaths.voucher.build({ voucherNumber })).exists();
  return {
    pending: await read(documents.pendingOrder.build({ pendingOrderId: orderId })),
    purchase: await read(documents.purchase.build({ orderId })),
    order: await read(documents.order.build({ orderId })),
    lookup: await read(documents.adminOrderLookup.build({ orderId })),
    voucher: await read(documents.voucher.build({ number: voucherNumber })),
    mail: await read(documents.orderMail.build({ mailId: `${orderId}-approved` })),
    log: await read(documents.downloadLog.build({ logId: orderId })),
    hasPdf,
  };
}

let minutes = 0;

/** Runs at a time of its own, under which the run is found in the log. */
async function runNow(): Promise<Record<string, unknown>> {
  minutes += 1;
  const at = new Date(NOW.getTime() + minutes * 60_000);
  await forgetPurchases(at);
  return loggedAt(at);
}

async function loggedAt(at: Date): Promise<Record<string, unknown>> {
  const { docs } = await firestore().collection('retention-log').where('at', '==', at).get();
  return docs[0]?.data() ?? {};
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('five years after the year of a sale', () => {
  test('its records hold nobody, and its buyer without an account is forgotten', async () => {
    const sale = await sell(`u${unique()}`, LONG_AGO);
    const run = await runNow();
    const now = await records(sale);
    expect(JSON.stringify(now)).not.toMatch(/mette|ågård|Vej 1|::1|Firefox/i);
    expect(JSON.stringify(now)).not.toContain(sale.uid);
    expect(now.purchase).toMatchObject({ userName: '', userEmail: '', totalAmount: 199 });
    expect(now.lookup).toMatchObject({ searchKeywords: [sale.orderId.toLowerCase()] });
    expect(now.voucher).toMatchObject({ totalOre: 19_900, buyer: { name: '', email: '' } });
    expect(now.voucher).not.toHaveProperty('pdf');
    expect(now.hasPdf).toBe(false);
    expect(run).toMatchObject({ count: 7 });
  });

  test('a customer with an account keeps the access', async () => {
    const { uid } = await createPerson();
    const sale = await sell(uid, LONG_AGO);
    await runNow();
    const { purchase, order, lookup, voucher, log } = await records(sale);
    expect(purchase).toMatchObject({ userId: uid, userName: '' });
    expect(order).toMatchObject({ userId: uid, userEmail: '' });
    expect(lookup).toMatchObject({ customerUserId: uid, customerName: '' });
    expect(voucher).toMatchObject({ userId: uid, buyer: { name: '', email: '' } });
    expect(log).toMatchObject({ userId: uid, ipAddress: '' });
  });
});

test('a sale of a later year is left as it is', async () => {
  const sale = await sell(`u${unique()}`, LATER);
  const before = await records(sale);
  await runNow();
  expect(await records(sale)).toEqual(before);
  expect(before.hasPdf).toBe(true);
});

test('older records, whose date is a text or only in the number, are found too', async () => {
  const db = firestore();
  const numbered = `JF20190101${capitals()}123`;
  const dated = unique();
  await db.doc(documents.purchase.build({ orderId: numbered })).set({ userName: 'Mette' });
  await db
    .doc(documents.purchase.build({ orderId: dated }))
    .set({ userName: 'Mette', purchaseDate: '2019-05-05T10:00:00.000Z' });
  await runNow();
  for (const orderId of [numbered, dated]) {
    expect(await read(documents.purchase.build({ orderId }))).toMatchObject({ userName: '' });
  }
});

test('many are taken in several goes, and the log counts them without a name', async () => {
  const db = firestore();
  const writer = db.bulkWriter();
  const mark = unique();
  for (let index = 0; index < 230; index += 1) {
    void writer.set(db.doc(`orders/${mark}${index}`), {
      date: LONG_AGO,
      userEmail: 'm@x.dk',
      mark,
    });
  }
  await writer.close();
  const run = await runNow();
  const left = await db.collection('orders').where('mark', '==', mark).get();
  expect(left.docs.filter((order) => order.get('userEmail') !== '')).toEqual([]);
  expect(run).toMatchObject({ count: 230 });
  expect(Object.keys(run).sort()).toEqual(['at', 'count', 'finishedAt', 'until']);
});

test('a second run finds nothing to do', async () => {
  const sale = await sell(`u${unique()}`, LONG_AGO);
  await runNow();
  const before = await records(sale);
  expect(await runNow()).toMatchObject({ count: 0 });
  expect(await records(sale)).toEqual(before);
});

test('a run that is cut off is completed by the next, and each counts its own', async () => {
  await runNow();
  const sale = await sell(`u${unique()}`, LONG_AGO);
  const ask = auth().getUsers.bind(auth());
  vi.spyOn(auth(), 'getUsers')
    .mockImplementationOnce(ask)
    .mockImplementationOnce(ask)
    .mockRejectedValueOnce(new Error('cut off'));
  const at = new Date(NOW.getTime() - 60_000);
  await expect(forgetPurchases(at)).rejects.toThrow('cut off');
  const cut = await loggedAt(at);
  expect(cut).toMatchObject({ count: 2 });
  expect(cut).not.toHaveProperty('finishedAt');
  expect((await records(sale)).order).toMatchObject({ userEmail: 'mette@kunde.example' });
  expect(await runNow()).toMatchObject({ count: 5 });
  expect(JSON.stringify(await records(sale))).not.toMatch(/mette/i);
});

test('a withdrawal that nobody confirmed is forgotten with the sales of its time', async () => {
  const stated = [LONG_AGO, LATER].map((statedAt) => ({ orderId: unique(), statedAt }));
  const places = stated.map(({ orderId, statedAt }) => {
    const place = firestore().doc(documents.withdrawalStatement.build({ orderId }));
    return { place, statement: { userId: 'a', name: 'Mette Ågård', code: 'x', statedAt } };
  });
  await Promise.all(places.map(({ place, statement }) => place.set(statement)));
  await forgetStatements(NOW);
  const found = await Promise.all(places.map(({ place }) => place.get()));
  expect(found.map(({ exists }) => exists)).toEqual([false, true]);
});

test('a deleted account leaves nobody in withdrawn sales once their money is back', async () => {
  const deleted = { withdrawnAt: NOW, paymentStatus: 'cancelled', accountDeletedAt: NOW };
  const [due, order, purchase] = [unique(), unique(), unique()];
  const orderAt = (pendingOrderId: string) => documents.pendingOrder.build({ pendingOrderId });
  const person = { customerName: 'Mette Ågård', customerEmail: 'mette@kunde.example' };
  const db = firestore();
  await db.doc(orderAt(due)).set({ ...deleted, ...person });
  await db.doc(orderAt(order)).set({ ...deleted, ...person, refundedAt: NOW });
  await db
    .doc(documents.purchase.build({ orderId: purchase }))
    .set({ ...deleted, userName: '', userPhone: '20304050', adminNotes: 'Mette', refundedAt: NOW });
  await forgetRefunded(NOW);
  expect(await read(orderAt(due))).toMatchObject(person);
  expect(JSON.stringify(await read(orderAt(order)))).not.toMatch(/mette|deleted/i);
  const left = JSON.stringify(await read(documents.purchase.build({ orderId: purchase })));
  expect(left).not.toMatch(/mette|2030|deleted/i);
});
