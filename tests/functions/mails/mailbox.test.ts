import { startProviders } from 'provider-stand-ins';
import { expect, onTestFinished, test } from 'vitest';
import { LOCAL_HOST } from '#src/config/local.ts';
import { sendFromMailbox } from '../../../functions/src/mails/mailbox.ts';

const mail = {
  to_email: 'mette@kunde.example',
  to_name: 'Mette "Ågård"\r\nBcc: alle@andre.example',
  from_name: 'Jerslev Foto',
  reply_to: 'kontakt@jerslevfoto.example',
  subject: 'Tak\r\nBcc: alle@andre.example',
  message: 'Kære Mette\n\nFørste linje\nanden <b>linje</b>\n\n1. Vilkår\n\n2. Flere',
  small_print: '1. Vilkår\n\n2. Flere',
  link: 'https://butik.example/?a=1&b="2"',
  link_text: 'Se <ordren>',
  order_id: 'JF1',
  total: '349,00 kr',
  voucher: `data:application/pdf;base64,${Buffer.from('%PDF-1.7').toString('base64')}`,
  voucher_name: '2026-0001.pdf',
};

interface Caught {
  to: string;
  params: Record<string, string>;
  html: string;
  attachments: { name: string; type: string; bytes: number }[];
}

/** A mailbox that keeps what is sent. */
async function mailbox() {
  const providers = await startProviders({
    host: LOCAL_HOST,
    port: 0,
    signInMails: () => Promise.resolve([]),
  });
  onTestFinished(() => providers.close());
  const at = (path: string) => `http://${LOCAL_HOST}:${providers.port}${path}`;
  const place = {
    host: LOCAL_HOST,
    port: providers.mailboxPort,
    user: 'kontakt@jerslevfoto.example',
    password: 'hemmelig',
    isEncrypted: false,
  };
  return {
    place,
    caught: async () =>
      ((await (await fetch(at('/mails.json'))).json()) as { mails: Caught[] }).mails,
    failNext: (failure: object) =>
      fetch(at('/email-failures'), { method: 'POST', body: JSON.stringify(failure) }),
  };
}

test('a mail goes out as text, as HTML and with its file, and nobody adds a header to it', async () => {
  const { place, caught } = await mailbox();
  expect(await sendFromMailbox(mail, 'JF1-received-7', place)).toBeUndefined();
  const [sent] = await caught();
  expect(sent).toMatchObject({
    to: 'mette@kunde.example',
    attachments: [{ name: '2026-0001.pdf', type: 'application/pdf', bytes: 8 }],
    params: {
      from: 'Jerslev Foto <kontakt@jerslevfoto.example>',
      'reply-to': 'kontakt@jerslevfoto.example',
      'message-id': '<JF1-received-7@jerslevfoto.example>',
      'auto-submitted': 'auto-generated',
    },
  });
  expect(Object.keys(sent?.params ?? {})).not.toContain('bcc');
  expect(sent?.params['text']).toBe(`${mail.message}\n\nSe <ordren>: ${mail.link}\n\n`);
  const html = sent?.html ?? '';
  expect(html).toContain('Første linje<br>anden &lt;b&gt;linje&lt;/b&gt;');
  expect(html).toContain('href="https://butik.example/?a=1&amp;b=&quot;2&quot;"');
  // The terms come last, below the link, and once.
  expect(html.indexOf('1. Vilkår')).toBeGreaterThan(html.indexOf('Se &lt;ordren&gt;'));
  expect(html.split('1. Vilkår')).toHaveLength(2);
});

test('a logo stands for the name and a picture above the words; without pictures their words do', async () => {
  const { place, caught } = await mailbox();
  const shown = { content: Buffer.from('png'), type: 'image/png', width: 200, height: 40 } as const;
  const pictures = { logo: { ...shown, alt: '' }, picture: { ...shown, alt: '"Bryllup" <1>' } };
  await sendFromMailbox({ ...mail, ...pictures }, 'JF1', place);
  const [sent] = await caught();
  const source = `src="data:image/png;base64,${shown.content.toString('base64')}"`;
  const tags = [...(sent?.html ?? '').matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(tags).toEqual([
    expect.stringContaining(`${source} alt="Jerslev Foto" width="200" height="40"`),
    expect.stringContaining(`${source} alt="&quot;Bryllup&quot; &lt;1&gt;"`),
  ]);
  expect(sent?.attachments.map(({ name }) => name).toSorted()).toEqual([
    '2026-0001.pdf',
    'logo.png',
    'picture.png',
  ]);
});

test('an answer stands in its conversation', async () => {
  const { place, caught } = await mailbox();
  await sendFromMailbox({ ...mail, answers: ['a-1', 'b-2'] }, 'c-3', place);
  const [sent] = await caught();
  expect(sent?.params).toMatchObject({
    'in-reply-to': '<b-2@jerslevfoto.example>',
    references: '<a-1@jerslevfoto.example> <b-2@jerslevfoto.example>',
  });
  expect(Object.keys(sent?.params ?? {})).not.toContain('auto-submitted');
});

test.each([
  ['there is no such person', { status: 550 }, 'bad-address'],
  ['the server is busy', { status: 451 }, 'unreachable'],
])('it is known that %s', async (_, failure, error) => {
  const { place, failNext, caught } = await mailbox();
  await failNext({ ...failure, contains: mail.to_email });
  expect(await sendFromMailbox(mail, 'a', place)).toBe(error);
  expect(await caught()).toEqual([]);
});

test.each([
  [{ password: '' }, 'not-configured'],
  [{ port: 1 }, 'unreachable'],
  // The stand-in has no certificate: a password is never sent in the clear.
  [{ isEncrypted: true }, 'refused'],
])('nothing is sent with %o', async (changes, error) => {
  const { place, caught } = await mailbox();
  expect(await sendFromMailbox(mail, 'a', { ...place, ...changes })).toBe(error);
  expect(await caught()).toEqual([]);
});
