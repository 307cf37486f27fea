import { BYTE_ORDER_MARK, csvCell, csvRows } from '../base/text.ts';
import { formatDate } from '../base/dates.ts';
import { cartTexts } from '../cart/texts.ts';
import { orderNumber } from '../orders/orderId.ts';
import type { OrderView } from '../orders/orderViews.ts';
import { orderStatusTexts } from '../orders/texts.ts';
import { purchaseListTexts as texts } from './texts.ts';

const price = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

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
  return BYTE_ORDER_MARK + csvRows(rows.map((row) => row.map(csvCell)));
}
