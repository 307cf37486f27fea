import { useCallback, useMemo } from 'react';
import { onCatalogueChanged } from '#src/data/catalogueChanges.ts';
import * as albums from '#src/data/repos/albums.ts';
import * as orderLookups from '#src/data/repos/orderLookups.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as singleImages from '#src/data/repos/placedImages.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { adminPath, adminTabs } from '#src/model/base/addresses.ts';
import { albumCover, albumImages, coverImage } from '#src/model/catalogue/album.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import type { Album, AlbumImage, SingleImage } from '#src/model/catalogue/schema.ts';
import { smallUrl } from '#src/model/files/picture.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { isPaid, isUndecided } from '#src/model/orders/status.ts';
import type { AdminOrderLookup } from '#src/model/purchases/schema.ts';
import { adminTexts, quickSearchTexts as texts } from '#src/model/system/dashboardTexts.ts';
import { type SearchEntry, type SearchPicture, lookupWord } from '#src/model/system/quickSearch.ts';

function shownDetail(detail: string, { isPublished }: { isPublished: boolean }): string {
  return isPublished ? detail : texts.draft(detail);
}

function pictureOf(image: AlbumImage): SearchPicture {
  const { watermarkedSrc: src, picture } = image;
  return {
    src: picture.sources[0]?.url ?? src,
    previewPath: previewPath(image),
    placeholder: picture.placeholder,
  };
}

function coverOf(album: Album): SearchPicture {
  const image = coverImage(album);
  return image
    ? pictureOf(image)
    : { src: albumCover(album).url, previewPath: '', placeholder: '' };
}

function albumEntries(album: Album): SearchEntry[] {
  const { id, title, price, category } = album;
  const images = albumImages(album);
  const path = adminPath('billedlevering', { item: id });
  const detail = texts.albumDetail(images.length, formatKroner(price));
  return [
    {
      id: `album/${id}`,
      kind: 'album',
      title,
      detail: shownDetail(detail, album),
      path,
      picture: coverOf(album),
      keywords: [category],
    },
    ...images
      .filter((image) => image.title !== '')
      .map((image) => ({
        id: `album/${id}/${image.id}`,
        kind: 'picture' as const,
        title: image.title,
        detail: texts.inAlbum(title),
        path,
        picture: pictureOf(image),
      })),
  ];
}

function imageEntry(image: SingleImage): SearchEntry {
  const { id, title, price, category, filename, picture } = image;
  return {
    id: `picture/${id}`,
    kind: 'picture',
    title,
    detail: shownDetail(formatKroner(price), image),
    path: adminPath('galleri', { item: id }),
    picture: {
      src: smallUrl(image),
      previewPath: previewPath(image),
      placeholder: picture.placeholder,
    },
    keywords: [category, filename],
  };
}

function pendingEntry({
  id,
  customerName,
  customerEmail,
  amount,
  items,
}: PendingOrder): SearchEntry {
  return {
    id: `pending/${id}`,
    kind: 'order',
    title: customerName || customerEmail,
    detail: texts.waiting(formatKroner(amount)),
    path: adminPath('kontantbetaling', { order: id }),
    keywords: [id, customerEmail, ...items.map(({ name }) => name)],
  };
}

function boughtEntry(lookup: AdminOrderLookup): SearchEntry {
  const { orderId, customerName, customerEmail, totalAmount, purchaseDate } = lookup;
  const date = purchaseDate ? formatDate(purchaseDate) : '';
  return {
    id: `order/${orderId}`,
    kind: 'order',
    title: customerName || customerEmail,
    detail: texts.bought(formatKroner(totalAmount), date),
    path: adminPath('kundepanel', { order: orderId }),
    keywords: [orderId, customerEmail, ...lookup.searchKeywords],
  };
}

export const tabEntries: readonly SearchEntry[] = adminTabs.map((tab) => ({
  id: `tab/${tab}`,
  kind: 'tab',
  title: adminTexts.tabs[tab],
  detail: '',
  path: adminPath(tab),
}));

const CATALOGUE_CACHE_MS = 60_000;

let cachedCatalogue: { entries: Promise<SearchEntry[]>; until: number } | undefined;

onCatalogueChanged(() => {
  cachedCatalogue = undefined;
});

async function readCatalogue(): Promise<SearchEntry[]> {
  const [allAlbums, images] = await Promise.all([albums.listAll(), singleImages.listAll()]);
  return [...allAlbums.flatMap(albumEntries), ...images.map(imageEntry)];
}

/**
 * All albums and pictures. They are cached for a minute, since one search often follows another.
 */
export function catalogueEntries(): Promise<SearchEntry[]> {
  if (cachedCatalogue && cachedCatalogue.until > Date.now()) return cachedCatalogue.entries;
  const entries = readCatalogue();
  cachedCatalogue = { entries, until: Date.now() + CATALOGUE_CACHE_MS };
  entries.catch(() => {
    cachedCatalogue = undefined;
  });
  return entries;
}

export async function pendingEntries(): Promise<SearchEntry[]> {
  return (await pendingOrders.listPending()).map(pendingEntry);
}

/** An order that does not wait any more, found by its number. */
function decidedEntry(order: PendingOrder): SearchEntry {
  const { id, customerName, customerEmail, amount, paymentStatus, completedAt } = order;
  const orderId = order.convertedToPurchaseId ?? id;
  const date = completedAt ? formatDate(completedAt) : '';
  return {
    id: `order/${orderId}`,
    kind: 'order',
    title: customerName || customerEmail || pendingOrderTexts.nameless,
    detail: isPaid(paymentStatus)
      ? texts.bought(formatKroner(amount), date)
      : texts.cancelled(formatKroner(amount)),
    path: adminPath('kundepanel', { order: orderId }),
    keywords: [id, orderNumber(id)],
  };
}

/** Finds approved orders by a word, and decided ones by any number they have had. */
export async function orderEntries(word: string): Promise<SearchEntry[]> {
  const [bought, numbered] = await Promise.all([
    orderLookups.find(word),
    pendingOrders.findByNumber(word),
  ]);
  const decided = numbered.filter(({ paymentStatus }) => !isUndecided(paymentStatus));
  const entries = [...bought.map(boughtEntry), ...decided.map(decidedEntry)];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

const catalogueItems = { read: catalogueEntries };
const waitingOrders = { read: pendingEntries };

export interface Searched {
  entries: SearchEntry[];
  catalogue: Retryable<SearchEntry[]>;
  orders: Retryable<SearchEntry[]>;
}

/** The entries a query searches: the tabs at once, the rest as it arrives. */
export function useSearchEntries(query: string): Searched {
  const catalogue = useResource(catalogueItems);
  const pending = useResource(waitingOrders);
  const word = useDebounced(lookupWord(query));
  const orders = useResource(
    useMemo(() => ({ read: async () => (word === undefined ? [] : orderEntries(word)) }), [word]),
  );
  const entries = useMemo(
    () => [
      ...tabEntries,
      ...(pending.value ?? []),
      ...(orders.value ?? []),
      ...(catalogue.value ?? []),
    ],
    [pending.value, orders.value, catalogue.value],
  );
  const { retry: retryOrders } = orders;
  const { retry: retryPending } = pending;
  const retry = useCallback(() => {
    retryOrders();
    retryPending();
  }, [retryOrders, retryPending]);
  const failed = pending.status === 'failed' ? pending : orders;
  return { entries, catalogue, orders: { ...failed, retry } };
}
