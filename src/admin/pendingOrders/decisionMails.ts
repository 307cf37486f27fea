import { sendOrderMail } from '#src/lib/orderMails.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import { unsentMailsSchema, type UnsentMail } from '#src/model/orders/schema.ts';
import { showToast } from '#src/stores/toasts.ts';
import { dismissDecided, noteDecided, noteMail, useDecisions } from './desk.ts';
import { storedList } from './keptList.ts';

const unsent = storedList<UnsentMail>({
  key: 'unsentOrderMails',
  schema: unsentMailsSchema,
  idOf: ({ id }) => id,
});

/** Tells the customer what was decided. It is kept until that has been done, whenever this page is closed. */
export async function mailDecision(mail: UnsentMail): Promise<void> {
  const { id, kind, orderId, mail: words } = mail;
  unsent.keep({ id, kind, orderId, mail: words });
  noteMail(mail.id, 'sending');
  try {
    await sendOrderMail(mail.kind, mail.mail);
    unsent.forget(mail.id);
    noteMail(mail.id, 'sent');
  } catch (thrown) {
    if (toAppError(thrown).code === 'not-configured') {
      unsent.forget(mail.id);
      noteMail(mail.id, 'off');
      return;
    }
    noteMail(mail.id, 'failed');
    showToast({ kind: 'warning', text: pendingOrderTexts.mailFailed });
  }
}

/** Shows again what could not be sent before the dashboard was closed. */
export function recallUnsentMails(): void {
  const known = new Set(useDecisions.getState().decided.map(({ id }) => id));
  for (const mail of unsent.all()) {
    if (!known.has(mail.id)) noteDecided({ ...mail, mailState: 'failed' });
  }
}

/** Does without the mail, and takes the order off the list. */
export function dismiss(id: string): void {
  unsent.forget(id);
  dismissDecided(id);
}
