import type { Point } from '#src/model/base/geometry.ts';
import { type Gesture, TAP_SLOP_PX } from './pointerTrack.ts';

export const SWIPE_THRESHOLD_PX = 50;
export const SWIPE_DOWN_THRESHOLD_PX = 60;
export const FLICK_MAX_MS = 250;

export type Axis = 'across' | 'down';

export type DragOutcome = 'previous' | 'next' | 'close' | 'stay';

/** A picture at the end of the row follows the finger only so much of the way. */
const RESISTANCE = 0.3;

/** The direction a finger has taken; none as long as it may still be a tap. */
export function dragAxis({ x, y }: Point): Axis | undefined {
  if (Math.hypot(x, y) <= TAP_SLOP_PX) return undefined;
  return Math.abs(x) >= Math.abs(y) ? 'across' : 'down';
}

export interface Ends {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** How far the picture follows the finger. */
export function followed(axis: Axis, by: Point, { hasPrevious, hasNext }: Ends): Point {
  if (axis === 'down') return { x: 0, y: by.y > 0 ? by.y : by.y * RESISTANCE };
  const isFree = by.x > 0 ? hasPrevious : hasNext;
  return { x: isFree ? by.x : by.x * RESISTANCE, y: 0 };
}

/** What letting go means. */
export function dragOutcome(axis: Axis, by: Point, { hasPrevious, hasNext }: Ends): DragOutcome {
  if (axis === 'down') return by.y > SWIPE_DOWN_THRESHOLD_PX ? 'close' : 'stay';
  if (by.x > SWIPE_THRESHOLD_PX && hasPrevious) return 'previous';
  return by.x < -SWIPE_THRESHOLD_PX && hasNext ? 'next' : 'stay';
}

/**
 * Whether a gesture over the enlarged picture means to leave it: a swipe down where it cannot be
 * pulled down further, or a quick one anywhere.
 */
export function leavesEnlarged({ total, durationMs, fingers }: Gesture, atTop: boolean): boolean {
  const isDown = fingers === 1 && dragAxis(total) === 'down' && total.y > SWIPE_DOWN_THRESHOLD_PX;
  return isDown && (atTop || durationMs <= FLICK_MAX_MS);
}
