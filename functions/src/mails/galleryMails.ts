import { contactPath } from '../../../src/model/base/addresses.ts';
import { routes } from '../../../src/model/base/routes.ts';
import { oneLine } from '../../../src/model/base/text.ts';
import { galleryState, hashPin, linkFragment } from '../../../src/model/clients/access.ts';
import { reminderMail } from '../../../src/model/clients/galleryReminders.ts';
import { markOf } from '../../../src/model/clients/invitations.ts';
import { clientDocuments, clientGallerySchema } from '../../../src/model/clients/schema.ts';
import type { ClientGallery } from '../../../src/model/clients/schema.ts';
import {
  clientReminderTexts,
  clientTexts,
  pinMailTexts,
} from '../../../src/model/clients/texts.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import type { ClientMailKind, OrderMail } from '../../../src/model/mails/outbox.ts';
import { isSeen } from '../clients/deliveries.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';
import type { MailContent } from './content.ts';
import { mailCover } from './mailPictures.ts';

interface Facts {
  mail: OrderMail;
  gallery: ClientGallery;
  name: string;
  email: string;
}

const urlOf = (path: string): string => new URL(path, linkOrigin).href;

const linkOf = (galleryId: string, key: string, invited?: string): string =>
  urlOf(`${routes.clientGallery}${linkFragment({ galleryId, key, invited })}`);

const withCover = async (params: MailParams, gallery: ClientGallery): Promise<MailContent> => ({
  kind: 'mail',
  params: { ...params, picture: await mailCover(gallery) },
});

const needless: MailContent = { kind: 'needless' };

function paramsTo({ mail, name, email }: Facts) {
  return {
    to_email: mail.to,
    to_name: '',
    from_name: name,
    reply_to: email,
    order_id: '',
    total: '',
  };
}

async function invitation(facts: Facts): Promise<MailContent> {
  const { mail, gallery } = facts;
  const key = mail.role === 'guest' ? gallery.guestKey : gallery.linkKey;
  if (key === '') return { kind: 'failed', error: 'gallery-closed' };
  const params = {
    ...paramsTo(facts),
    subject: oneLine(mail.subject),
    message: mail.message ?? '',
    link: linkOf(gallery.id, key, markOf(mail.id)),
    link_text: clientReminderTexts.open,
  };
  return withCover(params, gallery);
}

/** The PIN, without the link to what it opens. One that was changed meanwhile is told to nobody. */
async function pinMail(facts: Facts): Promise<MailContent> {
  const { mail, gallery, name } = facts;
  const { pin } = mail;
  if (pin === undefined || (await hashPin(pin, gallery.pinSalt)) !== gallery.pinHash)
    return needless;
  const params = {
    ...paramsTo(facts),
    subject: pinMailTexts.subject(oneLine(gallery.title)),
    message: pinMailTexts.message(pin, name),
    link: urlOf(contactPath()),
    link_text: clientTexts.contact,
  };
  return { kind: 'mail', params };
}

const reminder =
  (kind: 'gallery-waiting' | 'gallery-expiry') =>
  async ({ gallery, name, email }: Facts): Promise<MailContent> => {
    if (gallery.clientEmail === '') return needless;
    if (kind === 'gallery-waiting' && (await isSeen(gallery.id))) return needless;
    const link = linkOf(gallery.id, gallery.linkKey);
    return withCover(reminderMail(kind, gallery, { name, email, link }), gallery);
  };

const writers: Record<ClientMailKind, (facts: Facts) => Promise<MailContent>> = {
  'gallery-invitation': invitation,
  'gallery-pin': pinMail,
  'gallery-waiting': reminder('gallery-waiting'),
  'gallery-expiry': reminder('gallery-expiry'),
};

/** Writes a mail about a gallery to its client, or to somebody who is invited. */
export async function galleryMail(kind: ClientMailKind, mail: OrderMail): Promise<MailContent> {
  const path = clientDocuments.gallery.build({ galleryId: mail.orderId });
  const gallery = decodeSnapshot(clientGallerySchema, await firestore().doc(path).get());
  if (!gallery) return needless;
  if (galleryState(gallery, new Date()) !== 'open')
    return { kind: 'failed', error: 'gallery-closed' };
  const { businessName: name, email } = await currentShop();
  return writers[kind]({ mail, gallery, name, email });
}
