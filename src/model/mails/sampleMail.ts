import type { Shop } from '../settings/schema.ts';
import { statementOfSale } from '../sale/records.ts';
import { orderLineSchema } from '../sale/schema.ts';
import type { MailParams } from './mailParams.ts';
import { mailingShop } from './mailingShop.ts';
import type { MailedOrder } from './mailedOrder.ts';
import { orderMailParams } from './orderMail.ts';
import type { CustomerMailKind } from './orderMailRules.ts';
import { sampleTexts } from './texts.ts';

const { number, customer, pictures } = sampleTexts;

const items = pictures.map(([name, price]) => orderLineSchema.parse({ id: name, name, price }));

function sampleOrder(shop: Shop, address: string, now: Date): MailedOrder {
  return {
    number,
    customerName: customer,
    customerEmail: address,
    statement: statementOfSale({ items }, shop),
    paymentMethod: 'mobilepay',
    cancellations: [{ cancelReason: 'unavailable' }],
    orderedAt: now,
    withdrawnAt: now,
    withdrawal: { name: customer, statedAt: now, confirmUrl: '' },
  };
}

interface OwnWords {
  opening: string;
  closing: string;
}

/** A mail as a customer would get it about an order that nobody has made. */
export function sampleMail(
  kind: CustomerMailKind,
  { opening, closing }: OwnWords,
  { shop, origin, address, now }: { shop: Shop; origin: string; address: string; now: Date },
): MailParams {
  const sender = { ...mailingShop(shop, origin), opening, closing, dashboardUrl: origin };
  const params = orderMailParams(kind, sampleOrder(shop, address, now), sender);
  return { ...params, link: sender.historyUrl };
}
