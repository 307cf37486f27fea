import { join } from 'node:path';
import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { PAYMENT_WEBHOOK_PATH } from '#src/model/payments/contracts.ts';
import { accessTokenSchema } from '#src/model/payments/epayment.ts';
import { messageOf } from '../../messageOf.ts';
import { readEnvironment } from '../environmentFile.ts';
import { hostOf, type Live } from '../step.ts';

/** What the shop is told of; `functions/src/payments/webhook.ts` reads it. */
const EVENTS = ['authorized', 'aborted', 'expired', 'terminated'].map(
  (name) => `epayments.payment.${name}.v1`,
);

interface SalesUnit {
  api: string;
  clientId: string;
  merchantSerialNumber: string;
  clientSecret: string;
  subscriptionKey: string;
}

/** The secrets of the sales unit, which are in Secret Manager by then. */
export type SalesUnitSecrets = Pick<SalesUnit, 'clientSecret' | 'subscriptionKey'>;

function unitOf({ root }: Live, secrets: SalesUnitSecrets): SalesUnit {
  const values = readEnvironment(join(root, 'functions/.env'));
  const { MOBILEPAY_API_URL: otherApi = '' } = values;
  return {
    api: otherApi === '' ? 'https://api.vipps.no' : otherApi,
    clientId: values['MOBILEPAY_CLIENT_ID'] ?? '',
    merchantSerialNumber: values['MOBILEPAY_MERCHANT_SERIAL_NUMBER'] ?? '',
    ...secrets,
  };
}

const TIMEOUT_MS = 30_000;

interface Ask {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: object;
}

/** Asks Vipps MobilePay; an answer that is no success is a problem, without the words of the answer. */
async function ask<Answer>(
  unit: SalesUnit,
  { method, path, headers, body }: Ask,
  form: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const answer = await fetch(`${unit.api}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'ocp-apim-subscription-key': unit.subscriptionKey,
      'merchant-serial-number': unit.merchantSerialNumber,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Problem(`Vipps MobilePay kan ikke nås (${messageOf(error)}).`);
  });
  if (!answer.ok)
    throw new Problem(
      `Vipps MobilePay svarede ${answer.status}.`,
      'Passer nøglerne til salgsstedet, og er det produktionens?',
    );
  const text = await answer.text();
  return z.parse(form, text === '' ? {} : JSON.parse(text));
}

const known = z.object({ webhooks: z.array(z.object({ id: z.string(), url: z.string() })) });
const registered = z.object({ secret: z.string() });

const WEBHOOKS = 'webhooks/v1/webhooks';

interface Webhook {
  isRegistered: boolean;
  /**
   * Registers the address and returns the secret with which notifications are signed. It is told only once: an earlier
   * registration, whose secret is lost, is taken out.
   */
  register: () => Promise<string>;
}

/** Looks whether the shop's address for notifications is registered. */
export async function findWebhook(live: Live, secrets: SalesUnitSecrets): Promise<Webhook> {
  const unit = unitOf(live, secrets);
  const url = `https://${hostOf(live)}${PAYMENT_WEBHOOK_PATH}`;
  const { access_token: token } = await ask(
    unit,
    {
      method: 'POST',
      path: 'accesstoken/get',
      headers: { client_id: unit.clientId, client_secret: unit.clientSecret },
    },
    accessTokenSchema,
  );
  const headers = { authorization: `Bearer ${token}` };
  const { webhooks } = await ask(unit, { method: 'GET', path: WEBHOOKS, headers }, known);
  const earlier = webhooks.filter((each) => each.url === url);
  return {
    isRegistered: earlier.length > 0,
    async register() {
      for (const { id } of earlier)
        await ask(unit, { method: 'DELETE', path: `${WEBHOOKS}/${id}`, headers }, z.unknown());
      const request = {
        method: 'POST',
        path: WEBHOOKS,
        headers,
        body: { url, events: EVENTS },
      } as const;
      return (await ask(unit, request, registered)).secret;
    },
  };
}
