import {
  GalleryVerticalEnd,
  House,
  Image,
  Images,
  ListFilter,
  LockKeyhole,
  MessageSquare,
  Settings,
  Stamp,
  Tags,
  Truck,
  UserRound,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { adminTabs, type AdminTab } from '#src/model/base/addresses.ts';
import type { AdminTabGroup } from '#src/model/system/dashboardTexts.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';

interface AdminTabPage {
  group: AdminTabGroup;
  icon: LucideIcon;
  Page: ComponentType;
}

const pages: Record<AdminTab, AdminTabPage> = {
  forside: {
    group: 'site',
    icon: House,
    Page: lazyPage(() =>
      import('#src/admin/frontPage/FrontPageEditor.tsx').then((m) => m.FrontPageEditor),
    ),
  },
  about: {
    group: 'site',
    icon: UserRound,
    Page: lazyPage(() => import('#src/admin/about/AboutEditor.tsx').then((m) => m.AboutEditor)),
  },
  'site-branding': {
    group: 'site',
    icon: Stamp,
    Page: lazyPage(() =>
      import('#src/admin/branding/BrandingEditor.tsx').then((m) => m.BrandingEditor),
    ),
  },
  priser: {
    group: 'site',
    icon: Tags,
    Page: lazyPage(() =>
      import('#src/admin/pricePackages/PricePackagesEditor.tsx').then((m) => m.PricePackagesEditor),
    ),
  },
  kontantbetaling: {
    group: 'today',
    icon: Wallet,
    Page: lazyPage(() =>
      import('#src/admin/pendingOrders/PendingOrders.tsx').then((m) => m.PendingOrders),
    ),
  },
  billedlevering: {
    group: 'pictures',
    icon: Images,
    Page: lazyPage(() => import('#src/admin/albums/AlbumsEditor.tsx').then((m) => m.AlbumsEditor)),
  },
  kundegallerier: {
    group: 'pictures',
    icon: LockKeyhole,
    Page: lazyPage(() =>
      import('#src/admin/clientGalleries/ClientGalleriesEditor.tsx').then(
        (m) => m.ClientGalleriesEditor,
      ),
    ),
  },
  portfolio: {
    group: 'pictures',
    icon: GalleryVerticalEnd,
    Page: lazyPage(() =>
      import('#src/admin/portfolio/PortfolioEditor.tsx').then((m) => m.PortfolioEditor),
    ),
  },
  galleri: {
    group: 'pictures',
    icon: Image,
    Page: lazyPage(() =>
      import('#src/admin/singleImages/SingleImagesEditor.tsx').then((m) => m.SingleImagesEditor),
    ),
  },
  'filter-buttons': {
    group: 'pictures',
    icon: ListFilter,
    Page: lazyPage(() =>
      import('#src/admin/filterButtons/FilterButtonsEditor.tsx').then((m) => m.FilterButtonsEditor),
    ),
  },
  kundepanel: {
    group: 'today',
    icon: UsersRound,
    Page: lazyPage(() =>
      import('#src/admin/customers/CustomerPanel.tsx').then((m) => m.CustomerPanel),
    ),
  },
  henvendelser: {
    group: 'today',
    icon: MessageSquare,
    Page: lazyPage(() => import('#src/admin/messages/Messages.tsx').then((m) => m.Messages)),
  },
  indstillinger: {
    group: 'site',
    icon: Settings,
    Page: lazyPage(() =>
      import('#src/admin/settings/SettingsEditor.tsx').then((m) => m.SettingsEditor),
    ),
  },
  moving: {
    group: 'site',
    icon: Truck,
    Page: lazyPage(() => import('#src/admin/moving/MovingPage.tsx').then((m) => m.MovingPage)),
  },
};

/** The tabs of the dashboard in their order, which they keep within the groups of the rail. */
export const adminTabPages = adminTabs.map((tab) => ({ tab, ...pages[tab] }));
