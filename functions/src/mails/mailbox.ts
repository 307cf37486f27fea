import * as logger from 'firebase-functions/logger';
import type { SendMailOptions } from 'nodemailer';
import { site } from '../../../src/config/site.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import type { OrderMailError } from '../../../src/model/mails/outbox.ts';
import { traceOf } from '../callable.ts';
import { mailHtml, PICTURE_IDS } from './mailHtml.ts';

/** A mailbox that mails are sent from, by SMTP. */
export interface Mailbox {
  host: string;
  port: number;
  user: string;
  password: string;
  /** False for the local stand-in, which has no certificate. */
  isEncrypted: boolean;
}

/** The port on which a connection is encrypted from its first byte. */
const TLS_PORT = 465;

const PATIENCE = {
  connectionTimeout: 15 * SECOND_MS,
  greetingTimeout: 15 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};

const FILE = /^data:(?<type>[\w.+/-]+);base64,/;

function attachmentOf({ voucher = '', voucher_name: filename = '' }: MailParams) {
  const [start = '', type] = FILE.exec(voucher) ?? [];
  if (type === undefined) return [];
  const content = Buffer.from(voucher.slice(start.length), 'base64');
  return [{ filename, content, contentType: type }];
}

/** The pictures that the HTML shows, which no program lists beside it. */
function picturesOf({ logo, picture }: MailParams) {
  return Object.entries({ logo, picture }).flatMap(([name, shown]) => {
    if (!shown) return [];
    const { content, type } = shown;
    const file = { filename: `${name}.${type.slice('image/'.length)}`, contentType: type };
    return [
      {
        ...file,
        cid: PICTURE_IDS[name as keyof typeof PICTURE_IDS],
        content: Buffer.from(content),
        contentDisposition: 'inline' as const,
      },
    ];
  });
}

/** A user name is mostly the address; where it is not, the mail comes from that of the business. */
const addressOf = (user: string): string => (user.includes('@') ? user : site.email);

/** Returns the headers that put a mail into its conversation, or that keep automatic replies away from it. */
function threadOf(
  { answers }: MailParams,
  asMessageId: (id: string) => string,
): Pick<SendMailOptions, 'inReplyTo' | 'references' | 'headers'> {
  if (!answers) return { headers: { 'Auto-Submitted': 'auto-generated' } };
  const references = answers.map(asMessageId);
  return { references, inReplyTo: references.at(-1) ?? '' };
}

function messageOf(mail: MailParams, id: string, user: string): SendMailOptions {
  const from = addressOf(user);
  const asMessageId = (each: string): string => `<${each}@${from.split('@').at(-1) ?? ''}>`;
  return {
    from: { name: mail.from_name, address: from },
    to: { name: mail.to_name, address: mail.to_email },
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: `${mail.message}\n\n${mail.link_text}: ${mail.link}\n`,
    html: mailHtml(mail),
    attachments: [...attachmentOf(mail), ...picturesOf(mail)],
    // The same at each attempt: a mail that was sent although its answer was lost is shown once.
    messageId: asMessageId(id),
    ...threadOf(mail, asMessageId),
  };
}

interface SmtpError {
  responseCode?: unknown;
  command?: unknown;
}

/** The first code of an answer that will not change. */
const PERMANENT = 500;

function errorOf(thrown: unknown): OrderMailError {
  const { responseCode, command } = thrown as SmtpError;
  if (typeof responseCode !== 'number' || responseCode < PERMANENT) return 'unreachable';
  return command === 'RCPT TO' ? 'bad-address' : 'refused';
}

/** Sends a mail from a mailbox. Returns what went wrong, if anything did. */
export async function sendFromMailbox(
  mail: MailParams,
  id: string,
  { host, port, user, password, isEncrypted }: Mailbox,
): Promise<OrderMailError | undefined> {
  if (password === '') return 'not-configured';
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...PATIENCE,
    host,
    port,
    secure: isEncrypted && port === TLS_PORT,
    requireTLS: isEncrypted,
    ignoreTLS: !isEncrypted,
    auth: { user, pass: password },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(messageOf(mail, id, user));
    return undefined;
  } catch (thrown) {
    logger.warn('The mailbox did not send a mail', traceOf(thrown));
    return errorOf(thrown);
  } finally {
    transport.close();
  }
}
