import type { ReactNode } from 'react';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as portfolio from '#src/data/repos/catalogue/portfolio.ts';
import * as singleImages from '#src/data/repos/catalogue/singleImages.ts';
import * as about from '#src/data/repos/content/about.ts';
import * as home from '#src/data/repos/content/home.ts';
import * as pricePackages from '#src/data/repos/content/pricePackages.ts';
import { AboutPage } from '#src/features/about/AboutPage.tsx';
import { ContactPage } from '#src/features/contact/ContactPage.tsx';
import { AlbumsPage } from '#src/features/gallery/AlbumsPage.tsx';
import { PortfolioPage } from '#src/features/gallery/PortfolioPage.tsx';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import {
  CookiePolicyPage,
  PrivacyPolicyPage,
  SalesTermsPage,
} from '#src/features/legal/LegalPage.tsx';
import { PricesPage } from '#src/features/prices/PricesPage.tsx';
import { routes, type ServedPage } from '#src/model/base/routes.ts';
import type {
  Album,
  FilterButton,
  PortfolioItem,
  SingleImage,
} from '#src/model/catalogue/schema.ts';
import type { AboutContent, AboutProfile, PricePackage } from '#src/model/content/schema.ts';
import { partOf } from './listPart.ts';

/** The beginning of a gallery. */
interface Shelf<Item> {
  items: readonly Item[];
  isWhole: boolean;
  buttons: readonly FilterButton[];
}

/** The stored content of each page. */
interface Contents extends Record<ServedPage, object> {
  albums: Shelf<Album>;
  singleImages: Shelf<SingleImage>;
  gallery: Shelf<SingleImage>;
  portfolio: Shelf<PortfolioItem>;
  about: { content: AboutContent; profile: AboutProfile };
  prices: { packages: readonly PricePackage[]; pictures: readonly PortfolioItem[] };
  contact: { profile: AboutProfile };
}

/** A page with what it shows. */
export type PageView = {
  [Name in ServedPage]: { name: Name } & Contents[Name];
}[ServedPage];

export const pages: Record<ServedPage, ReactNode> = {
  albums: <AlbumsPage />,
  singleImages: <SingleImagesPage address={routes.singleImages} />,
  gallery: <SingleImagesPage address={routes.gallery} />,
  portfolio: <PortfolioPage />,
  about: <AboutPage />,
  prices: <PricesPage />,
  contact: <ContactPage />,
  privacyPolicy: <PrivacyPolicyPage />,
  salesTerms: <SalesTermsPage />,
  cookiePolicy: <CookiePolicyPage />,
};

type Known = [resource: object, value: unknown];

function shelf<Item>(source: object, { items, isWhole, buttons }: Shelf<Item>): Known[] {
  return [
    [source, partOf(items, isWhole)],
    [filterButtons.all, buttons],
  ];
}

/** The values that a page asks for, by its resources. */
export function knownOf(view: PageView): Known[] {
  switch (view.name) {
    case 'albums':
      return shelf(albums.published, view);
    case 'singleImages':
    case 'gallery':
      return shelf(singleImages.published, view);
    case 'portfolio':
      return shelf(portfolio.published, view);
    case 'about':
      return [
        [about.currentContent, view.content],
        [about.currentProfile, view.profile],
      ];
    case 'prices':
      return [
        [pricePackages.all, view.packages],
        [home.portfolio, view.pictures],
      ];
    case 'contact':
      return [[home.aboutProfile, view.profile]];
    default:
      return [];
  }
}
