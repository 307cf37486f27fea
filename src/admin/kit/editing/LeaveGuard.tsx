import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveTexts } from '#src/model/system/dashboardTexts.ts';
import { leaveAnswered, leaveBy, reasonsToStay, useOpenWork } from '#src/stores/unfinishedWork.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { leavingLink, wayOutTo } from './leavingLink.ts';
import { useHistoryGuard } from './useHistoryGuard.ts';

function useLinkGuard(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = leavingLink(event);
      const way = url && wayOutTo(url.pathname);
      if (!way || reasonsToStay(way).length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      leaveBy(way, () => void navigate(`${url.pathname}${url.search}${url.hash}`));
    };
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}

function useUnloadGuard(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (reasonsToStay('site').length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}

/** Asks before any way out of the dashboard ends something unfinished: links, back, reload, close. */
export function LeaveGuard() {
  useLinkGuard();
  useHistoryGuard();
  useUnloadGuard();
  const question = useOpenWork((state) => state.question);
  if (!question) return null;
  const { reasons, go } = question;
  return (
    <ConfirmDialog
      title={leaveTexts.title}
      description={reasons.map((reason) => leaveTexts.reasons[reason]).join(' ')}
      confirmLabel={reasons.includes('unsaved') ? leaveTexts.withoutSaving : leaveTexts.leave}
      cancelLabel={leaveTexts.stay}
      onConfirm={() => {
        leaveAnswered();
        go();
      }}
      onClose={leaveAnswered}
    />
  );
}
