import type { Point } from '#src/model/base/geometry.ts';
import { type Gesture, TAP_SLOP_PX } from './pointerTrack.ts';

export const SWIPE_THRESHOLD_PX = 50;
export const SWIPE_DOWN_THRESHOLD_PX = 60;
export const FLICK_MAX_MS = 250;

export type Axis = 'across' | 'down';

export type DragOutcome = 'previous' | 'next' | 'close' | 'stay';

/** The share of the way that a picture at the end of the row follows the finger. */
const RESISTANCE = 0.3;

/** The direction of a drag; undefined while it may still be a tap. */
export function dragAxis({ x, y }: Point): Axis | undefined {
  if (Math.hypot(x, y) <= TAP_SLOP_PX) return undefined;
  return Math.abs(x) >= Math.abs(y) ? 'across' : 'down';
}

export interface Ends {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The distance by which the picture follows the finger. */
export function dragOffset(axis: Axis, by: Point, { hasPrevious, hasNext }: Ends): Point {
  if (axis === 'down') return { x: 0, y: by.y > 0 ? by.y : by.y * RESISTANCE };
  const isFree = by.x > 0 ? hasPrevious : hasNext;
  return { x: isFree ? by.x : by.x * RESISTANCE, y: 0 };
}

/** Decides the effect of a drag when the finger is lifted. */
export function dragOutcome(axis: Axis, by: Point, { hasPrevious, hasNext }: Ends): DragOutcome {
  if (axis === 'down') return by.y > SWIPE_DOWN_THRESHOLD_PX ? 'close' : 'stay';
  if (by.x > SWIPE_THRESHOLD_PX && hasPrevious) return 'previous';
  return by.x < -SWIPE_THRESHOLD_PX && hasNext ? 'next' : 'stay';
}

/**
 * Returns true for a gesture that ends the enlargement: a swipe down where the picture cannot be
 * pulled down further, or a quick one anywhere.
 */
export function leavesEnlarged({ total, durationMs, fingers }: Gesture, atTop: boolean): boolean {
  const isDown = fingers === 1 && dragAxis(total) === 'down' && total.y > SWIPE_DOWN_THRESHOLD_PX;
  return isDown && (atTop || durationMs <= FLICK_MAX_MS);
}
