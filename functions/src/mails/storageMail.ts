import { formatBytes } from '../../../src/model/base/bytes.ts';
import { formatKroner } from '../../../src/model/base/money.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { newsPath } from '../../../src/model/mails/newsPath.ts';
import { storageMailTexts as texts } from '../../../src/model/mails/texts.ts';
import {
  monthlyKroner,
  storageUseSchema,
  totalUse,
} from '../../../src/model/statistics/storageUse.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { closedSettings, currentShop } from '../settings/shop.ts';
import type { MailContent } from './content.ts';

/** Writes the mail that the files take more room than the photographer's limit; none once they do not. */
export async function storageMail(): Promise<MailContent> {
  const stored = await firestore().doc(documents.storageUse.build()).get();
  const use = decodeSnapshot(storageUseSchema, stored);
  if (!use?.crossedAt) return { kind: 'needless' };
  const { storageGigabytes } = await closedSettings();
  const { businessName, email } = await currentShop();
  const { bytes } = totalUse(use);
  const params = {
    to_email: email,
    to_name: businessName,
    from_name: businessName,
    reply_to: email,
    subject: texts.subject(storageGigabytes),
    message: texts.message(formatBytes(bytes), formatKroner(monthlyKroner(bytes))),
    link: new URL(newsPath('storage-near', ''), linkOrigin).href,
    link_text: texts.link,
    order_id: '',
    total: '',
  };
  return { kind: 'mail', params };
}
