import type { Point } from '#src/model/base/geometry.ts';

export const TAP_SLOP_PX = 10;

/** The movement of all fingers on an element, from the first touch until now. */
export interface Gesture {
  /** The midpoint of the fingers. */
  at: Point;
  /** The movement of the midpoint since the last report. */
  by: Point;
  /** The movement of the midpoint since the first touch. */
  total: Point;
  /** The distance between the fingers relative to the last report; 1 for a single finger. */
  factor: number;
  /** The most fingers that were down at once. */
  fingers: number;
  durationMs: number;
}

interface Finger {
  id: number;
  at: Point;
  timeMs: number;
}

interface Grip {
  at: Point;
  /** The mean distance of the fingers from their midpoint: 0 for a single one. */
  spread: number;
}

/** The fingers that are down now, and their common path since the first touch. */
export interface PointerTrack {
  fingers: ReadonlyMap<number, Point>;
  grip: Grip;
  total: Point;
  mostFingers: number;
  startedMs: number;
}

export const NO_FINGERS: PointerTrack = {
  fingers: new Map(),
  grip: { at: { x: 0, y: 0 }, spread: 0 },
  total: { x: 0, y: 0 },
  mostFingers: 0,
  startedMs: 0,
};

function gripOf(fingers: ReadonlyMap<number, Point>): Grip {
  const points = [...fingers.values()];
  const count = Math.max(points.length, 1);
  const at = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
  const distances = points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  return { at, spread: distances.reduce((sum, distance) => sum + distance, 0) / count };
}

/** Adds a finger; the grip moves to the new midpoint. */
export function fingerDown(track: PointerTrack, { id, at, timeMs }: Finger): PointerTrack {
  const isFirst = track.fingers.size === 0;
  const before = isFirst ? { ...NO_FINGERS, startedMs: timeMs } : track;
  const fingers = new Map(before.fingers).set(id, at);
  return {
    ...before,
    fingers,
    grip: gripOf(fingers),
    mostFingers: Math.max(before.mostFingers, fingers.size),
  };
}

/** Removes a finger; the grip moves to the midpoint of the others, so that the picture does not jump. */
export function fingerUp(track: PointerTrack, id: number): PointerTrack {
  const fingers = new Map(track.fingers);
  fingers.delete(id);
  return { ...track, fingers, grip: fingers.size > 0 ? gripOf(fingers) : track.grip };
}

/** Moves a finger and returns the gesture to report. */
export function fingerMoved(
  track: PointerTrack,
  { id, at, timeMs }: Finger,
): { track: PointerTrack; gesture: Gesture } {
  const fingers = new Map(track.fingers).set(id, at);
  const grip = gripOf(fingers);
  const by = { x: grip.at.x - track.grip.at.x, y: grip.at.y - track.grip.at.y };
  const total = { x: track.total.x + by.x, y: track.total.y + by.y };
  const factor = track.grip.spread > 0 ? grip.spread / track.grip.spread : 1;
  const moved = { ...track, fingers, grip, total };
  return { track: moved, gesture: { ...gestureOf(moved, timeMs), by, factor } };
}

/** The gesture up to now, without a new movement. */
export function gestureOf(track: PointerTrack, timeMs: number): Gesture {
  return {
    at: track.grip.at,
    by: { x: 0, y: 0 },
    total: track.total,
    factor: 1,
    fingers: track.mostFingers,
    durationMs: timeMs - track.startedMs,
  };
}

/** Returns true for a finished gesture of one finger that hardly moved. */
export function isTap({ total, fingers }: Gesture): boolean {
  return fingers === 1 && Math.hypot(total.x, total.y) <= TAP_SLOP_PX;
}

export const SWIPE_THRESHOLD_PX = 50;
export const SWIPE_DOWN_THRESHOLD_PX = 60;
/** A slower movement pans the enlarged picture. */
export const SWIPE_MIN_SPEED_PX_PER_MS = 0.25;

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
 * Returns true for a gesture that ends the enlargement: a swipe down from anywhere. A slow one pans
 * instead, unless it began at the top of the picture, which cannot be pulled down further.
 */
export function leavesEnlarged(
  { total, durationMs, fingers }: Gesture,
  beganAtTop: boolean,
): boolean {
  const isDown = fingers === 1 && dragAxis(total) === 'down' && total.y > SWIPE_DOWN_THRESHOLD_PX;
  return isDown && (beganAtTop || total.y >= SWIPE_MIN_SPEED_PX_PER_MS * durationMs);
}
