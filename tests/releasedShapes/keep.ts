// Keeps documents of a version, which every later one has to read: `npm run release` runs it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { contactDocuments, type KeptMessage } from '#src/model/contact/messages.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import type { GiftCard } from '#src/model/giftCards/schema.ts';
import type { OrderMail } from '#src/model/mails/outbox.ts';
import type { BlockedCustomer } from '#src/model/orders/schema.ts';
import { paymentDocument, type Payment } from '#src/model/payments/schema.ts';
import type { ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { planSeed } from '../../tools/seed/plan.ts';
import { storedData } from '../../tools/seed/write.ts';
import { documentName } from '../support/documentName.ts';
import { materials } from '../tools/seed/materials.ts';
import { type KeptDocuments, toKept } from './kept.ts';

/** Of each kind: one more than the first may lack what the first has. */
const OF_EACH_KIND = 2;

const payment: Omit<Payment, 'id'> = {
  ...{ orderId: 'JF20261129ABCDEF123', userId: 'u1', amountOre: 12_500, way: 'WALLET' },
  ...{ status: 'captured', redirectUrl: 'https://example.dk/betal' },
  createdAt: new Date('2026-11-29T10:00:00Z'),
  settledAt: new Date('2026-11-29T10:01:00Z'),
};

const giftCard: Omit<GiftCard, 'id'> = {
  ...{ value: 500, bookedAt: 'use', orderId: 'JF20261129ABCDEF123', state: 'open' },
  ...{ issuedAt: new Date('2026-11-29T10:00:00Z'), lastDay: '2029-11-28' },
  ...{ paidOut: 0, paidOutAt: undefined },
};

const at = new Date('2026-11-29T10:00:00Z');

const receivedPayment: Omit<ReceivedPayment, 'id'> = {
  ...{ source: 'mobilepay', day: '2026-11-29', amountOre: 12_500, feeOre: 125 },
  ...{
    text: 'JF20261129ABCDEF123',
    status: 'open',
    orderId: '',
    addedAt: at,
  },
};

const orderMail: Omit<OrderMail, 'id'> = {
  ...{ orderId: 'JF20261129ABCDEF123', kind: 'approved', userId: 'u1', status: 'sent' },
  ...{ to: 'kunde@example.dk', subject: 'Din ordre', attempts: 1, sentAt: at, createdAt: at },
  updatedAt: at,
};

const message: Omit<KeptMessage, 'id'> = {
  ...{ name: 'Ida Holm', email: 'ida@example.dk', phone: '', subject: 'Bryllup', message: 'Hej' },
  ...{ state: 'answered', answers: [{ id: 'a1', text: 'Hej Ida', at }], createdAt: at },
};

const blocked: Omit<BlockedCustomer, 'id'> & { orderId: string; isBlocked: true } = {
  ...{ orderId: '', isBlocked: true, name: 'Bo Lind', email: 'bo@example.dk', blockedAt: at },
};

/** What the demo does not have. */
const others: KeptDocuments = {
  [documents.publicSettings.build()]: {
    ...{ businessName: site.businessName, email: site.email, phone: site.phone },
    ...{ address: site.address, payments: site.payments, licences: site.licences },
    ...{ giftCards: site.giftCards, discounts: site.discounts, consent: site.consent },
  },
  [documents.receivedPayment.build({ paymentId: 'p1' })]: receivedPayment,
  [documents.orderMail.build({ mailId: 'JF20261129ABCDEF123-approved' })]: orderMail,
  [documents.orderQuota.build({ uid: 'u2' })]: blocked,
  [contactDocuments.message.build({ messageId: 'm1' })]: message,
  [giftCardDocument.build({ code: 'GAVE23456789' })]: giftCard,
  [paymentDocument.build({ reference: 'JF20261129ABCDEF123' })]: payment,
};

function ofEachKind(): KeptDocuments {
  const counts = new Map<string, number>();
  const chosen = [...planSeed(materials).documents].filter(([path]) => {
    const kind = documentName(path) ?? path;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= OF_EACH_KIND;
  });
  return Object.fromEntries(chosen.map(([path, data]) => [path, storedData(data)]));
}

const [, , version = ''] = process.argv;
const file = join(import.meta.dirname, `${version}.json`);
writeFileSync(file, toKept({ ...ofEachKind(), ...others }));
