import * as z from 'zod/mini';
import { type AlbumImage, albumImageSchema } from '#src/model/catalogue/schema.ts';
import {
  type OrderRecord,
  type PendingOrder,
  orderRecordSchema,
  pendingOrderSchema,
} from '#src/model/orders/schema.ts';
import {
  type Purchase,
  type PurchaseItem,
  purchaseItemSchema,
  purchaseSchema,
} from '#src/model/purchases/schema.ts';

/** Records with the defaults of their schemas; each test names only what it is about. */
export const image = (fields: Partial<AlbumImage>): AlbumImage =>
  z.parse(albumImageSchema, { id: 'i1', ...fields });

export const purchaseItem = (fields: Partial<PurchaseItem>): PurchaseItem =>
  z.parse(purchaseItemSchema, { id: 'i1', name: 'Billede', ...fields });

export const purchase = (fields: Partial<Purchase>): Purchase =>
  z.parse(purchaseSchema, { id: 'JF20250624ABCDEF123', userId: 'u1', ...fields });

export const pendingOrder = (fields: Partial<PendingOrder>): PendingOrder =>
  z.parse(pendingOrderSchema, { id: 'p1', userId: 'u1', ...fields });

export const orderRecord = (fields: Partial<OrderRecord>): OrderRecord =>
  z.parse(orderRecordSchema, { id: 'o1', userId: 'u1', ...fields });

export const day = (number: number): Date => new Date(Date.UTC(2025, 5, number, 10));
