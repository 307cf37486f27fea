import {
  GalleryVerticalEnd,
  House,
  Image,
  Images,
  ListFilter,
  Stamp,
  Tags,
  UserRound,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { adminTabs, type AdminTab } from '#src/model/base/routes.ts';

interface AdminTabPage {
  icon: LucideIcon;
  Page: ComponentType;
}

const pages: Record<AdminTab, AdminTabPage> = {
  forside: {
    icon: House,
    Page: lazy(() =>
      import('#src/admin/frontPage/FrontPageEditor.tsx').then((m) => ({
        default: m.FrontPageEditor,
      })),
    ),
  },
  about: {
    icon: UserRound,
    Page: lazy(() =>
      import('#src/admin/about/AboutEditor.tsx').then((m) => ({ default: m.AboutEditor })),
    ),
  },
  'site-branding': {
    icon: Stamp,
    Page: lazy(() =>
      import('#src/admin/branding/BrandingEditor.tsx').then((m) => ({ default: m.BrandingEditor })),
    ),
  },
  priser: {
    icon: Tags,
    Page: lazy(() =>
      import('#src/admin/pricePackages/PricePackagesEditor.tsx').then((m) => ({
        default: m.PricePackagesEditor,
      })),
    ),
  },
  kontantbetaling: {
    icon: Wallet,
    Page: lazy(() =>
      import('#src/admin/pendingOrders/PendingOrders.tsx').then((m) => ({
        default: m.PendingOrders,
      })),
    ),
  },
  billedlevering: {
    icon: Images,
    Page: lazy(() =>
      import('#src/admin/albums/AlbumsEditor.tsx').then((m) => ({ default: m.AlbumsEditor })),
    ),
  },
  portfolio: {
    icon: GalleryVerticalEnd,
    Page: lazy(() =>
      import('#src/admin/portfolio/PortfolioEditor.tsx').then((m) => ({
        default: m.PortfolioEditor,
      })),
    ),
  },
  galleri: {
    icon: Image,
    Page: lazy(() =>
      import('#src/admin/singleImages/SingleImagesEditor.tsx').then((m) => ({
        default: m.SingleImagesEditor,
      })),
    ),
  },
  'filter-buttons': {
    icon: ListFilter,
    Page: lazy(() =>
      import('#src/admin/filterButtons/FilterButtonsEditor.tsx').then((m) => ({
        default: m.FilterButtonsEditor,
      })),
    ),
  },
  kundepanel: {
    icon: UsersRound,
    Page: lazy(() =>
      import('#src/admin/customers/CustomerPanel.tsx').then((m) => ({ default: m.CustomerPanel })),
    ),
  },
};

/** The tabs of the dashboard in the order of the rail. */
export const adminTabPages = adminTabs.map((tab) => ({ tab, ...pages[tab] }));
