import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { localStore } from '#src/lib/browserStorage.ts';
import { eachOf, GROWING_BATCHES } from '#src/model/base/bulk.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { MOVED_AT_ONCE, offerRestore } from '../bin/removeFiles.ts';
import { unlessRunning } from '../bulk/runLock.ts';
import { offerFormerValues } from '../bulk/Undo.tsx';
import { type BulkJob, type BulkRun, notDone, useBulkRun } from '../bulk/useBulkRun.ts';
import type { BulkChange } from './BulkDialogs.tsx';
import type { CollectionEditor } from './useCollectionEditor.ts';

const valuesSchema = z.object({
  title: z.optional(z.string()),
  category: z.optional(z.string()),
  price: z.optional(z.number()),
  isPublished: z.optional(z.boolean()),
  place: z.optional(z.string()),
  keywords: z.optional(z.array(z.string())),
});

/** The rest of a run, in case the page is closed in the middle of it. */
const journalSchema = z.object({
  kind: z.enum(['change', 'remove']),
  entries: z.array(z.object({ id: z.string(), from: valuesSchema, to: valuesSchema })),
});

type Journal = z.infer<typeof journalSchema>;

const keyOf = (name: string) => `unfinishedChange-${name}`;

function keepJournal(name: string, journal: Journal): void {
  if (journal.entries.length === 0) localStore.remove(keyOf(name));
  else localStore.writeJson(keyOf(name), journal);
}

interface Item extends BulkChange {
  id: string;
  title: string;
}

interface BulkJobs<Kind> {
  run: BulkRun<Kind>;
  changeSeveral: (items: readonly Kind[], changesOf: (item: Kind) => BulkChange) => void;
  removeSeveral: (items: readonly Kind[]) => void;
  /** Runs another job of this collection in the place of these. */
  start: (job: BulkJob<Kind>) => void;
}

interface Options<Kind extends Item> {
  /** Tells the collections apart. */
  name: string;
  items: readonly Kind[];
  save: CollectionEditor<Kind>['saveTogether'];
  /** Takes an item out of the shop and returns its id in the bin. */
  remove: (item: Kind) => Promise<string>;
  /** Another job of this collection that a closed page has left unfinished. */
  otherInterrupted?: ((items: readonly Kind[]) => BulkJob<Kind> | undefined) | undefined;
  onNotDone: (items: readonly Kind[]) => void;
}

function changeJob<Kind extends Item>(
  { name, save }: Options<Kind>,
  items: readonly Kind[],
  changesOf: (item: Kind) => BulkChange,
): BulkJob<Kind> {
  const valuesOf = (item: Kind) => changesOf(item) as Partial<Kind>;
  const entries = new Map(
    items.map((item) => [
      item.id,
      { id: item.id, from: z.parse(valuesSchema, item), to: changesOf(item) },
    ]),
  );
  return {
    items,
    ...GROWING_BATCHES,
    write: (batch) => save(batch, valuesOf),
    texts: itemTexts.change,
    keep: (rest) =>
      keepJournal(name, {
        kind: 'change',
        entries: rest.flatMap(({ id }) => entries.get(id) ?? []),
      }),
    onEnd: ({ done }) => offerFormerValues(done, valuesOf, save),
  };
}

function removeJob<Kind extends Item>(
  { name, remove }: Options<Kind>,
  items: readonly Kind[],
): BulkJob<Kind> {
  let removed: { id: string; title: string }[] = [];
  return {
    items,
    batchSize: MOVED_AT_ONCE,
    write: (batch) =>
      eachOf(batch, async (item) => {
        removed.push({ id: await remove(item), title: item.title });
      }),
    texts: itemTexts.removal,
    keep: (rest) => {
      const entries = rest.map(({ id }) => ({ id, from: {}, to: {} }));
      keepJournal(name, { kind: 'remove', entries });
    },
    onEnd: () => {
      offerRestore(removed);
      removed = [];
    },
  };
}

/**
 * The job that a closed page has left unfinished; undefined when there is none. The items are as they were when
 * the run began, so that what others have changed since is seen.
 */
function interruptedJob<Kind extends Item>(options: Options<Kind>): BulkJob<Kind> | undefined {
  const journal = localStore.readJson(keyOf(options.name), journalSchema);
  const items = new Map(options.items.map((item) => [item.id, item]));
  const kept = (journal?.entries ?? []).flatMap(({ id, from, to }) => {
    const item = items.get(id);
    return item ? [{ item: { ...item, ...from }, to }] : [];
  });
  if (!journal || kept.length === 0) return undefined;
  const targets = new Map(kept.map(({ item, to }) => [item.id, to as BulkChange]));
  const before = kept.map(({ item }) => item);
  switch (journal.kind) {
    case 'remove':
      return removeJob(options, before);
    case 'change':
      return changeJob(options, before, ({ id }) => targets.get(id) ?? {});
    default:
      return unreachable(journal.kind);
  }
}

/**
 * Changes and deletes many items of a collection. What a closed page has left undone is offered when the
 * collection is opened again: each step may be repeated, and what others have changed stays.
 */
export function useBulkJobs<Kind extends Item>(options: Options<Kind>): BulkJobs<Kind> {
  const run = useBulkRun<Kind>();
  const start = (job: BulkJob<Kind>) =>
    void run.start({
      ...job,
      onEnd: (outcome) => {
        job.onEnd?.(outcome);
        const rest = notDone(outcome);
        if (rest.length > 0) options.onNotDone(rest);
      },
    });

  const offerInterrupted = useEffectEvent(() => {
    const own = interruptedJob(options);
    if (!own) localStore.remove(keyOf(options.name));
    const job = own ?? options.otherInterrupted?.(options.items);
    if (job) run.offer(job);
  });
  useEffect(() => void unlessRunning(() => offerInterrupted()), []);

  return {
    run,
    start,
    changeSeveral: (items, changesOf) => start(changeJob(options, items, changesOf)),
    removeSeveral: (items) => start(removeJob(options, items)),
  };
}
