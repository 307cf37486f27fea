import * as giftCardRecords from '#src/data/repos/giftCards/giftCards.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { giftCardCode, shownCode } from '#src/model/giftCards/code.ts';
import type { GiftCard } from '#src/model/giftCards/schema.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import type { AdminOrderLookup } from '#src/model/purchases/schema.ts';
import type { SearchEntry } from '#src/model/system/quickSearch.ts';
import type { OptionSearch } from '../option.ts';
import { giftCardEditorTexts } from './editorTexts.ts';

const issueGiftCard: SearchEntry = {
  id: 'link/issueGiftCard',
  kind: 'action',
  title: giftCardEditorTexts.add,
  detail: '',
  target: { kind: 'address', path: adminPath('priser', { action: 'udsted' }) },
  keywords: [giftCardEditorTexts.addWords],
};

function giftCardEntry({ id, value }: GiftCard, sale?: AdminOrderLookup): SearchEntry {
  const { customerName = '', customerEmail = '' } = sale ?? {};
  return {
    id: `gift-card/${id}`,
    kind: 'order',
    title: shownCode(id),
    detail: [giftCardTexts.name, formatKroner(value), customerName].filter(Boolean).join(' · '),
    target: { kind: 'address', path: adminPath('priser', { item: id }) },
    numbers: [id, shownCode(id), customerEmail],
  };
}

async function findByCode(word: string): Promise<SearchEntry[]> {
  const code = giftCardCode(word);
  const giftCard = code === undefined ? undefined : await giftCardRecords.find(code);
  return giftCard ? [giftCardEntry(giftCard)] : [];
}

/** The gift cards that were sold with these orders. */
async function soldWith(orders: readonly AdminOrderLookup[]): Promise<SearchEntry[]> {
  if (orders.length === 0) return [];
  const giftCards = await giftCardRecords.listOf(orders.map(({ orderId }) => orderId));
  return giftCards.map((giftCard) =>
    giftCardEntry(
      giftCard,
      orders.find(({ orderId }) => orderId === giftCard.orderId),
    ),
  );
}

/** The action that issues a card, and the cards that there are. */
export const giftCardSearch: OptionSearch = {
  actions: [issueGiftCard],
  find: async (word, orders) => (await Promise.all([findByCode(word), soldWith(orders)])).flat(),
};
