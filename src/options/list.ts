import type { Shop } from '#src/model/settings/schema.ts';
import { discounts } from './discounts/option.ts';
import { giftCards } from './giftCards/option.ts';
import { licences } from './licences/option.ts';
import type { Option } from './option.ts';
import { payments } from './payments/option.ts';

/** Each option has a folder. Without the folder and its line here the shop goes on without it. */
export const options: readonly Option[] = [discounts, giftCards, licences, payments];

/** The options that a shop has switched on. */
export function optionsOf(shop: Shop): Option[] {
  return options.filter(({ isOn }) => isOn(shop));
}
