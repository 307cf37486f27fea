import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import { isEmail, normalizeEmail } from '#src/model/account/email.ts';
import { errorText } from '../errorText.ts';

/** The accounts to work on: those of the local site, or of a project in production. */
export type Target = { local: true } | { local: false; project: string };

export type AdminCommand =
  | { name: 'grant' | 'revoke'; email: string; target: Target }
  | { name: 'list'; email: string | undefined; target: Target }
  | { name: 'claim-owners'; email: undefined; target: Target };

export const USAGE = [
  'npm run admin -- grant <email>     makes an administrator',
  'npm run admin -- revoke <email>    takes the right away again',
  'npm run admin -- list [<email>]    shows who has it',
  'npm run admin -- claim-owners      takes the addresses of the owner list before anybody else',
  'In production add --project <id>, or set GCLOUD_PROJECT. With --local: the local site.',
];

type Environment = Readonly<Record<string, string | undefined>>;

function readWords(words: readonly string[]): ReturnType<typeof parseWords> {
  try {
    return parseWords(words);
  } catch (error) {
    throw new Problem(errorText(error), ...USAGE);
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

function commandOf(
  name: AdminCommand['name'],
  email: string | undefined,
  target: Target,
): AdminCommand {
  if (name === 'claim-owners') return { name, email: undefined, target };
  return name === 'list' || email === undefined
    ? { name: 'list', email, target }
    : { name, email, target };
}

/** Reads the command line; throws a problem that shows the usage where it is incomplete. */
export function parseArguments(words: readonly string[], env: Environment): AdminCommand {
  const { positionals, values } = readWords(words);
  const [name, address, surplus] = positionals;
  if (name === undefined) throw new Problem('What shall be done?', ...USAGE);
  if (name !== 'grant' && name !== 'revoke' && name !== 'list' && name !== 'claim-owners') {
    throw new Problem(`"${name}" is no command.`, ...USAGE);
  }
  if (name === 'claim-owners' && address !== undefined) {
    throw new Problem('The owners stand in site.config.json.', ...USAGE);
  }
  if (surplus !== undefined) throw new Problem(`"${surplus}" is one word too many.`, ...USAGE);
  const email = readEmail(address);
  if (email === undefined && (name === 'grant' || name === 'revoke')) {
    throw new Problem(`Whom to ${name}? The e-mail is missing.`, ...USAGE);
  }
  return commandOf(name, email, readTarget(values.local, values.project, env));
}
