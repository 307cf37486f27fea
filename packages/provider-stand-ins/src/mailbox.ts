import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Attachment as MimeFile, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Attachment, CaughtMail, EmailService } from './mails.ts';

/** An answer in the protocol's words, with its number. */
class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, words: string) {
    super(words);
    this.responseCode = responseCode;
  }
}

async function read(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function attachmentOf({ filename, mimeType, content }: MimeFile): Attachment {
  const file =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  const href = `data:${mimeType};base64,${file.toString('base64')}`;
  return { name: filename ?? 'file', type: mimeType, bytes: file.length, href };
}

/** The HTML with the pictures that came along, as a program shows it. */
function shownHtml({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, file) => {
    const name = file.contentId?.replace(/^<(.*)>$/, '$1');
    return name ? shown.replaceAll(`cid:${name}`, attachmentOf(file).href) : shown;
  }, html);
}

function caught(email: Email, to: readonly string[]): CaughtMail {
  const headers = email.headers.map(({ key, value }) => [key, value] as const);
  return {
    at: new Date().toISOString(),
    template: 'mailbox',
    to: to.join(', '),
    params: {
      ...Object.fromEntries(headers),
      subject: email.subject ?? '',
      text: email.text ?? '',
    },
    html: shownHtml(email),
    attachments: email.attachments.map(attachmentOf),
  };
}

export interface MailboxOptions {
  host: string;
  /** 0 for any port that is free. */
  port: number;
}

/** A mailbox that takes every mail by SMTP, with any name and password, and sends none of them on. */
export async function startMailbox(service: EmailService, { host, port }: MailboxOptions) {
  const server = new SMTPServer({
    // Nothing leaves the machine: there is nothing to encrypt.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username }, _, answer) => answer(null, { user: username ?? '' }),
    onRcptTo: ({ address }, _, answer) => {
      const failure = service.takeFailure([address]);
      answer(failure ? new Refusal(failure.status, 'Failed on demand') : null);
    },
    onData: (stream, session, answer) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      read(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => service.keep(caught(email, to)))
        .then(
          () => answer(),
          (thrown: unknown) => answer(thrown instanceof Error ? thrown : new Error(String(thrown))),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
