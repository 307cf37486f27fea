import { create } from 'zustand';
import { site } from '#src/config/site.ts';
import type { PriceFacts } from '#src/model/cart/prices.ts';
import type { Shop } from '#src/model/settings/schema.ts';

/** The shop as the photographer has set it up: what is built in, until the settings have been read. */
export const useShop = create<Shop>()(() => site);

/** The same for code outside components. */
export const currentShop: () => Shop = useShop.getState;

/** Takes over what has been read. */
export function shopChanged(shop: Shop): void {
  useShop.setState(shop);
}

/** The facts that decide about prices and moms. The build still chooses what the shop offers. */
const priceFactsOf = ({ vat }: Shop): PriceFacts => ({
  vat,
  giftCards: GIFT_CARDS,
  licences: LICENCES,
});

export const usePriceFacts = (): PriceFacts => priceFactsOf(useShop());

export const currentPriceFacts = (): PriceFacts => priceFactsOf(currentShop());
