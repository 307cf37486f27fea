import * as z from 'zod/mini';
import { presenceSchema, userProfileSchema } from '#src/model/account/schema.ts';
import {
  albumSchema,
  filterButtonsSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '#src/model/catalogue/schema.ts';
import {
  aboutContentSchema,
  aboutProfileSchema,
  brandingSchema,
  frontPageSchema,
  paymentIconsSchema,
  pricePackagesSchema,
} from '#src/model/content/schema.ts';
import { chooserSchema } from '#src/model/clients/choices.ts';
import { keptMessageSchema } from '#src/model/contact/messages.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { orderRecordSchema, pendingOrderSchema } from '#src/model/orders/schema.ts';
import {
  downloadLogSchema,
  adminOrderLookupSchema,
  purchaseSchema,
} from '#src/model/purchases/schema.ts';
import { operationLogSchema, systemStatusSchema } from '#src/model/system/schema.ts';
import { voucherSchema, voucherSeriesSchema } from '#src/model/vouchers/schema.ts';

/** The schema of each document of the demo, by the name of its path. */
export const recordSchemas: Partial<Record<string, z.ZodMiniType>> = {
  frontPage: frontPageSchema,
  paymentIcons: paymentIconsSchema,
  aboutContent: aboutContentSchema,
  aboutProfile: aboutProfileSchema,
  branding: brandingSchema,
  filterButtons: filterButtonsSchema,
  pricePackages: pricePackagesSchema,
  // The demo is the shop as it is built: its record says nothing else.
  publicSettings: z.strictObject({ id: z.string() }),
  systemStatus: systemStatusSchema,
  operationLog: operationLogSchema,
  user: userProfileSchema,
  album: albumSchema,
  singleImage: singleImageSchema,
  legacySingleImage: singleImageSchema,
  portfolioItem: portfolioItemSchema,
  pendingOrder: pendingOrderSchema,
  purchase: purchaseSchema,
  order: orderRecordSchema,
  adminOrderLookup: adminOrderLookupSchema,
  downloadLog: downloadLogSchema,
  voucher: voucherSchema,
  voucherSeries: voucherSeriesSchema,
  presence: presenceSchema,
  gallery: clientGallerySchema,
  choices: chooserSchema,
  message: keptMessageSchema,
};
