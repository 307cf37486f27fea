import { useState } from 'react';
import { wrapIndex } from '#src/model/catalogue/gallery.ts';

interface Row {
  ids: readonly string[];
  /** After the last picture comes the first. */
  wraps: boolean;
}

/** A slide: the one on the screen or one of the two beside it. */
export interface Place {
  id: string;
  /** -1 to the left of the screen, 0 on it, 1 to the right. */
  offset: number;
  key: string;
}

/** The current picture and the number of steps that led to it: with `wraps` a picture can come again. */
interface Turn {
  id: string;
  count: number;
}

/** The current turn, and the state of the address, which follows asynchronously. */
interface Turning {
  turn: Turn;
  /** The id that the address had last. */
  addressId: string;
  /** The requested ids that have not arrived in the address yet. */
  requested: readonly string[];
}

/** The picture `step` positions from `id`; undefined beyond the end. */
export function neighbour({ ids, wraps }: Row, id: string, step: number): string | undefined {
  const index = ids.indexOf(id);
  if (index === -1 || ids.length < 2) return undefined;
  return ids[wraps ? wrapIndex(index, step, ids.length) : index + step];
}

/** The turn to any picture of the row: a neighbour slides in from its own side. */
export function turnTo(row: Row, turn: Turn, id: string): Turn {
  const isBefore = row.ids.indexOf(id) < row.ids.indexOf(turn.id);
  const step = neighbour(row, turn.id, 1) === id ? 1 : -1;
  const isNeighbour = neighbour(row, turn.id, step) === id;
  return { id, count: turn.count + (isNeighbour ? step : isBefore ? -1 : 1) };
}

/** Handles a new id in the address: a requested one has arrived, or the browser's history was used. */
export function followAddress(row: Row, { turn, requested }: Turning, id: string): Turning {
  const index = requested.indexOf(id);
  if (index !== -1) return { turn, addressId: id, requested: requested.slice(index + 1) };
  return { turn: turn.id === id ? turn : turnTo(row, turn, id), addressId: id, requested: [] };
}

/** The current picture and its neighbours, which are loaded ahead. */
export function placesAround(row: Row, { id, count }: Turn): Place[] {
  return [-1, 0, 1].flatMap((offset) => {
    const placed = offset === 0 ? id : neighbour(row, id, offset);
    return placed === undefined ? [] : [{ id: placed, offset, key: `${count + offset}:${placed}` }];
  });
}

interface TurnOptions {
  row: Row;
  /** The id in the address. */
  currentId: string;
  onShow: (id: string) => void;
}

interface TurnAnswer {
  currentId: string;
  places: Place[];
  hasPrevious: boolean;
  hasNext: boolean;
  step: (step: number) => void;
  show: (id: string) => void;
}

/** Holds the current picture. A requested one is shown at once, before the address has changed. */
export function useTurn({ row, currentId, onShow }: TurnOptions): TurnAnswer {
  const [state, setState] = useState<Turning>({
    turn: { id: currentId, count: 0 },
    addressId: currentId,
    requested: [],
  });
  if (state.addressId !== currentId) setState(followAddress(row, state, currentId));
  const { turn, requested } = state;

  function turnBy(next: Turning['turn']): void {
    setState({ ...state, turn: next, requested: [...requested, next.id] });
    onShow(next.id);
  }

  return {
    currentId: turn.id,
    places: placesAround(row, turn),
    hasPrevious: neighbour(row, turn.id, -1) !== undefined,
    hasNext: neighbour(row, turn.id, 1) !== undefined,
    step: (by) => {
      const id = neighbour(row, turn.id, by);
      if (id !== undefined) turnBy({ id, count: turn.count + by });
    },
    show: (id) => {
      if (id !== turn.id) turnBy(turnTo(row, turn, id));
    },
  };
}
