import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { purchaseFromBankCardSession } from '#src/model/purchases/bankCardSession.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';
import { day } from '../../../support/bareRecords.ts';

test('a paid card session becomes a completed purchase in kroner', () => {
  const purchase = purchaseFromBankCardSession(
    {
      sessionId: 'cs_1',
      paymentIntentId: 'pi_1',
      userId: 'u1',
      userEmail: 'ida@x.dk',
      userName: 'Ida Dam',
      currency: 'dkk',
      createdAt: day(1),
      amountTotal: 19_950,
      lines: [z.parse(orderLineSchema, { id: 'a', name: 'Hav', price: 19_950 })],
    },
    { orderId: 'JF20250624ABCDEF123', now: day(1) },
  );
  expect(purchase).toMatchObject({
    id: 'JF20250624ABCDEF123',
    totalAmount: 199.5,
    currency: 'DKK',
    paymentStatus: 'completed',
    completedDate: day(1),
    stripeSessionId: 'cs_1',
    paymentIntentId: 'pi_1',
    items: [{ id: 'a', price: 199.5, orderReference: 'JF20250624ABCDEF123', itemIndex: 0 }],
  });
  expect(z.safeParse(purchaseSchema, purchase).success).toBe(true);
});
