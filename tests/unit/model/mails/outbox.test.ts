import { describe, expect, test } from 'vitest';
import {
  claimedMail,
  failedMail,
  isMailDue,
  orderMailErrors,
  orderMailSchema,
  pushOf,
  queuedMail,
  queuedNews,
  sentMail,
} from '#src/model/mails/outbox.ts';
import {
  isAskedJustNow,
  isRejectedJustNow,
  type MailedRecord,
  mailedRecordSchema,
  mailsOfOrder,
  mailsOfPurchase,
} from '#src/model/mails/orderMailRules.ts';

const NOW = new Date('2025-06-24T10:00:00Z');
const YESTERDAY = new Date('2025-06-23T10:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const record = (fields: object): MailedRecord => mailedRecordSchema.parse(fields);
const bothOfWithdrawal = ['withdrawn', 'withdrawal-notice'];

describe('the mails of an order', () => {
  const mails = (before: MailedRecord | undefined, after: MailedRecord | undefined) =>
    mailsOfOrder({ before, after, at: NOW });
  const pending = record({ paymentStatus: 'pending', createdAt: NOW });
  const completed = record({ paymentStatus: 'completed', createdAt: NOW });
  const cancelled = (cancelReason: string, change: object = {}) =>
    record({ paymentStatus: 'cancelled', createdAt: NOW, cancelReason, ...change });

  test('that is new go to its customer and to the photographer', () => {
    expect(mails(undefined, pending)).toEqual(['received', 'new-order']);
    const old = record({ paymentStatus: 'pending', createdAt: YESTERDAY });
    const undated = record({ paymentStatus: 'pending' });
    for (const after of [old, undated, completed, cancelled('unpaid')]) {
      expect(mails(undefined, after)).toEqual([]);
    }
  });

  test.each([
    ['rejected', ['unpaid', 'amount', 'withdrawn', 'unavailable', 'other']],
    ['expired', ['expired']],
  ])('tell that it is %s, of the reasons %j', (kind, reasons) => {
    const told = reasons.map((reason) => mails(pending, cancelled(reason)));
    expect(told).toEqual(reasons.map(() => [kind]));
  });

  test.each([
    ['whose account is gone', pending, cancelled('account-deleted')],
    ['cancelled before reasons were asked for', pending, record({ paymentStatus: 'cancelled' })],
    ['that was cancelled already', cancelled('unpaid'), cancelled('amount')],
    ['that is approved', pending, completed],
    ['that is deleted', pending, undefined],
    ['of which something else changes', pending, record({ ...pending, userId: 'a' })],
  ])('%s are none', (_which, before, after) => {
    expect(mails(before, after)).toEqual([]);
  });

  test('that is reminded of remind once', () => {
    const reminded = record({ ...pending, remindedAt: NOW });
    expect(mails(pending, reminded)).toEqual(['reminder']);
    expect(mails(reminded, record({ ...reminded, remindedAt: YESTERDAY }))).toEqual([]);
  });

  test('that its customer withdraws tell both, and of no rejection', () => {
    const withdrawn = cancelled('withdrawn-by-customer', { withdrawnAt: NOW });
    expect(mails(pending, withdrawn)).toEqual(bothOfWithdrawal);
    const waiting = record({ ...pending, withdrawnAt: NOW });
    expect(mails(pending, waiting)).toEqual(bothOfWithdrawal);
  });

  test('tell of other rejections of the same moment', () => {
    const isTold = (cancelReason: 'unpaid' | 'expired' | 'account-deleted' | undefined, at = NOW) =>
      isRejectedJustNow({ cancelReason, cancelledAt: at }, NOW);
    expect([isTold('unpaid'), isTold('unpaid', YESTERDAY)]).toEqual([true, false]);
    const others = [isTold('expired'), isTold('account-deleted'), isTold(undefined)];
    expect(others).toEqual([false, false, false]);
    const undated = { cancelReason: 'unpaid', cancelledAt: undefined } as const;
    expect(isRejectedJustNow(undated, NOW)).toBe(false);
  });
});

describe('the mails of a purchase', () => {
  const paid = record({ paymentStatus: 'completed', purchaseDate: NOW });
  const waiting = record({ paymentStatus: 'pending', purchaseDate: YESTERDAY });
  const mails = (before: MailedRecord | undefined, after: MailedRecord | undefined) =>
    mailsOfPurchase({ before, after, at: NOW });

  test.each([
    ['new', undefined, paid, ['approved']],
    ['completed', waiting, record({ ...waiting, paymentStatus: 'completed' }), ['approved']],
    [
      'paid in the older word',
      waiting,
      record({ ...waiting, paymentStatus: 'købt' }),
      ['approved'],
    ],
    [
      'paid on the page',
      undefined,
      record({ ...paid, id: 'JF1', paymentIntentId: 'JF1-1' }),
      ['approved', 'order-paid'],
    ],
    ['old', undefined, record({ paymentStatus: 'completed', purchaseDate: YESTERDAY }), []],
    ['not paid', undefined, record({ paymentStatus: 'pending', purchaseDate: NOW }), []],
    ['deleted', paid, undefined, []],
    ['paid all along', paid, record({ ...paid, userId: '' }), []],
  ])('that is %s', (...[, before, after, told]) => {
    expect(mails(before, after)).toEqual(told);
  });

  test('that is withdrawn and paid back tell of each', () => {
    const withdrawn = record({ ...paid, paymentStatus: 'cancelled', withdrawnAt: NOW });
    expect(mails(paid, withdrawn)).toEqual(bothOfWithdrawal);
    expect(mails(withdrawn, record({ ...withdrawn, refundedAt: NOW }))).toEqual(['refunded']);
  });
});

describe('a mail on its way', () => {
  const queue = { orderId: 'JF1', kind: 'received', userId: 'uid' } as const;
  const queued = orderMailSchema.parse({ id: 'JF1-received', ...queuedMail(queue, NOW) });
  const tried = { to: 'ida@kunde.example', subject: 'Hej' };

  test('is due at once, and again when whoever took it has had five minutes', () => {
    expect(isMailDue(queued, NOW)).toBe(true);
    const claimed = { ...queued, ...claimedMail(queued, NOW) };
    expect(claimed).toMatchObject({ status: 'sending', attempts: 1 });
    expect([isMailDue(claimed, minutes(4.9)), isMailDue(claimed, minutes(5))]).toEqual([
      false,
      true,
    ]);
  });

  test('that was sent is never due again', () => {
    const sent = { ...queued, error: 'refused' as const, ...sentMail(tried, NOW) };
    expect(sent).toMatchObject({ ...tried, status: 'sent', sentAt: NOW, error: undefined });
    expect(isMailDue(sent, minutes(100_000))).toBe(false);
  });

  test('that failed is tried again ever later, and after six times waits for the photographer', () => {
    const failed = (attempts: number) =>
      failedMail({ ...tried, attempts, error: 'unreachable' }, NOW);
    expect(failed(1)).toMatchObject({ ...tried, status: 'failed', error: 'unreachable' });
    const next = [1, 2, 3, 4, 5, 6].map((attempts) => failed(attempts).nextAttemptAt);
    expect(next).toEqual([...[1, 5, 30, 120, 720].map(minutes), undefined]);
  });

  test('is not tried again where that is of no use', () => {
    const isTriedAgain = orderMailErrors.filter(
      (error) => failedMail({ ...tried, attempts: 1, error }, NOW).nextAttemptAt !== undefined,
    );
    expect(isTriedAgain).toEqual(['no-voucher', 'unreadable', 'refused', 'unreachable']);
  });
});

test('a statement of a withdrawal out of a backup mails no link', () => {
  expect(isAskedJustNow({ statedAt: YESTERDAY, askedAt: minutes(-1) }, NOW)).toBe(true);
  expect(isAskedJustNow({ statedAt: YESTERDAY, askedAt: YESTERDAY }, NOW)).toBe(false);
  expect(isAskedJustNow({ statedAt: YESTERDAY }, NOW)).toBe(false);
});

test('a push waits for no day of the mailbox, but for other news of its gallery', () => {
  const mail = { orderId: 'a', kind: 'new-order', userId: 'u' } as const;
  const paced = { ...queuedMail(mail, NOW), nextAttemptAt: minutes(900) };
  expect(pushOf(paced)).toMatchObject({ channel: 'push', nextAttemptAt: NOW });
  const news = queuedNews({ ...mail, kind: 'choice-sent' }, NOW);
  expect(pushOf(news)).toEqual({ ...news, channel: 'push' });
});
