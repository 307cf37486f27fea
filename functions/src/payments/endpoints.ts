import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { paymentContracts } from '../../../src/model/payments/contracts.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import { serve } from '../callable.ts';
import { hasPaymentKeys, isEmulated, paymentApiUrl } from '../env.ts';
import { signedIn } from '../guards/identity.ts';
import { paymentLimits } from '../rateLimits.ts';
import { Refusal, toRefusal } from '../refusal.ts';
import { scheduled } from '../schedule.ts';
import { currentShop } from '../settings/shop.ts';
import { paymentProvider, type PaymentKeys } from './provider.ts';
import * as refunds from './refundPayment.ts';
import * as settling from './settle.ts';
import * as payments from './startPayment.ts';
import { takeNotification } from './webhook.ts';

/** In the emulator declared values would be asked for. */
const declared =
  isEmulated || !hasPaymentKeys
    ? undefined
    : {
        // The test environment has an address of its own.
        api: defineString('MOBILEPAY_API_URL', { default: paymentApiUrl }),
        clientId: defineString('MOBILEPAY_CLIENT_ID', { default: '' }),
        merchantSerialNumber: defineString('MOBILEPAY_MERCHANT_SERIAL_NUMBER', { default: '' }),
        clientSecret: defineSecret('MOBILEPAY_CLIENT_SECRET'),
        subscriptionKey: defineSecret('MOBILEPAY_SUBSCRIPTION_KEY'),
        webhookSecret: defineSecret('MOBILEPAY_WEBHOOK_SECRET'),
      };

/** As the local stand-in knows them. */
const LOCAL_KEYS: PaymentKeys = {
  api: paymentApiUrl,
  clientId: 'local-client',
  clientSecret: 'local-secret',
  subscriptionKey: 'local-subscription',
  merchantSerialNumber: '123456',
  webhookSecret: 'local-webhook',
};

function keys(): PaymentKeys {
  if (!declared) return LOCAL_KEYS;
  return {
    api: declared.api.value(),
    clientId: declared.clientId.value(),
    clientSecret: declared.clientSecret.value(),
    subscriptionKey: declared.subscriptionKey.value(),
    merchantSerialNumber: declared.merchantSerialNumber.value(),
    webhookSecret: declared.webhookSecret.value(),
  };
}

const secrets = declared
  ? [declared.clientSecret, declared.subscriptionKey, declared.webhookSecret]
  : [];

const provider = paymentProvider(keys);

/** The stand-ins of the emulator serve shops of every choice. */
const ALL_PAYMENTS: Shop['payments'] = { mobilePay: 'automatic', card: true };

async function tools(): Promise<settling.PaymentTools> {
  if (!hasPaymentKeys) throw new Refusal(404, 'not-configured');
  const payments = isEmulated ? ALL_PAYMENTS : (await currentShop()).payments;
  return { provider, payments };
}

export const startPayment = serve({
  contract: paymentContracts.startPayment,
  limit: paymentLimits.startPayment,
  options: { timeoutSeconds: 60, secrets },
  identify: signedIn,
  handle: async (call) => payments.startPayment(call, await tools()),
});

export const paymentState = serve({
  contract: paymentContracts.paymentState,
  limit: paymentLimits.paymentState,
  options: { timeoutSeconds: 60, secrets },
  identify: signedIn,
  handle: async (call) => payments.paymentState(call, await tools()),
});

export const refundPayment = serve({
  contract: paymentContracts.refundPayment,
  limit: paymentLimits.refundPayment,
  options: { timeoutSeconds: 60, secrets },
  identify: signedIn,
  handle: async (call) => refunds.refundPayment(call, await tools()),
});

export const paymentWebhook = onRequest(
  { timeoutSeconds: 60, secrets, cors: false, invoker: 'public' },
  async (request, response) => {
    try {
      await takeNotification(request, keys().webhookSecret, await tools());
      response.status(200).json({ success: true });
      logger.info('paymentWebhook', { status: 200 });
    } catch (thrown) {
      const { status, code } = toRefusal(thrown);
      response.status(status).json({ success: false, code });
      logger.info('paymentWebhook', { status, code });
    }
  },
);

/** Runs only where there are payments to ask about. */
export const settleDuePayments = hasPaymentKeys
  ? scheduled(
      'settleDuePayments',
      { schedule: 'every 5 minutes', timeoutSeconds: 540, secrets },
      async (now) => settling.settleDuePayments(await tools(), now),
    )
  : undefined;
