import { useState } from 'react';
import { neighbour, placesAround, turnTo } from './turn.ts';
import type { Place, Row, Turn } from './turn.ts';

interface TurnOptions {
  row: Row;
  /** What the address says is open. */
  currentId: string;
  onShow: (id: string) => void;
}

interface Turning {
  currentId: string;
  places: Place[];
  hasPrevious: boolean;
  hasNext: boolean;
  step: (step: number) => void;
}

/** Which picture is in front. A step is shown at once, before the address has followed. */
export function useTurn({ row, currentId, onShow }: TurnOptions): Turning {
  const [state, setState] = useState<{ turn: Turn; followed: string }>({
    turn: { id: currentId, count: 0 },
    followed: currentId,
  });
  if (state.followed !== currentId) {
    const { turn } = state;
    setState({
      turn: turn.id === currentId ? turn : turnTo(row, turn, currentId),
      followed: currentId,
    });
  }
  const { turn } = state;

  function step(by: number): void {
    const id = neighbour(row, turn.id, by);
    if (id === undefined) return;
    setState({ ...state, turn: { id, count: turn.count + by } });
    onShow(id);
  }

  return {
    currentId: turn.id,
    places: placesAround(row, turn),
    hasPrevious: neighbour(row, turn.id, -1) !== undefined,
    hasNext: neighbour(row, turn.id, 1) !== undefined,
    step,
  };
}
