import { readAllPages } from '../readAllPages.ts';
import * as purchases from '../repos/purchases.ts';
import { missingFiles } from './archivePurchase.ts';

/** The purchases with files missing from the archive, the newest first. */
export async function listUnarchived(): Promise<string[]> {
  const marked = await readAllPages(purchases.listUnarchived);
  return marked.filter((purchase) => missingFiles(purchase).length > 0).map(({ id }) => id);
}
