import { describe, expect, test } from 'vitest';
import {
  claimedMail,
  failedMail,
  isMailDue,
  isRejectedJustNow,
  mailedRecordSchema,
  type MailedRecord,
  mailsOfOrder,
  mailsOfPurchase,
  orderMailErrors,
  orderMailSchema,
  queuedMail,
  sentMail,
} from '#src/model/mails/outbox.ts';

const NOW = new Date('2025-06-24T10:00:00Z');
const YESTERDAY = new Date('2025-06-23T10:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const record = (fields: object): MailedRecord => mailedRecordSchema.parse(fields);
const pending = record({ paymentStatus: 'pending', createdAt: NOW });
const cancelled = (cancelReason: string) =>
  record({ paymentStatus: 'cancelled', createdAt: NOW, cancelReason });

describe('the mails of an order', () => {
  const mails = (before: MailedRecord | undefined, after: MailedRecord | undefined) =>
    mailsOfOrder({ before, after, at: NOW });

  test('that is new go to its customer and to the photographer', () => {
    expect(mails(undefined, pending)).toEqual(['received', 'new-order']);
  });

  test.each([
    ['is old', record({ paymentStatus: 'pending', createdAt: YESTERDAY })],
    ['has no date', record({ paymentStatus: 'pending' })],
    ['is approved', record({ paymentStatus: 'completed', createdAt: NOW })],
    ['is cancelled', cancelled('unpaid')],
  ])('that arrives and %s are none', (_how, after) => {
    expect(mails(undefined, after)).toEqual([]);
  });

  test.each(['unpaid', 'amount', 'withdrawn', 'unavailable', 'other'])(
    'rejected as %s tell so',
    (reason) => expect(mails(pending, cancelled(reason))).toEqual(['rejected']),
  );

  test('that has run out tell so', () => {
    expect(mails(pending, cancelled('expired'))).toEqual(['expired']);
  });

  test.each([
    ['whose account is gone', pending, cancelled('account-deleted')],
    ['cancelled before reasons were asked for', pending, record({ paymentStatus: 'cancelled' })],
    ['that was cancelled already', cancelled('unpaid'), cancelled('amount')],
    ['that is approved', pending, record({ paymentStatus: 'completed', createdAt: NOW })],
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

  test('that its customer withdraws are no rejection', () => {
    const withdrawn = { ...cancelled('withdrawn-by-customer'), withdrawnAt: NOW };
    expect(mails(pending, record(withdrawn))).toEqual(['withdrawn', 'withdrawal-notice']);
  });

  test('that its customer withdraws tell both', () => {
    expect(mails(pending, record({ ...pending, withdrawnAt: NOW }))).toEqual([
      'withdrawn',
      'withdrawal-notice',
    ]);
  });
});

describe('the mails of a purchase', () => {
  const paid = record({ paymentStatus: 'completed', purchaseDate: NOW });
  const mails = (before: MailedRecord | undefined, after: MailedRecord | undefined) =>
    mailsOfPurchase({ before, after, at: NOW });

  test('that is new tell of the approval', () => {
    expect(mails(undefined, paid)).toEqual(['approved']);
  });

  test.each(['completed', 'købt'])('that was waiting and is %s tell of the approval', (status) => {
    const waiting = record({ paymentStatus: 'pending', purchaseDate: YESTERDAY });
    expect(mails(waiting, record({ ...waiting, paymentStatus: status }))).toEqual(['approved']);
  });

  test.each([
    ['old', undefined, record({ paymentStatus: 'completed', purchaseDate: YESTERDAY })],
    ['not paid', undefined, record({ paymentStatus: 'pending', purchaseDate: NOW })],
    ['deleted', paid, undefined],
    ['paid all along', paid, record({ ...paid, userId: '' })],
  ])('that is %s are none', (_how, before, after) => {
    expect(mails(before, after)).toEqual([]);
  });

  test('that is withdrawn and paid back tell of each', () => {
    const withdrawn = record({ ...paid, paymentStatus: 'cancelled', withdrawnAt: NOW });
    expect(mails(paid, withdrawn)).toEqual(['withdrawn', 'withdrawal-notice']);
    expect(mails(withdrawn, record({ ...withdrawn, refundedAt: NOW }))).toEqual(['refunded']);
  });
});

test.each([
  ['unpaid', NOW, true],
  ['unpaid', YESTERDAY, false],
  ['unpaid', undefined, false],
  ['expired', NOW, false],
  ['account-deleted', NOW, false],
  [undefined, NOW, false],
] as const)('cancelled as %s at %s: told with other rejections: %s', (cancelReason, at, told) => {
  expect(isRejectedJustNow({ cancelReason, cancelledAt: at }, NOW)).toBe(told);
});

describe('a mail on its way', () => {
  const queued = orderMailSchema.parse({
    id: 'JF1-received',
    ...queuedMail({ orderId: 'JF1', kind: 'received', userId: 'uid' }, NOW),
  });
  const tried = { to: 'ida@kunde.example', subject: 'Hej' };

  test('is due at once, and again when whoever took it has had five minutes', () => {
    expect(isMailDue(queued, NOW)).toBe(true);
    const claimed = { ...queued, ...claimedMail(queued, NOW) };
    expect(claimed).toMatchObject({ status: 'sending', attempts: 1 });
    expect(isMailDue(claimed, minutes(4.9))).toBe(false);
    expect(isMailDue(claimed, minutes(5))).toBe(true);
  });

  test('that was sent is never due again', () => {
    const sent = { ...queued, error: 'refused' as const, ...sentMail(tried, NOW) };
    expect(sent).toMatchObject({ ...tried, status: 'sent', sentAt: NOW, error: undefined });
    expect(isMailDue(sent, minutes(100_000))).toBe(false);
  });

  test.each([
    [1, 1],
    [2, 5],
    [3, 30],
    [4, 120],
    [5, 720],
  ])('that failed %d times is tried again after %d minutes', (attempts, wait) => {
    const failed = failedMail({ ...tried, attempts, error: 'unreachable' }, NOW);
    expect(failed).toMatchObject({ ...tried, status: 'failed', error: 'unreachable' });
    expect(failed.nextAttemptAt).toEqual(minutes(wait));
  });

  test('that failed six times waits for the photographer', () => {
    const failed = failedMail({ ...tried, attempts: 6, error: 'refused' }, NOW);
    expect(failed.nextAttemptAt).toBeUndefined();
  });

  test('is not tried again where that is of no use', () => {
    const isTriedAgain = orderMailErrors.filter(
      (error) => failedMail({ ...tried, attempts: 1, error }, NOW).nextAttemptAt !== undefined,
    );
    expect(isTriedAgain).toEqual(['no-voucher', 'refused', 'unreachable']);
  });
});
