import { expect, test } from 'vitest';
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
const byCustomer = 'withdrawn-by-customer' as const;
const refund = { refundedAt: later };
const rejection = { cancelReason: 'amount', cancelNote: '49 kr mangler' } as const;
const partBack = { downloadCount: 1, refundedAt: later, refundedAmount: 50 };

const order = (record: NonNullable<SaleRecords['order']>): SaleRecords => ({ order: record });
const cancelledOrder = (change: object) => order({ ...cancelled, ...change });
const withdrawnOrder = (change = {}) =>
  order({ ...withdrawn, cancelReason: byCustomer, ...change });
/** An approved order with its purchase, or a purchase alone. */
const approved = (purchase: object): SaleRecords => ({
  order: completed,
  purchase: { ...completed, ...purchase },
});
const alone = (purchase: NonNullable<SaleRecords['purchase']>): SaleRecords => ({ purchase });
const mirror = (status: string): SaleRecords => ({ mirror: { status } });

const beforeApproval = { withdrawnAt: at, wasApproved: false };
const afterApproval = { withdrawnAt: at, wasApproved: true };

/** The records of a sale at every point of its way, and the life that they tell of. */
test.each<[string, SaleRecords, Partial<SaleLife>]>([
  ['an order waits', order(pending), { stage: 'ordered' }],
  ['it is approved', approved({}), { stage: 'approved' }],
  ['its purchase cannot be read', order(completed), { stage: 'approved' }],
  [
    'its gift cards are issued',
    approved({ giftCards: [{}], completedDate: at }),
    { stage: 'approved', giftCardsSince: at },
  ],
  ['an original is fetched', approved({ firstDownloadAt: at }), { stage: 'delivered' }],
  [
    'a part is sent back',
    approved(partBack),
    { stage: 'delivered', sentBack: { at: later, part: 50 } },
  ],
  [
    'it is withdrawn before its approval',
    withdrawnOrder(),
    { stage: 'withdrawn', ...beforeApproval, cancelReason: byCustomer },
  ],
  [
    'the money of that is sent back',
    withdrawnOrder(refund),
    { stage: 'refunded', ...beforeApproval, sentBack },
  ],
  [
    'it is withdrawn after its approval',
    approved(withdrawn),
    { stage: 'withdrawn', ...afterApproval },
  ],
  [
    'the money of the purchase is sent back',
    approved({ ...withdrawn, ...refund }),
    { stage: 'refunded', ...afterApproval, sentBack },
  ],
  ['the photographer cancels the purchase', approved(cancelled), { stage: 'cancelled' }],
  [
    'that money has gone back',
    approved({ ...cancelled, ...refund }),
    { stage: 'refunded', withdrawnAt: undefined, sentBack },
  ],
  ['it is rejected', cancelledOrder(rejection), { stage: 'rejected', ...rejection }],
  ['it was rejected before reasons were asked for', order(cancelled), { stage: 'rejected' }],
  ['it expires', cancelledOrder({ cancelReason: 'expired' }), { stage: 'expired' }],
  [
    'its account is deleted',
    cancelledOrder({ cancelReason: 'account-deleted' }),
    { stage: 'cancelled' },
  ],
  // As older shops stored it.
  ['a purchase waits for its payment', alone(pending), { stage: 'unpaid' }],
  [
    'a purchase waits in the older word',
    alone({ paymentStatus: 'processing' }),
    { stage: 'processing' },
  ],
  ['a purchase is paid in the older word', alone({ paymentStatus: 'købt' }), { stage: 'approved' }],
  ['a sale has only its mirror', mirror('completed'), { stage: 'approved' }],
  ['a mirror waits', mirror('pending'), { stage: 'processing' }],
  ['a mirror is cancelled', mirror('cancelled'), { stage: 'cancelled' }],
  ['a word is unknown', alone({ paymentStatus: 'toString' }), { stage: 'cancelled' }],
  ['nothing is stored', {}, { stage: 'cancelled' }],
  // What contradicts itself.
  [
    'an order waits beside its purchase',
    { order: pending, purchase: completed },
    { stage: 'approved' },
  ],
  ['the mirror still waits', { purchase: completed, ...mirror('pending') }, { stage: 'approved' }],
  [
    'a withdrawn purchase counts as paid',
    alone({ ...completed, withdrawnAt: at }),
    { stage: 'withdrawn' },
  ],
  ['a withdrawn order still waits', order({ ...pending, withdrawnAt: at }), { stage: 'withdrawn' }],
])('%s', (_, records, life) => {
  expect(lifeOf(records)).toMatchObject(life);
});

const lives: Record<SaleLife['stage'], SaleRecords> = {
  ordered: order(pending),
  unpaid: alone(pending),
  processing: alone({ paymentStatus: 'processing' }),
  approved: alone(completed),
  delivered: alone({ ...completed, firstDownloadAt: at }),
  withdrawn: withdrawnOrder(),
  refunded: withdrawnOrder(refund),
  rejected: cancelledOrder(rejection),
  expired: cancelledOrder({ cancelReason: 'expired' }),
  cancelled: alone(cancelled),
};

const nothing = { withdrawal: undefined, approval: undefined, rejection: undefined };
const waiting = { ...nothing, status: 'processing', download: 'waiting' };
const available = { ...nothing, status: 'completed', download: 'available' };
const bought = { ...available, rejection: 'already-approved' };
const over = { ...nothing, status: 'cancelled', download: 'unavailable' };
const taken = { withdrawal: 'withdrawn', approval: 'withdrawn', rejection: 'withdrawn' };
const ended = { ...over, withdrawal: 'cancelled', approval: 'already-rejected' };

/** The shown word, the download, and what stands in the way of a withdrawal, an approval and a rejection. */
test.each([
  ['ordered', waiting],
  ['unpaid', waiting],
  ['processing', waiting],
  ['approved', bought],
  ['delivered', { ...bought, withdrawal: 'downloaded' }],
  ['withdrawn', { ...over, ...taken }],
  ['refunded', { ...over, ...taken }],
  ['rejected', ended],
  ['expired', ended],
  ['cancelled', ended],
] as const)('what holds of a sale that is %s', (stage, expected) => {
  const [life, facts] = [lifeOf(lives[stage]), saleFacts(lives[stage])];
  expect(life.stage).toBe(stage);
  expect({
    ...{ status: facts.status, download: downloadAvailability(life, true) },
    withdrawal: withdrawalProblem(life),
    approval: decisionProblem(facts, 'approved'),
    rejection: decisionProblem(facts, 'rejected'),
  }).toEqual(expected);
});

test('the photographer decides about orders alone, and unpaid is a purchase that waits', () => {
  const stages = ['ordered', 'unpaid', 'processing', 'approved', 'cancelled'] as const;
  const undecided = stages.filter((stage) => saleFacts(lives[stage]).isUndecided);
  const unpaid = stages.filter((stage) => saleFacts(lives[stage]).isUnpaid);
  expect([undecided, unpaid]).toEqual([['ordered'], ['unpaid']]);
});

test('a line without a file is not available', () => {
  expect(downloadAvailability(lifeOf(lives.approved), false)).toBe('unavailable');
});
