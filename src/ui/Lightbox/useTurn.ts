import { useState } from 'react';
import { followAddress, neighbour, placesAround, turnTo } from './turn.ts';
import type { Place, Row, Turning } from './turn.ts';

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
