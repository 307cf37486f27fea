import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leavingEnded } from '#src/stores/session.ts';

/** Notes that whoever has left a page is at the next one. */
export function useArrival(): void {
  const { key } = useLocation();
  useEffect(leavingEnded, [key]);
}
