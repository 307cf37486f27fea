import { randomBytes } from 'node:crypto';
import {
  webhookDocuments,
  webhookSchema,
  WEBHOOKS_MAX,
  type Webhook,
} from '../../../src/model/api/webhooks.ts';
import { apiAnswers } from '../../../src/model/api/texts.ts';
import { collections } from '../../../src/model/base/paths.ts';
import { readable } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Caller } from '../guards/identity.ts';
import { refused } from '../refusal.ts';

/** 256 bits. */
const SECRET_BYTES = 32;

export async function storedWebhooks(): Promise<Webhook[]> {
  const { docs } = await firestore().collection(collections.webhooks).get();
  return readable(webhookSchema, docs);
}

/** Adds an address, and returns the secret that signs what it is told. */
export async function addWebhook(
  url: string,
  { uid: makerId, email: createdBy }: Pick<Caller, 'uid' | 'email'>,
): Promise<string> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const all = firestore().collection(collections.webhooks);
  await firestore().runTransaction(async (transaction) => {
    const { size } = await transaction.get(all);
    if (size >= WEBHOOKS_MAX) throw refused(apiAnswers.tooManyWebhooks(WEBHOOKS_MAX));
    transaction.create(all.doc(), { url, secret, createdAt: new Date(), createdBy, makerId });
  });
  return secret;
}

export async function removeWebhook(webhookId: string): Promise<void> {
  await firestore().doc(webhookDocuments.webhook.build({ webhookId })).delete();
}
