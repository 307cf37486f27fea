import { collections, documents, realtimePaths } from '#src/model/base/paths.ts';
import { paymentDocument } from '#src/model/payments/schema.ts';
import { auth, bucket, database, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from './people.ts';
import { newOrderId, uploadFile } from './purchases.ts';

/** The ids under which everything that a person has left behind is looked up again. */
export interface Life {
  uid: string;
  orderId: string;
  waitingId: string;
  approvedId: string;
  otherOwner: string;
  /** The numbers of a simplified and a full invoice. */
  simplified: string;
  full: string;
}

const person = { customerName: 'Mette Ågård', customerEmail: 'mette@kunde.example' };
const buyer = { userName: 'Mette Ågård', userEmail: 'mette@kunde.example' };

async function storeOrders(life: Life): Promise<void> {
  const { uid, orderId, waitingId, approvedId } = life;
  const db = firestore();
  const batch = db.batch();
  const set = (path: string, data: object) => batch.set(db.doc(path), data);
  set(documents.purchase.build({ orderId }), {
    ...buyer,
    userId: uid,
    userPhone: '+45 20 30 40 50',
    totalAmount: 199,
    paymentStatus: 'completed',
    items: [{ id: 'billede-1', name: 'Skov', price: 199 }],
  });
  set(documents.order.build({ orderId }), { userId: uid, userEmail: buyer.userEmail, total: 199 });
  set(documents.adminOrderLookup.build({ orderId }), {
    ...person,
    orderId,
    customerUserId: uid,
    totalAmount: 199,
    searchKeywords: ['mette', 'ågård', 'mette@kunde.example'],
  });
  set(documents.pendingOrder.build({ pendingOrderId: waitingId }), {
    ...person,
    userId: uid,
    amount: 99,
    paymentStatus: 'pending',
  });
  set(documents.pendingOrder.build({ pendingOrderId: approvedId }), {
    ...person,
    userId: uid,
    amount: 199,
    paymentStatus: 'completed',
    convertedToPurchaseId: orderId,
  });
  for (const number of [life.simplified, life.full]) {
    set(documents.voucher.build({ number }), {
      number,
      orderId,
      userId: uid,
      totalOre: 19_900,
      isFull: number === life.full,
      buyer: { name: 'Mette Ågård', email: 'mette@kunde.example', street: 'Vej 1' },
    });
  }
  set(paymentDocument.build({ reference: `${orderId}-1` }), {
    orderId,
    userId: uid,
    amountOre: 19_900,
    status: 'captured',
    redirectUrl: 'https://pay.example/page',
  });
  set(documents.orderMail.build({ mailId: `${orderId}-approved` }), {
    orderId,
    userId: uid,
    kind: 'approved',
    status: 'sent',
    to: buyer.userEmail,
  });
  await batch.commit();
}

async function storeHabits({ uid, otherOwner }: Life): Promise<void> {
  const db = firestore();
  const batch = db.batch();
  for (const owner of [uid, otherOwner]) {
    batch.set(db.doc(documents.user.build({ uid: owner })), { uid: owner, name: 'Mette' });
    batch.set(db.doc(documents.cart.build({ uid: owner })), { items: [] });
    batch.set(db.doc(documents.orderQuota.build({ uid: owner })), { orderId: 'a', count: 1 });
    batch.set(db.doc(documents.recoveryCodes.build({ uid: owner })), { codes: [] });
    batch.set(db.doc(documents.favourites.build({ uid: owner })), { choice: 'billede-1' });
    batch.set(db.doc(documents.clientSale.build({ saleId: `${owner}-a` })), { userId: owner });
    batch.set(db.doc(documents.userPreferences.build({ uid: owner })), { theme: 'dark' });
    batch.set(db.doc(documents.userAnalytics.build({ uid: owner })), { visits: 3 });
    for (const collection of [collections.downloads, collections.downloadLogs]) {
      for (const part of ['a', 'b', 'c']) {
        batch.set(db.doc(`${collection}/${owner}-${part}`), { userId: owner, ipAddress: '::1' });
      }
    }
    const picture = Buffer.from('picture');
    await uploadFile(`purchased/${owner}/billede-1_ABC.jpg`, picture);
    await uploadFile(`purchased/${owner}/billede-2_ABC.jpg`, picture);
    await database()
      .ref(realtimePaths.onlineUser.build({ uid: owner }))
      .set({ uid: owner });
    await database()
      .ref(realtimePaths.adminAccess.build({ uid: owner }))
      .set(1);
  }
  await batch.commit();
}

/** Gives somebody a history: purchases, waiting orders, downloads, files and all. */
export async function liveLife(uid: string): Promise<Life> {
  const life = {
    uid,
    orderId: newOrderId(),
    waitingId: unique(),
    approvedId: unique(),
    otherOwner: `u${unique()}`,
    simplified: `2026-${unique()}`,
    full: `2026-${unique()}`,
  };
  await Promise.all([storeOrders(life), storeHabits(life)]);
  return life;
}

async function read(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(path).get()).data();
}

async function hasAccount(uid: string): Promise<boolean> {
  return auth()
    .getUser(uid)
    .then(
      () => true,
      () => false,
    );
}

/** Counts the things of a person that a deletion takes away, the account included. */
export async function remains(uid: string): Promise<number> {
  const db = firestore();
  const named = [
    documents.user,
    documents.cart,
    documents.orderQuota,
    documents.favourites,
    documents.userPreferences,
    documents.userAnalytics,
    documents.recoveryCodes,
  ];
  const { clientSales, downloads, downloadLogs, orders, payments } = collections;
  const listed = [clientSales, downloads, downloadLogs, orders, payments];
  const counts = await Promise.all([
    ...named.map(async (template) => ((await read(template.build({ uid }))) ? 1 : 0)),
    ...listed.map(
      async (name) => (await db.collection(name).where('userId', '==', uid).get()).size,
    ),
    bucket()
      .getFiles({ prefix: `purchased/${uid}/` })
      .then(([files]) => files.length),
    ...[realtimePaths.onlineUser, realtimePaths.adminAccess].map(async (template) =>
      (await database().ref(template.build({ uid })).get()).exists() ? 1 : 0,
    ),
    hasAccount(uid).then((exists) => (exists ? 1 : 0)),
  ]);
  return counts.reduce((sum: number, count) => sum + count, 0);
}

/** The records that stay, as they are stored now. */
export async function keptRecords(life: Life) {
  const { orderId, waitingId, approvedId } = life;
  return {
    purchase: await read(documents.purchase.build({ orderId })),
    lookup: await read(documents.adminOrderLookup.build({ orderId })),
    waiting: await read(documents.pendingOrder.build({ pendingOrderId: waitingId })),
    approved: await read(documents.pendingOrder.build({ pendingOrderId: approvedId })),
    simplified: await read(documents.voucher.build({ number: life.simplified })),
    full: await read(documents.voucher.build({ number: life.full })),
    payment: await read(paymentDocument.build({ reference: `${orderId}-1` })),
    mail: await read(documents.orderMail.build({ mailId: `${orderId}-approved` })),
  };
}

export async function readJob(uid: string): Promise<Record<string, unknown> | undefined> {
  return read(documents.deletionJob.build({ uid }));
}
