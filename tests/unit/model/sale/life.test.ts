import { describe, expect, test } from 'vitest';
import { downloadAvailability } from '#src/model/purchases/downloads.ts';
import {
  decisionProblem,
  lifeOf,
  saleFacts,
  type SaleLife,
  type SaleRecords,
} from '#src/model/sale/life.ts';
import { withdrawalProblem } from '#src/model/withdrawal/withdrawal.ts';

const at = new Date('2026-07-01T10:00:00Z');
const later = new Date('2026-07-03T10:00:00Z');
const sentBack = { at: later, part: undefined };

const pending = { paymentStatus: 'pending' };
const completed = { paymentStatus: 'completed' };
const cancelled = { paymentStatus: 'cancelled' };
const withdrawn = { ...cancelled, withdrawnAt: at };
const withdrawnOrder = { ...withdrawn, cancelReason: 'withdrawn-by-customer' } as const;
const rejected = { ...cancelled, cancelReason: 'amount', cancelNote: '49 kr mangler' } as const;

/** The records of a sale at every point of its way, and the life that they tell of. */
const ways: [string, SaleRecords, Partial<SaleLife>][] = [
  ['an order waits', { order: pending }, { stage: 'ordered' }],
  ['it is approved', { order: completed, purchase: completed }, { stage: 'approved' }],
  ['its purchase cannot be read', { order: completed }, { stage: 'approved' }],
  [
    'its gift cards are issued',
    { order: completed, purchase: { ...completed, giftCards: [{}], completedDate: at } },
    { stage: 'approved', giftCardsSince: at },
  ],
  [
    'an original is fetched',
    { order: completed, purchase: { ...completed, firstDownloadAt: at } },
    { stage: 'delivered' },
  ],
  [
    'a part is sent back',
    {
      order: completed,
      purchase: { ...completed, downloadCount: 1, refundedAt: later, refundedAmount: 50 },
    },
    { stage: 'delivered', sentBack: { at: later, part: 50 } },
  ],
  [
    'it is withdrawn before its approval',
    { order: withdrawnOrder },
    {
      stage: 'withdrawn',
      withdrawnAt: at,
      wasApproved: false,
      cancelReason: 'withdrawn-by-customer',
    },
  ],
  [
    'the money of that is sent back',
    { order: { ...withdrawnOrder, refundedAt: later } },
    { stage: 'refunded', withdrawnAt: at, sentBack, wasApproved: false },
  ],
  [
    'it is withdrawn after its approval',
    { order: completed, purchase: withdrawn },
    { stage: 'withdrawn', withdrawnAt: at, wasApproved: true },
  ],
  [
    'the money of the purchase is sent back',
    { order: completed, purchase: { ...withdrawn, refundedAt: later } },
    { stage: 'refunded', withdrawnAt: at, sentBack, wasApproved: true },
  ],
  [
    'the photographer cancels the purchase, whose money is on its way',
    { order: completed, purchase: cancelled },
    { stage: 'cancelled' },
  ],
  [
    'that money has gone back',
    { order: completed, purchase: { ...cancelled, refundedAt: later } },
    { stage: 'refunded', withdrawnAt: undefined, sentBack },
  ],
  [
    'it is rejected',
    { order: rejected },
    { stage: 'rejected', cancelReason: 'amount', cancelNote: '49 kr mangler' },
  ],
  ['it was rejected before reasons were asked for', { order: cancelled }, { stage: 'rejected' }],
  ['it expires', { order: { ...cancelled, cancelReason: 'expired' } }, { stage: 'expired' }],
  [
    'its account is deleted',
    { order: { ...cancelled, cancelReason: 'account-deleted' } },
    { stage: 'cancelled' },
  ],
  // As older shops stored it.
  ['a purchase waits for its payment', { purchase: pending }, { stage: 'unpaid' }],
  [
    'a purchase waits in the older word',
    { purchase: { paymentStatus: 'processing' } },
    { stage: 'processing' },
  ],
  [
    'a purchase is paid in the older word',
    { purchase: { paymentStatus: 'købt' } },
    { stage: 'approved' },
  ],
  ['a sale has only its mirror', { mirror: { status: 'completed' } }, { stage: 'approved' }],
  ['a mirror waits', { mirror: { status: 'pending' } }, { stage: 'processing' }],
  ['a mirror is cancelled', { mirror: { status: 'cancelled' } }, { stage: 'cancelled' }],
  ['a word is unknown', { purchase: { paymentStatus: 'toString' } }, { stage: 'cancelled' }],
  ['nothing is stored', {}, { stage: 'cancelled' }],
  // What contradicts itself.
  [
    'a purchase is there while its order waits',
    { order: pending, purchase: completed },
    { stage: 'approved' },
  ],
  [
    'the mirror still waits',
    { purchase: completed, mirror: { status: 'pending' } },
    { stage: 'approved' },
  ],
  [
    'a withdrawn purchase counts as paid',
    { purchase: { ...completed, withdrawnAt: at } },
    { stage: 'withdrawn' },
  ],
  [
    'a withdrawn order still waits',
    { order: { ...pending, withdrawnAt: at } },
    { stage: 'withdrawn' },
  ],
];

test.each(ways)('%s', (_, records, life) => {
  expect(lifeOf(records)).toMatchObject(life);
});

const lives: Record<SaleLife['stage'], SaleRecords> = {
  ordered: { order: pending },
  unpaid: { purchase: pending },
  processing: { purchase: { paymentStatus: 'processing' } },
  approved: { purchase: completed },
  delivered: { purchase: { ...completed, firstDownloadAt: at } },
  withdrawn: { order: withdrawnOrder },
  refunded: { order: { ...withdrawnOrder, refundedAt: later } },
  rejected: { order: rejected },
  expired: { order: { ...cancelled, cancelReason: 'expired' } },
  cancelled: { purchase: cancelled },
};

const nothing = { withdrawal: undefined, approval: undefined, rejection: undefined };
const waiting = { ...nothing, status: 'processing', download: 'waiting' };
const bought = {
  ...nothing,
  status: 'completed',
  download: 'available',
  rejection: 'already-approved',
};
const over = { ...nothing, status: 'cancelled', download: 'unavailable' };
const takenBack = {
  ...over,
  withdrawal: 'withdrawn',
  approval: 'withdrawn',
  rejection: 'withdrawn',
};
const ended = { ...over, withdrawal: 'cancelled', approval: 'already-rejected' };

/** The shown word, the download, and what stands in the way of a withdrawal, an approval and a rejection. */
test.each([
  ['ordered', waiting],
  ['unpaid', waiting],
  ['processing', waiting],
  ['approved', bought],
  ['delivered', { ...bought, withdrawal: 'downloaded' }],
  ['withdrawn', takenBack],
  ['refunded', takenBack],
  ['rejected', ended],
  ['expired', ended],
  ['cancelled', ended],
] as const)('what holds of a sale that is %s', (stage, expected) => {
  const life = lifeOf(lives[stage]);
  const facts = saleFacts(lives[stage]);
  expect(life.stage).toBe(stage);
  expect({
    status: facts.status,
    download: downloadAvailability(life, true),
    withdrawal: withdrawalProblem(life),
    approval: decisionProblem(facts, 'approved'),
    rejection: decisionProblem(facts, 'rejected'),
  }).toEqual(expected);
});

describe('the photographer', () => {
  test.each([
    ['ordered', { isUndecided: true, isUnpaid: false }],
    ['unpaid', { isUndecided: false, isUnpaid: true }],
    ['processing', { isUndecided: false, isUnpaid: false }],
    ['approved', { isUndecided: false, isUnpaid: false }],
    ['cancelled', { isUndecided: false, isUnpaid: false }],
  ] as const)('may decide about what is %s: %o', (stage, facts) => {
    expect(saleFacts(lives[stage])).toMatchObject(facts);
  });
});

test('a line without a file is not available', () => {
  expect(downloadAvailability(lifeOf({ purchase: completed }), false)).toBe('unavailable');
});
