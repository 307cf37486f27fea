import { MINUTE_MS } from '../base/units.ts';
import { failedMail, type OrderMail, sentMailId } from './outbox.ts';

/** A mail that a server could not deliver, as its report names it. */
export interface LostMail {
  /** The Message-ID, without its brackets. */
  messageId: string;
  /** The address that it did not reach. */
  address: string;
}

type Fields = ReadonlyMap<string, string>;

interface Part {
  fields: Fields;
  body: string;
}

/** The fields of a block of lines `Name: value`; a line that begins with a space goes on with the one before. */
function fieldsOf(block: string): Fields {
  const lines = block.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const entries = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  return new Map(entries);
}

function partOf(text: string): Part {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  if (end === -1) return { fields: fieldsOf(text), body: '' };
  return { fields: fieldsOf(text.slice(0, end)), body: text.slice(end).trimStart() };
}

const typeOf = ({ fields }: Part): string =>
  (fields.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';

const BOUNDARY = /boundary\s*=\s*(?:"(?<quoted>[^"]+)"|(?<plain>[^\s;]+))/i;

/** The parts of a mail that has several. */
function partsOf({ fields, body }: Part): Part[] {
  const { quoted, plain = '' } = BOUNDARY.exec(fields.get('content-type') ?? '')?.groups ?? {};
  const boundary = `--${quoted ?? plain}`;
  const texts: string[][] = [];
  for (const line of body.split('\n')) {
    const end = line.trimEnd();
    if (end === `${boundary}--`) break;
    if (end === boundary) texts.push([]);
    else texts.at(-1)?.push(line);
  }
  return texts.map((lines) => partOf(lines.join('\n')));
}

/** The address behind the kind that a report names before it, as in `rfc822; anna@kunde.example`. */
const addressIn = (recipient: string): string =>
  recipient
    .slice(recipient.indexOf(';') + 1)
    .trim()
    .replace(/^<(.*)>$/, '$1');

/** The address that was given up; undefined where the mail is late only, or has arrived. */
function lostAddress({ body }: Part): string | undefined {
  const recipients = body.split(/\n\s*\n/).map(fieldsOf);
  const lost = recipients.find((each) => {
    const status = each.get('status') ?? '5';
    return each.get('action')?.toLowerCase() === 'failed' && !status.startsWith('2');
  });
  return lost && addressIn(lost.get('original-recipient') ?? lost.get('final-recipient') ?? '');
}

/** The types of the part that gives the mail back, or its headers. */
const RETURNED = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
];

const idIn = (text = ''): string | undefined => /<([^<>\s]+)>\s*$/.exec(text)?.[1];

/**
 * Reads a report of a mail server (RFC 3464). Returns undefined for any other mail, and for a report of a
 * mail that has arrived, or that is still tried.
 */
export function lostMailOf(source: string): LostMail | undefined {
  const report = partOf(source.replaceAll('\r\n', '\n'));
  if (typeOf(report) !== 'multipart/report') return undefined;
  const parts = partsOf(report);
  const status = parts.find((part) => typeOf(part) === 'message/delivery-status');
  const address = status && lostAddress(status);
  const returned = parts.find((part) => RETURNED.includes(typeOf(part)));
  const messageId =
    idIn(returned && partOf(returned.body).fields.get('message-id')) ??
    idIn(report.fields.get('in-reply-to')) ??
    idIn(report.fields.get('references'));
  return address === undefined || messageId === undefined ? undefined : { messageId, address };
}

/** The id under which a mail was handed on, which is the beginning of its Message-ID. */
const sentIdOf = (messageId: string): string => messageId.split('@')[0] ?? '';

/** The id of the mail that a report is about. */
export function lostMailId({ messageId }: LostMail): string {
  const sentId = sentIdOf(messageId);
  return sentId.slice(0, Math.max(0, sentId.lastIndexOf('-')));
}

/** Servers name whole seconds, and their clocks differ. */
const CLOCKS_MS = MINUTE_MS;

interface Report extends LostMail {
  /** The time at which it came. */
  at: Date;
}

/** Marks a mail that was sent and came back; undefined when the report is about an earlier one. */
export function returnedMail(
  mail: OrderMail,
  { messageId, address, at }: Report,
  now: Date,
): ReturnType<typeof failedMail> | undefined {
  const { status, sentAt, attempts, subject } = mail;
  if (status !== 'sent' || sentMailId(mail) !== sentIdOf(messageId)) return undefined;
  if (sentAt && at.getTime() + CLOCKS_MS < sentAt.getTime()) return undefined;
  // Whoever was invited is forgotten once the mail is sent: the photographer has to know who did not get it.
  const to = mail.kind === 'invitation' ? address : mail.to;
  return failedMail({ to, subject, attempts, error: 'returned' }, now);
}
