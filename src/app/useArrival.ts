import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { endLeaving } from '#src/stores/session.ts';

/** Notes that whoever has left a page is at the next one. */
export function useEndOfLeaving(): void {
  const { key } = useLocation();
  useEffect(endLeaving, [key]);
}
