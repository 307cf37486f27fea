import { adminPath } from '../../../src/model/base/addresses.ts';
import { formatMoment } from '../../../src/model/base/dates.ts';
import { oneLine } from '../../../src/model/base/text.ts';
import { documents } from '../../../src/model/base/paths.ts';
import type { OrderMail } from '../../../src/model/mails/outbox.ts';
import { payeeChangeSchema } from '../../../src/model/settings/closed.ts';
import { masked, payeeChangeLines } from '../../../src/model/settings/payee.ts';
import { payeeTexts } from '../../../src/model/settings/texts.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';
import type { MailContent } from './content.ts';

const texts = payeeTexts.mail;

/** Writes the mail to an owner about a change of where the money goes. */
export async function ownerMail({ orderId: changeId, to }: OrderMail): Promise<MailContent> {
  const stored = await firestore().doc(documents.payeeChange.build({ changeId })).get();
  const change = decodeSnapshot(payeeChangeSchema, stored);
  if (!change) return { kind: 'needless' };
  const { businessName, email } = await currentShop();
  const lines = payeeChangeLines(change, masked).map(oneLine);
  const params = {
    to_email: to,
    to_name: businessName,
    from_name: businessName,
    reply_to: email,
    subject: texts.subject,
    message: [texts.lead(oneLine(change.by), formatMoment(change.at)), ...lines, texts.notYou].join(
      '\n\n',
    ),
    link: new URL(adminPath('indstillinger'), linkOrigin).href,
    link_text: texts.link,
    order_id: '',
    total: '',
  };
  return { kind: 'mail', params };
}
