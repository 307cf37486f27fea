import * as z from 'zod/mini';
import { type PendingOrder, pendingOrderSchema } from '#src/model/orders/schema.ts';
import {
  type Purchase,
  type PurchaseItem,
  purchaseItemSchema,
  purchaseSchema,
} from '#src/model/purchases/schema.ts';
import { albumImage, customer } from './records.ts';
import type { VatFacts } from '#src/model/sale/records.ts';

/** Records with the defaults of their schemas; each test names only what it is about. */
export function boughtItem(id: string, change: Partial<PurchaseItem> = {}): PurchaseItem {
  return z.parse(purchaseItemSchema, {
    id,
    name: id,
    price: 199,
    permanentBackupPath: `customer-permanent-archive/JF1/0_${id}.jpg`,
    ...change,
  });
}

/** An album whose pictures are all in the archive. */
export function boughtAlbum(id: string, pictures: readonly string[]): PurchaseItem {
  return boughtItem(id, {
    type: 'album',
    price: 595,
    albumImages: pictures.map((title, order) => ({
      ...albumImage(title, order),
      watermarkedSrc: '',
    })),
    archivedFiles: pictures.map((imageId) => ({
      imageId,
      originalPath: '',
      permanentBackupPath: `customer-permanent-archive/JF1/0_${imageId}.jpg`,
      hasPreview: false,
      backupStatus: 'completed',
    })),
  });
}

/** A purchase of one picture that was downloaded. */
export function bought(id: string, change: Partial<Purchase> = {}): Purchase {
  return z.parse(purchaseSchema, {
    id,
    userId: customer.uid,
    userEmail: customer.email,
    userName: 'Ida Holm',
    items: [boughtItem('Klit')],
    totalAmount: 199,
    paymentStatus: 'completed',
    purchaseDate: new Date('2026-06-06T10:00:00Z'),
    firstDownloadAt: new Date('2026-06-06T11:00:00Z'),
    ...change,
  });
}

export function ordered(id: string, change: Partial<PendingOrder> = {}): PendingOrder {
  return z.parse(pendingOrderSchema, {
    id,
    userId: customer.uid,
    customerEmail: customer.email,
    amount: 250,
    items: [{ id: 'Hede', name: 'Hede', price: 250 }],
    createdAt: new Date('2026-06-07T10:00:00Z'),
    ...change,
  });
}

/** What a shop is to the tax office: registered for moms, or not. */
export const registered: VatFacts = { vat: true, giftCards: false };
export const unregistered: VatFacts = { vat: false, giftCards: false };
