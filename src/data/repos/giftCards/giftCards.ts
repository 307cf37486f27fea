import * as z from 'zod/mini';
import { groupBy } from '#src/model/base/lists.ts';
import { collections } from '#src/model/base/paths.ts';
import { leftOn } from '#src/model/giftCards/balance.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import {
  type GiftCard,
  giftCardSchema,
  type PaidPart,
  paidPartFields,
} from '#src/model/giftCards/schema.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { saleFacts } from '#src/model/sale/life.ts';
import { readDocument, readList, readPage } from '../../firestore/documents.ts';
import type { QuerySpec } from '../../firestore/port.ts';
import { type Page, readAllPages } from '../../readAllPages.ts';

/** A card with what orders have left on it. */
export interface IssuedGiftCard extends GiftCard {
  left: number;
}

/** A page has its uses read by one query, which takes no more codes. */
const PAGE_SIZE = 30;

/** An order or a purchase as far as a card is concerned, whatever else is stored with it. */
const giftCardUse = <Status extends z.ZodMiniType>({
  shape,
}: {
  shape: { paymentStatus: Status };
}) => z.object({ paymentStatus: shape.paymentStatus, ...paidPartFields });

type UsingCollection = typeof collections.pendingOrders | typeof collections.purchases;

/** The uses of these cards by orders that wait and purchases that stand, as the server counts them. */
async function readUses(codes: readonly string[]): Promise<Map<string, PaidPart[]>> {
  if (codes.length === 0) return new Map();
  const using = (collection: UsingCollection) =>
    ({ collection, where: [['giftCard.code', 'in', codes]] }) as const;
  const [orders, purchases] = await Promise.all([
    readList(using(collections.pendingOrders), giftCardUse(pendingOrderSchema)),
    readList(using(collections.purchases), giftCardUse(purchaseSchema)),
  ]);
  const uses = [
    ...orders.filter((order) => saleFacts({ order }).isUndecided),
    ...purchases.filter((purchase) => {
      const { isBought, isUnpaid } = saleFacts({ purchase });
      return isBought || isUnpaid;
    }),
  ];
  return groupBy(
    uses.flatMap(({ giftCard }) => giftCard ?? []),
    ({ code }) => code,
  );
}

async function withLeft(giftCards: readonly GiftCard[]): Promise<IssuedGiftCard[]> {
  const uses = await readUses(giftCards.map(({ id }) => id));
  return giftCards.map((giftCard) => ({
    ...giftCard,
    left: leftOn(giftCard, uses.get(giftCard.id) ?? []),
  }));
}

async function readGiftCards(
  query: Pick<QuerySpec, 'where' | 'orderBy'>,
  after?: string,
): Promise<Page<IssuedGiftCard>> {
  const spec = { ...query, collection: collections.giftCards, limit: PAGE_SIZE };
  const { items, next } = await readPage(spec, giftCardSchema, after);
  return { items: await withLeft(items), next };
}

/** The cards page by page, the newest first; for administrators. */
export function list(after?: string): Promise<Page<IssuedGiftCard>> {
  return readGiftCards({ orderBy: [['issuedAt', 'desc']] }, after);
}

export const newest = { read: () => list() };

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The cards that may lapse between two days: each does so a year and a day after its last day. */
export function listLapsing([first, last]: readonly [string, string]): Promise<IssuedGiftCard[]> {
  const query = {
    where: [
      ['lastDay', '>=', `${yearOf(first) - 2}-12-31`],
      ['lastDay', '<', `${yearOf(last)}-01-01`],
    ],
    orderBy: [['lastDay', 'asc']],
  } as const;
  return readAllPages((after) => readGiftCards(query, after));
}

export async function find(code: string): Promise<IssuedGiftCard | undefined> {
  const giftCard = await readDocument(giftCardDocument.build({ code }), giftCardSchema);
  return giftCard && (await withLeft([giftCard]))[0];
}

/** The cards that were sold with these orders. */
export async function listOf(orderIds: readonly string[]): Promise<IssuedGiftCard[]> {
  return (await readGiftCards({ where: [['orderId', 'in', orderIds]] })).items;
}
