import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { contactDocuments } from '#src/model/contact/messages.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { messagesOfSender } from '../../../functions/src/rateLimits.ts';
import { forgetMessages } from '../../../functions/src/retention/forgetOld.ts';
import { call, refusal } from '../support/call.ts';
import { caughtMails, expectMail, expectMails } from '../support/mails.ts';
import { PATIENCE } from '../support/patience.ts';
import { createPerson, unique } from '../support/people.ts';
import { useUpLimit } from '../support/rate.ts';

const token = (): string => `local-captcha-${randomUUID()}`;
const place = (messageId: string) => firestore().doc(contactDocuments.message.build({ messageId }));
const admin = () => createPerson({ claims: { admin: true } });

function written(changes: object = {}) {
  const name = unique();
  return {
    name: 'Ida Holm',
    email: `${name}@kunde.example`,
    phone: '20304050',
    subject: `Bryllup ${name}`,
    message: 'Har du tid den 6. juni?',
    ...changes,
  };
}

const send = (message: object, changes: object = {}) =>
  call('sendMessage', { input: { messageId: unique(), token: token(), message, ...changes } });

test('a message is kept and mailed once, however often it is sent under its id', async () => {
  const messageId = unique();
  const message = written();
  const replies = [];
  for (let attempt = 0; attempt < 2; attempt += 1) replies.push(await send(message, { messageId }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await place(messageId).get()).data()).toMatchObject({
    ...message,
    phone: '+45 20 30 40 50',
    state: 'new',
    answers: [],
  });
  const [mail, ...more] = await expectMails(message.subject, 1);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'kontakt@jerslevfoto.example',
    params: {
      reply_to: message.email,
      subject: `Ny henvendelse: ${message.subject}`,
      message: `Fra: Ida Holm\nE-mail: ${message.email}\nTelefon: +45 20 30 40 50\n\nHar du tid den 6. juni?`,
    },
  });
  // Nobody's address stays in the records of mails.
  const mailId = `${messageId}-message-arrived`;
  expect(await expectMail(mailId, { status: 'sent' })).toMatchObject({ to: '', subject: '' });
});

test('whoever did not solve the challenge, or used it before, leaves nothing', async () => {
  const used = token();
  await send(written(), { token: used });
  for (const wrong of ['a'.repeat(21), used]) {
    const messageId = unique();
    const { status, body } = await send(written(), { messageId, token: wrong });
    expect([status, body['code']]).toEqual([400, 'captcha/failed']);
    expect((await place(messageId).get()).exists).toBe(false);
  }
});

test.each([
  { name: 'I' },
  { email: 'ida@kunde.example, alle@andre.example' },
  { phone: 'ring' },
  { message: 'a'.repeat(5001) },
  { to: 'alle@andre.example' },
])('what the form does not take is refused: %j', async (changes) => {
  expect((await send(written(changes))).status).toBe(400);
});

test('a stranger adds no header and no line to the head of the mail', async () => {
  const mark = unique();
  const message = written({ name: 'Ida\r\nBcc: x', subject: `Hej\r\nBcc: ${mark}` });
  await send(message);
  const [mail] = await expectMails(mark, 1);
  expect(mail?.params['subject']).toBe(`Ny henvendelse: Hej Bcc: ${mark}`);
  expect(mail?.params['message']?.split('\n')[0]).toBe('Fra: Ida Bcc: x');
});

test('one address writes so often, and no more', async () => {
  const message = written();
  await useUpLimit(messagesOfSender, { name: 'sendMessage', subject: message.email });
  expect((await send(message)).status).toBe(429);
});

test('an administrator answers once by mail, in the conversation', async () => {
  const [messageId, answerId] = [unique(), unique()];
  const message = written();
  await send(message, { messageId });
  const person = await admin();
  const input = { messageId, answerId, text: `Ja, det har jeg. ${answerId}` };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await call('answerMessage', { token: person.token, input })).status).toBe(200);
  }
  expect((await place(messageId).get()).data()).toMatchObject({
    state: 'answered',
    answers: [{ id: answerId, text: input.text }],
  });
  const [mail] = await expectMails(answerId, 1);
  expect(mail).toMatchObject({
    to: message.email,
    params: { subject: `Re: ${message.subject}`, reply_to: 'kontakt@jerslevfoto.example' },
  });
  expect(mail?.params['message']).toMatch(/^Ja, det har jeg.*\n> Har du tid den 6. juni\?$/s);
});

test('nobody else answers, and nobody what is gone', async () => {
  const input = { messageId: unique(), answerId: unique(), text: 'Ja' };
  const customer = await call('answerMessage', { token: (await createPerson()).token, input });
  expect(customer.body).toEqual(
    refusal('Kun administratorer kan svare på en henvendelse.', 'permission-denied'),
  );
  expect((await call('answerMessage', { token: (await admin()).token, input })).status).toBe(404);
});

test('the mail about a message that is deleted is not sent', async () => {
  const orderId = unique();
  const mailId = `${orderId}-message-arrived`;
  const mail = firestore().doc(documents.orderMail.build({ mailId }));
  const now = new Date();
  await mail.set({
    ...{ orderId, kind: 'message-arrived', userId: '', to: '', subject: '' },
    ...{ status: 'queued', attempts: 0, nextAttemptAt: now, createdAt: now, updatedAt: now },
  });
  await expect.poll(async () => (await mail.get()).exists, PATIENCE).toBe(false);
  expect(await caughtMails(orderId)).toEqual([]);
});

test('messages go with the account whose address is proven, and after two years', async () => {
  const { uid, email, token: idToken } = await createPerson();
  const [own, other, old] = [unique(), unique(), unique()];
  const createdAt = new Date();
  await place(own).set({ email: email.toLowerCase(), createdAt });
  await place(other).set({ email: 'en@anden.example', createdAt });
  await place(old).set({ email: 'en@anden.example', createdAt: new Date('2020-01-01') });
  await auth().updateUser(uid, { emailVerified: true });
  expect((await call('deleteAccount', { token: idToken })).status).toBe(200);
  await forgetMessages(new Date());
  const found = await Promise.all([own, other, old].map((id) => place(id).get()));
  expect(found.map(({ exists }) => exists)).toEqual([false, true, false]);
});
