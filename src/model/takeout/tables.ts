import { formatDateTime, isoDay } from '../base/dates.ts';
import { BYTE_ORDER_MARK, csvRows } from '../base/text.ts';
import { amountCell, buyerName, textCell } from '../bookkeeping/journal.ts';
import { isCreditNote } from '../bookkeeping/period.ts';
import { type Chooser, chosenIn, commentOn, listsOf } from '../clients/choices.ts';
import { inOwnOrder, pictureName } from '../clients/pictures.ts';
import type { ClientGallery } from '../clients/schema.ts';
import type { Voucher } from '../vouchers/schema.ts';
import type { ShopContent } from './content.ts';
import { takeoutPaths } from './layout.ts';
import { takeoutFolderTexts as texts } from './texts.ts';

const table = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvRows(rows);

/** The way from the folder to the PDF of a voucher; empty while there is none. */
export const pdfOf = ({ pdf }: Voucher): string => (pdf ? takeoutPaths.file(pdf.path) : '');

export const kindOf = ({ kind }: Voucher): string =>
  isCreditNote(kind) ? texts.creditNote : texts.invoice;

/** Every voucher, in the order in which they were issued. */
export function voucherTable(vouchers: readonly Voucher[]): string {
  const rows = vouchers.map((voucher) => [
    ...[voucher.number, kindOf(voucher), isoDay(voucher.issuedAt), voucher.orderId].map(textCell),
    textCell(buyerName(voucher)),
    amountCell(voucher.totalOre),
    amountCell(voucher.vatOre),
    textCell(pdfOf(voucher)),
  ]);
  return table([texts.vouchersHead, ...rows]);
}

/** What the people of a gallery have chosen and written, a line for each picture in a list. */
export function choiceTable(gallery: ClientGallery, choosers: readonly Chooser[]): string {
  const pictures = inOwnOrder(gallery.images);
  const rows = choosers.flatMap((chooser) => {
    const person = [chooser.name, chooser.email];
    const sent = chooser.sentAt ? formatDateTime(chooser.sentAt) : '';
    const line = (list: string, picture: (typeof pictures)[number]) => [
      ...person,
      list,
      pictureName(picture),
      takeoutPaths.file(picture.originalPath),
      commentOn(chooser, picture.id),
      sent,
    ];
    const lists = listsOf(chooser, gallery, texts.firstList);
    const chosen = lists.flatMap(({ id, name }) =>
      chosenIn(chooser, id, pictures).map((picture) => ({ list: name, picture })),
    );
    const inLists = new Set(chosen.map(({ picture }) => picture.id));
    const commented = pictures.filter(
      ({ id }) => !inLists.has(id) && commentOn(chooser, id) !== '',
    );
    return [
      ...chosen.map(({ list, picture }) => line(list, picture)),
      ...commented.map((picture) => line('', picture)),
    ];
  });
  return table([texts.choicesHead, ...rows.map((row) => row.map(textCell))]);
}

/** The tables of the shop, by their places in the folder. */
export function tablesOf({ vouchers, galleries, choosers }: ShopContent): Map<string, string> {
  return new Map([
    [takeoutPaths.vouchers, voucherTable(vouchers)],
    ...galleries.map(
      (gallery) =>
        [
          takeoutPaths.choices(gallery.id),
          choiceTable(
            gallery,
            choosers.filter(({ galleryId }) => galleryId === gallery.id),
          ),
        ] as const,
    ),
  ]);
}
