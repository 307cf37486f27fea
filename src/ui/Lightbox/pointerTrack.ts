import type { Point } from '#src/model/base/geometry.ts';

export const TAP_SLOP_PX = 10;

/** What the fingers on an element have done so far. */
export interface Gesture {
  /** The middle of the fingers. */
  at: Point;
  /** How far that has moved since the last report, and since the first finger came. */
  by: Point;
  total: Point;
  /** How much further apart the fingers are than at the last report; 1 for a single finger. */
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
  /** How far apart the fingers are: 0 for a single one. */
  spread: number;
}

/** The fingers that are down now and the path they have taken together. */
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

/** A finger comes: from here on the middle of all fingers counts. */
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

/** A finger goes; those that are left do not jump to the new middle. */
export function fingerUp(track: PointerTrack, id: number): PointerTrack {
  const fingers = new Map(track.fingers);
  fingers.delete(id);
  return { ...track, fingers, grip: fingers.size > 0 ? gripOf(fingers) : track.grip };
}

/** A finger moves; the answer is also what is reported. */
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

/** The gesture as it stands, without a new movement. */
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

/** Whether a gesture that has ended was a mere touch. */
export function isTap({ total, fingers }: Gesture): boolean {
  return fingers === 1 && Math.hypot(total.x, total.y) <= TAP_SLOP_PX;
}
