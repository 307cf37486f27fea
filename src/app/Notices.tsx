import { dismissToast, useToasts } from '#src/stores/toasts.ts';
import { Toasts } from '#src/ui/Toasts.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** What floats above every page: the toasts, and the word that there is no network. */
export function Notices() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <>
      <OfflineNotice />
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
