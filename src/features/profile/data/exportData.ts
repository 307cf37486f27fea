import { downloadZip } from 'client-zip';
import { saveFile } from '#src/lib/saveFile.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { compactDay } from '#src/model/base/dates.ts';
import { mergeOrders } from '#src/model/orders/orderMerge.ts';
import { purchaseList } from '#src/model/purchases/purchaseList.ts';
import { collectData } from './collectData.ts';

/** Saves what is kept about a person: all of it for machines, and their orders as a table. */
export async function exportData(user: SessionUser): Promise<void> {
  const data = await collectData(user);
  const lastModified = data.exportedAt;
  const archive = downloadZip([
    {
      name: profileTexts.exportDataFile,
      lastModified,
      input: JSON.stringify(data, null, 2),
    },
    {
      name: profileTexts.exportPurchasesFile,
      lastModified,
      input: purchaseList(mergeOrders(data.purchases, data.pendingOrders)),
    },
  ]);
  saveFile(await archive.blob(), `${profileTexts.exportFile(compactDay(data.exportedAt))}.zip`);
}
