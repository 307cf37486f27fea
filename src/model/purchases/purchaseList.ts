import { formatDate } from '../base/dates.ts';
import { cartTexts } from '../cart/texts.ts';
import { orderNumber } from '../orders/orderId.ts';
import type { OrderView } from '../orders/orderViews.ts';
import { orderStatusTexts } from '../orders/texts.ts';
import { purchaseListTexts as texts } from './texts.ts';

/** Danish spreadsheets use the decimal comma, so columns are separated by semicolons. */
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

const price = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/**
 * Escapes a CSV cell. A leading quote mark keeps a text that looks like a formula from being
 * calculated.
 */
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
    orderNumber(order.id),
    order.date ? formatDate(order.date) : '',
    item.name,
    cartTexts.item[item.type],
    price.format(item.price),
    cartTexts.payment[order.paymentMethod],
    orderStatusTexts.customer[order.status],
  ]);
}

/** Orders as CSV, with one row for each item. */
export function purchaseList(orders: readonly OrderView[]): string {
  const rows = [head, ...orders.flatMap(rowsOf)];
  const lines = rows.map((row) => row.map(cell).join(SEPARATOR));
  return BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END;
}
