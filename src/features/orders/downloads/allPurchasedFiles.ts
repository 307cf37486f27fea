import { everyPage } from '#src/firebase/everyPage.ts';
import * as purchases from '#src/firebase/repos/purchases.ts';
import { viewOfPurchase } from '#src/shared/domain/orderViews.ts';
import { filesOfPurchase, type PurchasedFile } from '#src/shared/domain/purchasedFiles.ts';
import { isTestOrder } from '#src/shared/domain/testOrders.ts';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/shared/limits.ts';

/** Every picture that somebody may download, from all of their purchases. */
export async function allPurchasedFiles(userId: string): Promise<PurchasedFile[]> {
  const bought = await everyPage((after) =>
    purchases.listOwn(userId, after, ORDER_HISTORY_LARGE_PAGE_SIZE),
  );
  return bought
    .filter((purchase) => !isTestOrder(viewOfPurchase(purchase)))
    .flatMap(filesOfPurchase);
}
