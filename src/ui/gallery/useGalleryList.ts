import { useMemo, useState } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { ListPart, Resource } from '#src/model/base/resource.ts';
import {
  inCategory,
  showsEverything,
  type Arrangement,
  type SortOrder,
} from '#src/model/catalogue/gallery.ts';
import type { Addressed } from './galleryAddress.ts';

export interface GalleryItem extends Addressed {
  category: string;
  createdAt?: Date | undefined;
}

/** The items of a gallery, which are read page by page. */
export interface GallerySource<Item> {
  list: (arrangement: Arrangement) => Promise<ListPart<Item>>;
  /** Reads one item by its name or id; what is around it follows. Without items when it is not there any more. */
  around: (key: string, sort: SortOrder) => Promise<ListPart<Item>>;
  /** The item of this name or id, if it came with the page. */
  served: (key: string) => Item | undefined;
  /** Counts the items of each category, as far as they can be counted. */
  counts: (categories: readonly string[]) => Promise<Record<string, number | undefined>>;
}

type End = 'more' | 'earlier';

type Growing<Item> = Retryable<ListPart<Item>> & {
  isGrowing: boolean;
  /** Reads on, where there is more. */
  grow: (end: End) => Promise<void>;
};

const readOn = <Answer>(read: () => Promise<Answer>) => read();

/** A part of a list that grows when more of it is asked for. */
export function useGrowing<Item>(
  resource: Resource<ListPart<Item>>,
  errors: OperationErrors,
): Growing<Item> {
  const first = useResource(resource);
  const [grown, setGrown] = useState<{ start: ListPart<Item>; part: ListPart<Item> }>();
  const { pending, submit } = useSubmit(readOn<ListPart<Item>>, { errors });
  const start = first.value;
  const part = grown?.start === start ? grown?.part : start;

  async function grow(end: End): Promise<void> {
    const read = part?.[end];
    if (!start || !read) return;
    const outcome = await submit(read);
    if (outcome.done) setGrown({ start, part: outcome.answer });
  }

  const current = first.status === 'ready' && part ? { ...first, value: part } : first;
  return { ...current, isGrowing: pending, grow };
}

export type GalleryList<Item> = Growing<Item> & {
  /** All items of all categories are known. */
  isWhole: boolean;
};

/**
 * The items in an arrangement, from the first page on. What is known as a whole is arranged by the
 * screen; otherwise the server is asked.
 */
export function useGalleryList<Item>(
  source: GallerySource<Item>,
  arrangement: Arrangement,
  errors: OperationErrors,
): GalleryList<Item> {
  const [{ category, sort }, setAsked] = useState(arrangement);
  const resource = useMemo(
    () => ({ read: () => source.list({ category, sort }), servedAs: source }),
    [source, category, sort],
  );
  const list = useGrowing(resource, errors);
  const isWhole = showsEverything(category) && list.value !== undefined && !list.value.more;
  const isAsked = category === arrangement.category && sort === arrangement.sort;
  if (!isWhole && !isAsked) setAsked(arrangement);
  return { ...list, isWhole };
}

const SEPARATOR = ' ';

/** Counts the items of a category: from the list when that is known as a whole, else on the server. */
export function useCategoryCounts<Item extends GalleryItem>(
  { counts }: GallerySource<Item>,
  { isWhole, value }: GalleryList<Item>,
  categories: readonly string[],
): (category: string) => number | undefined {
  const asked = isWhole || !value ? '' : categories.join(SEPARATOR);
  const resource = useMemo(
    () => (asked === '' ? {} : { read: () => counts(asked.split(SEPARATOR)) }),
    [counts, asked],
  );
  const counted = useResource(resource).value;
  return (category) =>
    isWhole && value ? inCategory(value.items, category).length : counted?.[category];
}
