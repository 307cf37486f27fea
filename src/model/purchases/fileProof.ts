import * as z from 'zod/mini';
import {
  date,
  list,
  maybe,
  requiredDate,
  text,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';
import { DAY_MS } from '../base/units.ts';
import { archivedPreviewOf, storagePaths } from '../files/paths.ts';
import { isArchivablePath } from '../files/urlPolicy.ts';
import { saleFacts } from '../sale/life.ts';
import type { ArchivedFile, Purchase, PurchaseItem } from './schema.ts';

/*
 * Every night the server looks for the files of what was sold, purchase by purchase, until a pass has
 * seen all of them. A file is lost when it is missing, or no longer what it was at the first look.
 */

export const fileProblems = ['missing', 'changed'] as const;

/** A lost file, and the night in which that was found. */
export const lostFileSchema = z.object({
  path: z.string(),
  problem: z.enum(fileProblems),
  foundAt: requiredDate,
});

/** The lost files of one purchase, whose number is the id; none is stored while nothing is lost. */
export const fileLossSchema = z.object({
  id: z.string(),
  files: list(lostFileSchema),
  checkedAt: requiredDate,
});

/** The sizes and checksums of a purchase's files at their first look, by path. */
export const fileProofSchema = z.object({
  fingerprints: withDefault(z.record(z.string(), z.string()), {}),
});

const counted = { startedAt: requiredDate, purchases: zeroByDefault, files: zeroByDefault };

export const proofStateSchema = z.object({
  /** The last time at which a purchase was looked at, or a pass ended. */
  ranAt: date,
  /** The pass that is under way, with the last purchase that it has seen. */
  current: maybe(z.object({ ...counted, after: text })),
  /** The last pass that has seen every purchase. */
  last: maybe(z.object({ ...counted, finishedAt: requiredDate })),
});

export type FileProblem = (typeof fileProblems)[number];
export type LostFile = z.infer<typeof lostFileSchema>;
export type FileLoss = z.infer<typeof fileLossSchema>;
export type ProofState = z.infer<typeof proofStateSchema>;
export type ProofPass = NonNullable<ProofState['current']>;
type Fingerprints = z.infer<typeof fileProofSchema>['fingerprints'];

function originals(item: PurchaseItem): string[] {
  // An album's own path points to its cover, which is one of its images.
  const sold =
    item.albumImages.length > 0
      ? item.albumImages.map(({ originalSrc }) => originalSrc)
      : [item.originalAdminPath];
  return [...sold, ...item.archivedFiles.map(({ originalPath }) => originalPath)];
}

function copies({ permanentBackupPath, hasPreview }: ArchivedFile): string[] {
  const preview = hasPreview ? archivedPreviewOf(permanentBackupPath) : undefined;
  return preview === undefined ? [permanentBackupPath] : [permanentBackupPath, preview];
}

function archived(item: PurchaseItem): string[] {
  const { permanentBackupPath, permanentThumbnailPath, archivedFiles } = item;
  return [permanentBackupPath, ...archivedFiles.flatMap(copies), permanentThumbnailPath];
}

type Sale = Pick<Purchase, 'id' | 'paymentStatus' | 'withdrawnAt' | 'items'>;

/**
 * The files that a purchase needs: its originals, and what the archive has of it. None is left to
 * fetch where it is not paid or was withdrawn.
 */
export function filesToProve(purchase: Sale): string[] {
  if (!saleFacts({ purchase }).isBought) return [];
  const { id, items } = purchase;
  const isItsOwn = (path: string) => storagePaths.archived.parse(path)?.orderId === id;
  return [
    ...new Set([
      ...items.flatMap(originals).filter(isArchivablePath),
      ...items.flatMap(archived).filter(isItsOwn),
    ]),
  ];
}

/** A file as it is now; without a fingerprint it does not exist. */
export interface SeenFile {
  path: string;
  fingerprint: string | undefined;
}

/** The findings of the night before about a purchase. */
interface Noted {
  fingerprints: Fingerprints;
  lost: readonly LostFile[];
}

function problemOf({ path, fingerprint }: SeenFile, known: Fingerprints): FileProblem | undefined {
  if (fingerprint === undefined) return 'missing';
  return (known[path] ?? fingerprint) === fingerprint ? undefined : 'changed';
}

/** The note after a look: a file keeps its first fingerprint, and a loss the night it was found in. */
export function notedAfter(seen: readonly SeenFile[], noted: Noted, now: Date): Noted {
  const known = seen.flatMap(({ path, fingerprint }) => {
    const first = noted.fingerprints[path] ?? fingerprint;
    return first === undefined ? [] : [[path, first] as const];
  });
  const lost = seen.flatMap((file): LostFile[] => {
    const problem = problemOf(file, noted.fingerprints);
    if (problem === undefined) return [];
    const before = noted.lost.find(({ path }) => path === file.path);
    return [{ path: file.path, problem, foundAt: before?.foundAt ?? now }];
  });
  return { fingerprints: Object.fromEntries(known), lost };
}

/** True when a file is lost that was not lost before: only that is worth a mail. */
export function hasNewLoss(before: readonly LostFile[], after: readonly LostFile[]): boolean {
  return after.some(({ path }) => !before.some((known) => known.path === path));
}

/** A night may fail and is repeated by the next; after two something is wrong. */
const SILENT_MS = 2 * DAY_MS;

/** True when the nightly look has stopped. */
export function isProofSilent({ ranAt }: Pick<ProofState, 'ranAt'>, now: Date): boolean {
  return ranAt !== undefined && now.getTime() - ranAt.getTime() > SILENT_MS;
}
