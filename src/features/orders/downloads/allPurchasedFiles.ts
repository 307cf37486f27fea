import * as purchases from '#src/firebase/repos/purchases.ts';
import { viewOfPurchase } from '#src/shared/domain/orderViews.ts';
import { filesOfPurchase } from '#src/shared/domain/purchasedFiles.ts';
import type { PurchasedFile } from '#src/shared/domain/purchasedFiles.ts';
import { isTestOrder } from '#src/shared/domain/testOrders.ts';

/** Every picture that somebody may download, from all of their purchases. */
export async function allPurchasedFiles(userId: string): Promise<PurchasedFile[]> {
  const files: PurchasedFile[] = [];
  let after: string | undefined;
  do {
    const page = await purchases.listOwn(userId, after);
    const real = page.items.filter((purchase) => !isTestOrder(viewOfPurchase(purchase)));
    files.push(...real.flatMap(filesOfPurchase));
    after = page.next;
  } while (after !== undefined);
  return files;
}
