import { fileURLToPath } from 'node:url';
import { LOCAL_DATABASE_NAMESPACE, LOCAL_HOST, localPorts } from '../../src/config/local.ts';
import { site } from '../../src/config/site.ts';
import { STORAGE_ORIGINS } from '../../src/model/files/urlPolicy.ts';

/** True in the emulator, where all outside services are local stand-ins. */
export const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * True where the keys of the provider of payments belong to the deployment. A shop that never took
 * payments by itself needs none, and cannot turn them on while it runs.
 */
export const hasPaymentKeys = isEmulated || site.payments.mobilePay === 'automatic';

const ports = localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? 0));

export const projectId = process.env['GCLOUD_PROJECT'] ?? '';

/**
 * The bucket whose files functions are told of. The platform names it to what it runs; whoever looks at the
 * functions elsewhere gets the name that it has by default.
 */
export const watchedBucket = process.env['FIREBASE_CONFIG']?.includes('storageBucket')
  ? {}
  : { bucket: site.bucket || `${site.project || 'local'}.firebasestorage.app` };

/** The address at which the provider of reCAPTCHA verifies tokens. */
export const recaptchaVerifyUrl = isEmulated
  ? `http://${LOCAL_HOST}:${ports.providers}/recaptcha/api/siteverify`
  : 'https://www.google.com/recaptcha/api/siteverify';

/** The address at which the provider of mails takes them. */
export const emailSendUrl = isEmulated
  ? `http://${LOCAL_HOST}:${ports.providers}/api/v1.0/email/send`
  : 'https://api.emailjs.com/api/v1.0/email/send';

/** The port of the local mailbox. */
export const mailboxPort = ports.mailbox;

/** The address of Firebase Cloud Messaging. */
export const fcmUrl = isEmulated
  ? `http://${LOCAL_HOST}:${ports.providers}`
  : 'https://fcm.googleapis.com';

/** The address of the provider of payments. */
export const paymentApiUrl = isEmulated
  ? `http://${LOCAL_HOST}:${ports.providers}`
  : 'https://api.vipps.no';

/** The origin that links in mails lead to; in local development the developer's machine. */
export const linkOrigin = isEmulated ? `http://${LOCAL_HOST}:${ports.site}` : site.origin;

const authEmulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
const storageEmulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];

const databaseEmulator = process.env['FIREBASE_DATABASE_EMULATOR_HOST'];

/** The emulator passes functions another database namespace than the one the site uses. */
export const localDatabaseUrl = databaseEmulator
  ? `http://${databaseEmulator}?ns=${LOCAL_DATABASE_NAMESPACE}`
  : undefined;

/** Tests in this process may keep a database of their own, which nothing else watches. */
export const firestoreDatabase =
  (isEmulated ? process.env['TEST_DATABASE'] : undefined) ?? '(default)';

/** The REST address of Firebase Auth, for requests that the Admin SDK does not offer. */
export const identityToolkitUrl = authEmulator
  ? `http://${authEmulator}/identitytoolkit.googleapis.com/v1`
  : 'https://identitytoolkit.googleapis.com/v1';

/** The origin of stored files. */
export const storageOrigin = storageEmulator
  ? `http://${storageEmulator}`
  : (STORAGE_ORIGINS[0] ?? '');

// The relative path is the same from the source and from the bundle.
const fontFile = (name: string): string =>
  fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url));

// The servers have no fonts installed.
export const textFontFile = fontFile('instrumentSans');
export const headingFontFile = fontFile('newsreader');

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * True for the origins of this site: its own address, and the project's Firebase addresses with
 * their previews.
 */
export function isOwnOrigin(origin: string, project = projectId, allowLocal = isEmulated): boolean {
  if (allowLocal && LOCAL_ORIGIN.test(origin)) return true;
  if (origin === site.origin) return true;
  const host = /^https:\/\/(?<host>[a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(origin)
    ?.groups?.['host'];
  return project !== '' && (host === project || host?.startsWith(`${project}--`) === true);
}
