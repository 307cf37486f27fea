import { expect, test } from 'vitest';
import { lostMailId, lostMailOf, returnedMail } from '#src/model/mails/deliveryReport.ts';
import { orderMailSchema, ownerMailId, sentMailId } from '#src/model/mails/outbox.ts';

const ID = 'JF1-received-1767348000000@jerslevfoto.example';

interface Shape {
  type?: string;
  status?: string[];
  returned?: string[];
  head?: string[];
}

const recipient = [
  'Final-Recipient: rfc822; mette@kunde.example',
  'Action: failed',
  'Status: 5.1.1',
];

/** A report as Postfix writes it, with what a test wants different. */
function report({ type, status = recipient, returned, head = [] }: Shape = {}): string {
  const given = returned ?? [
    'Content-Type: message/rfc822',
    '',
    'From: Jerslev Foto <kontakt@jerslevfoto.example>',
    `Message-ID: <${ID}>`,
    '',
    'Hej',
  ];
  return [
    'From: MAILER-DAEMON@post.example',
    `Content-Type: ${type ?? 'multipart/report; report-type=delivery-status;'}`,
    '\tboundary="A/1"',
    ...head,
    '',
    'This is a MIME-encapsulated message.',
    ...['', '--A/1', 'Content-Type: text/plain', '', 'Message-ID: <other-1@kunde.example>', ''],
    ...['--A/1', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; post.example', '', ...status, ''],
    ...['--A/1', ...given, '', '--A/1--', ''],
  ].join('\r\n');
}

const lost = { messageId: ID, address: 'mette@kunde.example' };

test.each<[string, Shape]>([
  ['the whole mail comes back', {}],
  [
    'its headers alone come back, and a line is folded',
    { returned: ['Content-Type: text/rfc822-headers', '', 'Message-ID:', ` <${ID}>`] },
  ],
  [
    'nothing comes back, and the report is an answer',
    { returned: ['Content-Type: text/plain', '', 'Hej'], head: [`In-Reply-To: <${ID}>`] },
  ],
  [
    'the report names what came before',
    { returned: [''], head: [`References: <a@b.example>`, ` <${ID}>`] },
  ],
  [
    'the address that was written is another than the one that was tried',
    {
      status: [
        ...['Final-Recipient: rfc822; box7@hotel.example', 'Action: FAILED', 'Status: 4.4.7'],
        'Original-Recipient: rfc822;<mette@kunde.example>',
      ],
    },
  ],
  [
    'another one was reached',
    { status: ['Final-Recipient: rfc822; bo@kunde.example', 'Action: relayed', '', ...recipient] },
  ],
  ['the type is written in capitals', { type: 'Multipart/Report; Report-Type="delivery-status";' }],
])('a mail that was not delivered is known when %s', (_, shape) => {
  expect(lostMailOf(report(shape))).toEqual(lost);
});

test('a report within a report is read from the outer one', () => {
  const inner = [
    'Content-Type: multipart/alternative; boundary="A/1/2"',
    ...['', '--A/1/2', 'Content-Type: message/rfc822', '', 'Message-ID: <inner-1@b.example>'],
    '--A/1/2--',
  ];
  const source = report().replace('Content-Type: text/plain', inner.join('\r\n'));
  expect(lostMailOf(source)).toEqual(lost);
});

test.each<[string, string]>([
  ['is late only', report({ status: [recipient[0] ?? '', 'Action: delayed', 'Status: 4.4.1'] })],
  ['has arrived', report({ status: [recipient[0] ?? '', 'Action: delivered', 'Status: 2.0.0'] })],
  ['is quoted by a person', report({ type: 'multipart/mixed;' })],
  ['is not named', report({ returned: [''] })],
  ['is none', ''],
  ['has no parts', 'Content-Type: multipart/report\r\n\r\nAction: failed'],
])('nothing is concluded from a mail that %s', (_, source) => {
  expect(lostMailOf(source)).toBeUndefined();
});

const NOW = new Date('2026-01-03T10:00:00Z');
const sentAt = new Date('2026-01-02T10:00:05Z');
const mail = orderMailSchema.parse({
  ...{ id: 'JF1-received', orderId: 'JF1', kind: 'received', to: 'mette@kunde.example' },
  ...{ subject: 'Tak', status: 'sent', attempts: 1, sentAt },
  createdAt: new Date(1_767_348_000_000),
});
const at = new Date('2026-01-02T10:00:05Z');

test('the mail is found by its Message-ID and marked once, without being tried again', () => {
  expect(lostMailId(lost)).toBe(mail.id);
  expect(sentMailId(mail)).toBe('JF1-received-1767348000000');
  const change = returnedMail(mail, { ...lost, at }, NOW);
  expect(change).toEqual({
    ...{ status: 'failed', error: 'returned', to: mail.to, subject: 'Tak', updatedAt: NOW },
    nextAttemptAt: undefined,
  });
  expect(returnedMail({ ...mail, ...change }, { ...lost, at }, NOW)).toBeUndefined();
});

test('the mail to an owner is found by its Message-ID as well', async () => {
  const owned = { ...mail, id: await ownerMailId('change1', 'mette@kunde.example') };
  const messageId = `${sentMailId(owned)}@jerslevfoto.example`;
  expect(lostMailId({ ...lost, messageId })).toBe(owned.id);
  expect(returnedMail(owned, { ...lost, messageId, at }, NOW)).toMatchObject({ error: 'returned' });
});

test('an invited person, who was forgotten, is named again', () => {
  const invitation = { ...mail, kind: 'invitation' as const, to: '' };
  expect(returnedMail(invitation, { ...lost, at }, NOW)).toMatchObject({ to: lost.address });
});

test.each([
  ['was sent again since', { sentAt: NOW }, lost],
  ['was queued anew', { createdAt: NOW }, lost],
  ['waits', { status: 'queued' as const }, lost],
  ['was named by a guess', {}, { ...lost, messageId: 'JF1-received-1@jerslevfoto.example' }],
])('a report says nothing of a mail that %s', (_, changes, told) => {
  expect(returnedMail({ ...mail, ...changes }, { ...told, at }, NOW)).toBeUndefined();
});
