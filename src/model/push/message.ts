import { newsPath } from '../mails/newsPath.ts';
import {
  optionalMailKind,
  type OptionalMailKind,
  type OrderMail,
  orderMailKind,
  sentMailId,
} from '../mails/outbox.ts';
import { orderNumber } from '../orders/orderId.ts';
import { pushTexts as texts } from './texts.ts';

/** What a device shows. All fields are texts, as Firebase Cloud Messaging takes them. */
export interface PushMessage extends Record<string, string> {
  title: string;
  body: string;
  /** The place in the dashboard that it opens. */
  path: string;
  /** A second push with the same takes the place of the first one. */
  tag: string;
}

/** The events by kind, in the order of their first. */
function countsOf(news: readonly OrderMail[]): Map<OptionalMailKind, number> {
  const counts = new Map<OptionalMailKind, number>();
  for (const { kind } of news) {
    const known = optionalMailKind(kind);
    if (known) counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return counts;
}

/** Writes the push about news that are told together. Others may read it on a locked screen: it names nobody. */
export function pushMessage(news: readonly OrderMail[]): PushMessage | undefined {
  const [first] = news;
  const kind = first && optionalMailKind(first.kind);
  if (!kind) return undefined;
  const about = orderMailKind(kind) && news.length === 1 ? orderNumber(first.orderId) : '';
  const lines = [...countsOf(news)].map(([each, count]) => texts.bodies[each](count, about));
  return {
    title: texts.titles[kind],
    body: lines.join(' '),
    path: newsPath(kind, first.orderId),
    tag: sentMailId(first),
  };
}
