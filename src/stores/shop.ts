import { create } from 'zustand';
import { site } from '#src/config/site.ts';
import type { Shop } from '#src/model/settings/schema.ts';

/** The shop as the photographer has set it up: what is built in, until the settings have been read. */
export const useShop = create<Shop>()(() => ({ ...site }));

/** The same for code outside components. */
export const currentShop: () => Shop = useShop.getState;

/** Takes over what has been read. */
export function shopChanged(shop: Shop): void {
  useShop.setState(shop);
}
