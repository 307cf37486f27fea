import { DAY_MS, MINUTE_MS } from '../base/units.ts';
import type { CleanupLease } from '../system/schema.ts';
import { storageAreas, storagePathName } from './paths.ts';

export const STORAGE_CLEANUP_MIN_AGE_MS = DAY_MS;
export const CLEANUP_LEASE_MS = 2 * MINUTE_MS;

/** The folders that cleanup may delete from. Customers' files and the logo are in none of them. */
export const cleanedFolders: readonly string[] = [
  `${storageAreas.originals}/albums/`,
  `${storageAreas.originals}/enkeltbilleder/`,
  `${storageAreas.watermarked}/albums/`,
  `${storageAreas.watermarked}/enkeltbilleder/`,
  `${storageAreas.portfolioOriginals}/`,
  `${storageAreas.portfolioDisplay}/`,
  `${storageAreas.frontPageBackground}/`,
  `${storageAreas.profilePicture}/`,
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
      .filter((path) => storagePathName(path) !== undefined)
      .filter((path) => !known.some((paths) => paths.has(path)))
  );
}

/** A browser may clean when it holds the lease or the lease has expired. */
export function canTakeLease(lease: CleanupLease | undefined, holder: string, now: Date): boolean {
  if (lease?.expiresAt === undefined || lease.holder === holder) return true;
  return lease.expiresAt.getTime() <= now.getTime();
}

/** The lease that a browser stores to take or prolong it. */
export function newLease(holder: string, now: Date): CleanupLease {
  return { holder, expiresAt: new Date(now.getTime() + CLEANUP_LEASE_MS) };
}
