import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { Option } from '../option.ts';

/** The photographer gives a gallery its price. */
export const clientSales: Option = {
  isOn: () => true,
  shows: {
    clientGallerySettings: lazyPage(() =>
      import('./PicturePriceField.tsx').then((m) => m.PicturePriceField),
    ),
  },
};
