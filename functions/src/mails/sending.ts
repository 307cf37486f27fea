import { defineSecret, defineString } from 'firebase-functions/params';
import { LOCAL_HOST } from '../../../src/config/local.ts';
import { site } from '../../../src/config/site.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import { isEmulated, mailboxPort } from '../env.ts';
import { sendByEmailJs } from './emailJs.ts';
import { type Mailbox, sendFromMailbox } from './mailbox.ts';
import { mailLogo } from './mailPictures.ts';
import type { Sending } from './outbox.ts';

/** EmailJS accepts one request a second, and mailboxes are no faster. */
const INTERVAL_MS = 1.1 * SECOND_MS;

/** In the emulator declared values would be asked for, and the local stand-ins accept these. */
const LOCAL_KEYS = {
  serviceId: 'local',
  templateId: 'local-order',
  publicKey: 'local',
  privateKey: 'local-private',
};

/** The password of the mailbox, or the private key of EmailJS: a deployment asks for what the shop uses alone. */
const secret = isEmulated
  ? undefined
  : defineSecret(site.mailbox ? 'MAILBOX_PASSWORD' : 'EMAILJS_PRIVATE_KEY');

const names =
  isEmulated || site.mailbox
    ? undefined
    : {
        serviceId: defineString('EMAILJS_SERVICE_ID', { default: '' }),
        templateId: defineString('EMAILJS_TEMPLATE_ID', { default: '' }),
        publicKey: defineString('EMAILJS_PUBLIC_KEY', { default: '' }),
      };

/** The secrets of functions that send mails. */
export const mailSecrets = secret ? [secret] : [];

function emailJsKeys() {
  if (!names || !secret) return LOCAL_KEYS;
  return {
    serviceId: names.serviceId.value(),
    templateId: names.templateId.value(),
    publicKey: names.publicKey.value(),
    privateKey: secret.value(),
  };
}

/** False for a shop that was deployed without what it needs for mails. */
export function canSendMails(): boolean {
  const needed = site.mailbox ? [secret?.value()] : Object.values(emailJsKeys());
  return !needed.includes('');
}

/** The way in which this shop sends mails. */
export function sending(): Sending {
  const intervalMs = isEmulated ? 0 : INTERVAL_MS;
  if (!site.mailbox) {
    const keys = emailJsKeys();
    return { send: (mail) => sendByEmailJs(mail, keys), pace: { intervalMs } };
  }
  const { perDay, ...place } = site.mailbox;
  const mailbox = secret
    ? { ...place, password: secret.value(), isEncrypted: true }
    : {
        host: LOCAL_HOST,
        port: mailboxPort,
        user: place.user,
        password: 'local',
        isEncrypted: false,
      };
  return {
    send: async (mail, id) => {
      const logo = await mailLogo();
      return sendFromMailbox({ ...mail, logo }, id, mailbox);
    },
    pace: { intervalMs, perDay },
  };
}

/** The port of a mailbox that is read, encrypted from its first byte. */
const IMAP_PORT = 993;

/** The mailbox in which reports of mails arrive; undefined for a shop that has none to read. */
export function inbox(): Mailbox | undefined {
  if (!site.mailbox || site.mailbox.imapHost === undefined || !secret?.value()) return undefined;
  const { imapHost: host, user } = site.mailbox;
  return { host, port: IMAP_PORT, user, password: secret.value(), isEncrypted: true };
}
