import * as purchases from '../../repos/purchases.ts';
import { missingFiles } from './archivePurchase.ts';

/** The purchases that still miss files in the archive, the newest first. */
export async function listUnarchived(): Promise<string[]> {
  const orderIds: string[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await purchases.listUnarchived(after);
    const unfinished = items.filter((purchase) => missingFiles(purchase).length > 0);
    orderIds.push(...unfinished.map(({ id }) => id));
    after = next;
  } while (after !== undefined);
  return orderIds;
}
