import { useEffect, Suspense, type ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { contactPath, type GalleryRoute } from '#src/model/base/addresses.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons.ts';
import { filterAndSort, type Arrangement } from '#src/model/catalogue/gallery.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { buttonClass, Button } from '../controls/Button.tsx';
import { LockableLink } from '../controls/LockableLink.tsx';
import type { LazyPage } from '../layout/lazyPage.ts';
import { AsyncView } from '../states/AsyncView.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryGrid, GallerySkeleton } from './GalleryGrid.tsx';
import styles from './GalleryPage.module.css';
import type { ViewerProps } from './OpenedItem.tsx';
import { useArrangement, useOpenItem, type ItemLink } from './galleryAddress.ts';
import {
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
  /** The cards have notes, so the skeleton reserves space for them. */
  hasNotes?: boolean;
  /** Renders a `GalleryCard`. */
  card: (item: Item, place: { id: string; eager: boolean; link: ItemLink }) => ReactNode;
  /** Fetched when the items have loaded, or earlier when the address names one. */
  viewer: LazyPage<ViewerProps<Item>>;
}

interface ListViewProps<Item extends GalleryItem> {
  list: GalleryList<Item>;
  arrangement: Arrangement;
  emptyText: string;
  onShowAll: () => void;
  card: (item: Item, eager: boolean) => ReactNode;
}

/** The grid, or what is said in its place. */
function ListView<Item extends GalleryItem>(props: ListViewProps<Item>) {
  const { list, arrangement, emptyText, onShowAll, card } = props;
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
      <GalleryGrid items={shown} card={card} />
      {more && (
        <Button
          className={styles['more']}
          busy={list.isGrowing}
          onClick={() => void list.grow('more')}
        >
          {galleryTexts.showMore}
        </Button>
      )}
    </>
  );
}

/** A gallery with filter, sort order and grid, and the viewer of the item that the address names. */
export function GalleryPage<Item extends GalleryItem>(props: GalleryPageProps<Item>) {
  const { route, title, source, buttons, texts, head, card, viewer: Viewer } = props;
  const { arrangement, change } = useArrangement(route, buttons);
  const open = useOpenItem(route);
  const { openId } = open;
  const errors = openId === undefined ? texts.errors : (texts.itemErrors ?? texts.errors);
  const list = useGalleryList(source, arrangement, texts.errors);
  const all = list.value?.items;
  usePrefetchWhenIdle(Viewer.fetch, all !== undefined);

  const isListed = all?.some(({ id }) => id === openId) ?? false;
  const isGone = list.isWhole && !isListed;

  return (
    <section className={styles['page']}>
      {(openId === undefined || isGone) && head?.(all ?? [])}
      <h1 className={styles['title']}>{title}</h1>
      {!(list.isWhole && all?.length === 0) && (
        <GalleryBar buttons={buttons} arrangement={arrangement} onChange={change} />
      )}
      <AsyncView
        state={list}
        skeleton={<GallerySkeleton hasNotes={props.hasNotes ?? false} />}
        errors={errors}
      >
        {() => (
          <>
            {/* Always mounted, so that opening a picture keeps the old page until the viewer has loaded. */}
            <Suspense>
              {openId !== undefined && (
                <Viewer
                  source={source}
                  list={list}
                  arrangement={arrangement}
                  open={open}
                  goneText={texts.gone}
                  errors={errors}
                />
              )}
            </Suspense>
            <ListView
              list={list}
              arrangement={arrangement}
              emptyText={texts.empty}
              onShowAll={() => change({ category: ALL_FILTER_SLUG })}
              card={(item, eager) => card(item, { id: item.id, eager, link: open.linkTo(item.id) })}
            />
          </>
        )}
      </AsyncView>
    </section>
  );
}
