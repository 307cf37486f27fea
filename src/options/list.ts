import type { Shop } from '#src/model/settings/schema.ts';
import type { LazyPage } from '#src/ui/layout/lazyPage.tsx';
import { clientSales } from './clientSales/option.ts';
import { discounts } from './discounts/option.ts';
import { giftCards } from './giftCards/option.ts';
import { licences } from './licences/option.ts';
import type { Option, Places } from './option.ts';

/** Each option has a folder. Without the folder and its line here the shop goes on without it. */
export const options: readonly Option[] = [discounts, giftCards, licences, clientSales];

/** The options that a shop has switched on. */
export function optionsOf(shop: Shop): Option[] {
  return options.filter(({ isOn }) => isOn(shop));
}

/** What they have for a place. */
export function partsAt<Place extends keyof Places>(
  place: Place,
  shop: Shop,
): LazyPage<Places[Place]>[] {
  return optionsOf(shop).flatMap(({ shows }) => shows?.[place] ?? []);
}
