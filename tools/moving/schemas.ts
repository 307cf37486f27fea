import * as z from 'zod/mini';
import { presenceSchema, userProfileSchema } from '#src/model/account/schema.ts';
import { collections } from '#src/model/base/paths.ts';
import { binnedSchema } from '#src/model/bin/bin.ts';
import { retentionRunSchema } from '#src/model/bookkeeping/retention.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '#src/model/catalogue/schema.ts';
import { chooserSchema } from '#src/model/clients/choices.ts';
import { deliverySchema } from '#src/model/clients/deliveries.ts';
import { clientSaleSchema } from '#src/model/clients/sale.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { keptMessageSchema } from '#src/model/contact/messages.ts';
import { pricePackagesSchema } from '#src/model/content/schema.ts';
import { accountFavouritesSchema } from '#src/model/favourites/favourites.ts';
import { giftCardSchema } from '#src/model/giftCards/schema.ts';
import { orderMailSchema } from '#src/model/mails/outbox.ts';
import { acceptedTermsSchema } from '#src/model/orders/acceptedTerms.ts';
import { offSaleAlbumSchema } from '#src/model/orders/offSale.ts';
import {
  orderQuotaSchema,
  orderRecordSchema,
  pendingOrderSchema,
} from '#src/model/orders/schema.ts';
import { paymentSchema } from '#src/model/payments/schema.ts';
import { fileLossSchema, fileProofSchema } from '#src/model/purchases/fileProof.ts';
import {
  adminOrderLookupSchema,
  downloadLogSchema,
  purchaseSchema,
} from '#src/model/purchases/schema.ts';
import { receivedPaymentSchema } from '#src/model/reconciliation/schema.ts';
import { payeeChangeSchema } from '#src/model/settings/closed.ts';
import { itemInterestSchema } from '#src/model/statistics/interest.ts';
import { innerCollections } from '#src/model/takeout/layout.ts';
import { voucherSchema, voucherSeriesSchema } from '#src/model/vouchers/schema.ts';
import { withdrawalStatementSchema } from '#src/model/withdrawal/form.ts';

const [acceptedTerms = ''] = innerCollections;

/** The collections whose records have one shape. In the others each record has its own. */
const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  [acceptedTerms]: acceptedTermsSchema,
  [collections.users]: userProfileSchema,
  [collections.albums]: albumSchema,
  [collections.singleImages]: singleImageSchema,
  [collections.legacySingleImages]: singleImageSchema,
  [collections.portfolio]: portfolioItemSchema,
  [collections.offSaleAlbums]: offSaleAlbumSchema,
  [collections.bin]: binnedSchema,
  [collections.settingsLog]: payeeChangeSchema,
  [collections.pricingPackages]: pricePackagesSchema,
  [collections.pendingOrders]: pendingOrderSchema,
  [collections.orderMails]: orderMailSchema,
  [collections.orderQuota]: orderQuotaSchema,
  [collections.withdrawalStatements]: withdrawalStatementSchema,
  [collections.payments]: paymentSchema,
  [collections.receivedPayments]: receivedPaymentSchema,
  [collections.giftCards]: giftCardSchema,
  [collections.purchases]: purchaseSchema,
  [collections.orders]: orderRecordSchema,
  [collections.adminOrderLookup]: adminOrderLookupSchema,
  [collections.vouchers]: voucherSchema,
  [collections.voucherSeries]: voucherSeriesSchema,
  [collections.downloadLogs]: downloadLogSchema,
  [collections.presence]: presenceSchema,
  [collections.favourites]: accountFavouritesSchema,
  [collections.retentionLog]: retentionRunSchema,
  [collections.fileProofs]: fileProofSchema,
  [collections.fileLosses]: fileLossSchema,
  [collections.itemInterest]: itemInterestSchema,
  [collections.clientGalleries]: clientGallerySchema,
  [collections.clientChoices]: chooserSchema,
  [collections.clientDeliveries]: deliverySchema,
  [collections.clientSales]: clientSaleSchema,
  [collections.messages]: keptMessageSchema,
};

/** One of the objects that stand for what JSON has no word for. */
const mark = (name: string, description: string) => ({
  type: 'object',
  description,
  properties: { [name]: { type: 'string' } },
  required: [name],
  additionalProperties: false,
});

const definitions = {
  time: mark('$time', 'A moment in UTC, to the nanosecond'),
  text: {
    anyOf: [
      { type: 'string' },
      mark('$file', 'The public address of a file, by its path in "files"'),
    ],
  },
};

const reference = (name: keyof typeof definitions): string => `#/$defs/${name}`;

/** The schema of a record's `data`. Older records lack fields, and the id of each stands in its path. */
function jsonSchema(schema: z.ZodMiniType): object {
  const made = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: part }) => {
      if (zodSchema._zod.def.type === 'date') part.$ref = reference('time');
      if (part.type === 'string' && Object.keys(part).length === 1) {
        delete part.type;
        part.$ref = reference('text');
      }
      delete part.required;
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  delete made.properties?.['id'];
  return { ...made, $defs: { ...made.$defs, ...definitions } };
}

/** The JSON schemas of all records that have one, by the names of their collections. */
export const recordSchemas = (): Map<string, string> =>
  new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  );
