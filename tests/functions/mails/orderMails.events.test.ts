import { describe, expect, test } from 'vitest';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import {
  changeOrder,
  expectMail,
  expectMails,
  failNextMail,
  readMail,
  runScheduled,
  storeOrder,
} from '../support/mails.ts';
import { createPerson, unique } from '../support/people.ts';

const subjects = (mails: { params: Record<string, string> }[]) =>
  mails.map(({ params }) => params['subject']).toSorted();

describe('a new order', () => {
  test('is told to its customer and to the photographer, once, whatever is changed later', async () => {
    const customer = await createPerson();
    const number = await storeOrder(customer);
    const mails = await expectMails(number, 2);
    expect(subjects(mails)).toEqual([
      `Jeg har modtaget din ordre ${number}`,
      'Ny ordre fra Mette Ågård: 548,00\u00a0kr',
    ]);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [customer.email, 'kontakt@jerslevfoto.example'].toSorted(),
    );
    expect(mails.every(({ template }) => template === 'local-order')).toBe(true);
    const stored = await expectMail(`${number}-received`, { status: 'sent' });
    expect(stored).toMatchObject({
      orderId: number,
      kind: 'received',
      userId: customer.uid,
      to: customer.email,
      subject: `Jeg har modtaget din ordre ${number}`,
      attempts: 1,
    });
    expect(stored).not.toHaveProperty('nextAttemptAt');
    await changeOrder(number, { customerName: 'Mette' });
    await changeOrder(number, { remindersStopped: true });
    // A later mail shows that the events of both changes have passed.
    await changeOrder(number, { remindedAt: new Date() });
    await expectMails(number, 3);
  });

  test('from a backup or the demo shop is told to nobody', async () => {
    const customer = await createPerson();
    const old = await storeOrder(customer, { createdAt: new Date('2026-01-02T10:00:00Z') });
    await changeOrder(old, { remindedAt: new Date() });
    const mails = await expectMails(old, 1);
    expect(subjects(mails)).toEqual([`Din ordre ${old} venter på betaling`]);
  });

  test('is mailed to the address that the account has today, if it is verified', async () => {
    const customer = await createPerson();
    const email = `${unique()}@kunde.example`;
    await auth().updateUser(customer.uid, { email, emailVerified: true });
    const number = await storeOrder(customer);
    await expectMail(`${number}-received`, { status: 'sent', to: email });
    await auth().updateUser(customer.uid, { email: `x${email}`, emailVerified: false });
    await changeOrder(number, { remindedAt: new Date() });
    await expectMail(`${number}-reminder`, { status: 'sent', to: customer.email });
  });

  test('without any address is kept as failed, and not tried again', async () => {
    const number = await storeOrder({ uid: `u${unique()}`, email: '' });
    const mail = await expectMail(`${number}-received`, { status: 'failed' });
    expect(mail).toMatchObject({ error: 'no-address', attempts: 1 });
    expect(mail).not.toHaveProperty('nextAttemptAt');
  });
});

describe('a mail that fails', () => {
  test.each([429, 500])('with %d is tried again, and then marked as sent', async (status) => {
    const customer = await createPerson();
    await failNextMail(customer.email, { status });
    const number = await storeOrder(customer, { customerName: '', customerEmail: customer.email });
    // Either of both mails may have been the first.
    const both = ['received', 'new-order'].map((kind) => `${number}-${kind}`);
    await expectMails(customer.email, 1);
    const records = await Promise.all(both.map((id) => readMail(id)));
    const failed = both[records.findIndex((mail) => mail?.['status'] === 'failed')] ?? '';
    expect(await readMail(failed)).toMatchObject({ error: 'refused', attempts: 1 });
    await firestore().doc(`order-mails/${failed}`).update({ nextAttemptAt: new Date() });
    await runScheduled('sendDueMails');
    await expectMails(customer.email, 2);
    await expectMail(failed, { status: 'sent', attempts: 2 });
    expect(await readMail(failed)).not.toHaveProperty('error');
  });
});

describe('a rejection', () => {
  const rejected = (cancelReason: string) => ({
    paymentStatus: 'cancelled',
    cancelledAt: new Date(),
    cancelReason,
  });

  test('of several orders is told in one mail, with every reason once', async () => {
    const customer = await createPerson();
    const createdAt = new Date('2026-01-02T10:00:00Z');
    const numbers = await Promise.all([1, 2, 3].map(() => storeOrder(customer, { createdAt })));
    const reasons = ['unpaid', 'amount', 'unpaid'];
    await Promise.all(numbers.map((id, at) => changeOrder(id, rejected(reasons[at] ?? ''))));
    const [mail] = await expectMails(customer.email, 1);
    expect(mail?.params['subject']).toBe('Dine 3 ordrer er annulleret');
    for (const number of numbers) {
      expect(mail?.params['message']).toContain(number);
      await expectMail(`${number}-rejected`, { status: 'sent', to: customer.email });
    }
    expect(mail?.params['message']?.split('Betalingen er ikke modtaget.')).toHaveLength(2);
    expect(mail?.params['message']).toContain('Det betalte beløb passer ikke til ordren.');
  });

  test('because the account is gone is mailed to nobody', async () => {
    const customer = await createPerson();
    const createdAt = new Date('2026-01-02T10:00:00Z');
    const number = await storeOrder(customer, { createdAt });
    await changeOrder(number, rejected('account-deleted'));
    await changeOrder(number, { remindedAt: new Date(), paymentStatus: 'pending' });
    await expectMails(number, 1);
    expect(await readMail(`${number}-rejected`)).toBeUndefined();
  });
});
