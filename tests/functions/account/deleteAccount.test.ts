import { describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { invitationId } from '#src/model/moving/invitation.ts';
import { deletionSteps } from '../../../functions/src/deletion/steps.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { keptRecords, liveLife, readJob, remains } from '../support/life.ts';
import { createPerson, oldToken, unique } from '../support/people.ts';
import { uploadFile } from '../support/purchases.ts';

const DONE = { status: 200, body: { success: true, errors: [], accountDeleted: true } };

test('everything personal goes, and only the accounts stay', async () => {
  const { uid, token } = await createPerson();
  const life = await liveLife(uid);
  const { status, body } = await call('deleteAccount', { token });
  expect({ status, body }).toEqual(DONE);
  expect(await remains(uid)).toBe(0);
  const { purchase, lookup, waiting, approved } = await keptRecords(life);
  expect(purchase).toEqual({
    userId: uid,
    userName: '',
    userEmail: '',
    totalAmount: 199,
    paymentStatus: 'completed',
    items: [{ id: 'billede-1', name: 'Skov', price: 199 }],
  });
  expect(lookup).toMatchObject({
    customerName: '',
    customerEmail: '',
    totalAmount: 199,
    searchKeywords: [life.orderId.toLowerCase()],
  });
  expect(waiting).toMatchObject({
    customerName: '',
    customerEmail: '',
    paymentStatus: 'cancelled',
    cancelReason: 'account-deleted',
  });
  expect(waiting?.['cancelledAt']).toBeDefined();
  expect(approved).toMatchObject({
    customerName: '',
    customerEmail: '',
    paymentStatus: 'completed',
  });
});

test('vouchers keep a buyer only when they are full, and mails no address', async () => {
  const { uid, token } = await createPerson();
  const life = await liveLife(uid);
  expect((await call('deleteAccount', { token })).status).toBe(200);
  const { simplified, full, mail } = await keptRecords(life);
  expect(simplified).toMatchObject({ totalOre: 19_900, buyer: { name: '', email: '' } });
  expect(full?.['buyer']).toEqual({ name: 'Mette Ågård', email: '', street: 'Vej 1' });
  expect(mail).toMatchObject({ orderId: life.orderId, to: '' });
});

test.each([
  ['names nobody any more', true],
  ['of an address that the account has not proven stays', false],
])('the invitation that came before the account %s', async (_, emailVerified) => {
  const { uid, email, token } = await createPerson();
  const mailId = await invitationId(email.toLowerCase());
  const mail = firestore().doc(documents.orderMail.build({ mailId }));
  const failed = { status: 'failed', error: 'returned', to: email };
  await mail.set({ orderId: mailId, kind: 'invitation', userId: '', ...failed });
  await auth().updateUser(uid, { emailVerified });
  expect((await call('deleteAccount', { token })).status).toBe(200);
  expect((await mail.get()).get('to')).toBe(emailVerified ? '' : email);
});

test('a deletion that goes on makes no PDF anew that it has made', async () => {
  const uid = `u${unique()}`;
  const db = firestore();
  const startedAt = new Date('2026-06-01T10:00:00Z');
  await db.doc(documents.deletionJob.build({ uid })).set({ uid, startedAt });
  // No PDF can be made of a voucher that says so little.
  const pdf = { path: 'x', sha256: 'x', createdAt: startedAt };
  const voucher = { userId: uid, isFull: false, issuedAt: new Date('2026-01-02T10:00:00Z'), pdf };
  const place = db.doc(documents.voucher.build({ number: unique() }));
  await place.set(voucher);
  const step = deletionSteps(uid).find(({ name }) => name === 'vouchers');
  await expect(step?.run()).resolves.toBeUndefined();
  await place.update({ 'pdf.createdAt': new Date('2026-05-31T10:00:00Z') });
  await expect(step?.run()).rejects.toThrow();
  await place.delete();
});

test('a purchase with a full invoice keeps the name, and nothing to reach its buyer by', async () => {
  const { uid, token } = await createPerson();
  const life = await liveLife(uid);
  const purchase = firestore().doc(documents.purchase.build({ orderId: life.orderId }));
  await purchase.update({ voucherNumber: life.full, adminNotes: 'Ring til Mette' });
  expect((await call('deleteAccount', { token })).status).toBe(200);
  const kept = (await keptRecords(life)).purchase;
  expect(kept).toMatchObject({ userName: 'Mette Ågård', userEmail: '', adminNotes: '' });
  expect(kept).not.toHaveProperty('userPhone');
});

test('nothing of anybody else is touched', async () => {
  const { uid, token } = await createPerson();
  const { otherOwner } = await liveLife(uid);
  const before = await remains(otherOwner);
  await call('deleteAccount', { token });
  expect(before).toBeGreaterThan(0);
  expect(await remains(otherOwner)).toBe(before);
});

test('more documents than fit in one go', async () => {
  const { uid, token } = await createPerson();
  const db = firestore();
  const writer = db.bulkWriter();
  for (let index = 0; index < 450; index += 1) {
    void writer.set(db.doc(`downloads/${uid}-${index}`), { userId: uid });
  }
  await writer.close();
  expect((await call('deleteAccount', { token })).status).toBe(200);
  expect(await remains(uid)).toBe(0);
});

test('an answer that was lost can be asked for again', async () => {
  const { uid, token } = await createPerson();
  await call('deleteAccount', { token });
  const { status, body } = await call('deleteAccount', { token });
  expect({ status, body }).toEqual(DONE);
  expect((await readJob(uid))?.['finishedAt']).toBeDefined();
});

test('twice at the same time', async () => {
  const { uid, token } = await createPerson();
  await liveLife(uid);
  const ask = () => call('deleteAccount', { token });
  const replies = await Promise.all([ask(), ask()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await remains(uid)).toBe(0);
});

test('files that another request deletes at the same time', async () => {
  const uid = `u${unique()}`;
  const names = Array.from({ length: 30 }, (_, index) => `purchased/${uid}/billede-${index}.jpg`);
  await Promise.all(names.map((name) => uploadFile(name, Buffer.from('picture'))));
  const files = deletionSteps(uid).find(({ name }) => name === 'files');
  await Promise.all([files?.run(), files?.run(), files?.run()]);
  expect(await remains(uid)).toBe(0);
});

test('the job holds no word of the person', async () => {
  const { uid, email, token } = await createPerson();
  await liveLife(uid);
  await call('deleteAccount', { token });
  const job = await readJob(uid);
  expect(Object.keys(job ?? {}).sort()).toEqual(
    ['doneSteps', 'failedSteps', 'finishedAt', 'startedAt', 'uid'].sort(),
  );
  expect(JSON.stringify(job)).not.toContain(email);
});

describe('refused, with nothing lost', () => {
  test('a sign-in older than 5 minutes', async () => {
    const person = await createPerson();
    await liveLife(person.uid);
    const before = await remains(person.uid);
    const token = await oldToken(person, 6);
    const { status, body } = await call('deleteAccount', { token });
    const text =
      'Du skal logge ind igen for at slette din konto. Log ud og ind igen, og prøv derefter.';
    expect({ status, body }).toEqual({
      status: 401,
      body: refusal(text, 'auth/requires-recent-login'),
    });
    expect(await remains(person.uid)).toBe(before);
  });

  test('an administrator', async () => {
    const { uid, token } = await createPerson({ claims: { admin: true } });
    const before = await remains(uid);
    const { status, body } = await call('deleteAccount', { token });
    const text = 'En administratorkonto kan ikke slettes her. Kontakt ejeren.';
    expect({ status, body }).toEqual({ status: 403, body: refusal(text, 'permission-denied') });
    expect(await remains(uid)).toBe(before);
  });

  test("somebody else's account", async () => {
    const { token } = await createPerson();
    const other = await createPerson();
    const { status } = await call('deleteAccount', { token, input: { uid: other.uid } });
    expect(status).toBe(400);
    expect(await remains(other.uid)).toBe(1);
  });
});
