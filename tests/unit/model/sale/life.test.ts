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
  ...{ order: completed, purchase: { ...completed, ...purchase } },
});
const alone = (purchase: NonNullable<SaleRecords['purchase']>): SaleRecords => ({ purchase });
const mirror = (status: string): SaleRecords => ({ mirror: { status } });

const beforeApproval = { withdrawnAt: at, wasApproved: false };
const afterApproval = { withdrawnAt: at, wasApproved: true };

/** The records of a sale at every point of its way, and the life that they tell of. */
test.each<[string, SaleRecords, SaleLife['stage'], Partial<SaleLife>?]>([
  ['an order waits', order(pending), 'ordered'],
  ['it is approved', approved({}), 'approved'],
  ['its purchase cannot be read', order(completed), 'approved'],
  [
    'its gift cards are issued',
    approved({ giftCards: [{}], completedDate: at }),
    ...(['approved', { giftCardsSince: at }] as const),
  ],
  ['an original is fetched', approved({ firstDownloadAt: at }), 'delivered'],
  [
    'a part is sent back',
    approved(partBack),
    ...(['delivered', { sentBack: { at: later, part: 50 } }] as const),
  ],
  [
    'it is withdrawn before its approval',
    withdrawnOrder(),
    ...(['withdrawn', { ...beforeApproval, cancelReason: byCustomer }] as const),
  ],
  [
    'the money of that is sent back',
    withdrawnOrder(refund),
    ...(['refunded', { ...beforeApproval, sentBack }] as const),
  ],
  ['it is withdrawn after its approval', approved(withdrawn), 'withdrawn', afterApproval],
  [
    'the money of the purchase is sent back',
    approved({ ...withdrawn, ...refund }),
    ...(['refunded', { ...afterApproval, sentBack }] as const),
  ],
  ['the photographer cancels the purchase', approved(cancelled), 'cancelled'],
  [
    'that money has gone back',
    approved({ ...cancelled, ...refund }),
    ...(['refunded', { withdrawnAt: undefined, sentBack }] as const),
  ],
  ['it is rejected', cancelledOrder(rejection), 'rejected', rejection],
  ['it was rejected before reasons were asked for', order(cancelled), 'rejected'],
  ['it expires', cancelledOrder({ cancelReason: 'expired' }), 'expired'],
  ['its account is deleted', cancelledOrder({ cancelReason: 'account-deleted' }), 'cancelled'],
  // As older shops stored it.
  ['a purchase waits for its payment', alone(pending), 'unpaid'],
  ['a purchase waits in the older word', alone({ paymentStatus: 'processing' }), 'processing'],
  ['a purchase is paid in the older word', alone({ paymentStatus: 'købt' }), 'approved'],
  ['a sale has only its mirror', mirror('completed'), 'approved'],
  ['a mirror waits', mirror('pending'), 'processing'],
  ['a mirror is cancelled', mirror('cancelled'), 'cancelled'],
  ['a word is unknown', alone({ paymentStatus: 'toString' }), 'cancelled'],
  ['nothing is stored', {}, 'cancelled'],
  // What contradicts itself.
  ['an order waits beside its purchase', { order: pending, purchase: completed }, 'approved'],
  ['the mirror still waits', { purchase: completed, ...mirror('pending') }, 'approved'],
  ['a withdrawn purchase counts as paid', alone({ ...completed, withdrawnAt: at }), 'withdrawn'],
  ['a withdrawn order still waits', order({ ...pending, withdrawnAt: at }), 'withdrawn'],
])('%s', (...[, records, stage, life = {}]) => {
  expect(lifeOf(records)).toMatchObject({ stage, ...life });
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
