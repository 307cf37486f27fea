import { useEffect, Suspense, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { contactPath, type GalleryRoute } from '#src/model/base/routes.ts';
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
import noticeStyles from './GoneNotice.module.css';
import { useArrangement, useOpenItem, type ItemLink, type OpenItem } from './galleryAddress.ts';

/** Fetches what will probably be needed, once what is needed now is there. */
export function usePrefetchWhenIdle(fetchPart: () => Promise<unknown>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    return whenIdle(() => {
      // What fails now is fetched again when it is needed, and fails there in sight.
      fetchPart().catch(() => undefined);
    });
  }, [fetchPart, isReady]);
}

/** An old address: what it led to is gone, and the gallery below goes on. */
export function ItemGoneNotice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={noticeStyles['notice']} role="status">
      <p>{text}</p>
      <IconButton icon={X} label={commonTexts.close} onClick={onClose} />
    </div>
  );
}

/** A gallery without any pictures leads to the photographer, who has more of them. */
export function EmptyGallery({ text }: { text: string }) {
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

/** The open item among those that previous and next lead to. */
export interface Opened<Item> {
  item: Item;
  items: readonly Item[];
  open: OpenItem;
}

interface GalleryPageProps<Item extends GalleryItem> {
  route: GalleryRoute;
  title: string;
  items: Retryable<readonly Item[]>;
  /** Undefined until they are known. */
  buttons: readonly FilterButton[] | undefined;
  texts: {
    /** There is nothing to show at all. */
    empty: string;
    /** What the address asks for is no longer here. */
    gone: string;
    errors: OperationErrors;
    /** The words for a failure when the address asks for one item. */
    itemErrors?: OperationErrors;
  };
  /** The `PageHead` while nothing is open: the viewer brings its own. */
  head?: (all: readonly Item[]) => ReactNode;
  /** Whether the cards have notes: the skeleton leaves room for them. */
  hasNotes?: boolean;
  /** A `GalleryCard`. */
  card: (item: Item, place: { id: string; eager: boolean; link: ItemLink }) => ReactNode;
  /** Much of its code is of no use before a picture is opened: it is fetched when the pictures are there. */
  viewer: LazyPage<Opened<Item>>;
}

/** A gallery: filter and order, the pictures, and above them the one that the address asks for. */
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

  const asked = items.value?.find(({ id }) => id === open.openId);

  function opened(all: readonly Item[]): ReactNode {
    if (open.openId === undefined) return null;
    if (!asked) return <ItemGoneNotice text={texts.gone} onClose={open.close} />;
    const shown = filterAndSort(all, arrangement);
    // An address may open an item and ask for a category that it is not in.
    const neighbours = shown.includes(asked)
      ? shown
      : filterAndSort(all, { ...arrangement, category: ALL_FILTER_SLUG });
    return <Viewer item={asked} items={neighbours} open={open} />;
  }

  const errors = open.openId === undefined ? texts.errors : (texts.itemErrors ?? texts.errors);

  return (
    <section className={styles['page']}>
      {asked === undefined && head?.(items.value ?? [])}
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
            {/* Always here, so that the way to a picture waits for the viewer instead of showing nothing. */}
            <Suspense>{opened(all)}</Suspense>
            {list(all)}
          </>
        )}
      </AsyncView>
    </section>
  );
}
