import { wrapIndex } from '#src/model/catalogue/gallery.ts';

export interface Row {
  ids: readonly string[];
  /** Behind the last picture comes the first. */
  wraps: boolean;
}

/** One of the places on the screen and beside it. */
export interface Place {
  id: string;
  /** -1 to the left of the screen, 0 on it, 1 to the right. */
  offset: number;
  key: string;
}

/** The picture in front and how many steps have led to it: the same picture may come round again. */
export interface Turn {
  id: string;
  count: number;
}

/** The turn on the screen, and how far the address has followed it. */
export interface Turning {
  turn: Turn;
  followed: string;
  /** What was asked for and has not arrived in the address yet. */
  asked: readonly string[];
}

/** The picture `step` places from `id`; undefined beyond the end. */
export function neighbour({ ids, wraps }: Row, id: string, step: number): string | undefined {
  const index = ids.indexOf(id);
  if (index === -1 || ids.length < 2) return undefined;
  return ids[wraps ? wrapIndex(index, step, ids.length) : index + step];
}

/** Turns to any picture of the row: a neighbour slides in from its own side. */
export function turnTo(row: Row, turn: Turn, id: string): Turn {
  const isBefore = row.ids.indexOf(id) < row.ids.indexOf(turn.id);
  const step = neighbour(row, turn.id, 1) === id ? 1 : -1;
  const isNeighbour = neighbour(row, turn.id, step) === id;
  return { id, count: turn.count + (isNeighbour ? step : isBefore ? -1 : 1) };
}

/** The address has changed: it arrives at what was asked for, or somebody else has changed it. */
export function follow(row: Row, { turn, asked }: Turning, id: string): Turning {
  const place = asked.indexOf(id);
  if (place !== -1) return { turn, followed: id, asked: asked.slice(place + 1) };
  return { turn: turn.id === id ? turn : turnTo(row, turn, id), followed: id, asked: [] };
}

/** The picture in front and its neighbours, which are loaded before they are asked for. */
export function placesAround(row: Row, { id, count }: Turn): Place[] {
  return [-1, 0, 1].flatMap((offset) => {
    const placed = offset === 0 ? id : neighbour(row, id, offset);
    return placed === undefined ? [] : [{ id: placed, offset, key: `${count + offset}:${placed}` }];
  });
}
