import { useState } from 'react';
import { follow, neighbour, placesAround, turnTo } from './turn.ts';
import type { Place, Row, Turning } from './turn.ts';

interface TurnOptions {
  row: Row;
  /** What the address says is open. */
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

/** Which picture is in front. What is asked for is shown at once, before the address has followed. */
export function useTurn({ row, currentId, onShow }: TurnOptions): TurnAnswer {
  const [state, setState] = useState<Turning>({
    turn: { id: currentId, count: 0 },
    followed: currentId,
    asked: [],
  });
  if (state.followed !== currentId) setState(follow(row, state, currentId));
  const { turn, asked } = state;

  function turnBy(next: Turning['turn']): void {
    setState({ ...state, turn: next, asked: [...asked, next.id] });
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
