import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { sortingTexts } from '#src/model/files/texts.ts';
import { sortingAnnouncements } from './announcements.ts';
import { neighbourCoordinates } from './neighbourCoordinates.ts';

interface SortableAreaProps {
  nameOf: (id: string) => string;
  /** One item was let go over another, which may stand in another list of the area. */
  onDrop: (id: string, overId: string) => void;
  children: ReactNode;
}

const PRESS_SLOP_PX = 6;
const TOUCH_HOLD_MS = 180;

// They keep their identity: new ones would draw every item of a long list again.
const mouse = { activationConstraint: { distance: PRESS_SLOP_PX } };
// A finger that moves at once wants to scroll.
const touch = { activationConstraint: { delay: TOUCH_HOLD_MS, tolerance: PRESS_SLOP_PX } };
const keyboard = { coordinateGetter: neighbourCoordinates };

/** Lists whose items can be dragged by mouse, finger and keyboard, each by its handle. */
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
