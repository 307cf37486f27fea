import { everyPage } from '../../everyPage.ts';
import * as purchases from '../../repos/purchases.ts';
import { missingFiles } from './archivePurchase.ts';

/** The purchases that still miss files in the archive, the newest first. */
export async function listUnarchived(): Promise<string[]> {
  const marked = await everyPage(purchases.listUnarchived);
  return marked.filter((purchase) => missingFiles(purchase).length > 0).map(({ id }) => id);
}
