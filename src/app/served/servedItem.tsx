import type { ReactNode } from 'react';
import { AlbumPage } from '#src/features/gallery/AlbumPage.tsx';
import { ImageViewer } from '#src/features/gallery/ImageViewer.tsx';
import { PortfolioViewer } from '#src/features/gallery/PortfolioViewer.tsx';
import { itemRoutes, routes, type ItemKind } from '#src/model/base/routes.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import { galleryErrors } from '#src/model/catalogue/texts.ts';
import { shareTexts } from '#src/model/system/functionTexts.ts';
import { useOpenItem } from '#src/ui/gallery/galleryAddress.ts';
import type { ViewerProps } from '#src/ui/gallery/OpenedItem.tsx';
import type { GalleryItem, GallerySource } from '#src/ui/gallery/useGalleryList.ts';
import { partOf } from './listPart.ts';

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
  return (
    <Viewer
      source={noSource}
      list={{
        status: 'ready',
        value: partOf(items),
        isWhole: true,
        isGrowing: false,
        grow: () => Promise.resolve(),
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
export type ServedItem = { name: string } & (
  | { kind: 'album'; items: readonly Album[] }
  | { kind: 'billede'; items: readonly SingleImage[] }
  | { kind: 'portfolio'; items: readonly PortfolioItem[] }
);

export function servedItem(view: ServedItem): ReactNode {
  switch (view.kind) {
    case 'album':
      return <Opened {...view} viewer={AlbumPage} />;
    case 'billede':
      return <Opened {...view} viewer={ImageViewer} />;
    case 'portfolio':
      return <Opened {...view} viewer={PortfolioViewer} />;
  }
}
