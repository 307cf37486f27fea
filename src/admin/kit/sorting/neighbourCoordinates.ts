import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { placeOf } from './sortablePlace.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go from one item to the next, over the ends of rows too; up and down by what lies there. */
export const neighbourCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { active, over, droppableRects } = args.context;
  const step = STEPS[event.code];
  if (step === undefined || !active) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  const { items } = placeOf(active);
  const next = items[items.indexOf(over?.id ?? active.id) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top };
};
