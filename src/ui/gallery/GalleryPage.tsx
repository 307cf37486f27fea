import { useEffect, Suspense, type ReactNode } from 'react';
import { useBusiness } from '#src/hooks/useBusiness.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { whenIdle } from '#src/lib/timing.ts';
import { contactPath, type GalleryRoute } from '#src/model/base/addresses.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { filterAndSort, type Arrangement } from '#src/model/catalogue/gallery.ts';
import { isMeantBy } from '#src/model/catalogue/itemNames.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import type { GalleryDescription } from '#src/model/content/searchEngines.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { buttonClass, Button } from '../controls/Button.tsx';
import { LockableLink } from '../controls/LockableLink.tsx';
import { MoreButton } from '../controls/MoreButton.tsx';
import { PageData, PageHead } from '../layout/PageHead.tsx';
import { type LazyPage, lazyPage } from '../layout/lazyPage.tsx';
import { AsyncView, EmptyState } from '../states/AsyncView.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { GallerySkeleton } from './GalleryCard.tsx';
import styles from './GalleryPage.module.css';
import type { ViewerProps } from './OpenedItem.tsx';
import { useArrangement, useOpenItem, type ItemLink } from './galleryAddress.ts';
import {
  useCategoryCounts,
  useGalleryList,
  type GalleryItem,
  type GalleryList,
  type GallerySource,
} from './useGalleryList.ts';

/** Fetches a part of the application ahead of its use, when the page is ready and idle. */
function usePrefetchWhenIdle(fetchPart: () => Promise<unknown>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    return whenIdle(() => {
      // The part is fetched again when it is needed, and a failure is shown there.
      fetchPart().catch(() => undefined);
    });
  }, [fetchPart, isReady]);
}

/** A gallery without pictures, with a link to the contact page. */
function EmptyGallery({ text }: { text: string }) {
  const isLocked = useIsLocked();
  return (
    <EmptyState
      text={text}
      action={
        <LockableLink to={contactPath()} isLocked={isLocked} className={buttonClass('secondary')}>
          {galleryTexts.contact}
        </LockableLink>
      }
    />
  );
}

interface GalleryPageProps<Item extends GalleryItem> {
  route: GalleryRoute;
  title: string;
  source: GallerySource<Item>;
  /** Undefined while loading. */
  buttons: readonly FilterButton[] | undefined;
  texts: {
    /** Shown when the gallery has no items. */
    empty: string;
    /** Shown when the item in the address no longer exists. */
    gone: string;
    errors: OperationErrors;
    /** The texts for a failure when the address names an item. */
    itemErrors?: OperationErrors;
  };
  /** Renders the `PageHead` while nothing is open; the viewer renders its own. */
  head?: (all: readonly Item[]) => ReactNode;
  /** A link in the bar. */
  link?: ReactNode;
  /** The lines of text below each picture, for which the skeleton reserves space. */
  lines?: number;
  pictureOf: (item: Item) => Picture;
  /** Renders a `GalleryCard`. */
  card: (item: Item, place: CardPlace & { id: string; link: ItemLink }) => ReactNode;
  /** Fetched when the items have loaded, or earlier when the address names one. */
  viewer: LazyPage<ViewerProps<Item>>;
  /** Given when the viewer is a page, which stands in place of the gallery: what is shown until it comes. */
  pageSkeleton?: ReactNode;
}

interface CardPlace {
  eager: boolean;
  sizes: string;
}

interface ListViewProps<Item extends GalleryItem> {
  list: GalleryList<Item>;
  arrangement: Arrangement;
  emptyText: string;
  onShowAll: () => void;
  pictureOf: (item: Item) => Picture;
  card: (item: Item, place: CardPlace) => ReactNode;
}

/** The grid, or what is said in its place. */
function ListView<Item extends GalleryItem>(props: ListViewProps<Item>) {
  const { list, arrangement, emptyText, onShowAll, pictureOf, card } = props;
  const { items = [], more } = list.value ?? {};
  if (items.length === 0 && list.isWhole) return <EmptyGallery text={emptyText} />;
  const shown = filterAndSort(items, arrangement);
  if (shown.length === 0) {
    return (
      <EmptyState
        text={galleryTexts.noneInCategory}
        action={<Button onClick={onShowAll}>{galleryTexts.showAll}</Button>}
      />
    );
  }
  return (
    <>
      <GalleryGrid items={shown} pictureOf={pictureOf} card={card} />
      <MoreButton
        hasMore={more !== undefined}
        className={styles['more']}
        busy={list.isGrowing}
        onClick={() => void list.grow('more')}
      >
        {galleryTexts.showMore}
      </MoreButton>
    </>
  );
}

/** A gallery with filter, sort order and grid, and the viewer of the item that the address names. */
export function GalleryPage<Item extends GalleryItem>(props: GalleryPageProps<Item>) {
  const { route, source, buttons, texts, head, card, viewer: Viewer, pageSkeleton } = props;
  const inAddress = useArrangement(route, buttons);
  const { arrangement, change } = inAddress;
  const open = useOpenItem(route);
  const { openKey } = open;
  const errors = openKey === undefined ? texts.errors : (texts.itemErrors ?? texts.errors);
  const list = useGalleryList(source, arrangement, texts.errors);
  const all = list.value?.items;
  const categories = buttons && [ALL_FILTER_SLUG, ...buttons.map(({ slug }) => slug)];
  const countOf = useCategoryCounts(source, list, categories ?? []);
  usePrefetchWhenIdle(Viewer.fetch, all !== undefined);

  const isListed = all?.some(isMeantBy(openKey)) ?? false;
  const isGone = list.isWhole && !isListed;
  const isPage = pageSkeleton !== undefined && openKey !== undefined && list.status !== 'failed';

  const viewer = (gallery?: ReactNode) => (
    <Viewer
      source={source}
      list={list}
      arrangement={arrangement}
      open={open}
      goneText={texts.gone}
      errors={errors}
      skeleton={pageSkeleton}
      gallery={gallery}
    />
  );

  const gallery = (
    <>
      {(openKey === undefined || isGone) && head?.(all ?? [])}
      <GalleryBar
        {...inAddress}
        title={props.title}
        link={props.link}
        buttons={buttons}
        countOf={countOf}
        isEmpty={list.isWhole && all?.length === 0}
      />
      {/* Always mounted, so that opening a picture keeps the old page until the viewer has loaded. */}
      <Suspense>{openKey !== undefined && !isPage && viewer()}</Suspense>
      <AsyncView
        state={list}
        skeleton={<GallerySkeleton lines={props.lines ?? 1} />}
        errors={errors}
      >
        {() => (
          <ListView
            list={list}
            arrangement={arrangement}
            emptyText={texts.empty}
            onShowAll={() => change({ category: ALL_FILTER_SLUG })}
            pictureOf={props.pictureOf}
            card={(item, place) => card(item, { ...place, id: item.id, link: open.linkTo(item) })}
          />
        )}
      </AsyncView>
    </>
  );

  return (
    <section className={styles['page']}>
      <Suspense fallback={pageSkeleton}>{isPage ? viewer(gallery) : gallery}</Suspense>
    </section>
  );
}

interface GalleryHeadProps {
  gallery: GalleryDescription;
}

// Only search engines read structured data, so the pictures do not wait for it.
export const GalleryData = lazyPage<GalleryHeadProps>(async () => {
  const { galleryGraph } = await import('#src/lib/structuredData.ts');
  return function DescribedGallery({ gallery }) {
    return <PageData jsonLd={galleryGraph(useBusiness(), gallery)} />;
  };
}, 'nothing');

/** The head tags of a gallery's page while nothing is open. */
export function GalleryHead({ gallery }: GalleryHeadProps) {
  const { name, description, path, pictures } = gallery;
  return (
    <>
      <PageHead title={name} description={description} path={path} image={pictures[0]?.src} />
      <Suspense>
        <GalleryData gallery={gallery} />
      </Suspense>
    </>
  );
}
