import * as z from 'zod/mini';
import { requiredDate, text } from '../base/schema.ts';
import type { Chooser } from './choices.ts';
import type { SavedSize } from './schema.ts';

/** The page was opened, or a picture was downloaded in a size. */
const deliveryKinds = ['opened', 'web', 'original'] as const satisfies ('opened' | SavedSize)[];

/** A note of the server about a gallery. It belongs to a visit: one opening of the page. */
export const deliverySchema = z.object({
  id: z.string(),
  galleryId: z.string(),
  visit: z.string(),
  kind: z.enum(deliveryKinds),
  /** The picture that was downloaded; empty for an opening. */
  pictureId: text,
  at: requiredDate,
});

export type Delivery = z.infer<typeof deliverySchema>;

/** The visits to a gallery that are told apart: whoever has its link could make more without end. */
export const VISITS_MAX = 500;

/** The visit that stands for all those after them. */
export const FURTHER_VISITS = '0'.repeat(20);

/** The id of a note. The same picture is noted once a visit and size, with the last time. */
export function deliveryId({
  galleryId,
  visit,
  kind,
  pictureId,
}: Pick<Delivery, 'galleryId' | 'visit' | 'kind' | 'pictureId'>): string {
  const opening = `${galleryId}-${visit}-${kind}`;
  return pictureId === '' ? opening : `${opening}-${pictureId}`;
}

interface Downloads {
  count: number;
  lastAt: Date;
}

export interface Visit {
  id: string;
  /** Undefined when nobody gave a name. */
  chooser: Pick<Chooser, 'name' | 'email'> | undefined;
  openedAt: Date;
  /** Undefined where nothing was downloaded in this size. */
  downloads: Record<SavedSize, Downloads | undefined>;
}

function downloadsIn(own: readonly Delivery[], size: SavedSize): Downloads | undefined {
  const times = own.filter(({ kind }) => kind === size).map(({ at }) => at.getTime());
  return times.length === 0
    ? undefined
    : { count: times.length, lastAt: new Date(Math.max(...times)) };
}

/** The visits to a gallery, the newest first. */
export function visitsOf(
  deliveries: readonly Delivery[],
  choosers: readonly Pick<Chooser, 'name' | 'email' | 'visits'>[],
): Visit[] {
  const byVisit = Map.groupBy(deliveries, ({ visit }) => visit);
  const visits = [...byVisit].map(([id, own]): Visit => ({
    id,
    chooser: id === FURTHER_VISITS ? undefined : choosers.find(({ visits }) => visits.includes(id)),
    openedAt: new Date(Math.min(...own.map(({ at }) => at.getTime()))),
    downloads: { web: downloadsIn(own, 'web'), original: downloadsIn(own, 'original') },
  }));
  return visits.toSorted((one, other) => other.openedAt.getTime() - one.openedAt.getTime());
}

/** The number of pictures that were downloaded in a size, by anybody. */
export function downloadedCount(
  deliveries: readonly Delivery[],
  size: SavedSize,
  pictureIds: ReadonlySet<string>,
): number {
  const found = deliveries.filter((each) => each.kind === size && pictureIds.has(each.pictureId));
  return new Set(found.map(({ pictureId }) => pictureId)).size;
}
