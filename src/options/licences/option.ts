import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { Option } from '../option.ts';
import { withLicences } from './pricing.ts';

/** Wider uses of a picture than the price shown is for, at prices of their own. */
export const licences: Option = {
  isOn: (shop) => shop.licences !== false,
  shows: {
    cartLine: lazyPage(() => import('./LicenceChoice.tsx').then((m) => m.LicenceChoice)),
    cart: lazyPage(() => import('./AboutLicences.tsx').then((m) => m.AboutLicences)),
    legalDocument: lazyPage(() => import('./LicenceTerms.tsx').then((m) => m.LicenceTerms)),
    settings: lazyPage(() => import('./LicenceSettings.tsx').then((m) => m.LicenceSettings)),
  },
  priced: (items, shop) => withLicences(items, shop.licences || {}),
};
