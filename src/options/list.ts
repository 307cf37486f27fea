import type { Shop } from '#src/model/settings/schema.ts';
import type { LazyPage } from '#src/ui/layout/lazyPage.tsx';
import { clientSales } from './clientSales/option.ts';
import { discounts } from './discounts/option.ts';
import { giftCards } from './giftCards/option.ts';
import { licences } from './licences/option.ts';
import type { Option, Places } from './option.ts';
import { payments } from './payments/option.ts';

/** Each option has a folder. Without the folder and its line here the shop goes on without it. */
const options: readonly Option[] = [discounts, giftCards, licences, payments, clientSales];

/** The options that a shop has switched on. */
export function optionsOf(shop: Shop): Option[] {
  return options.filter(({ isOn }) => isOn(shop));
}

/** Returns the parts that a shop's options show at a place; without a shop, also of options that are off. */
export function partsAt<Place extends keyof Places>(
  place: Place,
  shop?: Shop,
): LazyPage<Places[Place]>[] {
  return (shop ? optionsOf(shop) : options).flatMap(({ shows }) => shows?.[place] ?? []);
}
