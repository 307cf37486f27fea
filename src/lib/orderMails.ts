import { env } from '#src/config/env.ts';
import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { wait } from '#src/model/base/async.ts';
import { adminPath, routes } from '#src/model/base/routes.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import {
  orderMailParams,
  type MailedOrder,
  type OrderMailKind,
  type OrderMailShop,
} from '#src/model/orders/mail.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';

/** The provider accepts one request a second. */
export const EMAIL_INTERVAL_MS = 1.1 * SECOND_MS;

/**
 * Links in mails use the public address; in local development they lead to the developer's machine.
 */
function urlOf(path: string): string {
  return new URL(path, env.backend === 'local' ? location.origin : site.origin).href;
}

function shop(): OrderMailShop {
  return {
    name: site.businessName,
    email: site.email,
    mobilePayNumber: formatPhone(site.mobilePayNumber),
    bankAccount: site.bankAccount,
    historyUrl: urlOf(routes.orderHistory),
    dashboardUrl: urlOf(adminPath('kontantbetaling')),
  };
}

const pause = () => wait(EMAIL_INTERVAL_MS);

let lastMail: Promise<unknown> = Promise.resolve();

/** Sends a mail about an order. Mails are queued, because the provider accepts one a second. */
export function sendOrderMail(kind: OrderMailKind, order: MailedOrder): Promise<void> {
  const mail = lastMail.then(async () => {
    const { sendMail } = await import('./email.ts');
    await sendMail(orderMailParams(kind, order, shop()), 'order');
  });
  lastMail = mail.then(pause, pause);
  return mail;
}

/**
 * Notifies the photographer and the customer of a new order. Failures are only logged, because the
 * order exists already.
 */
export async function announceOrder(confirmation: OrderConfirmation): Promise<void> {
  const { orderId, customerInfo, items, total, paymentMethod } = confirmation;
  const order: MailedOrder = {
    number: orderNumber(orderId),
    customerName: customerInfo.name,
    customerEmail: customerInfo.email,
    items: items.map(({ title, price }) => ({ name: title, price })),
    total,
    paymentMethod,
  };
  const mails = [sendOrderMail('new-order', order), sendOrderMail('received', order)];
  for (const { status } of await Promise.allSettled(mails)) {
    if (status === 'rejected') console.warn('A mail about an order could not be sent');
  }
}
