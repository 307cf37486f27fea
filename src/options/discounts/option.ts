import { setCartDiscount } from '#src/stores/cart.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { Option } from '../option.ts';
import { discountCodeTexts as texts } from './texts.ts';

/** Codes that customers type, and discounts that go with every cart by themselves. */
export const discounts: Option = {
  isOn: (shop) => shop.discounts,
  shows: {
    cart: lazyPage(() => import('./Offers.tsx').then((m) => m.Offers), 'nothing'),
    priceEditor: lazyPage(() => import('./DiscountCodes.tsx').then((m) => m.DiscountCodes)),
    settings: lazyPage(() => import('./DiscountSettings.tsx').then((m) => m.DiscountSettings)),
  },
  code: {
    texts: texts.field,
    isAskedFor: ({ discount }) => !discount || discount.isAutomatic === true,
    async take(typed) {
      const { find } = await import('./cartDiscounts.ts');
      const found = await find(typed);
      setCartDiscount(found);
      return texts.used(found.code);
    },
  },
};
