import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import type { OrderSource } from '#src/model/orders/schema.ts';

/** What an order came from: an album by its name, or single images by theirs. */
export function orderSource(source: OrderSource, items: readonly OrderItemView[]): string {
  const kind = texts.sourceTypes[source.type];
  const [first] = items;
  const name = source.albumName ?? first?.name ?? '';
  const others = items.length > 1 ? ` +${items.length - 1}` : '';
  return name === '' ? kind : `${kind} · ${name}${others}`;
}
