import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import { isEmail, normalizeEmail } from '#src/model/account/email.ts';
import { messageOf } from '../messageOf.ts';

/** The accounts to work on: those of the local site, or of a project in production. */
export type Target = { local: true } | { local: false; project: string };

export type AdminCommand =
  | { name: PersonalCommand; email: string; target: Target }
  | { name: 'list'; email: string | undefined; target: Target }
  | { name: SiteCommand; email: undefined; target: Target };

/** The commands about one person, whose e-mail they need. */
const personalCommands = ['grant', 'revoke', 'recovery-codes', 'remove-factor'] as const;
export type PersonalCommand = (typeof personalCommands)[number];

/** The commands about the whole site, which take no e-mail. */
const siteCommands = ['claim-owners', 'allow-factor'] as const;
export type SiteCommand = (typeof siteCommands)[number];

export const USAGE = [
  'npm run admin -- grant <email>           makes an administrator',
  'npm run admin -- revoke <email>          takes the right away again',
  'npm run admin -- list [<email>]          shows who has it',
  'npm run admin -- claim-owners            takes the addresses of the owner list before anybody else',
  'npm run admin -- allow-factor            lets administrators sign in with an authenticator app',
  'npm run admin -- recovery-codes <email>  makes ten new codes for a lost app',
  'npm run admin -- remove-factor <email>   takes a lost app away when the codes are lost too',
  'In production add --project <id>, or set GCLOUD_PROJECT. With --local: the local site.',
];

type Environment = Readonly<Record<string, string | undefined>>;

function readWords(words: readonly string[]): ReturnType<typeof parseWords> {
  try {
    return parseWords(words);
  } catch (error) {
    throw new Problem(messageOf(error), ...USAGE);
  }
}

function parseWords(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { local: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
}

function readTarget(local: boolean, project: string | undefined, env: Environment): Target {
  if (local && project !== undefined) {
    throw new Problem('Either --local or --project can be meant, not both.', ...USAGE);
  }
  if (local) return { local: true };
  const named = project ?? env['GCLOUD_PROJECT'] ?? '';
  if (named === '') throw new Problem('Which Firebase project is meant?', ...USAGE);
  return { local: false, project: named };
}

function readEmail(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const email = normalizeEmail(text);
  if (!isEmail(email)) throw new Problem(`"${text}" is no e-mail address.`, ...USAGE);
  return email;
}

const find = <Name extends string>(names: readonly Name[], name: string): Name | undefined =>
  names.find((known) => known === name);

/** Reads the command line; throws a problem that shows the usage where it is incomplete. */
export function parseArguments(words: readonly string[], env: Environment): AdminCommand {
  const { positionals, values } = readWords(words);
  const [name, address, surplus] = positionals;
  if (name === undefined) throw new Problem('What shall be done?', ...USAGE);
  const personal = find(personalCommands, name);
  const ofSite = find(siteCommands, name);
  if (!personal && !ofSite && name !== 'list') {
    throw new Problem(`"${name}" is no command.`, ...USAGE);
  }
  if (ofSite && address !== undefined) {
    throw new Problem(`${name} takes no e-mail: the owners stand in site.config.json.`, ...USAGE);
  }
  if (surplus !== undefined) throw new Problem(`"${surplus}" is one word too many.`, ...USAGE);
  const email = readEmail(address);
  if (personal && email === undefined) {
    throw new Problem(`${name} needs an e-mail.`, ...USAGE);
  }
  const target = readTarget(values.local, values.project, env);
  if (ofSite) return { name: ofSite, email: undefined, target };
  return personal && email !== undefined
    ? { name: personal, email, target }
    : { name: 'list', email, target };
}
