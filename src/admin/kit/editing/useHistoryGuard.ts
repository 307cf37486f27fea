import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { guardHistory } from '#src/lib/historyGate.ts';
import { leaveBy, reasonsToStay } from '#src/stores/unfinishedWork.ts';
import { wayOutTo } from './leavingLink.ts';

/** The router numbers the entries of the history. */
function entryIndex(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : Number.NaN;
}

/** Asks before the browser's back and forward buttons leave unfinished work. */
export function useHistoryGuard(): void {
  const location = useLocation();
  const shownIndex = useRef(Number.NaN);
  const isReturning = useRef(false);
  const isAllowed = useRef(false);

  useEffect(() => {
    shownIndex.current = entryIndex();
  }, [location]);

  useEffect(() => {
    // The browser has moved already when it tells: the router must not hear of it, and the
    // browser goes back to where it was.
    return guardHistory((event) => {
      if (isReturning.current) {
        isReturning.current = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = entryIndex() - shownIndex.current;
      const way = wayOutTo(window.location.pathname);
      if (isAllowed.current || !steps || reasonsToStay(way).length === 0) {
        isAllowed.current = false;
        return;
      }
      event.stopImmediatePropagation();
      isReturning.current = true;
      window.history.go(-steps);
      leaveBy(way, () => {
        isAllowed.current = true;
        window.history.go(steps);
      });
    });
  }, []);
}
