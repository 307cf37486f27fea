import { oneLine } from '../../../src/model/base/text.ts';
import {
  ASKED_LIST,
  chooserSchema,
  chosenIn,
  type Chooser,
} from '../../../src/model/clients/choices.ts';
import { clientDocuments, clientGallerySchema } from '../../../src/model/clients/schema.ts';
import { newsPath } from '../../../src/model/mails/newsPath.ts';
import type { GalleryNewsKind, OrderMail } from '../../../src/model/mails/outbox.ts';
import { galleryNewsTexts as texts } from '../../../src/model/mails/texts.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';
import type { MailContent } from './content.ts';

async function chooserOf(chooserId: string): Promise<Chooser | undefined> {
  const path = clientDocuments.choices.build({ chooserId });
  return decodeSnapshot(chooserSchema, await firestore().doc(path).get());
}

const countBy = (mails: readonly OrderMail[], kind: GalleryNewsKind): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { userId } of mails.filter((mail) => mail.kind === kind))
    counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return counts;
};

/** Writes the mail that tells the news of a gallery together. */
export async function galleryNews(mails: readonly OrderMail[]): Promise<MailContent> {
  const [first] = mails;
  const path = clientDocuments.gallery.build({ galleryId: first?.orderId ?? '' });
  const gallery = decodeSnapshot(clientGallerySchema, await firestore().doc(path).get());
  if (!gallery) return { kind: 'needless' };
  const has = (kind: GalleryNewsKind) => mails.some((mail) => mail.kind === kind);
  const lines: string[] = [
    ...(has('gallery-opened') ? [texts.opened] : []),
    ...(has('gallery-downloaded') ? [texts.downloaded] : []),
  ];
  for (const chooserId of countBy(mails, 'choice-sent').keys()) {
    const chooser = await chooserOf(chooserId);
    // It was opened again meanwhile, or its sender removed.
    if (!chooser?.sentAt) continue;
    const name = oneLine(chooser.name) || texts.somebody;
    lines.push(texts.choiceSent(name, chosenIn(chooser, ASKED_LIST, gallery.images).length));
  }
  for (const [chooserId, count] of countBy(mails, 'choice-commented')) {
    const chooser = await chooserOf(chooserId);
    if (chooser) lines.push(texts.commented(oneLine(chooser.name) || texts.somebody, count));
  }
  if (lines.length === 0) return { kind: 'needless' };
  const { businessName, email } = await currentShop();
  const params = {
    to_email: email,
    to_name: businessName,
    from_name: businessName,
    reply_to: email,
    subject: texts.subject(oneLine(gallery.title)),
    message: lines.join('\n\n'),
    link: new URL(newsPath('gallery-opened', gallery.id), linkOrigin).href,
    link_text: texts.link,
    order_id: '',
    total: '',
  };
  return { kind: 'mail', params };
}
