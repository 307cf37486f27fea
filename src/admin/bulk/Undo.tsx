import { Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { useLeftFocus } from '#src/hooks/useOverlay.ts';
import { type BulkFailure, GROWING_BATCHES } from '#src/model/base/bulk.ts';
import { editedFields, editsBetween, fieldsOf } from '#src/model/base/edits.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { bulkTexts } from '#src/model/system/dashboardTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import styles from './BulkStatus.module.css';
import { type BulkJob, useBulkRun } from './useBulkRun.ts';

interface UndoneItem {
  id: string;
  title: string;
}

type UndoText = (items: readonly UndoneItem[]) => string;

interface UndoStep {
  /** Tells what was done to the items that can still be undone. */
  textOf: UndoText;
  /** Does the opposite. */
  job: BulkJob<UndoneItem>;
}

/** The steps that can be undone for as long as the page is open, the newest last. */
export const useUndoSteps = create<{ steps: readonly UndoStep[] }>()(() => ({ steps: [] }));

export function offerUndo(textOf: UndoText, job: BulkJob<UndoneItem>): void {
  useUndoSteps.setState(({ steps }) => ({ steps: [...steps, { textOf, job }] }));
}

/** Takes something that is in the bin no longer out of the deletions that can be undone. */
export function forgetRemoval(binId: string): void {
  useUndoSteps.setState(({ steps }) => ({
    steps: steps.flatMap((step) => {
      const items = step.job.items.filter(({ id }) => id !== binId);
      return items.length === 0 ? [] : [{ ...step, job: { ...step.job, items } }];
    }),
  }));
}

type Changes<Item> = (item: Item) => Partial<Item>;

/**
 * Offers to write back the former values of items that were changed together. What others have changed
 * since stays as it is, and is named.
 */
export function offerFormerValues<Item extends UndoneItem>(
  items: readonly Item[],
  changesOf: Changes<Item>,
  save: (items: readonly Item[], changesOf: Changes<Item>) => Promise<readonly BulkFailure<Item>[]>,
): void {
  const before = new Map(items.map((item) => [item.id, item]));
  const changed = items.flatMap((item) => {
    const edits = editsBetween(item, changesOf(item));
    return fieldsOf<Item>(edits).length > 0 ? [{ ...item, ...editedFields(edits) }] : [];
  });
  if (changed.length === 0) return;
  const now = new Map(changed.map((item) => [item.id, item]));
  const formerOf: Changes<Item> = (item) => {
    const former = before.get(item.id) ?? item;
    return editedFields(editsBetween(item, former));
  };
  offerUndo(({ length }) => bulkTexts.changed(length), {
    items: changed,
    ...GROWING_BATCHES,
    write: (batch) =>
      save(
        batch.flatMap(({ id }) => now.get(id) ?? []),
        formerOf,
      ),
    texts: itemTexts.change,
  });
}

/** Fields undo their own text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** True while a dialog is open above an element. */
function isBehindDialog(element: Element | null): boolean {
  const dialog = [...document.querySelectorAll('[data-dialog]')].at(-1);
  return dialog !== undefined && !dialog.contains(element);
}

function Line({ line, children }: { line: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  useLeftFocus(line);
  return (
    <div ref={line} className={styles['undo']} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The last deletion or change of many items, with a button that undoes it; so does Ctrl+Z. */
export function UndoLine() {
  const last = useUndoSteps(({ steps }) => steps.at(-1));
  const run = useBulkRun<UndoneItem>();
  const isBusy = run.state?.kind === 'running';
  const line = useRef<HTMLDivElement>(null);

  function undo(): void {
    if (!last || isBusy) return;
    useUndoSteps.setState(({ steps }) => ({ steps: steps.filter((step) => step !== last) }));
    void run.start(last.job);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    if (!isUndo || !last || isTyping(event.target) || isBehindDialog(line.current)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  if (!last && !run.state) return null;
  return (
    <Line line={line}>
      <BulkStatus run={run} />
      {last && !run.state && (
        <>
          <p className={styles['undone']}>{last.textOf(last.job.items)}</p>
          <Button
            look="quiet"
            onClick={() => {
              // The button goes, and the line stays.
              line.current?.focus({ preventScroll: true });
              undo();
            }}
          >
            <Icon of={Undo2} size={18} />
            {bulkTexts.undo}
          </Button>
        </>
      )}
    </Line>
  );
}
