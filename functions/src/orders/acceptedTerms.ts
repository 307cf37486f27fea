import { legalParty } from '../../../src/config/legalParty.ts';
import { site } from '../../../src/config/site.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { salesTermsText } from '../../../src/model/content/legal/allSalesTerms.ts';
import {
  acceptedTermsDocument,
  acceptedTermsSchema,
} from '../../../src/model/orders/acceptedTerms.ts';
import { pendingOrderSchema } from '../../../src/model/orders/schema.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import { transactRecords } from '../records.ts';
import { readShop } from '../settings/shop.ts';

/** A version of the terms as it reads in a shop with these settings. */
export function termsText(version: string, shop: Shop): string {
  return salesTermsText(version, legalParty(shop), { ...shop, origin: site.origin });
}

/**
 * Keeps the terms of an order that a browser has just written, as they read now: a version is filled with
 * settings, which may change later. An order that the server places has them already.
 */
export async function keepTerms(pendingOrderId: string): Promise<void> {
  const shop = await readShop();
  const path = acceptedTermsDocument.build({ pendingOrderId });
  await transactRecords(async (records) => {
    const order = await records.read(
      pendingOrderSchema,
      documents.pendingOrder.build({ pendingOrderId }),
    );
    const kept = await records.read(acceptedTermsSchema, path);
    if (kept || !order?.termsConsent) return;
    records.set(path, { text: termsText(order.termsConsent.version, shop) });
  });
}
