import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { documents } from '#src/model/base/paths.ts';
import { paymentDocument, type PaymentWay } from '#src/model/payments/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { paymentProvider, type PaymentKeys } from '../../../functions/src/payments/provider.ts';
import type { PaymentTools } from '../../../functions/src/payments/settle.ts';
import { call } from './call.ts';
import { portOffset } from './local.ts';
import { unique, type Person } from './people.ts';
import { uploadOriginal } from './purchases.ts';
import { order } from './withdrawals.ts';

const provider = `http://${LOCAL_HOST}:${localPorts(portOffset).providers}`;

/** The keys that the stand-in of the provider knows. */
const keys: PaymentKeys = {
  api: provider,
  clientId: 'local-client',
  clientSecret: 'local-secret',
  subscriptionKey: 'local-subscription',
  merchantSerialNumber: '123456',
  webhookSecret: 'local-webhook',
};

export const tools: PaymentTools = {
  provider: paymentProvider(() => keys),
  payments: { mobilePay: 'automatic', card: true },
};

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(`${provider}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The customer answers in the app. */
export function answerPayment(
  reference: string,
  decision: 'approve' | 'reject' | 'expire',
  more: { delivery?: string; amount?: number } = {},
): Promise<void> {
  return post('/payment-decisions', { reference, decision, delivery: 'none', ...more });
}

/** Makes the next request fail that has this text; with `isDone` only its answer is lost. */
export function failNextRequest(contains: string, isDone = false): Promise<void> {
  return post('/payment-failures', { status: 500, contains, isDone });
}

export interface LedgerEntry {
  reference: string;
  type: string;
  state: string;
  authorized: number;
  cancelled: number;
  captured: number;
  refunded: number;
}

/** The payments of an order, as the provider booked them. */
export async function ledgerOf(orderId: string): Promise<LedgerEntry[]> {
  const answer = await fetch(`${provider}/payments.json`);
  const entries = (await answer.json()) as LedgerEntry[];
  return entries.filter(({ reference }) => reference.startsWith(`${orderId}-`));
}

/** A picture that is for sale, with its original. */
export async function sellPicture(price = 199): Promise<string> {
  const imageId = `billede-${unique()}`;
  await firestore()
    .doc(documents.singleImage.build({ imageId }))
    .set({
      title: 'Skov i tåge',
      price,
      isPublished: true,
      visible: true,
      originalSrc: await uploadOriginal(),
      createdAt: new Date('2026-01-01T10:00:00Z'),
    });
  return imageId;
}

/** An order of one picture that waits, with its number. */
export async function orderPicture(
  buyer: Person,
  changes: { imageId?: string; price?: number; [field: string]: unknown } = {},
): Promise<string> {
  const { imageId, price = 199, ...others } = changes;
  const id = imageId ?? (await sellPicture(price));
  return order(buyer, {
    amount: price,
    items: [{ id, name: 'Skov i tåge', type: 'image', price, quantity: 1 }],
    paymentMethod: 'mobilepay',
    termsConsent: { version: '2025-06-24', acceptedAt: new Date('2026-01-02T10:00:00Z') },
    createdAt: new Date(),
    ...others,
  });
}

export const start = ({ token }: Person, orderId: string, way?: PaymentWay) =>
  call('startPayment', { token, input: { orderId, ...(way && { way }) } });

export const stateOf = ({ token }: Person, orderId: string) =>
  call('paymentState', { token, input: { orderId } });

export const paymentAt = (reference: string) => paymentDocument.build({ reference });

/** The vouchers of an order. */
export async function vouchersOf(orderId: string): Promise<Record<string, unknown>[]> {
  const found = await firestore().collection('vouchers').where('orderId', '==', orderId).get();
  return found.docs.map((voucher) => voucher.data());
}
