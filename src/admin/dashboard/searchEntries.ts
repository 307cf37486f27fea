import { personName } from '#src/model/account/people.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { adminPath, type AdminTab, type AdminTarget } from '#src/model/base/addresses.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatKroner, formatOre } from '#src/model/base/money.ts';
import { albumCover, albumImages, coverImage } from '#src/model/catalogue/album.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import type {
  Album,
  AlbumImage,
  FilterButton,
  PortfolioItem,
  SingleImage,
} from '#src/model/catalogue/schema.ts';
import { priceTexts } from '#src/model/content/priceTexts.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { smallUrl } from '#src/model/files/picture.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { saleFacts, stageFacts } from '#src/model/sale/life.ts';
import { orderStatusTexts } from '#src/model/orders/texts.ts';
import type { AdminOrderLookup } from '#src/model/purchases/schema.ts';
import { quickSearchTexts as texts } from '#src/model/system/dashboardTexts.ts';
import type { SearchEntry, SearchPicture, SearchTarget } from '#src/model/system/quickSearch.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';

/** The address of a tab of the dashboard, with a record selected. */
export const inDashboard = (tab: AdminTab, item?: AdminTarget): SearchTarget => ({
  kind: 'address',
  path: adminPath(tab, item),
});

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

/** An album, and those of its pictures that have a title or a file name. */
export function albumEntries(album: Album): SearchEntry[] {
  const { id, title, description, price, category } = album;
  const images = albumImages(album);
  const target = inDashboard('billedlevering', { item: id });
  const detail = texts.albumDetail(images.length, formatKroner(price));
  return [
    {
      id: `album/${id}`,
      kind: 'album',
      title,
      detail: shownDetail(detail, album),
      target,
      picture: coverOf(album),
      keywords: [category, description],
    },
    ...images
      .filter((image) => image.title !== '' || image.filename !== '')
      .map((image) => ({
        id: `album/${id}/${image.id}`,
        kind: 'picture' as const,
        title: image.title || image.filename,
        detail: texts.inAlbum(title),
        target,
        picture: pictureOf(image),
        keywords: [image.description, image.place, ...image.keywords],
        numbers: [image.filename],
      })),
  ];
}

export function imageEntry(image: SingleImage): SearchEntry {
  const { id, title, description, place, price, category, filename, picture } = image;
  return {
    id: `picture/${id}`,
    kind: 'picture',
    title,
    detail: shownDetail(formatKroner(price), image),
    target: inDashboard('galleri', { item: id }),
    picture: {
      src: smallUrl(image),
      previewPath: previewPath(image),
      placeholder: picture.placeholder,
    },
    keywords: [category, description, place, ...image.keywords],
    numbers: [filename],
  };
}

export function portfolioEntry(item: PortfolioItem): SearchEntry {
  const { id, title, description, place, category, picture } = item;
  return {
    id: `portfolio/${id}`,
    kind: 'portfolio',
    title,
    detail: shownDetail(category, item),
    target: inDashboard('portfolio', { item: id }),
    picture: {
      src: smallUrl(item),
      previewPath: previewPath(item),
      placeholder: picture.placeholder,
    },
    keywords: [description, place, ...item.keywords],
  };
}

export function packageEntry(item: PricePackage): SearchEntry {
  const { id, name, price, description, features, group } = item;
  return {
    id: `package/${id}`,
    kind: 'pricePackage',
    title: name,
    detail: shownDetail(price === 0 ? priceTexts.onRequest : formatKroner(price), item),
    target: inDashboard('priser'),
    keywords: [group, description, ...features],
  };
}

export function filterButtonEntry({ id, name, slug }: FilterButton): SearchEntry {
  return {
    id: `filter/${id}`,
    kind: 'filterButton',
    title: name,
    detail: slug,
    target: inDashboard('filter-buttons'),
  };
}

export function customerEntry(user: UserProfile): SearchEntry {
  const { uid, email, phoneNumber, originalPhoneNumber } = user;
  const phone = phoneNumber === '' ? '' : formatPhone(phoneNumber);
  return {
    id: `customer/${uid}`,
    kind: 'customer',
    title: personName(user),
    detail: [email, phone].filter(Boolean).join(' · '),
    target: inDashboard('kundepanel', { item: uid }),
    numbers: [email, phone, phoneNumber, originalPhoneNumber].map((each) =>
      each.replaceAll(/\s/g, ''),
    ),
  };
}

/** A waiting order, and the question about its approval. */
export function pendingEntries(order: PendingOrder): SearchEntry[] {
  const { id, customerName, customerEmail, amount, items } = order;
  const name = customerName || customerEmail || pendingOrderTexts.nameless;
  const found = {
    keywords: items.map((item) => item.name),
    numbers: [id, orderNumber(id), customerEmail],
  };
  return [
    {
      ...found,
      id: `pending/${id}`,
      kind: 'order',
      title: name,
      detail: texts.waiting(formatKroner(amount)),
      target: inDashboard('kontantbetaling', { order: id }),
    },
    {
      ...found,
      id: `approve/${id}`,
      kind: 'action',
      title: texts.approve(name),
      // One customer may have several orders that wait.
      detail: texts.approvalDetail(orderNumber(id), formatKroner(amount)),
      target: inDashboard('kontantbetaling', { order: id, action: 'godkend' }),
      verb: texts.approveVerb,
    },
  ];
}

/** A sale as the lookup knows it, which does not hear of what became of it since. */
export function boughtEntry(lookup: AdminOrderLookup): SearchEntry {
  const { orderId, customerName, customerEmail, totalAmount, purchaseDate } = lookup;
  const date = purchaseDate ? formatDate(purchaseDate) : '';
  return {
    id: `order/${orderId}`,
    kind: 'order',
    title: customerName || customerEmail || pendingOrderTexts.nameless,
    detail: texts.order('', date, formatKroner(totalAmount)),
    target: inDashboard('kundepanel', { order: orderId }),
    keywords: lookup.searchKeywords,
    numbers: [orderId, customerEmail, String(totalAmount)],
  };
}

/** An order as the customer panel shows it. */
export function orderEntry(order: OrderView): SearchEntry {
  const { id, pendingOrderId = '', customerName, customerEmail, date, life, total } = order;
  return {
    id: `order/${id}`,
    kind: 'order',
    title: customerName || customerEmail || pendingOrderTexts.nameless,
    detail: texts.order(
      orderStatusTexts.admin[stageFacts(life).status],
      date ? formatDate(date) : '',
      formatKroner(total),
    ),
    target: inDashboard('kundepanel', { order: id }),
    keywords: order.items.map(({ name }) => name),
    numbers: [
      id,
      pendingOrderId,
      customerEmail,
      String(total),
      ...order.vouchers.map(({ number }) => number),
    ],
  };
}

/** An order that does not wait any more, found by its number. What became of a sale since, its purchase tells. */
export function decidedEntry(order: PendingOrder): SearchEntry {
  const { id, customerName, customerEmail, amount, completedAt } = order;
  const orderId = order.convertedToPurchaseId ?? id;
  const date = completedAt ? formatDate(completedAt) : '';
  const { status, isBought } = saleFacts({ order });
  const known = isBought ? '' : orderStatusTexts.admin[status];
  return {
    id: `order/${orderId}`,
    kind: 'order',
    title: customerName || customerEmail || pendingOrderTexts.nameless,
    detail: texts.order(known, date, formatKroner(amount)),
    target: inDashboard('kundepanel', { order: orderId }),
    numbers: [id, orderNumber(id)],
  };
}

export function voucherEntry({ number, kind, orderId, buyer, totalOre }: Voucher): SearchEntry {
  return {
    id: `voucher/${number}`,
    kind: 'order',
    title: texts.vouchers[kind](number),
    detail: [buyer.name, formatOre(totalOre)].filter(Boolean).join(' · '),
    target: inDashboard('kundepanel', { order: orderId }),
    numbers: [number],
  };
}

/** A gift card, found by its code, and one that was sold also by its buyer. */
