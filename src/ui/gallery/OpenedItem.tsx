import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useBusiness } from '#src/hooks/useBusiness.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { itemDescription, itemGraph } from '#src/lib/structuredData.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { Extent, ListPart } from '#src/model/base/resource.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { filterAndSort, type Arrangement } from '#src/model/catalogue/gallery.ts';
import { isMeantBy } from '#src/model/catalogue/itemNames.ts';
import type { PictureDescription } from '#src/model/content/searchEngines.ts';
import { previewUrl } from '#src/model/files/picture.ts';
import { IconButton } from '../controls/Button.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { AsyncView } from '../states/AsyncView.tsx';
import styles from './OpenedItem.module.css';
import type { OpenItem } from './galleryAddress.ts';
import {
  useGrowing,
  type GalleryItem,
  type GalleryList,
  type GallerySource,
} from './useGalleryList.ts';

/** The items and actions that a gallery gives to its viewer, which finds the open item in it. */
export interface ViewerProps<Item> {
  source: GallerySource<Item>;
  list: GalleryList<Item>;
  arrangement: Arrangement;
  open: OpenItem;
  /** Said when the item in the address no longer exists. */
  goneText: string;
  errors: OperationErrors;
  /** Shown while the item is read. */
  skeleton?: ReactNode;
  /** The gallery, which is shown below when there is no item to show in its place. */
  gallery?: ReactNode;
}

/** The viewer asks for more when it is this near to an end of what is known. */
const NEAR_END = 3;

interface Opened<Item> {
  item: Item | undefined;
  /** The items of the part that has the open one. */
  items: readonly Item[];
  /** The place of the item where `items` is only a part of the list; empty while unknown. */
  extent: Partial<Extent> | undefined;
  /** The reading of an item that is not in the list; it may have failed. */
  around: Retryable<unknown>;
}

function partOf<Item>(item: Item): ListPart<Item> {
  return { items: [item], extent: () => Promise.resolve(undefined), earlierCount: 0 };
}

/** The open item, wherever in the list it is, with what is around it. */
function useOpened<Item extends GalleryItem>(props: ViewerProps<Item>): Opened<Item> {
  const { source, list, errors } = props;
  const { sort } = props.arrangement;
  const { openKey } = props.open;
  const [aroundKey, setAroundKey] = useState<string>();
  const resource = useMemo(
    () => (aroundKey === undefined ? {} : { read: () => source.around(aroundKey, sort) }),
    [source, aroundKey, sort],
  );
  const around = useGrowing<Item>(resource, errors);
  const has = (part: ListPart<Item> | undefined) => part?.items.some(isMeantBy(openKey));
  const isElsewhere = openKey !== undefined && list.value && !list.isWhole && !has(list.value);
  if (isElsewhere && !has(around.value) && aroundKey !== openKey) setAroundKey(openKey);

  const served = useMemo(
    () => (openKey === undefined ? undefined : source.served(openKey)),
    [source, openKey],
  );
  const isAwaited = !list.isWhole && !has(list.value) && around.value === undefined;
  // Until the others are there, what came with the page is shown alone.
  const alone = useMemo(() => (served ? partOf(served) : undefined), [served]);
  const isAlone = isAwaited && alone !== undefined;

  const { value: known, grow } = isElsewhere ? around : list;
  const part = isAlone ? alone : known;
  const { items = [], more, earlier, earlierCount = 0 } = part ?? {};
  const index = items.findIndex(isMeantBy(openKey));
  const isPart = index !== -1 && (more ?? earlier) !== undefined;
  const read = isPart ? part?.extent : undefined;
  const counted = useResource<Extent | undefined>(useMemo(() => (read ? { read } : {}), [read]));

  const wantsMore = isPart && index >= items.length - NEAR_END;
  const wantsEarlier = isPart && index < NEAR_END;
  // One end at a time: the part that has grown is what the other end grows from.
  const growNear = useEffectEvent(() => {
    if (wantsEarlier && earlier) void grow('earlier');
    else if (wantsMore) void grow('more');
  });
  useEffect(() => {
    if (wantsEarlier || wantsMore) growNear();
  }, [wantsEarlier, wantsMore, part]);

  const place = counted.value && {
    before: counted.value.before - earlierCount + index,
    total: counted.value.total,
  };
  return {
    item: items[index],
    items,
    extent: isPart || isAlone ? (place ?? {}) : undefined,
    around,
  };
}

interface ItemHeadProps {
  described: PictureDescription;
  /** The page of the gallery that the item belongs to. */
  gallery: { name: string; path: string };
}

/** The head tags of a gallery's page while one picture or album is open. */
export function ItemHead({ described, gallery }: ItemHeadProps) {
  const business = useBusiness();
  const { title, description, alt, path, src, picture } = described;
  return (
    <PageHead
      title={title}
      description={itemDescription(business, description)}
      path={path}
      image={previewUrl(picture.sources, src)}
      imageAlt={alt}
      jsonLd={itemGraph(business, described, gallery)}
    />
  );
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

/** The open item and the list that previous and next step through. */
export interface ShownItem<Item> {
  item: Item;
  items: readonly Item[];
  /** The place of the item where `items` is only a part of a longer list; empty while unknown. */
  extent: Partial<Extent> | undefined;
}

type OpenedItemProps<Item> = ViewerProps<Item> & {
  children: (shown: ShownItem<Item>) => ReactNode;
};

/** Finds the item that the address names, and shows it or says that it is gone. */
export function OpenedItem<Item extends GalleryItem>(props: OpenedItemProps<Item>) {
  const { list, arrangement, open, goneText, errors, skeleton = null, gallery, children } = props;
  const { item, items, extent, around } = useOpened(props);
  if (!item) {
    const isGone = list.isWhole || around.status === 'ready';
    return (
      <>
        {isGone ? (
          <ItemGoneNotice text={goneText} onClose={open.close} />
        ) : (
          <AsyncView state={around} skeleton={skeleton} errors={errors}>
            {() => null}
          </AsyncView>
        )}
        {(isGone || around.status === 'failed') && gallery}
      </>
    );
  }
  const inCategory = filterAndSort(items, arrangement);
  // The address may name an item together with a category that the item is not in.
  const neighbours = inCategory.includes(item)
    ? inCategory
    : filterAndSort(items, { ...arrangement, category: ALL_FILTER_SLUG });
  return children({ item, items: neighbours, extent });
}
