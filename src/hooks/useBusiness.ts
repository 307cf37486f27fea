import { site } from '#src/config/site.ts';
import type { Business } from '#src/model/content/searchEngines.ts';
import { useShop } from '#src/stores/shop.ts';

/** The business as titles and search engines name it: by the settings of today, at the address that is built in. */
export function useBusiness(): Business {
  const shop = useShop();
  return { ...shop, origin: site.origin };
}
