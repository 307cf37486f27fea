import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guardHistory } from '#src/lib/historyGate.ts';
import type { LeaveReason, LeaveTarget } from '#src/model/base/edits.ts';
import { routes } from '#src/model/base/routes.ts';
import { leaveTexts } from '#src/model/system/dashboardTexts.ts';
import {
  beginWork,
  leaveOrConfirm,
  currentLeaveReasons,
  closeLeaveQuestion,
  useUnfinishedWork,
} from '#src/stores/unfinishedWork.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

/** Makes `LeaveGuard` ask before the page is left while this is going on. */
export function useOpenWorkWhile(kind: LeaveReason, isOpen: boolean): void {
  useEffect(() => (isOpen ? beginWork(kind) : undefined), [kind, isOpen]);
}

/** Makes `LeaveGuard` ask before unsaved changes are left. */
export function useUnsavedGuard(isDirty: boolean): void {
  useOpenWorkWhile('unsaved', isDirty);
}

/**
 * Returns the page inside the site that a click leads to; undefined when it stays here or opens
 * elsewhere.
 */
export function leavingLink(event: MouseEvent): URL | undefined {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.button !== 0 || !isPlain || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) {
    return undefined;
  }
  const url = new URL(link.href);
  const here = window.location;
  const isHere = url.pathname === here.pathname && url.search === here.search;
  return url.origin !== here.origin || isHere ? undefined : url;
}

/** Tells another tab of the dashboard from another page. */
export function leaveTargetOf(pathname: string): LeaveTarget {
  return pathname === routes.admin ? 'tab' : 'page';
}

/** The router numbers the entries of the history in `idx`. */
function entryIndex(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : Number.NaN;
}

/** Asks before the back and forward buttons of the browser leave unfinished work. */
export function useHistoryGuard(): void {
  const location = useLocation();
  const shownIndex = useRef(Number.NaN);
  const isReturning = useRef(false);
  const isAllowed = useRef(false);

  useEffect(() => {
    shownIndex.current = entryIndex();
  }, [location]);

  useEffect(() => {
    // The event comes after the browser has moved: the router must not see it, and the browser has
    // to go back to where it was.
    return guardHistory((event) => {
      if (isReturning.current) {
        isReturning.current = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = entryIndex() - shownIndex.current;
      const way = leaveTargetOf(window.location.pathname);
      if (isAllowed.current || !steps || currentLeaveReasons(way).length === 0) {
        isAllowed.current = false;
        return;
      }
      event.stopImmediatePropagation();
      isReturning.current = true;
      window.history.go(-steps);
      leaveOrConfirm(way, () => {
        isAllowed.current = true;
        window.history.go(steps);
      });
    });
  }, []);
}

function useLinkGuard(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = leavingLink(event);
      const way = url && leaveTargetOf(url.pathname);
      if (!way || currentLeaveReasons(way).length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      leaveOrConfirm(way, () => void navigate(`${url.pathname}${url.search}${url.hash}`));
    };
    // In the capture phase, before the link itself handles the click.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}

function useUnloadGuard(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (currentLeaveReasons('site').length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}

/** Asks before unfinished work is left by a link, the back button, a reload or closing the page. */
export function LeaveGuard() {
  useLinkGuard();
  useHistoryGuard();
  useUnloadGuard();
  const question = useUnfinishedWork((state) => state.question);
  if (!question) return null;
  const { reasons, go } = question;
  return (
    <ConfirmDialog
      title={leaveTexts.title}
      description={reasons.map((reason) => leaveTexts.reasons[reason]).join(' ')}
      confirmLabel={reasons.includes('unsaved') ? leaveTexts.withoutSaving : leaveTexts.leave}
      cancelLabel={leaveTexts.stay}
      onConfirm={() => {
        closeLeaveQuestion();
        go();
      }}
      onClose={closeLeaveQuestion}
    />
  );
}
