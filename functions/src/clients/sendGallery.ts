import { normalizeEmail } from '../../../src/model/account/email.ts';
import { mapWithLimit } from '../../../src/model/base/async.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { galleryState, hashPin } from '../../../src/model/clients/access.ts';
import { invitationTexts as texts } from '../../../src/model/clients/editorTexts.ts';
import {
  invitationMailId,
  invitationMark,
  maySendAgain,
  sendingContracts,
} from '../../../src/model/clients/invitations.ts';
import type { GalleryAccess } from '../../../src/model/clients/schema.ts';
import { orderMailSchema, queuedMail, type OrderMail } from '../../../src/model/mails/outbox.ts';
import type { ContractInput } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { placesAmongMany } from '../mails/pace.ts';
import { sendingLimits } from '../rateLimits.ts';
import { Refusal, refused } from '../refusal.ts';
import { isSameSecret } from './access.ts';
import { readAccess } from './openedGallery.ts';

type Input = ContractInput<typeof sendingContracts.sendGallery>;

type NewMail = Omit<OrderMail, 'id'>;

async function requireSendable(gallery: GalleryAccess, { role, pin }: Input, now: Date) {
  if (galleryState(gallery, now) !== 'open') throw refused(texts.notOpen);
  if (role === 'guest' && gallery.guestKey === '') throw refused(texts.noGuestLink);
  if (pin !== undefined && !isSameSecret(await hashPin(pin, gallery.pinSalt), gallery.pinHash))
    throw refused(texts.pinWrong);
}

/** The mails to one address by their ids. */
async function mailsTo(to: string, input: Input, now: Date): Promise<[string, NewMail][]> {
  const { gallery: orderId, role, subject, message, pin } = input;
  const mark = await invitationMark(orderId, to);
  const about = { orderId, userId: '' };
  const invitation = queuedMail({ ...about, kind: 'gallery-invitation' }, now);
  const told: [string, NewMail] = [
    invitationMailId('gallery-invitation', orderId, mark),
    { ...invitation, to, role, subject, message },
  ];
  if (pin === undefined) return [told];
  const pinMail = { ...queuedMail({ ...about, kind: 'gallery-pin' }, now), to, pin };
  return [told, [invitationMailId('gallery-pin', orderId, mark), pinMail]];
}

/** Queues a mail; false when the address has it, or waits for it. */
function queue(mailId: string, mail: NewMail, again: boolean): Promise<boolean> {
  const ref = firestore().doc(documents.orderMail.build({ mailId }));
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const before = decodeSnapshot(orderMailSchema, stored);
    if (stored.exists && !(again && before && maySendAgain(before, mail.createdAt ?? new Date())))
      return false;
    const { openedAt } = before ?? {};
    transaction.set(ref, { ...mail, ...(openedAt && { openedAt }) });
    return true;
  });
}

const QUEUED_AT_ONCE = 20;

/** Sends a gallery to addresses; for administrators. A repeated request mails nobody twice. */
export const sendGallery = serve({
  contract: sendingContracts.sendGallery,
  limit: sendingLimits.sendGallery,
  options: { timeoutSeconds: 120 },
  identify: signedIn,
  async handle({ input, caller }) {
    await requireAdministrator(caller, texts.adminsOnly);
    const now = new Date();
    const gallery = await readAccess(input.gallery);
    if (!gallery) throw new Refusal(404, 'not-found');
    await requireSendable(gallery, input, now);
    const addresses = [...new Set(input.to.map(normalizeEmail))];
    const mails = (await Promise.all(addresses.map((to) => mailsTo(to, input, now)))).flat();
    const dueAt = await placesAmongMany(now);
    const queued = await mapWithLimit([...mails.entries()], QUEUED_AT_ONCE, ([at, [id, mail]]) =>
      queue(id, { ...mail, nextAttemptAt: dueAt(at) }, input.again),
    );
    const invited = mails.filter(([, { kind }], at) => kind === 'gallery-invitation' && queued[at]);
    return ok({ success: true, queued: invited.length });
  },
});
