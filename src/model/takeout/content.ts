import * as z from 'zod/mini';
import { collections } from '../base/paths.ts';
import {
  albumSchema,
  singleImageSchema,
  type Album,
  type SingleImage,
} from '../catalogue/schema.ts';
import { type Chooser, chooserSchema } from '../clients/choices.ts';
import { type ClientGallery, clientGallerySchema } from '../clients/schema.ts';
import { type PendingOrder, pendingOrderSchema } from '../orders/schema.ts';
import { type Purchase, purchaseSchema } from '../purchases/schema.ts';
import { type Voucher, voucherSchema } from '../vouchers/schema.ts';
import { type RecordLine, takeoutPaths } from './layout.ts';
import { fromJson } from './values.ts';

/** What a person who opens the folder is shown. Addresses of files lead into the folder. */
export interface ShopContent {
  albums: Album[];
  images: SingleImage[];
  orders: PendingOrder[];
  purchases: Purchase[];
  vouchers: Voucher[];
  galleries: ClientGallery[];
  choosers: Chooser[];
}

export const emptyContent = (): ShopContent => ({
  albums: [],
  images: [],
  orders: [],
  purchases: [],
  vouchers: [],
  galleries: [],
  choosers: [],
});

const kept: Readonly<Record<string, (content: ShopContent, record: unknown) => void>> = {
  [collections.albums]: keeper('albums', albumSchema),
  [collections.singleImages]: keeper('images', singleImageSchema),
  [collections.legacySingleImages]: keeper('images', singleImageSchema),
  [collections.pendingOrders]: keeper('orders', pendingOrderSchema),
  [collections.purchases]: keeper('purchases', purchaseSchema),
  [collections.vouchers]: keeper('vouchers', voucherSchema),
  [collections.clientGalleries]: keeper('galleries', clientGallerySchema),
  [collections.clientChoices]: keeper('choosers', chooserSchema),
};

/** A record that cannot be read is in its file all the same. */
function keeper<Kind extends keyof ShopContent>(
  kind: Kind,
  schema: z.ZodMiniType<ShopContent[Kind][number]>,
) {
  return (content: ShopContent, record: unknown): void => {
    const { data } = z.safeParse(schema, record);
    if (data) (content[kind] as ShopContent[Kind][number][]).push(data);
  };
}

const makers = {
  time: ({ seconds, nanoseconds }: { seconds: number; nanoseconds: number }) =>
    new Date(seconds * 1000 + nanoseconds / 1_000_000),
  record: (path: string) => path,
  bytes: (bytes: Uint8Array) => bytes,
  place: () => undefined,
};

const files = { pathOf: () => undefined, addressOf: takeoutPaths.file };

/** Adds what the line of a record tells a person. */
export function addToContent(content: ShopContent, { path, data }: RecordLine): void {
  const [collection = '', id = '', ...inner] = path.split('/');
  if (inner.length > 0) return;
  kept[collection]?.(content, { ...Object(fromJson(data, files, makers)), id });
}
