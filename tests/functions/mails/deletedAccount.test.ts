import { expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import type { MailParams } from '#src/model/mails/mailParams.ts';
import { noteRefund } from '#src/model/purchases/purchase.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { queueMail, sendMail } from '../../../functions/src/mails/outbox.ts';
import { transactRecords } from '../../../functions/src/records.ts';
import { readMail } from '../support/mails.ts';
import { unique } from '../support/people.ts';
import { storePurchase } from '../support/purchases.ts';

const nothing = () => Promise.resolve();

const sendMoneyBack = (orderId: string) =>
  transactRecords(async (records) => {
    const purchase = await records.read(purchaseSchema, documents.purchase.build({ orderId }));
    if (purchase) await noteRefund(records, purchase);
  });

test.each([
  ['withdrawn', nothing],
  ['withdrawal-notice', nothing],
  ['refunded', sendMoneyBack],
] as const)(
  'a mail that goes out once its customer has deleted the account names nobody in its record (%s)',
  async (kind, happen) => {
    const now = new Date();
    const userId = unique();
    // Until the money is sent back the purchase keeps name and address.
    const withdrawn = { withdrawnAt: now, withdrawnBy: 'Mette Ågård', accountDeletedAt: now };
    const changes = { ...withdrawn, paymentStatus: 'cancelled', firstDownloadAt: null };
    const orderId = await storePurchase(userId, {}, changes);
    await happen(orderId);
    await queueMail({ orderId, kind, userId }, now);
    const sent: MailParams[] = [];
    const send = (mail: MailParams) => Promise.resolve(void sent.push(mail));
    const mailId = `${orderId}-${kind}`;
    await sendMail(mailId, { send, pace: { intervalMs: 0 } });
    expect(JSON.stringify(sent)).toContain('Mette Ågård');
    expect(await readMail(mailId)).toMatchObject({ status: 'sent', to: '', subject: '' });
  },
);

test.each([undefined, 'unreachable'] as const)(
  'a mail that is on its way while its customer deletes the account names nobody in its record (%s)',
  async (error) => {
    const uid = unique();
    const orderId = await storePurchase(uid, {}, {});
    await queueMail({ orderId, kind: 'approved', userId: uid }, new Date());
    const send = async ({ to_email: to }: MailParams) => {
      expect(to).not.toBe('');
      await firestore().doc(documents.deletionJob.build({ uid })).set({ uid });
      return error;
    };
    const mailId = `${orderId}-approved`;
    await sendMail(mailId, { send, pace: { intervalMs: 0 } });
    const status = error ? 'failed' : 'sent';
    expect(await readMail(mailId)).toMatchObject({
      ...{ status, to: '', subject: '' },
      ...(error && { error }),
    });
  },
);
