import { randomBytes } from 'node:crypto';
import { site } from '#src/config/site.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import { routes } from '#src/model/base/routes.ts';
import { type Account, type Accounts, verifiedAccount, requireAccount } from './accounts.ts';
import { isOwnersUid, makeOwnersUid } from './ownersUid.ts';
import type { AdminCommand, PersonalCommand, SiteCommand } from './parseArguments.ts';
import { allowFactor, makeRecoveryCodes, removeFactor } from './secondFactor.ts';

const PASSWORD_BYTES = 48;

/** An address gets one account, whose password nobody knows; a stranger's attempt at it is removed. */
async function reserve(accounts: Accounts, email: string): Promise<void> {
  const known = await accounts.findByEmail(email);
  if (known && isOwnersUid(known.uid)) return;
  // An account that was never verified holds nothing, and its maker knows the password.
  if (known) await accounts.remove(known.uid);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await accounts.create({ uid: makeOwnersUid(), email, password });
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
 * Takes the owners' addresses before anybody else can. A stranger who signed up with one, and had the
 * owner open the mail, would know an administrator's password. May be repeated at any time.
 */
export async function claimOwners(
  accounts: Accounts,
  emails: readonly string[] = site.ownerEmails,
): Promise<string[]> {
  const lines: string[] = [];
  for (const email of emails) lines.push(await claim(accounts, email));
  return lines;
}

const isMarked = ({ claims }: Account): boolean => claims['admin'] === true;

const listed = ({ email, uid }: Account): string => `  ${email ?? 'without an e-mail'} (${uid})`;

async function grant(accounts: Accounts, email: string): Promise<string[]> {
  const account = await verifiedAccount(accounts, email);
  if (isMarked(account)) return [`${email} is an administrator already.`];
  await accounts.setClaims(account.uid, { ...account.claims, admin: true });
  return [
    `${email} is an administrator now.`,
    'It counts from the next sign-in: the person must sign out and in again.',
  ];
}

async function revoke(accounts: Accounts, email: string): Promise<string[]> {
  const { uid, claims, ...account } = await requireAccount(accounts, email);
  const kept = Object.entries(claims).filter(([name]) => name !== 'admin');
  if ('admin' in claims) await accounts.setClaims(uid, Object.fromEntries(kept));
  // Also without the claim: an earlier run may have been cut off between the two.
  await accounts.signOutEverywhere(uid);
  const isOwner = account.emailVerified && isListedEmail(email, site.ownerEmails);
  return [
    'admin' in claims
      ? `${email} has the admin claim no longer.`
      : `${email} does not have the admin claim.`,
    'The person was signed out everywhere and must sign in again.',
    'A page that is open may keep the right until its token runs out, within an hour.',
    'A profile with isAdmin keeps it: an administrator takes that away on the site.',
    ...(isOwner
      ? [`${email} is on the owner list of site.config.json and stays an administrator.`]
      : []),
  ];
}

async function ownerLine(accounts: Accounts, email: string): Promise<string> {
  const account = await accounts.findByEmail(email);
  if (!account) return `  ${email}: no account, so anybody may take it. Run claim-owners`;
  return `  ${email}: ${account.emailVerified ? 'verified' : 'not verified yet'}`;
}

async function list(accounts: Accounts): Promise<string[]> {
  const marked: string[] = [];
  for await (const account of accounts.all()) if (isMarked(account)) marked.push(listed(account));
  return [
    'Administrators by claim:',
    ...(marked.length > 0 ? marked.sort() : ['  nobody']),
    'Owners in site.config.json, once their address is verified:',
    ...(await Promise.all(site.ownerEmails.map((email) => ownerLine(accounts, email)))),
    'Profiles with isAdmin are not listed here: see the customers on the site.',
  ];
}

async function show(accounts: Accounts, email: string): Promise<string[]> {
  const account = await requireAccount(accounts, email);
  const owner = isListedEmail(email, site.ownerEmails);
  return [
    `${email} (${account.uid})`,
    `  verified: ${account.emailVerified ? 'yes' : 'no'}`,
    `  admin claim: ${isMarked(account) ? 'yes' : 'no'}`,
    `  on the owner list: ${owner ? 'yes' : 'no'}`,
    `  second factor: ${account.hasSecondFactor ? 'yes' : 'no'}`,
  ];
}

/** A command, without the accounts that it is about. */
type Wanted = AdminCommand extends infer Command
  ? Command extends AdminCommand
    ? Omit<Command, 'target'>
    : never
  : never;

const personalActions: Record<
  PersonalCommand,
  (accounts: Accounts, email: string) => Promise<string[]>
> = {
  grant,
  revoke,
  'recovery-codes': makeRecoveryCodes,
  'remove-factor': removeFactor,
};

const siteActions: Record<SiteCommand, (accounts: Accounts) => Promise<string[]>> = {
  'claim-owners': claimOwners,
  'allow-factor': allowFactor,
};

/** Runs a command and returns the lines to print. */
export function runCommand(command: Wanted, accounts: Accounts): Promise<string[]> {
  const { name, email } = command;
  if (name === 'list') return email === undefined ? list(accounts) : show(accounts, email);
  return email === undefined ? siteActions[name](accounts) : personalActions[name](accounts, email);
}
