import { listPaths, remove } from '#src/data/storage.ts';
import { storageAreas, storagePaths } from '#src/model/base/paths.ts';

function timestampOf(path: string): number | undefined {
  const parts =
    storagePaths.frontPageBackground.parse(path) ?? storagePaths.frontPageVariant.parse(path);
  return parts && Number(parts.timestamp);
}

/**
 * Removes the files of earlier backgrounds. It comes last: until the front page names the new one, a
 * failure must leave the old one where it is.
 */
export async function removeOlderBackgrounds(newest: number): Promise<void> {
  try {
    const paths = await listPaths(storageAreas.frontPageBackground);
    const older = paths.filter((path) => (timestampOf(path) ?? newest) < newest);
    await Promise.all(older.map((path) => remove(path)));
  } catch (thrown) {
    // The cleanup of the storage finds them later.
    console.warn('Older backgrounds could not be removed', thrown);
  }
}
