import { formatDate } from '../base/dates.ts';
import { groupBy } from '../base/lists.ts';
import { Markup, markup } from '../base/markup.ts';
import { formatOre } from '../base/money.ts';
import { buyerName } from '../bookkeeping/journal.ts';
import { altTextOf } from '../catalogue/altText.ts';
import type { SingleImage } from '../catalogue/schema.ts';
import { smallUrl } from '../files/picture.ts';
import { orderStatusTexts } from '../orders/texts.ts';
import { saleFacts } from '../sale/life.ts';
import type { Voucher } from '../vouchers/schema.ts';
import type { ShopContent } from './content.ts';
import { takeoutPaths } from './layout.ts';
import { kindOf, pdfOf } from './tables.ts';
import { takeoutFolderTexts as texts } from './texts.ts';

const STYLE = new Markup(`:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
img{height:7rem;width:auto;max-width:100%;margin:0 .25rem .25rem 0;vertical-align:top}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid #8886}
.table{overflow-x:auto}
.warning{border-left:.25rem solid #b45309;padding-left:1rem}`);

const link = (path: string, words: string | Markup): Markup =>
  markup`<a href="${encodeURI(path)}">${words}</a>`;

/** A small picture that leads to its original. One that is kept elsewhere is named only. */
function picture(small: string, originalPath: string, title: string): Markup {
  const image = small.startsWith('files/')
    ? markup`<img src="${encodeURI(small)}" alt="${title}" loading="lazy">`
    : markup`${title}`;
  return originalPath === '' ? image : link(takeoutPaths.file(originalPath), image);
}

const imageOf = (image: SingleImage): Markup =>
  picture(image.picture.sources[0]?.url ?? smallUrl(image), image.originalSrc, altTextOf(image));

const section = (title: string, parts: readonly Markup[]): Markup =>
  markup`<section>
<h2>${title}</h2>
${parts.length > 0 ? parts : markup`<p>${texts.none}</p>`}
</section>`;

type Cell = string | readonly Markup[];

const linesOf = (cell: Cell): string | Markup[] =>
  typeof cell === 'string' ? cell : cell.map((line) => markup`<div>${line}</div>`);

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): Markup[] {
  if (rows.length === 0) return [];
  const headings = head.map((cell) => markup`<th scope="col">${cell}</th>`);
  const lines = rows.map(
    (cells) => markup`<tr>${cells.map((cell) => markup`<td>${linesOf(cell)}</td>`)}</tr>`,
  );
  return [
    markup`<div class="table"><table><thead><tr>${headings}</tr></thead><tbody>${lines}</tbody></table></div>`,
  ];
}

function albumParts({ albums }: ShopContent): Markup[] {
  return albums.map(({ title, images, isPublished }) => {
    const facts = [texts.pictures(images.length), ...(isPublished ? [] : [texts.draft])].join(', ');
    const pictures = images.map((image) => {
      const small = image.picture.sources[0]?.url ?? image.watermarkedSrc;
      return picture(small, image.originalSrc, altTextOf(image));
    });
    return markup`<h3>${title} (${facts})</h3><p>${pictures}</p>`;
  });
}

function voucherLink(voucher: Voucher): Markup {
  const path = pdfOf(voucher);
  return path === '' ? markup`${voucher.number}` : link(path, voucher.number);
}

/** Every sale, the newest first. A purchase takes the place of the order that it came out of. */
function salesOf({ orders, purchases }: ShopContent) {
  const bought = new Set(purchases.flatMap(({ id, pendingOrderId }) => [id, pendingOrderId]));
  const sales = [
    ...purchases.map((purchase) => ({
      ...{ id: purchase.id, at: purchase.purchaseDate, name: purchase.userName },
      ...{ items: purchase.items, status: saleFacts({ purchase }).status },
    })),
    ...orders
      .filter(({ id }) => !bought.has(id))
      .map((order) => ({
        ...{ id: order.id, at: order.createdAt, name: order.customerName },
        ...{ items: order.items, status: saleFacts({ order }).status },
      })),
  ];
  return sales.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
}

function orderTable(content: ShopContent): Markup[] {
  const ofOrder = groupBy(content.vouchers, ({ orderId }) => orderId);
  const rows = salesOf(content).map(({ id, at, name, items, status }) => [
    ...[id, at ? formatDate(at) : '', name, orderStatusTexts.admin[status]],
    items.map((item) => markup`${item.name}`),
    (ofOrder.get(id) ?? []).map(voucherLink),
  ]);
  return table(texts.ordersHead, rows);
}

function voucherRows({ vouchers }: ShopContent): Markup[] {
  const rows = vouchers.map((voucher) => [
    ...[voucher.number, kindOf(voucher), formatDate(voucher.issuedAt), voucher.orderId],
    ...[buyerName(voucher), formatOre(voucher.totalOre), formatOre(voucher.vatOre)],
    [voucherLink(voucher)],
  ]);
  return table(texts.vouchersHead, rows);
}

function galleryParts({ galleries }: ShopContent): Markup[] {
  return galleries.map(({ id, title, images }) => {
    const originals = images.map(({ originalPath, fileName, title: name }) => {
      const words = [fileName, name].find(Boolean) ?? originalPath;
      return markup`<li>${link(takeoutPaths.file(originalPath), words)}</li>`;
    });
    return markup`<details>
<summary>${title} (${texts.pictures(images.length)})</summary>
<p>${link(takeoutPaths.choices(id), texts.choices)}</p>
<ul>${originals}</ul>
</details>`;
  });
}

interface PageFacts {
  shop: string;
  /** True in an archive of the dashboard, which lacks what only the server may read. */
  isPartial: boolean;
}

/** The page by which a person reads the folder: it works from a disk, and has no script. */
export function takeoutPage(content: ShopContent, { shop, isPartial }: PageFacts): string {
  const parts = { ...texts.parts, ...(!isPartial && texts.closedParts) };
  const images = content.images.map(imageOf);
  return markup`<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title(shop)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${texts.title(shop)}</h1>
<p>${texts.intro}</p>
<p class="warning">${texts.secret}</p>
<p>${isPartial ? texts.partial : texts.whole}</p>
${section(texts.partsTitle, table([], Object.entries(parts)))}
${section(texts.orders, orderTable(content))}
${section(texts.vouchers, voucherRows(content))}
${section(texts.albums, albumParts(content))}
${section(texts.images, images.length > 0 ? [markup`<p>${images}</p>`] : [])}
${section(texts.galleries, galleryParts(content))}
</body>
</html>
`.text;
}
