import type { DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { site } from '../../../src/config/site.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { DAY_MS } from '../../../src/model/base/units.ts';
import { cancellation } from '../../../src/model/orders/cancellation.ts';
import {
  readForReminders,
  reminderSettingsSchema,
  reminderStep,
  type ReminderSettings,
  type ReminderStep,
} from '../../../src/model/orders/orderReminders.ts';
import { type PendingOrder, pendingOrderSchema } from '../../../src/model/orders/schema.ts';
import { paysAutomatically } from '../../../src/model/payments/paymentPage.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { approveFree, waitsForNothing } from '../orders/approveFree.ts';
import { readShop } from '../settings/shop.ts';

const settingsSchema = reminderSettingsSchema(site.reminders);

export async function readReminderSettings(): Promise<ReminderSettings> {
  const stored = await firestore().doc(documents.reminders.build()).get();
  return decodeSnapshot(settingsSchema, stored) ?? settingsSchema.parse({});
}

const changes: Record<ReminderStep, (now: Date) => Record<string, unknown>> = {
  remind: (now) => ({ remindedAt: now }),
  expire: (now) => cancellation('expired', now),
};

/** True for a new order of nothing: an older one waits because the photographer wants it to, or it cannot be approved. */
const wasCutOff = (order: PendingOrder, now: Date): boolean =>
  waitsForNothing(order) && now.getTime() - Number(order.createdAt ?? 0) < 2 * DAY_MS;

/** The order is read again: it may be paid, or its reminders stopped, at this very moment. */
function takeStep(order: DocumentReference, settings: ReminderSettings, now: Date): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const current = decodeSnapshot(pendingOrderSchema, await transaction.get(order));
    const step = current && reminderStep(current, settings, now);
    if (step) transaction.update(order, changes[step](now));
  });
}

/**
 * Reminds of unpaid orders and ends those that have run out, and approves those of nothing whose approval was
 * cut off. The mails follow from the change.
 */
export async function remindOfOrders(now: Date): Promise<void> {
  const settings = await readReminderSettings();
  const approves = paysAutomatically(await readShop());
  const waiting = await firestore()
    .collection(collections.pendingOrders)
    .where('paymentStatus', '==', 'pending')
    .select(...readForReminders)
    .get();
  for (const document of waiting.docs) {
    try {
      const order = decodeSnapshot(pendingOrderSchema, document);
      if (!order) continue;
      if (approves && wasCutOff(order, now)) await approveFree(order.id);
      if (reminderStep(order, settings, now)) await takeStep(document.ref, settings, now);
    } catch (thrown) {
      // An order that cannot be read must not stand in the way of the others.
      logger.error('An order could not be reminded of', traceOf(thrown));
    }
  }
}
