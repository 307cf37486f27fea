import * as z from 'zod/mini';
import { groupBy } from '../base/lists.ts';
import { collections, type CollectionName, documents } from '../base/paths.ts';
import { acceptedTermsDocument } from '../orders/acceptedTerms.ts';
import { watermarkDocuments } from '../watermarks/schema.ts';
import { type FileAddresses, type JsonMap, toJson } from './values.ts';

/* How a shop lies in a folder or an archive. The command and the dashboard write the same. */

export const TAKEOUT_VERSION = 1;

/** Where each part lies. */
export const takeoutPaths = {
  manifest: 'manifest.json',
  page: 'index.html',
  /** The content type and the metadata of every file in `files`. */
  fileFacts: 'files.jsonl',
  vouchers: 'vouchers.csv',
  /** The accounts, and apart from them what passwords are proven by. */
  accounts: 'accounts.jsonl',
  passwords: 'passwords.json',
  records: (collection: string) => `records/${collection}.jsonl`,
  schema: (collection: string) => `schemas/${collection}.schema.json`,
  choices: (galleryId: string) => `choices/${galleryId}.csv`,
  /** Other systems refuse some characters that the store takes, and a dot segment would leave the folder. */
  file: (path: string) => `files/${path.split('/').map(safeSegment).join('/')}`,
} as const;

function safeSegment(segment: string): string {
  if (/^\.+$/.test(segment)) return segment.replaceAll('.', '%2E');
  return encodeURIComponent(segment).replaceAll('*', '%2A');
}

/** What counts and guards while the shop runs: a copy of it would be of no use. */
const PASSING: readonly CollectionName[] = [
  collections.rateLimits,
  collections.clientTries,
  // Pictures on their way: their originals stay with who sent them.
  collections.intake,
  // A lost app is taken away by them, and no project hands out the keys of apps.
  collections.recoveryCodes,
  // A copy of the shop lets no program in, and tells nobody.
  collections.apiTokens,
  collections.webhooks,
  collections.webhookCalls,
  // Made anew of what is published.
  collections.searchIndex,
  // They are of this project, and of browsers.
  collections.pushDevices,
];

/** The records that are closed to every browser: the command alone takes them. */
const CLOSED: readonly CollectionName[] = [
  collections.favourites,
  collections.downloads,
  collections.userPreferences,
  collections.userAnalytics,
  collections.carts,
  collections.deletionJobs,
  collections.consentLog,
  collections.fileProofs,
];

const PASSING_RECORDS: readonly string[] = [
  `${collections.systemStatus}/cleanup-lease`,
  /** Names the restore that is going on. */
  `${collections.systemStatus}/restore`,
];

export const isPassing = (collection: string): boolean =>
  PASSING.some((name) => name === collection);

/** The collections below records, by the name that they have in every one. */
export const innerCollections = [acceptedTermsDocument.pattern.split('/').at(-2) ?? ''];

/** The records that have a name each, which the rules hand out one by one. The last is that of an option. */
export const namedRecords: readonly string[] = [
  ...Object.values({ ...documents, ...watermarkDocuments })
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes('{')),
  `${collections.siteConfig}/discounts`,
];

/** The collections that an administrator may read whole. */
export const listedCollections: readonly CollectionName[] = Object.values(collections).filter(
  (name) =>
    !PASSING.includes(name) &&
    !CLOSED.includes(name) &&
    !namedRecords.some((path) => path.startsWith(`${name}/`)),
);

/** A document as an SDK has read it. */
export interface StoredRecord {
  path: string;
  data: Readonly<Record<string, unknown>>;
}

/** One line of a file of records. */
export interface RecordLine {
  path: string;
  data: JsonMap;
}

const WAITING = ['queued', 'sending'];

/**
 * A mail that waited is taken along as one that failed: a restored shop sends nothing by itself, and the
 * photographer decides about it. A PIN is not taken along.
 */
function heldMail(data: StoredRecord['data']): StoredRecord['data'] {
  const { nextAttemptAt: _time, pin: _pin, ...mail } = data;
  if (!WAITING.includes(String(mail['status']))) return mail;
  return { ...mail, status: 'failed', error: 'unreachable' };
}

/** The line of a record; undefined for one that is not taken along. */
export function recordLine({ path, data }: StoredRecord, files: FileAddresses): string | undefined {
  if (PASSING_RECORDS.includes(path)) return undefined;
  const kept = path.startsWith(`${collections.orderMails}/`) ? heldMail(data) : data;
  return `${JSON.stringify({ path, data: toJson(kept, files) })}\n`;
}

/** The metadata of a stored file that is taken along: not the token that would open it to anybody. */
export interface FileFacts {
  path: string;
  contentType: string;
  cacheControl: string;
  metadata: Readonly<Record<string, string>>;
}

const TOKENS = 'firebaseStorageDownloadTokens';

export function fileFactsLine({ metadata, ...facts }: FileFacts): string {
  const entries = Object.entries(metadata).filter(([key]) => key !== TOKENS);
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const { path, contentType, cacheControl } = facts;
  return `${JSON.stringify({ path, contentType, cacheControl, metadata: sorted })}\n`;
}

const entrySchema = z.object({
  path: z.string(),
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type TakeoutEntry = z.infer<typeof entrySchema>;

export const manifestSchema = z.object({
  version: z.literal(TAKEOUT_VERSION),
  madeAt: z.string(),
  /** The project that it was taken from. */
  project: z.string(),
  /** True when the dashboard made it, which cannot read everything. */
  isPartial: z.boolean(),
  counts: z.record(z.string(), z.int()),
  entries: z.array(entrySchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The parts that say nothing about the shop, or are another after each move. */
const UNEQUAL: readonly string[] = [takeoutPaths.passwords];

const inOrder = (entries: readonly TakeoutEntry[]): TakeoutEntry[] =>
  entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Equal for two copies of shops that hold the same. */
export const comparable = ({ entries }: Pick<Manifest, 'entries'>): TakeoutEntry[] =>
  inOrder(entries.filter(({ path }) => !UNEQUAL.includes(path)));

export const manifestJson = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, entries: inOrder(manifest.entries) }, null, 1)}\n`;

/** The number of files in each part. */
export function countsOf(entries: readonly TakeoutEntry[]): Record<string, number> {
  const parts = groupBy(entries, ({ path }) =>
    path.includes('/') ? (path.split('/')[0] ?? '') : '',
  );
  return Object.fromEntries(
    [...parts].filter(([part]) => part !== '').map(([part, own]) => [part, own.length]),
  );
}
