import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { AlbumPage } from '#src/features/gallery/AlbumPage.tsx';
import { ImageViewer } from '#src/features/gallery/ImageViewer.tsx';
import { PortfolioViewer } from '#src/features/gallery/PortfolioViewer.tsx';
import { Footer } from '#src/features/layout/Footer.tsx';
import { Header } from '#src/features/layout/Header.tsx';
import { itemRoutes, routes, type ItemKind } from '#src/model/base/routes.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import { galleryErrors } from '#src/model/catalogue/texts.ts';
import { shareTexts } from '#src/model/system/functionTexts.ts';
import { useOpenItem } from '#src/ui/gallery/galleryAddress.ts';
import type { ViewerProps } from '#src/ui/gallery/OpenedItem.tsx';
import type { GalleryItem, GallerySource } from '#src/ui/gallery/useGalleryList.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';

/*
 * The pages of items, rendered by the server with the components of the application. Style sheets come with the
 * application; the content policy refuses an element's own styles.
 */

export interface Rendered {
  /** The tags of the head. */
  head: string;
  content: string;
}

const unknown = () => Promise.resolve(undefined);
const nothing = () => Promise.resolve();

/** Everything that is shown is here: nothing is read. */
const noSource: GallerySource<never> = {
  list: () => Promise.reject(new Error('A server reads before it renders')),
  around: () => Promise.reject(new Error('A server reads before it renders')),
  served: () => undefined,
  counts: () => Promise.resolve({}),
};

interface OpenedProps<Item extends GalleryItem> {
  kind: ItemKind;
  items: readonly Item[];
  viewer: (props: ViewerProps<Item>) => ReactNode;
}

function Opened<Item extends GalleryItem>({ kind, items, viewer: Viewer }: OpenedProps<Item>) {
  const open = useOpenItem(routes[itemRoutes[kind].page]);
  const value = { items, extent: unknown, earlierCount: 0 };
  return (
    <Viewer
      source={noSource}
      list={{
        status: 'ready',
        value,
        isWhole: true,
        isGrowing: false,
        grow: nothing,
        retry: () => undefined,
      }}
      arrangement={{ category: ALL_FILTER_SLUG, sort: 'newest' }}
      open={open}
      goneText={shareTexts.goneTitle}
      errors={galleryErrors.singleImages}
    />
  );
}

/** An item between those that are beside it in its gallery. */
export type ItemView = { name: string } & (
  | { kind: 'album'; items: readonly Album[] }
  | { kind: 'billede'; items: readonly SingleImage[] }
  | { kind: 'portfolio'; items: readonly PortfolioItem[] }
);

function openedView(view: ItemView): ReactNode {
  switch (view.kind) {
    case 'album':
      return <Opened {...view} viewer={AlbumPage} />;
    case 'billede':
      return <Opened {...view} viewer={ImageViewer} />;
    case 'portfolio':
      return <Opened {...view} viewer={PortfolioViewer} />;
  }
}

const HEAD = '<head>';
const BODY = '</head><body>';
const END = '</body></html>';

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
  ).replaceAll(/ style="[^"]*"/g, '');
  const [, rest = ''] = html.split(HEAD);
  const [head = '', body = ''] = rest.split(BODY);
  return { head, content: body.slice(0, -END.length) };
}

/** The page of an item that is published. */
export function renderItem(view: ItemView): Rendered {
  const { path } = itemRoutes[view.kind];
  return rendered(
    `${path}/${view.name}`,
    <Routes>
      <Route path={`${path}/:name`} element={openedView(view)} />
    </Routes>,
  );
}

/** The page of an address without an item: the same, whether there was one or not. */
export function renderMissing(kind: ItemKind | undefined): Rendered {
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
