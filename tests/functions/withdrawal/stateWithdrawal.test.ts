import { describe, expect, test } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { statementsOfAccount, statementsOfOrder } from '../../../functions/src/rateLimits.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson, unique } from '../support/people.ts';
import { useUpLimit } from '../support/rate.ts';
import {
  buy,
  DOWNLOADED,
  order,
  orderAt,
  orderNumber,
  purchaseAt,
  read,
  statementAt,
  timeIn,
  UNKNOWN,
  withdraw,
} from '../support/withdrawals.ts';

const USED_LINK = refusal(
  'Linket er brugt eller passer ikke til ordren. Se i din mail, om du har fået en kvittering.',
  'not-found',
);

const state = (id: string, email: string, name = 'Mette Ågård') =>
  call('stateWithdrawal', { input: { orderNumber: id, email, name } });

const confirm = (id: string, code: unknown) =>
  call('confirmWithdrawal', { input: { orderNumber: id, code } });

describe('somebody who is not signed in', () => {
  test('states a withdrawal: nothing changes before the mailed code confirms it', async () => {
    const buyer = await createPerson();
    const id = await buy(buyer);
    const stated = await state(id, buyer.email.toUpperCase());
    expect(stated).toMatchObject({ status: 200, body: { success: true } });
    expect(await read(purchaseAt(id))).toMatchObject({ paymentStatus: 'completed' });
    const statement = await read(statementAt(id));
    expect(statement).toMatchObject({ userId: buyer.uid, statedAt: timeIn(stated) });
    expect(stated.body).not.toHaveProperty('code');
    const confirmed = await confirm(id, statement?.['code']);
    expect(confirmed.status).toBe(200);
    expect(timeIn(confirmed)).toBe(timeIn(stated));
    expect(await read(purchaseAt(id))).toMatchObject({
      paymentStatus: 'cancelled',
      withdrawnAt: timeIn(stated),
      withdrawnBy: 'Mette Ågård',
    });
    expect(await read(statementAt(id))).toBeUndefined();
    expect(await confirm(id, statement?.['code'])).toMatchObject({ status: 404, body: USED_LINK });
  });

  test('may use the address that the account has today', async () => {
    const buyer = await createPerson();
    const id = await order(buyer);
    const email = `${unique()}@ny.example`;
    await auth().updateUser(buyer.uid, { email });
    await state(id, email);
    expect(await read(statementAt(id))).toMatchObject({ userId: buyer.uid, email });
  });

  test('may state it again: first time, name and link stay, and it is mailed again', async () => {
    const buyer = await createPerson();
    const id = await order(buyer);
    await state(id, buyer.email, 'Mette Ågård');
    const first = await read(statementAt(id));
    await state(id, buyer.email, 'En anden');
    const second = await read(statementAt(id));
    expect(second).toMatchObject({
      statedAt: first?.['statedAt'],
      code: first?.['code'],
      name: 'Mette Ågård',
    });
    expect(second?.['askedAt']).not.toBe(first?.['askedAt']);
  });

  test('gets the same answer for what does not fit, and nothing is written', async () => {
    const buyer = await createPerson();
    const [waiting, downloaded, unknown] = [
      await order(buyer),
      await buy(buyer, { firstDownloadAt: new Date() }),
      orderNumber(),
    ];
    const replies = [
      await state(waiting, `${unique()}@fremmed.example`),
      await state(downloaded, buyer.email),
      await state(unknown, buyer.email),
    ];
    for (const { status, body } of replies) {
      expect({ status, keys: Object.keys(body) }).toEqual({
        status: 200,
        keys: ['success', 'statedAt'],
      });
    }
    for (const id of [waiting, downloaded, unknown]) {
      expect(await read(statementAt(id))).toBeUndefined();
    }
  });

  test('cannot try address after address for one order', async () => {
    const buyer = await createPerson();
    const id = await order(buyer);
    await useUpLimit(statementsOfOrder, { name: 'statementsOfOrder', subject: id });
    expect((await state(id, buyer.email)).status).toBe(429);
    expect(await read(statementAt(id))).toBeUndefined();
  });

  test('cannot have an account mailed about one order after the other', async () => {
    const buyer = await createPerson();
    const [first, other] = [await order(buyer), await order(await createPerson())];
    const counted = { name: 'statementsOfAccount', subject: buyer.uid };
    await useUpLimit(statementsOfAccount, counted);
    expect((await state(first, buyer.email)).status).toBe(429);
    expect(await read(statementAt(first))).toBeUndefined();
    // Somebody who does not know the address gets the same answer as ever.
    expect((await state(first, 'anden@kunde.example')).status).toBe(200);
    expect((await state(other, buyer.email)).status).toBe(200);
  });

  test('is mailed under a name that is no address', async () => {
    const buyer = await createPerson();
    const id = await order(buyer);
    await state(id, buyer.email, 'J.P.Hansen, se X.COM');
    expect(await read(statementAt(id))).toMatchObject({ name: 'J. P. Hansen, se X. COM' });
  });

  test.each([
    ['another code', 'x'.repeat(32)],
    ['a code of another length', 'x'],
  ])('confirms nothing with %s', async (_, code) => {
    const buyer = await createPerson();
    const id = await order(buyer);
    await state(id, buyer.email);
    expect(await confirm(id, code)).toMatchObject({ status: 404, body: USED_LINK });
    expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'pending' });
  });

  test('confirms nothing where nothing was stated', async () => {
    const id = await order(await createPerson());
    expect(await confirm(id, 'x')).toMatchObject({ status: 404, body: USED_LINK });
  });

  test('confirms later what was stated of gift cards in time', async () => {
    const buyer = await createPerson();
    const [completedDate, statedAt] = [25, 12].map((days) => new Date(Date.now() - days * DAY_MS));
    const cards = { giftCards: [], completedDate };
    const [id, late] = [await buy(buyer, cards), await buy(buyer, cards)];
    const statement = { userId: buyer.uid, name: 'Mette', code: 'x', email: buyer.email };
    await firestore()
      .doc(statementAt(id))
      .set({ ...statement, statedAt });
    await firestore()
      .doc(statementAt(late))
      .set({ ...statement, statedAt: new Date() });
    const confirmed = await confirm(id, 'x');
    expect(confirmed.status).toBe(200);
    expect(timeIn(confirmed)).toBe(statedAt?.toISOString());
    expect(await confirm(late, 'x')).toMatchObject({ status: 409 });
  });

  test('is told when the pictures were downloaded in between', async () => {
    const buyer = await createPerson();
    const id = await buy(buyer);
    await state(id, buyer.email);
    const code = (await read(statementAt(id)))?.['code'];
    await firestore().doc(purchaseAt(id)).update({ firstDownloadAt: new Date() });
    expect(await confirm(id, code)).toMatchObject({ status: 409, body: DOWNLOADED });
  });

  test.each([
    { orderNumber: 'JF1', email: 'a@b.dk', name: 'Mette' },
    { orderNumber: 'JF20260102ABCDEF123', email: 'ab.dk', name: 'Mette' },
    { orderNumber: 'JF20260102ABCDEF123', email: 'a@b.dk', name: '' },
    { orderNumber: 'JF20260102ABCDEF123', email: 'a@b.dk', name: 'Se evil.com' },
  ])('is refused an input like %j', async (input) => {
    expect((await call('stateWithdrawal', { input: input })).status).toBe(400);
  });
});

describe('what was stated without a sign-in', () => {
  test('can be confirmed by an administrator, and counts from the statement', async () => {
    const [buyer, admin] = await Promise.all([
      createPerson(),
      createPerson({ claims: { admin: true } }),
    ]);
    const id = await order(buyer);
    const stated = await state(id, buyer.email);
    const reply = await withdraw(admin, id, 'Fotografen');
    expect(timeIn(reply)).toBe(timeIn(stated));
    expect(await read(orderAt(id))).toMatchObject({
      withdrawnAt: timeIn(stated),
      withdrawnBy: 'Mette Ågård',
    });
    expect(timeIn(await withdraw(admin, id, 'Fotografen'))).toBe(timeIn(stated));
  });

  test('cannot be confirmed by a stranger, and is gone when the customer signs in and withdraws', async () => {
    const [buyer, other] = await Promise.all([createPerson(), createPerson()]);
    const id = await order(buyer);
    await state(id, buyer.email);
    expect(await withdraw(other, id)).toMatchObject({ status: 404, body: UNKNOWN });
    expect((await withdraw(buyer, id)).status).toBe(200);
    const open = await firestore()
      .collection(collections.withdrawalStatements)
      .where('userId', '==', buyer.uid)
      .get();
    expect(open.empty).toBe(true);
  });
});
