import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { site } from '#src/config/site.ts';
import { contactDocuments, keptMessageSchema } from '#src/model/contact/messages.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import { giftCardSchema } from '#src/model/giftCards/schema.ts';
import { orderMailSchema } from '#src/model/mails/outbox.ts';
import { blockedCustomerSchema } from '#src/model/orders/schema.ts';
import { paymentDocument, paymentSchema } from '#src/model/payments/schema.ts';
import { receivedPaymentSchema } from '#src/model/reconciliation/schema.ts';
import { publicSettingsSchema } from '#src/model/settings/schema.ts';
import { migrations } from '../../../tools/migrations/list.ts';
import { keptVersions, readKept } from '../../releasedShapes/kept.ts';
import { documentName } from '../../support/documentName.ts';
import { recordSchemas } from '../../support/recordSchemas.ts';

/** What the demo does not have. */
const others: Partial<Record<string, z.ZodMiniType>> = {
  publicSettings: publicSettingsSchema(site),
  receivedPayment: receivedPaymentSchema,
  orderMail: orderMailSchema,
  orderQuota: z.extend(blockedCustomerSchema, { orderId: z.string(), isBlocked: z.boolean() }),
};

function schemaOf(path: string): z.ZodMiniType | undefined {
  if (contactDocuments.message.parse(path)) return keptMessageSchema;
  if (giftCardDocument.parse(path)) return giftCardSchema;
  if (paymentDocument.parse(path)) return paymentSchema;
  const name = documentName(path) ?? '';
  return others[name] ?? recordSchemas[name];
}

/** A document as it is stored after every migration. */
function migrated(path: string, stored: object): object {
  return migrations
    .filter(({ collection }) => path.split('/').at(-2) === collection)
    .reduce((data, { change }) => ({ ...data, ...change(data) }), stored);
}

describe.each(keptVersions)('the data of %s', (version) => {
  test.each(Object.entries(readKept(version)))('is read whole: %s', (path, stored) => {
    const schema = schemaOf(path);
    if (!schema) throw new Error(`No schema is known for ${path}`);
    const now = migrated(path, stored);
    const read = z.parse(schema, { ...now, id: path.split('/').at(-1) });
    expect(read).toMatchObject(now);
  });
});
