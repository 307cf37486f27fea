import {
  type Active,
  type Over,
  type UniqueIdentifier,
  type Announcements,
  type KeyboardCoordinateGetter,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { sortingTexts } from '#src/model/files/texts.ts';

/** The position of an item in its list. */
interface Position {
  index: number;
  items: readonly UniqueIdentifier[];
}

interface SortableData {
  sortable: Position;
}

function isSortable(data: unknown): data is SortableData {
  return typeof data === 'object' && data !== null && 'sortable' in data;
}

export function positionOf({ id, data }: Active | Over): Position {
  return isSortable(data.current) ? data.current.sortable : { index: 0, items: [id] };
}

/** The announcements for screen readers; `nameOf` returns the name of an item by its id. */
export function sortingAnnouncements(nameOf: (id: string) => string): Announcements {
  const name = ({ id }: Active) => nameOf(String(id));
  const announce = (
    text: (name: string, place: number, count: number) => string,
    active: Active,
    at: Active | Over,
  ) => {
    const { index, items } = positionOf(at);
    return text(name(active), index + 1, items.length);
  };
  return {
    onDragStart: ({ active }) => announce(sortingTexts.lifted, active, active),
    onDragOver: ({ active, over }) => {
      // Nothing has changed while it is over its own place.
      if (over?.id === active.id) return undefined;
      return over ? announce(sortingTexts.over, active, over) : sortingTexts.outside(name(active));
    },
    onDragEnd: ({ active, over }) =>
      over ? announce(sortingTexts.dropped, active, over) : sortingTexts.cancelled(name(active)),
    onDragCancel: ({ active }) => sortingTexts.cancelled(name(active)),
  };
}

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The item to which the last arrow moved, by the key press that lifted; undefined after up and down. */
const reached = new WeakMap<Event, UniqueIdentifier | undefined>();

/**
 * Left and right move to the previous or next item, also across rows; up and down move by geometry.
 * - The first step counts from the item's own place. The item that it lies over is not asked: it is
 *   another one when the page has moved since the places were measured.
 * - A lifted item lies over the one with the nearest centre: centre on centre, so that pictures of
 *   different widths are neither missed nor passed.
 */
export const neighbourCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { active, over, activatorEvent, droppableRects, collisionRect } = args.context;
  const step = ARROW_STEPS[event.code];
  if (!active || !activatorEvent) return undefined;
  if (step === undefined) {
    const coordinates = sortableKeyboardCoordinates(event, args);
    if (coordinates) reached.set(activatorEvent, undefined);
    return coordinates;
  }
  event.preventDefault();
  const { items } = positionOf(active);
  const hasMoved = reached.has(activatorEvent);
  const from = hasMoved ? (reached.get(activatorEvent) ?? over?.id ?? active.id) : active.id;
  const next = items[items.indexOf(from) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect || !collisionRect) return undefined;
  reached.set(activatorEvent, next);
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

/**
 * The keyboard sensor listens only after a timer, which a busy page delays. A key that is pressed
 * before is held back, and repeated when it listens.
 */
function keepEarlyKeys({ event: lifting }: { event: Event }): void {
  const early: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event === lifting) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
  };
  document.addEventListener('keydown', hold, { capture: true });
  // A microtask, so that this timer comes after the sensor's own.
  queueMicrotask(() =>
    setTimeout(() => {
      document.removeEventListener('keydown', hold, { capture: true });
      for (const event of early) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
    }),
  );
}

interface SortableAreaProps {
  nameOf: (id: string) => string;
  /** Called when an item is dropped on another, which may be in another list of the area. */
  onDrop: (id: string, overId: string) => void;
  children: ReactNode;
}

const PRESS_SLOP_PX = 6;
const TOUCH_HOLD_MS = 180;

// Constants, because new objects would render every item of a long list again.
const mouse = { activationConstraint: { distance: PRESS_SLOP_PX } };
// A finger that moves at once wants to scroll.
const touch = { activationConstraint: { delay: TOUCH_HOLD_MS, tolerance: PRESS_SLOP_PX } };
const keyboard = { coordinateGetter: neighbourCoordinates, onActivation: keepEarlyKeys };

/** Lists whose items can be dragged with mouse, finger and keyboard, each by its handle. */
export function SortableArea({ nameOf, onDrop, children }: SortableAreaProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: sortingAnnouncements(nameOf),
        screenReaderInstructions: { draggable: sortingTexts.instructions },
      }}
    >
      {children}
    </DndContext>
  );
}
