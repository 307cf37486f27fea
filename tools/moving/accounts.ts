import * as z from 'zod/mini';
import { chunks } from '#src/model/base/lists.ts';
import { falseByDefault, text } from '#src/model/base/schema.ts';
import { anyAnswer } from '../live/google.ts';
import type { Shop } from './shop.ts';

/** What the service says in place of a hash that the caller may not see. */
const REDACTED = 'UkVEQUNURUQ=';

/** As many as are listed, and as are made, at once. */
const PAGE_SIZE = 1000;
const PORTION = 500;

/** An account as the sign-in service stores it, without its password and its apps for codes. */
export const accountSchema = z.object({
  localId: z.string(),
  email: text,
  emailVerified: falseByDefault,
  displayName: text,
  disabled: falseByDefault,
  /** The claims, as JSON. */
  customAttributes: text,
  /** In milliseconds. */
  createdAt: text,
});

const listedSchema = z.extend(accountSchema, {
  passwordHash: z.optional(z.string()),
  salt: z.optional(z.string()),
});

const hashSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.optional(z.string()),
  rounds: z.int(),
  memoryCost: z.int(),
});

export const passwordsSchema = z.object({
  /** How the hashes were made; missing where the project does not say. */
  hash: z.optional(hashSchema),
  passwords: z.record(
    z.string(),
    z.object({ passwordHash: z.string(), salt: z.optional(z.string()) }),
  ),
});

export type Account = z.infer<typeof accountSchema>;
export type Passwords = z.infer<typeof passwordsSchema>;
type ListedAccount = z.infer<typeof listedSchema>;

export interface TakenAccounts {
  accounts: Account[];
  passwords: Passwords;
}

const configSchema = z.object({
  signIn: z.optional(z.object({ hashConfig: z.optional(hashSchema) })),
});

/** An account that `claim-owners` made for an address that nobody has signed in with. */
export const isPlaceholder = ({ localId, emailVerified }: Account): boolean =>
  localId.startsWith('owner-') && !emailVerified;

const pageSchema = z.object({
  users: z.optional(z.array(listedSchema)),
  nextPageToken: z.optional(z.string()),
});

export async function listAccounts({ project, google }: Shop): Promise<ListedAccount[]> {
  const listed: ListedAccount[] = [];
  let token = '';
  do {
    const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const path = `v1/projects/${project}/accounts:batchGet?maxResults=${PAGE_SIZE}${next}`;
    const page = await google.ask({ service: 'identitytoolkit', path }, pageSchema);
    listed.push(...(page.users ?? []));
    token = page.users?.length ? (page.nextPageToken ?? '') : '';
  } while (token !== '');
  return listed;
}

/** Every account, and the hashes of the passwords where the project hands them out. */
export async function takeAccounts(shop: Shop): Promise<TakenAccounts> {
  const listed = await listAccounts(shop);
  const config = await shop.google.ask(
    { service: 'identitytoolkit', path: `v2/projects/${shop.project}/config` },
    configSchema,
  );
  const sorted = listed.toSorted((a, b) => (a.localId < b.localId ? -1 : 1));
  const withPassword = sorted.filter(({ passwordHash = REDACTED }) => passwordHash !== REDACTED);
  return {
    accounts: sorted.map((account) => z.parse(accountSchema, account)),
    passwords: {
      hash: config.signIn?.hashConfig,
      passwords: Object.fromEntries(
        withPassword.map(({ localId, passwordHash = '', salt }) => [
          localId,
          { passwordHash, salt },
        ]),
      ),
    },
  };
}

export async function removeAccounts(
  { project, google }: Shop,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await google.ask(
    {
      method: 'POST',
      service: 'identitytoolkit',
      path: `v1/projects/${project}/accounts:batchDelete`,
      body: { localIds: ids, force: true },
    },
    anyAnswer,
  );
}

const importedSchema = z.object({
  error: z.optional(z.array(z.object({ index: z.optional(z.int()), message: z.string() }))),
});

export const WITHOUT_PASSWORDS =
  'Passwords cannot be taken along: people choose new ones by "Glemt adgangskode?"';

/** True where the passwords of before are good for signing in. The emulator has no hashes to speak of. */
export const keepsPasswords = ({ isLocal }: Shop, { hash, passwords }: Passwords): boolean =>
  Object.keys(passwords).length > 0 && (isLocal || hash !== undefined);

/**
 * Makes the accounts again, with their ids, and with their passwords where that is possible. A repetition
 * writes the same.
 */
export async function restoreAccounts(
  shop: Shop,
  { accounts, passwords: taken }: TakenAccounts,
): Promise<void> {
  const { project, google } = shop;
  const { hash, passwords } = keepsPasswords(shop, taken) ? taken : { passwords: {} };
  const proof = hash && {
    hashAlgorithm: hash.algorithm,
    signerKey: hash.signerKey,
    saltSeparator: hash.saltSeparator,
    rounds: hash.rounds,
    memoryCost: hash.memoryCost,
  };
  for (const portion of chunks(accounts, PORTION)) {
    const users = portion.map((account) => ({
      ...Object.fromEntries(Object.entries(account).filter(([, value]) => value !== '')),
      ...passwords[account.localId],
    }));
    const answer = await google.ask(
      {
        method: 'POST',
        service: 'identitytoolkit',
        path: `v1/projects/${project}/accounts:batchCreate`,
        body: { users, allowOverwrite: true, sanityCheck: true, ...proof },
      },
      importedSchema,
    );
    const [failure] = answer.error ?? [];
    if (failure) throw new Error(`An account was not taken: ${failure.message}`);
  }
}
