import { everyPage } from '#src/data/everyPage.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/model/orders/history.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { isTestOrder } from '#src/model/orders/testOrders.ts';
import { filesOfPurchase, type PurchasedFile } from '#src/model/purchases/downloads.ts';

/** Every picture that somebody may download, from all of their purchases. */
export async function allPurchasedFiles(userId: string): Promise<PurchasedFile[]> {
  const bought = await everyPage((after) =>
    purchases.listOwn(userId, after, ORDER_HISTORY_LARGE_PAGE_SIZE),
  );
  return bought
    .filter((purchase) => !isTestOrder(viewOfPurchase(purchase)))
    .flatMap(filesOfPurchase);
}
