import { startProviders } from 'provider-stand-ins';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_HOST } from '#src/config/local.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { answerMailId, contactDocuments } from '#src/model/contact/messages.ts';
import { documents } from '#src/model/base/paths.ts';
import { type MailKind, orderMailId, orderMailKind } from '#src/model/mails/outbox.ts';
import { orderMailFacts } from '#src/model/mails/orderMailRules.ts';
import { payeeOf } from '#src/model/settings/payee.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { sendFromMailbox } from '../../../functions/src/mails/mailbox.ts';
import { sendMail } from '../../../functions/src/mails/outbox.ts';
import { readShop } from '../../../functions/src/settings/shop.ts';
import { PIN, storeGallery, withPin } from '../support/clientGalleries.ts';
import { pendingOrder } from '../support/mails.ts';
import { newOrderId, storePurchase } from '../support/purchases.ts';
import { createPerson, unique } from '../support/people.ts';

vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_PORT_OFFSET', process.env['LOCAL_PORT_OFFSET'] ?? '10000');
});

/** Nothing stored then is news, and nothing due then is swept by another test. */
const OLD = new Date('2026-01-02T10:00:00Z');
const FAR = new Date(Date.now() + 40 * 24 * 3_600_000);

/** Words of a stranger that try to add a receiver, a header, a script, a picture, a link and a line. */
const EVIL = `Eva</title></p><script>alert(1)</script><img src="https://evil.example/a.gif" onerror=alert(1)><a href="https://evil.example">klik</a>\r\nBcc: alle@andre.example\r\nX-Evil: 1\r\n\r\n"' & \u202e`;

const put = (path: string, record: object) => firestore().doc(path).set(record);
const person = await createPerson();
const shop = await readShop();

/** Stores a record with such words everywhere, and names what the mail is about. */
type Seed = (kind: MailKind) => Promise<{ about: string; id?: string; mail?: object }>;

const order: Seed = async (kind) => {
  const about = newOrderId();
  const record = pendingOrder(person, {
    customerName: EVIL,
    items: [{ id: 'a', name: EVIL, albumTitle: EVIL, type: 'image', price: 199, quantity: 1 }],
    createdAt: OLD,
    ...(kind === 'rejected' && {
      ...{ paymentStatus: 'cancelled', cancelReason: 'unpaid', cancelledAt: OLD },
    }),
  });
  await put(documents.pendingOrder.build({ pendingOrderId: about }), record);
  return { about };
};

const purchase: Seed = async () => {
  const changes = { userName: EVIL, purchaseDate: OLD, withdrawnAt: OLD };
  const about = await storePurchase(person.uid, { name: EVIL, albumTitle: EVIL }, changes);
  const statement = { userId: person.uid, name: EVIL, email: person.email, code: 'c' };
  await put(documents.withdrawalStatement.build({ orderId: about }), {
    ...statement,
    statedAt: OLD,
  });
  const files = [{ path: EVIL, problem: 'missing', foundAt: OLD }];
  await put(documents.fileLoss.build({ orderId: about }), { files, checkedAt: OLD });
  return { about };
};

const sale: Seed = (kind) => {
  const known = orderMailKind(kind);
  return known && orderMailFacts[known].about === 'purchase' ? purchase(kind) : order(kind);
};

const payee: Seed = async () => {
  const about = unique();
  const before = payeeOf(shop);
  const bankAccount = { ...before.bankAccount, bank: EVIL };
  const change = { at: OLD, by: EVIL, before, after: { ...before, bankAccount } };
  await put(documents.payeeChange.build({ changeId: about }), change);
  return { about, mail: { to: person.email } };
};

const gallery: Seed = async (kind) => {
  const changes = kind === 'gallery-pin' ? withPin : {};
  const { id } = await storeGallery({ ...changes, title: EVIL, clientEmail: person.email });
  return { about: id, mail: { to: person.email, subject: EVIL, message: EVIL, pin: PIN } };
};

const news: Seed = async () => {
  const { id } = await storeGallery({ title: EVIL });
  const chooserId = unique();
  await put(clientDocuments.choices.build({ chooserId }), {
    ...{ galleryId: id, name: EVIL, email: '', visits: [], lists: {}, sentAt: OLD },
    ...{ createdAt: OLD, updatedAt: OLD },
    pictures: { a: { lists: ['asked'], comment: EVIL, at: 1, commentAt: 1 } },
  });
  return { about: id, mail: { userId: chooserId } };
};

const message: Seed = async (kind) => {
  const about = unique();
  await put(contactDocuments.message.build({ messageId: about }), {
    ...{ name: EVIL, email: person.email, phone: EVIL, subject: EVIL, message: EVIL },
    ...{ state: 'new', createdAt: OLD, answers: [{ id: 'x', text: EVIL, at: OLD }] },
  });
  return kind === 'message-answer' ? { about, id: answerMailId(about, 'x') } : { about };
};

/** Every mail but the one about the room that files take, which holds numbers alone. */
type WordedKind = Exclude<MailKind, 'storage-near'>;

const seeds: Record<WordedKind, Seed> = {
  received: sale,
  'new-order': sale,
  'order-paid': sale,
  approved: sale,
  rejected: sale,
  'withdrawal-statement': sale,
  withdrawn: sale,
  'withdrawal-notice': sale,
  'files-lost': sale,
  refunded: sale,
  reminder: sale,
  expired: sale,
  'payee-changed': payee,
  invitation: () => Promise.resolve({ about: unique(), mail: { to: person.email, toName: EVIL } }),
  'choice-sent': news,
  'choice-commented': news,
  'gallery-opened': news,
  'gallery-downloaded': news,
  'message-arrived': message,
  'message-answer': message,
  'gallery-invitation': gallery,
  'gallery-pin': gallery,
  'gallery-waiting': gallery,
  'gallery-expiry': gallery,
};

interface Caught {
  to: string;
  params: Record<string, string>;
  html: string;
}

const providers = await startProviders({
  ...{ host: LOCAL_HOST, port: 0 },
  signInMails: () => Promise.resolve([]),
});
afterAll(() => providers.close());

/** What she hears of when she asks for it alone. */
const asked = { told: { 'order-paid': true } };
beforeAll(() => firestore().doc(documents.closedSettings.build()).set(asked, { merge: true }));

const user = 'kontakt@jerslevfoto.example';
const mailbox = { host: LOCAL_HOST, port: providers.mailboxPort, user, password: 'a' };

/** Sends a mail of a kind, and returns it as it arrived. */
async function sent(kind: WordedKind): Promise<Caught> {
  const { about, id = orderMailId(about, kind), mail = {} } = await seeds[kind](kind);
  await put(documents.orderMail.build({ mailId: id }), {
    ...{ orderId: about, kind, userId: person.uid, to: '', subject: '', role: 'client' },
    // A mail that failed before is sent by nobody else.
    ...{ status: 'failed', attempts: 1, nextAttemptAt: FAR, createdAt: OLD, updatedAt: OLD },
    ...mail,
  });
  const send = (params: Parameters<typeof sendFromMailbox>[0], sentId: string) =>
    sendFromMailbox(params, sentId, { ...mailbox, isEncrypted: false });
  await sendMail(id, { send, pace: { intervalMs: 0 } }, () => FAR);
  const answer = await fetch(`http://${LOCAL_HOST}:${providers.port}/mails.json`);
  const { mails } = (await answer.json()) as { mails: Caught[] };
  const found = mails.find(({ params }) => params['message-id']?.startsWith(`<${id}-`));
  if (!found) throw new Error(`No mail was sent: ${kind}`);
  return found;
}

const HEADERS =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|auto-submitted|in-reply-to|references|text)$/;
const TAGS = /^(!doctype|html|head|meta|title|style|body|table|tr|td|p|div|br|a|img)$/;

test.each(Object.keys(seeds) as WordedKind[])(
  'the words of a stranger stay words in a mail: %s',
  async (kind) => {
    const { to, params, html } = await sent(kind);
    expect(Object.keys(params).filter((name) => !HEADERS.test(name))).toEqual([]);
    expect(params['from']).toBe(`Jerslev Foto <${user}>`);
    expect([person.email, user]).toContain(to);
    expect(params['reply-to']).toMatch(/^[^\s,<>]+@[^\s,<>]+$/);
    const tags = [...html.matchAll(/<\/?([!\w]+)((?:"[^"]*"|[^">])*)>/g)];
    expect(tags.map(([, name = '']) => name).filter((name) => !TAGS.test(name))).toEqual([]);
    const bare = tags.map(([, , attributes = '']) => attributes.replaceAll(/"[^"]*"/g, '""'));
    expect(bare.filter((attributes) => /\son\w+/.test(attributes))).toEqual([]);
    expect(/src="(?!data:image\/jpeg;base64,).{0,40}/.exec(html)).toBeNull();
    expect(html).not.toMatch(/href="(?!http:\/\/127\.0\.0\.1)/);
    // A name begins no line of its own; what somebody wrote at length may.
    const isLong = ['message-arrived', 'message-answer', 'gallery-invitation'].includes(kind);
    if (!isLong) expect(params['text']).not.toMatch(/^Bcc:/m);
    expect(html).toContain('Eva&lt;/title&gt;');
  },
);
