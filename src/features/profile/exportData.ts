import { downloadZip } from 'client-zip';
import { accountCreatedAt } from '#src/data/auth/account.ts';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import { readAllPages } from '#src/data/readAllPages.ts';
import * as downloadLogs from '#src/data/repos/purchases/downloadLogs.ts';
import * as favourites from '#src/data/repos/favourites/favourites.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import * as vouchers from '#src/data/repos/vouchers/vouchers.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { compactDay } from '#src/model/base/dates.ts';
import type { Answers } from '#src/model/consent/choices.ts';
import { joinOrders } from '#src/model/orders/orderList.ts';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/model/orders/pages.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { purchaseList } from '#src/model/purchases/purchase.ts';
import type { DownloadLog, Purchase } from '#src/model/purchases/schema.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { useCart, type CartState } from '#src/stores/cart.ts';
import { asksPerPurpose, choiceOf, useConsent } from '#src/stores/consent.ts';

/** The data about a user that they may read, on the server and in this browser. */
export interface PersonalData {
  exportedAt: Date;
  account: { uid: string; email: string; createdAt: Date | undefined };
  profile: UserProfile;
  purchases: Purchase[];
  pendingOrders: PendingOrder[];
  vouchers: Voucher[];
  downloads: DownloadLog[];
  favourites: string[];
  browser: { cart: CartState['items']; cookieConsent: string | Answers | null };
}

/** Reads all of it. It fails as a whole when one part cannot be read, so that nothing is missing. */
async function collectData({ uid, email }: SessionUser): Promise<PersonalData> {
  const [createdAt, profile, bought, ordered, issued, downloads, chosen] = await Promise.all([
    accountCreatedAt(),
    getOwnProfile(),
    readAllPages((after) => purchases.listOwn(uid, after, ORDER_HISTORY_LARGE_PAGE_SIZE)),
    readAllPages((after) => pendingOrders.listOwn(uid, after, ORDER_HISTORY_LARGE_PAGE_SIZE)),
    readAllPages((after) => vouchers.listOwn(uid, after)),
    readAllPages((after) => downloadLogs.listOwn(uid, after)),
    favourites.get(uid),
  ]);
  return {
    exportedAt: new Date(),
    account: { uid, email, createdAt },
    profile,
    purchases: bought,
    pendingOrders: ordered,
    vouchers: issued,
    downloads,
    favourites: chosen,
    browser: {
      cart: useCart.getState().items,
      cookieConsent: asksPerPurpose() ? choiceOf().answers : useConsent.getState().value,
    },
  };
}

/** Saves the data of a user: everything as JSON, and the orders as a table. */
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
      input: purchaseList(joinOrders(data)),
    },
  ]);
  saveFile(await archive.blob(), `${profileTexts.exportFile(compactDay(data.exportedAt))}.zip`);
}
