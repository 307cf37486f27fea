import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { NO_PICTURE, readFrontPage } from '../early/readFrontPage.ts';
import { site } from '#src/config/site.ts';
import { restFields } from '#src/data/firestore/rest.ts';
import { Hero } from '#src/features/home/HeroContent.tsx';
import { HomeLinks } from '#src/features/home/HomeLinks.tsx';
import { Footer } from '#src/features/layout/Footer.tsx';
import { Header } from '#src/features/layout/Header.tsx';
import { KnownValues } from '#src/hooks/knownValues.ts';
import { itemRoutes, routes, type ItemKind } from '#src/model/base/routes.ts';
import { publicSettingsSchema, type Shop } from '#src/model/settings/schema.ts';
import { shareTexts } from '#src/model/system/functionTexts.ts';
import { partsAt } from '#src/options/list.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useShop } from '#src/stores/shop.ts';
import { GalleryData } from '#src/ui/gallery/GalleryPage.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { servedItem, type ServedItem } from './servedItem.tsx';
import { knownOf, pages, type PageView } from './shownPage.tsx';

/*
 * The public pages, rendered by the server with the components of the application. Style sheets come with the
 * application; the content policy refuses an element's own styles.
 */

export interface Rendered {
  /** The tags of the head. */
  head: string;
  content: string;
}

const HEAD = '<head>';
const BODY = '</head><body>';
const END = '</body></html>';

/** On a server every store shows what it began with. */
function openShop(shop: Shop): void {
  Object.assign(useShop.getInitialState(), shop);
  Object.assign(useConsent.getInitialState(), { mode: shop.consent });
}

/** Attributes that the content policy refuses, and drawings, which nobody sees without styles. */
const NEEDLESS = / style="[^"]*"| class=""|<svg.*?<\/svg>/gs;

/** React gathers the tags of the head from wherever a component has them. */
function rendered(path: string, page: ReactNode): Rendered {
  const html = renderToStaticMarkup(
    <html lang="da">
      <head />
      <body>
        <StaticRouter location={path}>
          <Header isOverPicture={false} />
          <main>{page}</main>
          <Footer />
        </StaticRouter>
      </body>
    </html>,
  ).replaceAll(NEEDLESS, '');
  const [, rest = ''] = html.split(HEAD);
  const [head = '', body = ''] = rest.split(BODY);
  return { head, content: body.slice(0, -END.length) };
}

/** The page of an item that is published. */
export function renderItem(view: ServedItem, shop: Shop): Rendered {
  openShop(shop);
  const { path } = itemRoutes[view.kind];
  return rendered(
    `${path}/${view.name}`,
    <Routes>
      <Route path={`${path}/:name`} element={servedItem(view)} />
    </Routes>,
  );
}

/** A page that is no item's. */
export async function renderPage(view: PageView, shop: Shop): Promise<Rendered> {
  const parts = [GalleryData, ...partsAt('legalDocument', shop), ...partsAt('prices', shop)];
  await Promise.all(parts.map((part) => part.fetch()));
  openShop(shop);
  return rendered(
    routes[view.name],
    <KnownValues value={new Map(knownOf(view))}>{pages[view.name]}</KnownValues>,
  );
}

/** The shop by the settings as they are stored; what is built in, where there are none that can be read. */
export function shopOf(stored: { fields?: object } | null): Shop {
  return publicSettingsSchema(site).safeParse(restFields(stored?.fields)).data ?? site;
}

/** The front page of a site that is built now, with what was stored of it then; null is nothing. */
export function renderHome(stored: object | null, shop: Shop): string {
  openShop(shop);
  const page = readFrontPage(stored);
  const hasPicture = stored !== null && page.backgroundMedia !== NO_PICTURE;
  return rendered(
    routes.home,
    <>
      <Hero page={{ ...page, ...(!hasPicture && { backgroundMedia: '' }) }} />
      <HomeLinks />
    </>,
  ).content;
}

/** The page of an address without an item: the same, whether there was one or not. */
export function renderMissing(kind: ItemKind | undefined, shop: Shop): Rendered {
  openShop(shop);
  const gallery = kind ? routes[itemRoutes[kind].page] : routes.singleImages;
  return rendered(
    gallery,
    <>
      <PageHead title={shareTexts.goneTitle} noIndex />
      <h1>{shareTexts.goneTitle}</h1>
      <p>{shareTexts.goneText}</p>
      <a href={gallery}>{shareTexts.toGallery}</a>
    </>,
  );
}
