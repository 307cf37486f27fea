import { orderReferences, shopReferences } from '#src/data/fileReferences.ts';
import { listPaths, storedFile, type DatedFile } from '#src/data/storage.ts';
import { fewAtOnce } from '#src/model/base/async.ts';
import { cleanedFolders, cleanupPlan } from '#src/model/files/cleanup.ts';
import { useOpenWork } from '#src/stores/unfinishedWork.ts';
import { isUnfinished, useUploads } from '../kit/uploads/uploadState.ts';

const AT_ONCE = 20;
const LONG_AGO = new Date(0);

/** What orders were found to need: orders stay, so it need not be asked again. */
const needed = new Set<string>();

/** Whether pictures are on their way, or wait for being taken up again. */
export function isUploading(): boolean {
  return (
    useOpenWork.getState().counts.uploading > 0 || useUploads.getState().items.some(isUnfinished)
  );
}

function unneededPaths(
  files: readonly DatedFile[],
  references: readonly ReadonlySet<string>[],
): string[] {
  return cleanupPlan({ files, references, isUploading: isUploading(), now: new Date() });
}

async function datedFiles(paths: readonly string[]): Promise<DatedFile[]> {
  const files = await fewAtOnce(paths, AT_ONCE, storedFile);
  return files.filter((file) => file !== undefined);
}

/**
 * The files that nothing refers to any more. It throws when any part of that is not known. What is cheap
 * comes first: ages are asked, and orders read, only for what the shop does not show.
 */
export async function findLeftovers(): Promise<DatedFile[]> {
  const paths = (await Promise.all(cleanedFolders.map(listPaths))).flat();
  const shop = await shopReferences();
  // A shop that shows nothing at all is more likely one that was not read.
  if (shop.every((references) => references.size === 0)) return [];
  const unknown = cleanupPlan({
    files: paths.map((path) => ({ path, updatedAt: LONG_AGO })),
    references: [...shop, needed],
    isUploading: isUploading(),
    now: new Date(),
  });
  const files = await datedFiles(unknown);
  const old = unneededPaths(files, shop);
  if (old.length === 0) return [];
  const orders = await orderReferences();
  const left = new Set(unneededPaths(files, [...shop, ...orders]));
  for (const path of old) {
    if (orders.some((references) => references.has(path))) needed.add(path);
  }
  return files.filter(({ path }) => left.has(path));
}
