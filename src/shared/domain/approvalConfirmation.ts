import { toOre } from '#src/model/base/money.ts';
import type { PriceChange } from '#src/model/cart/priceChanges.ts';
import type { OrderLine, PendingOrder } from '../schemas/order.ts';
import type { ApprovalCheck } from './approval.ts';

/** What the photographer was shown before confirming. */
export type SeenDifferences = Pick<ApprovalCheck, 'changes' | 'hidden' | 'total'>;

const keyOf = ({ id, type }: OrderLine): string => `${type}/${id}`;

function textOf({ item, price }: PriceChange<OrderLine>): string {
  return JSON.stringify([item.id, item.type, price === undefined ? null : toOre(price)]);
}

/** What differs, as texts that can be compared. */
function textsOf({ changes, hidden }: SeenDifferences): string[] {
  return [...changes.map(textOf), ...hidden.map(({ item }) => `hidden ${keyOf(item)}`)];
}

/** Whether a confirmation is about these differences: a price that changed since has not been seen. */
export function isConfirmed(check: ApprovalCheck, seen: SeenDifferences | undefined): boolean {
  if (!check.needsConfirmation) return true;
  if (seen === undefined || toOre(seen.total) !== toOre(check.total)) return false;
  const [seenTexts, texts] = [textsOf(seen), textsOf(check)];
  return seenTexts.length === texts.length && texts.every((text, at) => text === seenTexts[at]);
}

/** The order without the lines that are no longer for sale: nobody can be sold those. */
export function withoutMissing(order: PendingOrder, { changes }: ApprovalCheck): PendingOrder {
  const missing = changes.filter(({ price }) => price === undefined);
  const gone = new Set(missing.map(({ item }) => keyOf(item)));
  return { ...order, items: order.items.filter((line) => !gone.has(keyOf(line))) };
}
