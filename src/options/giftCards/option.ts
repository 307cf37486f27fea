import { codeEnd, giftCardCode } from '#src/model/giftCards/code.ts';
import { setCartGiftCard } from '#src/stores/cart.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { Option } from '../option.ts';
import { giftCardCodeTexts as texts } from './texts.ts';

/** Cards that are sold in the shop, and pay for pictures later. */
export const giftCards: Option = {
  isOn: (shop) => shop.giftCards !== false,
  shows: {
    prices: lazyPage(() => import('./GiftCardShop.tsx').then((m) => m.GiftCardShop)),
    priceEditor: lazyPage(() => import('./GiftCards.tsx').then((m) => m.GiftCards)),
    legalDocument: lazyPage(() => import('./GiftCardTerms.tsx').then((m) => m.GiftCardTerms)),
    settings: lazyPage(() => import('./GiftCardSettings.tsx').then((m) => m.GiftCardSettings)),
  },
  search: () => import('./search.ts').then((m) => m.giftCardSearch),
  code: {
    texts: texts.field,
    isAskedFor: ({ giftCard }) => giftCard === undefined,
    fits: (typed) => giftCardCode(typed) !== undefined,
    async take(typed) {
      const { find } = await import('./cartGiftCards.ts');
      const giftCard = await find(typed);
      setCartGiftCard(giftCard);
      return texts.used(codeEnd(giftCard.code));
    },
  },
};
