import { groupBy } from '#src/model/base/lists.ts';
import { collections } from '#src/model/base/paths.ts';
import { giftCardContracts, type CardChange } from '#src/model/giftCards/contracts.ts';
import { leftOn } from '#src/model/giftCards/balance.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import { type GiftCard, giftCardSchema, type PaidPart } from '#src/model/giftCards/schema.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { isPaid, isUndecided } from '#src/model/orders/status.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { callFunction } from '../../callables.ts';
import { readDocument, readList } from '../../firestore/documents.ts';

/** A card with what orders have left on it. */
export interface IssuedCard extends GiftCard {
  left: number;
}

const withCard = (collection: typeof collections.pendingOrders | typeof collections.purchases) =>
  ({ collection, where: [['giftCard.code', '>', '']] }) as const;

/** The uses of cards by orders that wait and purchases that stand, as the server counts them. */
async function readUses(): Promise<Map<string, PaidPart[]>> {
  const [orders, purchases] = await Promise.all([
    readList(withCard(collections.pendingOrders), pendingOrderSchema),
    readList(withCard(collections.purchases), purchaseSchema),
  ]);
  const uses = [
    ...orders.filter(({ paymentStatus }) => isUndecided(paymentStatus)),
    ...purchases.filter(({ paymentStatus: status }) => isPaid(status) || isUndecided(status)),
  ];
  return groupBy(
    uses.flatMap(({ giftCard }) => giftCard ?? []),
    ({ code }) => code,
  );
}

/** Every card, the newest first, for administrators. */
export async function readAll(): Promise<IssuedCard[]> {
  const newestFirst = [['issuedAt', 'desc']] as const;
  const [cards, uses] = await Promise.all([
    readList({ collection: collections.giftCards, orderBy: newestFirst }, giftCardSchema),
    readUses(),
  ]);
  return cards.map((card) => ({ ...card, left: leftOn(card, uses.get(card.id) ?? []) }));
}

export const all = { read: readAll };

export function find(code: string): Promise<GiftCard | undefined> {
  return readDocument(giftCardDocument.build({ code }), giftCardSchema);
}

/** Has the server issue a card; returns its code. */
export async function issue(value: number, isGiven: boolean): Promise<string> {
  const { code = '' } = await callFunction(giftCardContracts.issueGiftCard, { value, isGiven });
  return code;
}

export async function change(code: string, what: CardChange): Promise<void> {
  await callFunction(giftCardContracts.changeGiftCard, { code, change: what });
}
