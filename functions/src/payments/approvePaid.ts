import { randomBytes } from 'node:crypto';
import { site } from '../../../src/config/site.ts';
import type { Records } from '../../../src/model/base/records.ts';
import { newGiftCardCode } from '../../../src/model/giftCards/code.ts';
import type { Purchase } from '../../../src/model/purchases/schema.ts';
import { approveInTransaction, type Decision } from '../../../src/model/sale/approval/approve.ts';
import { paidPrice } from '../../../src/model/sale/approval/check.ts';
import { currentShop } from '../settings/shop.ts';

interface Paid {
  orderId: string;
  /** The amount paid in money: 0 where a gift card or a discount covers all. */
  amountOre: number;
  payment?: Pick<Purchase, 'paymentMethod' | 'paymentIntentId'>;
}

/** Makes an order a purchase without a person who looks at it, if its own prices were paid. */
export async function approvePaid(
  records: Records,
  { orderId, amountOre, payment }: Paid,
): Promise<Decision> {
  return approveInTransaction(records, orderId, {
    // The prices of the order were those of the shop when it was paid.
    agree: (check, order) => paidPrice(check, order, amountOre),
    // An order that the shop approves by itself has a number.
    createId: () => orderId,
    createCode: () => newGiftCardCode(randomBytes),
    issuer: { ...site, ...(await currentShop()) },
    ...(payment && { payment }),
  });
}
