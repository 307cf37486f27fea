import { noteDownloads } from '#src/data/purchasedFiles.ts';
import { portions } from '#src/model/base/lists.ts';
import { DOWNLOAD_LOG_MAX_ENTRIES } from '#src/model/system/contracts.ts';
import { rememberDownload } from './downloadHistory.ts';
import type { LocatedFile } from './locateFiles.ts';

/** The things that the files belong to, each once. */
function thingsOf(located: readonly LocatedFile[]) {
  const things = located.map(({ file: { purchaseId, itemId, itemName } }) => ({
    purchaseId,
    itemId,
    itemName,
  }));
  const byKey = new Map(things.map((thing) => [`${thing.purchaseId}/${thing.itemId}`, thing]));
  return [...byKey.values()];
}

async function tellServer(located: readonly LocatedFile[]): Promise<void> {
  const things = thingsOf(located.filter(({ place }) => !place.isNoted));
  const downloads = things.map(({ purchaseId, itemId }) => ({ purchaseId, itemId }));
  try {
    for (const portion of portions(downloads, DOWNLOAD_LOG_MAX_ENTRIES)) {
      await noteDownloads(portion);
    }
  } catch (thrown) {
    // The buyer has the pictures: only a count is short.
    console.warn('An archive was not noted by the server', thrown);
  }
}

/** Notes what was put in an archive: in this browser at once, on the server when it answers. */
export function noteArchive(userId: string, located: readonly LocatedFile[]): void {
  const names = new Map(thingsOf(located).map(({ itemId, itemName }) => [itemId, itemName]));
  names.forEach((itemName, itemId) => rememberDownload(userId, { itemId, itemName }));
  void tellServer(located);
}
