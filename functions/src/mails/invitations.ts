import { normalizeEmail } from '../../../src/model/account/email.ts';
import { registrationPath } from '../../../src/model/account/invited.ts';
import { cleanName } from '../../../src/model/account/people.ts';
import { oneLine } from '../../../src/model/base/text.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { queuedMail, type OrderMail } from '../../../src/model/mails/outbox.ts';
import { movingContracts } from '../../../src/model/moving/contracts.ts';
import { invitationId, invitationWords } from '../../../src/model/moving/invitation.ts';
import { invitationTexts } from '../../../src/model/moving/texts.ts';
import { ok, serve } from '../callable.ts';
import { linkOrigin } from '../env.ts';
import { auth, firestore } from '../firebaseAdmin.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { movingLimits } from '../rateLimits.ts';
import { currentShop } from '../settings/shop.ts';
import type { MailContent } from './content.ts';
import { placesAmongMany } from './pace.ts';

/** Writes the mail to somebody who was a customer in another system. */
export async function invitationMail(mail: OrderMail): Promise<MailContent> {
  const { to } = mail;
  if (to === '') return { kind: 'needless' };
  const toName = oneLine(mail.toName ?? '');
  const { businessName, email } = await currentShop();
  const params = {
    to_email: to,
    to_name: toName,
    from_name: businessName,
    reply_to: email,
    ...invitationWords(businessName, toName),
    link: new URL(registrationPath(to), linkOrigin).href,
    link_text: invitationTexts.link,
    order_id: '',
    total: '',
  };
  return { kind: 'mail', params };
}

interface Person {
  name: string;
  email: string;
}

/** The people who have no account. */
async function strangers(people: readonly Person[]): Promise<Person[]> {
  const { users } = await auth().getUsers(people.map(({ email }) => ({ email })));
  const known = new Set(users.map(({ email = '' }) => normalizeEmail(email)));
  return people.filter(({ email }) => !known.has(email));
}

/** Queues the invitation of somebody; false for an address that has had one. */
async function invite({ name, email }: Person, nextAttemptAt: Date): Promise<boolean> {
  const mailId = await invitationId(email);
  const queued = queuedMail({ orderId: mailId, kind: 'invitation', userId: '' }, new Date());
  const mail = { ...queued, nextAttemptAt };
  const ref = firestore().doc(documents.orderMail.build({ mailId }));
  return firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return false;
    transaction.create(ref, { ...mail, to: email, toName: cleanName(name) });
    return true;
  });
}

/** Invites people of another system; for administrators. A repeated request mails nobody twice. */
export const inviteCustomers = serve({
  contract: movingContracts.inviteCustomers,
  limit: movingLimits.inviteCustomers,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  async handle({ input, caller }) {
    await requireAdministrator(caller, invitationTexts.adminsOnly);
    const people = input.people.map(({ name, email }) => ({ name, email: normalizeEmail(email) }));
    const dueAt = await placesAmongMany(new Date());
    let invited = 0;
    for (const person of await strangers(people))
      if (await invite(person, dueAt(invited))) invited += 1;
    return ok({ success: true, invited });
  },
});
