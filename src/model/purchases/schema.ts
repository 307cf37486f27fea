import * as z from 'zod/mini';
import {
  date,
  falseByDefault,
  list,
  maybe,
  requiredDate,
  text,
  trueByDefault,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';
import { albumImageSchema } from '../catalogue/schema.ts';
import { discountFields } from '../sale/discountSchema.ts';
import { storedPaymentMethod } from '../orders/payment.ts';
import { paidPartFields, soldGiftCardFields } from '../giftCards/schema.ts';
import { termsConsentSchema } from '../orders/schema.ts';
import { orderLineSchema } from '../sale/schema.ts';
import { vatRateSchema } from '../vouchers/schema.ts';

export const backupStatuses = ['pending', 'completed', 'backup_failed'] as const;

type BackupStatus = (typeof backupStatuses)[number];

const copied: Record<BackupStatus, boolean> = {
  pending: false,
  completed: true,
  backup_failed: false,
};

/** True when a file has been copied into the permanent archive. */
export function isCopied({ backupStatus }: { backupStatus: BackupStatus }): boolean {
  return copied[backupStatus];
}

/** How the copying stands, while files are missing from the permanent archive. */
export const backupRunSchema = z.object({
  /** 'working' until the server's claim ends at `nextAt`, 'waiting' until the next try. */
  state: withDefault(z.enum(['working', 'waiting']), 'waiting'),
  /** The tries that left files out, one after the other. */
  attempts: zeroByDefault,
  nextAt: requiredDate,
});

export const imageMetadataSchema = z.object({ filename: text, format: text });

/** One archived file of a purchase: an image has one, an album one per picture. */
export const archivedFileSchema = z.object({
  imageId: z.string(),
  originalPath: text,
  permanentBackupPath: text,
  /** True when the small picture without a watermark was copied beside it. */
  hasPreview: falseByDefault,
  backupStatus: withDefault(z.enum(backupStatuses), 'pending'),
  backupError: maybe(z.string()),
});

export const purchaseItemSchema = z.extend(orderLineSchema, {
  albumTitle: maybe(z.string()),
  albumImages: list(albumImageSchema),
  permanentAccess: trueByDefault,
  customerProtected: trueByDefault,
  orderReference: text,
  itemIndex: zeroByDefault,
  originalAdminPath: text,
  /** True when the shop has a small picture without a watermark beside the original. */
  hasPreview: falseByDefault,
  originalImageUrl: text,
  watermarkedImageUrl: text,
  permanentBackupPath: text,
  permanentThumbnailPath: text,
  permanentDownloadUrl: text,
  permanentThumbnailUrl: text,
  archivedFiles: list(archivedFileSchema),
  imageMetadata: maybe(imageMetadataSchema),
  backupStatus: withDefault(z.enum(backupStatuses), 'pending'),
  /** The time when a file of it was last copied into the archive. */
  backupTimestamp: date,
  backupCompletedAt: date,
  backupAttemptedAt: date,
  backupError: maybe(z.string()),
});

export const purchaseSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: text,
  userName: text,
  items: list(purchaseItemSchema),
  totalAmount: zeroByDefault,
  /** The amount of the order, and what its lines cost in the shop when it was approved. */
  orderedAmount: maybe(z.number()),
  currentAmount: maybe(z.number()),
  currency: withDefault(z.string(), 'DKK'),
  paymentMethod: storedPaymentMethod,
  /** 'completed' or 'pending'; older records use `storedNames.boughtStatus` or other values. */
  paymentStatus: withDefault(z.string(), 'pending'),
  purchaseDate: date,
  completedDate: date,
  downloadCount: zeroByDefault,
  /** Written by the buyer before the first original is fetched, which ends the right of withdrawal. */
  firstDownloadAt: date,
  /** The customer's statement that they withdraw, and the name under which it was made. */
  withdrawnAt: date,
  withdrawnBy: maybe(z.string()),
  /** The photographer has sent the money back. */
  refundedAt: date,
  /** The part that was sent back of a purchase that stands, in kroner. */
  refundedAmount: maybe(z.number()),
  /** The account is gone; the name stays until the money of a withdrawn purchase is sent back. */
  accountDeletedAt: date,
  isArchived: falseByDefault,
  adminNotes: text,
  pendingOrderId: maybe(z.string()),
  stripeSessionId: maybe(z.string()),
  paymentIntentId: maybe(z.string()),
  /**
   * 'completed' when the permanent archive has every file; pending purchases are queried by this
   * field.
   */
  backupStatus: withDefault(z.enum(['pending', 'completed']), 'pending'),
  backupRun: maybe(backupRunSchema),
  /** The discount of the order, with the amount that was booked. */
  ...discountFields,
  /** The part that a gift card pays, and the cards that were bought. */
  ...paidPartFields,
  ...soldGiftCardFields,
  /** The buyer's consent, as the order holds it. */
  termsConsent: maybe(termsConsentSchema),
  /** The moms of its invoice, which the shop may have changed since; older purchases do not tell. */
  vatRate: maybe(vatRateSchema),
  /** The number of its invoice; purchases from before vouchers have none. */
  voucherNumber: maybe(z.string()),
  /** The number of the credit note that took the invoice back. */
  creditNoteNumber: maybe(z.string()),
  updatedAt: date,
});

/** For a change of its items, whose list is written as a whole: fields that no schema knows are kept. */
export const wholePurchaseSchema = z.extend(purchaseSchema, {
  items: z.array(z.catchall(purchaseItemSchema, z.unknown())),
});

export const adminOrderLookupSchema = z.object({
  orderId: z.string(),
  customerEmail: text,
  customerName: text,
  customerUserId: text,
  purchaseDate: date,
  totalAmount: zeroByDefault,
  itemCount: zeroByDefault,
  imageBackupPaths: list(z.string()),
  originalImagePaths: list(z.string()),
  searchKeywords: list(z.string()),
  adminNotes: text,
  createdAt: date,
});

export type BackupRun = z.infer<typeof backupRunSchema>;
/** Written by whoever does not want to wait for the next round. No clock is behind this time. */
export const backupAtOnce = {
  state: 'waiting',
  attempts: 0,
  nextAt: new Date(0),
} as const satisfies BackupRun;

export type ArchivedFile = z.infer<typeof archivedFileSchema>;
export type PurchaseItem = z.infer<typeof purchaseItemSchema>;
export type Purchase = z.infer<typeof purchaseSchema>;
export type AdminOrderLookup = z.infer<typeof adminOrderLookupSchema>;

/** Written by the server for every download of an original. */
export const downloadLogSchema = z.object({
  purchaseId: z.string(),
  itemId: z.string(),
  userId: z.string(),
  itemName: text,
  downloadDate: date,
  userAgent: text,
  ipAddress: text,
});

/** A download as kept in local storage. */
export const downloadRecordSchema = z.object({
  userId: z.string(),
  itemId: z.string(),
  itemName: text,
  downloadTimestamp: requiredDate,
  originalFilename: maybe(z.string()),
  uniqueFilename: maybe(z.string()),
  downloadUrl: maybe(z.string()),
  userAgent: maybe(z.string()),
  sessionId: maybe(z.string()),
});

export type DownloadLog = z.infer<typeof downloadLogSchema>;
export type DownloadRecord = z.infer<typeof downloadRecordSchema>;
