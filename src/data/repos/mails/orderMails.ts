import { site } from '#src/config/site.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import {
  isPushId,
  listedMailKinds,
  orderMailSchema,
  type OrderMail,
} from '#src/model/mails/outbox.ts';
import { reminderSettingsSchema } from '#src/model/orders/orderReminders.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';
import { writeTogether } from '../../firestore/documents.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import type { QuerySpec } from '../../firestore/port.ts';
import { queries } from '../../firestore/queries.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

/** Follows the mails about an order; for administrators. */
export function watchOf(
  orderId: string,
  onNext: (mails: OrderMail[]) => void,
  onError: OnError,
): Unsubscribe {
  const withoutPushes = (all: OrderMail[]) => onNext(all.filter(({ id }) => !isPushId(id)));
  return watchList(queries.mailsOfOrder(orderId), orderMailSchema, {
    onNext: withoutPushes,
    onError,
  });
}

/** As many failures as are looked through at a time. */
const FAILED_MAX_COUNT = 30;

const failed: QuerySpec = {
  collection: collections.orderMails,
  where: [
    ['status', '==', 'failed'],
    ['kind', 'in', listedMailKinds],
  ],
  limit: FAILED_MAX_COUNT,
};

/** Follows the mails and pushes that could not be sent, but for invitations to galleries, which may be hundreds. */
export function watchFailed(onNext: (mails: OrderMail[]) => void, onError: OnError): Unsubscribe {
  return watchList(failed, orderMailSchema, { onNext, onError });
}

/** Has the server send a mail once more. */
export function sendAgain(mailId: string): Promise<void> {
  return writeTogether((writer) => {
    writer.update(documents.orderMail.build({ mailId }), {
      status: 'queued',
      nextAttemptAt: SERVER_TIME,
      updatedAt: SERVER_TIME,
    });
  });
}

/** The days after which unpaid orders are reminded of and expire; for administrators. */
export const reminders = documentRepo({
  path: documents.reminders.build(),
  schema: reminderSettingsSchema(site.reminders),
  timeField: 'updatedAt',
});
