import { isStoredMap } from '../base/schema.ts';
import { DAY_MS, MINUTE_MS } from '../base/units.ts';
import { CLIENT_AREA, clientPictureName } from '../clients/files.ts';
import type { CleanupLease, CleanupPasses } from '../system/schema.ts';
import { storageAreas, previewOf, storagePathName } from './paths.ts';
import { parseStorageUrl } from './urlPolicy.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null || !isStoredMap(value)) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * The name under which a record refers to a file; undefined for a file of an unknown shape. Records of
 * client galleries name originals alone.
 */
export function referredName(path: string): string | undefined {
  return clientPictureName(path) ?? (storagePathName(path) && path);
}

/**
 * Collects every file that a record mentions, as a path or an address, in any field, and the preview
 * of each original. All fields are read so that a new one cannot be forgotten.
 */
export function storageReferences(record: unknown, origins?: readonly string[]): Set<string> {
  const names = textsIn(record)
    .map((text) => referredName(parseStorageUrl(text, origins)?.path ?? text))
    .filter((name) => name !== undefined);
  return new Set([...names, ...names.map(previewOf).filter((path) => path !== undefined)]);
}

/**
 * True unless an order was cancelled: then nobody waits for its files. Customers write what an order
 * names, and could otherwise keep for ever what the photographer deletes.
 */
export function keepsFiles(order: Readonly<Record<string, unknown>>): boolean {
  return order['paymentStatus'] !== 'cancelled';
}

export const STORAGE_CLEANUP_MIN_AGE_MS = DAY_MS;
export const CLEANUP_LEASE_MS = 2 * MINUTE_MS;

/** The folders that cleanup may delete from. What customers have bought and the logo are in none of them. */
export const cleanedFolders: readonly string[] = [
  `${storageAreas.originals}/albums/`,
  `${storageAreas.originals}/enkeltbilleder/`,
  `${storageAreas.watermarked}/albums/`,
  `${storageAreas.watermarked}/enkeltbilleder/`,
  `${storageAreas.portfolioOriginals}/`,
  `${storageAreas.portfolioDisplay}/`,
  `${storageAreas.frontPageBackground}/`,
  `${storageAreas.profilePicture}/`,
  `${CLIENT_AREA}/`,
];

export interface StoredFile {
  path: string;
  /** The time of creation or of the last change. */
  updatedAt: Date;
}

export interface CleanupState {
  files: readonly StoredFile[];
  /** The result of each reference query; undefined for one that failed. */
  references: readonly (ReadonlySet<string> | undefined)[];
  isUploading: boolean;
  now: Date;
}

/**
 * The files without any reference. Returns none while anything is uncertain: a failed query or a
 * running upload.
 */
export function cleanupPlan({ files, references, isUploading, now }: CleanupState): string[] {
  const known = references.filter((paths) => paths !== undefined);
  if (isUploading || known.length === 0 || known.length < references.length) return [];
  return (
    files
      .filter(({ path }) => cleanedFolders.some((folder) => path.startsWith(folder)))
      .filter(({ updatedAt }) => now.getTime() - updatedAt.getTime() >= STORAGE_CLEANUP_MIN_AGE_MS)
      .map(({ path }) => path)
      // References are recognised by the shape of their path, so a file of another shape might
      // still be in use.
      .filter((path) => {
        const name = referredName(path);
        return name !== undefined && !known.some((names) => names.has(name));
      })
  );
}

export const FULL_PASS_EVERY_MS = DAY_MS;

/** The clocks of browsers differ, and a change may be on its way while a pass begins. */
export const CHANGES_MARGIN_MS = 10 * MINUTE_MS;

/**
 * The time since which changes are looked at; undefined when all files are to be listed. What a look
 * at changes misses is found within a day.
 */
export function changesSince({ passAt, fullPassAt }: CleanupPasses, now: Date): Date | undefined {
  if (!passAt || !fullPassAt) return undefined;
  const age = now.getTime() - fullPassAt.getTime();
  const isDue = age < 0 || age >= FULL_PASS_EVERY_MS;
  return isDue ? undefined : new Date(passAt.getTime() - CHANGES_MARGIN_MS);
}

/** A browser may clean when it holds the lease or the lease has expired. */
export function canTakeLease(lease: CleanupLease | undefined, holder: string, now: Date): boolean {
  if (lease?.expiresAt === undefined || lease.holder === holder) return true;
  return lease.expiresAt.getTime() <= now.getTime();
}

/** The lease that a browser stores to take or prolong it. */
export function newLease(holder: string, now: Date): Pick<CleanupLease, 'holder' | 'expiresAt'> {
  return { holder, expiresAt: new Date(now.getTime() + CLEANUP_LEASE_MS) };
}
