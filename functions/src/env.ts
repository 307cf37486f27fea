import { fileURLToPath } from 'node:url';
import { LOCAL_DATABASE_NAMESPACE, LOCAL_HOST, localPorts } from '../../src/config/local.ts';
import { site } from '../../src/config/site.ts';
import { STORAGE_ORIGINS } from '../../src/model/files/urlPolicy.ts';

/** Whether the emulator runs us, and everything outside is a stand-in on this machine. */
export const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

const ports = localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? 0));

export const projectId = process.env['GCLOUD_PROJECT'] ?? '';

/** Where the provider of the bot check verifies a token. */
export const captchaVerifyUrl = isEmulated
  ? `http://${LOCAL_HOST}:${ports.providers}/recaptcha/api/siteverify`
  : 'https://www.google.com/recaptcha/api/siteverify';

const authEmulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
const storageEmulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];

const databaseEmulator = process.env['FIREBASE_DATABASE_EMULATOR_HOST'];

/** The emulator tells functions another namespace than the one the site uses. */
export const localDatabaseUrl = databaseEmulator
  ? `http://${databaseEmulator}?ns=${LOCAL_DATABASE_NAMESPACE}`
  : undefined;

/** Where the sign-in service is spoken to directly, for what the Admin SDK cannot ask of it. */
export const identityToolkitUrl = authEmulator
  ? `http://${authEmulator}/identitytoolkit.googleapis.com/v1`
  : 'https://identitytoolkit.googleapis.com/v1';

/** Where stored files are served to those whose sign-in the rules accept. */
export const storageOrigin = storageEmulator
  ? `http://${storageEmulator}`
  : (STORAGE_ORIGINS[0] ?? '');

/** The typeface of the stamp: the servers have none of their own. */
export const stampFontFile = fileURLToPath(
  // Seen from here and from the bundle, the folder lies in the same place.
  new URL('../fonts/instrumentSans.ttf', import.meta.url),
);

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether a page of this origin is ours: the site, or its Firebase addresses with their previews. */
export function isOwnOrigin(origin: string, project = projectId, allowLocal = isEmulated): boolean {
  if (allowLocal && LOCAL_ORIGIN.test(origin)) return true;
  if (origin === site.origin) return true;
  const host = /^https:\/\/(?<host>[a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(origin)
    ?.groups?.['host'];
  return project !== '' && (host === project || host?.startsWith(`${project}--`) === true);
}
