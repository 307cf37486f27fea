import { useEffect, Suspense, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { contactPath, type GalleryRoute } from '#src/model/base/addresses.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons.ts';
import { filterAndSort } from '#src/model/catalogue/gallery.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { buttonClass, Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { LockableLink } from '../controls/LockableLink.tsx';
import type { LazyPage } from '../layout/lazyPage.ts';
import { AsyncView } from '../states/AsyncView.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryGrid, GallerySkeleton } from './GalleryGrid.tsx';
import styles from './GalleryPage.module.css';
import { useArrangement, useOpenItem, type ItemLink, type OpenItem } from './galleryAddress.ts';

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

/** Shows that the item in the address no longer exists; the gallery is shown below. */
function ItemGoneNotice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={styles['notice']} role="status">
      <p>{text}</p>
      <IconButton icon={X} label={commonTexts.close} onClick={onClose} />
    </div>
  );
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

interface GalleryItem {
  id: string;
  category: string;
  createdAt?: Date | undefined;
}

/** The open item and the list that previous and next step through. */
export interface OpenedItem<Item> {
  item: Item;
  items: readonly Item[];
  open: OpenItem;
}

interface GalleryPageProps<Item extends GalleryItem> {
  route: GalleryRoute;
  title: string;
  items: Retryable<readonly Item[]>;
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
  viewer: LazyPage<OpenedItem<Item>>;
}

/** A gallery with filter, sort order and grid, and the viewer of the item that the address names. */
export function GalleryPage<Item extends GalleryItem>(props: GalleryPageProps<Item>) {
  const { route, title, items, buttons, texts, head, card, viewer: Viewer } = props;
  const { arrangement, change } = useArrangement(route, buttons);
  const open = useOpenItem(route);
  usePrefetchWhenIdle(Viewer.fetch, items.value !== undefined);

  function list(all: readonly Item[]): ReactNode {
    if (all.length === 0) return <EmptyGallery text={texts.empty} />;
    const shown = filterAndSort(all, arrangement);
    if (shown.length > 0) {
      return (
        <GalleryGrid
          items={shown}
          card={(item, eager) => card(item, { id: item.id, eager, link: open.linkTo(item.id) })}
        />
      );
    }
    return (
      <EmptyState
        text={galleryTexts.noneInCategory}
        action={
          <Button onClick={() => change({ category: ALL_FILTER_SLUG })}>
            {galleryTexts.showAll}
          </Button>
        }
      />
    );
  }

  const requested = items.value?.find(({ id }) => id === open.openId);

  function opened(all: readonly Item[]): ReactNode {
    if (open.openId === undefined) return null;
    if (!requested) return <ItemGoneNotice text={texts.gone} onClose={open.close} />;
    const shown = filterAndSort(all, arrangement);
    // The address may name an item together with a category that the item is not in.
    const neighbours = shown.includes(requested)
      ? shown
      : filterAndSort(all, { ...arrangement, category: ALL_FILTER_SLUG });
    return <Viewer item={requested} items={neighbours} open={open} />;
  }

  const errors = open.openId === undefined ? texts.errors : (texts.itemErrors ?? texts.errors);

  return (
    <section className={styles['page']}>
      {requested === undefined && head?.(items.value ?? [])}
      <h1 className={styles['title']}>{title}</h1>
      {items.value?.length !== 0 && (
        <GalleryBar buttons={buttons} arrangement={arrangement} onChange={change} />
      )}
      <AsyncView
        state={items}
        skeleton={<GallerySkeleton hasNotes={props.hasNotes ?? false} />}
        errors={errors}
      >
        {(all) => (
          <>
            {/* Always mounted, so that opening a picture keeps the old page until the viewer has loaded. */}
            <Suspense>{opened(all)}</Suspense>
            {list(all)}
          </>
        )}
      </AsyncView>
    </section>
  );
}
