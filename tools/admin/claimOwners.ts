import { randomBytes, randomUUID } from 'node:crypto';
import { site } from '#src/config/site.ts';
import { routes } from '#src/shared/routes.ts';
import type { Accounts } from './accounts.ts';

/** People who sign up cannot choose their uid: an account with this beginning was made here. */
const OWN_BEGINNING = 'owner-';

const PASSWORD_BYTES = 48;

/** An address gets one account, whose password nobody knows; a stranger's attempt at it is removed. */
async function reserve(accounts: Accounts, email: string): Promise<void> {
  const known = await accounts.findByEmail(email);
  if (known?.uid.startsWith(OWN_BEGINNING)) return;
  // Never verified, it holds nothing, and whoever made it knows its password.
  if (known) await accounts.remove(known.uid);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await accounts.create({ uid: `${OWN_BEGINNING}${randomUUID()}`, email, password });
}

async function sendMail(accounts: Accounts, email: string): Promise<string> {
  try {
    await accounts.sendPasswordMail(email);
    return `${email}: a mail is on its way. Its link sets the password and verifies the address.`;
  } catch (error) {
    const page = `${site.origin}${routes.resetPassword}`;
    const reason = error instanceof Error ? error.message : String(error);
    return `${email}: the address is taken, but no mail could be sent (${reason}). Ask for one on ${page}`;
  }
}

async function claim(accounts: Accounts, email: string): Promise<string> {
  const known = await accounts.findByEmail(email);
  if (known?.emailVerified) {
    return `${email}: has a verified account (${known.uid}). If the owner did not make it: choose a new password now.`;
  }
  await reserve(accounts, email);
  return sendMail(accounts, email);
}

/**
 * Takes the owners' addresses before anybody else can: whoever signed up with one, and had the owner
 * open the mail, would know an administrator's password. May be repeated at any time.
 */
export async function claimOwners(
  accounts: Accounts,
  emails: readonly string[] = site.ownerEmails,
): Promise<string[]> {
  const lines: string[] = [];
  for (const email of emails) lines.push(await claim(accounts, email));
  return lines;
}
