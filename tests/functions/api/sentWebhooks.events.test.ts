import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookCall } from '#src/model/api/webhooks.ts';
import { collections } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { PATIENCE } from '../support/patience.ts';
import { unique } from '../support/people.ts';

let webhookId = '';

/** A name that nobody has: what is told goes nowhere. */
beforeEach(async () => {
  webhookId = unique();
  await firestore().doc(`${collections.webhooks}/${webhookId}`).set({
    url: 'https://nobody.invalid/hook',
    secret: 'whsec_x',
    createdAt: new Date(),
    createdBy: 'ejer',
  });
});
afterEach(() => firestore().doc(`${collections.webhooks}/${webhookId}`).delete());

/** The bodies of what this address is told. */
async function told(): Promise<unknown[]> {
  const calls = firestore().collection(collections.webhookCalls);
  const { docs } = await calls.where('webhookId', '==', webhookId).get();
  return docs.map((each) => JSON.parse((each.data() as WebhookCall).body) as unknown);
}

const eventually = (expected: object[]) =>
  vi.waitFor(async () => expect(await told()).toMatchObject(expected), PATIENCE);

test('a choice that is sent is told once, and nothing that only changes it', async () => {
  const now = new Date();
  const choices = firestore().doc(`${collections.clientChoices}/${unique()}`);
  const chosen = { galleryId: 'g1', name: 'Anna', email: '', lists: {}, pictures: {} };
  await choices.set({ ...chosen, sentAt: null, updatedAt: now });
  await choices.update({ sentAt: now, updatedAt: now });
  await choices.update({ name: 'Anne', updatedAt: new Date() });
  const sent = { event: 'choice.sent', galleryId: 'g1', chooserId: choices.id };
  await eventually([{ ...sent, id: `choice.sent-${choices.id}-${now.getTime()}` }]);
});

test('an order that is paid is told with its number alone', async () => {
  const orderId = unique();
  await firestore().doc(`${collections.purchases}/${orderId}`).set({
    userId: 'nobody',
    paymentStatus: 'completed',
    purchaseDate: new Date(),
    customerName: 'Mette',
    items: [],
  });
  await eventually([{ id: `order.paid-${orderId}`, event: 'order.paid', orderId }]);
  expect(JSON.stringify(await told())).not.toContain('Mette');
});
