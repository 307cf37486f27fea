import { formatDate } from '../base/dates.ts';
import { cartTexts } from '../cart/texts.ts';
import type { OrderView } from '../orders/orderViews.ts';
import { orderStatusTexts } from '../orders/texts.ts';
import { purchaseListTexts as texts } from './texts.ts';

/** Danish spreadsheets read a comma as the decimal sign: columns are parted by semicolons. */
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Tells spreadsheets that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const price = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** A cell that begins like a formula would be calculated: a quote mark before it makes it text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const head = [
  texts.orderNumber,
  texts.date,
  texts.item,
  texts.type,
  texts.price,
  texts.paymentMethod,
  texts.status,
];

function rowsOf(order: OrderView): string[][] {
  return order.items.map((item) => [
    order.id,
    order.date ? formatDate(order.date) : '',
    item.name,
    cartTexts.item[item.type],
    price.format(item.price),
    cartTexts.payment[order.paymentMethod],
    orderStatusTexts.customer[order.status],
  ]);
}

/** Orders as a table that spreadsheets open: one line for each thing that was ordered. */
export function purchaseList(orders: readonly OrderView[]): string {
  const rows = [head, ...orders.flatMap(rowsOf)];
  const lines = rows.map((row) => row.map(cell).join(SEPARATOR));
  return BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END;
}
