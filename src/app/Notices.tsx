import { lazy, Suspense } from 'react';
import { dismissToast, useToasts } from '#src/stores/toasts.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const Toasts = lazy(() =>
  import('#src/ui/overlay/Toasts.tsx').then((m) => ({ default: m.Toasts })),
);

/** What floats above every page: the toasts, and the word that there is no network. */
export function Notices() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <>
      <OfflineNotice />
      <Suspense>
        <Toasts toasts={toasts} onDismiss={dismissToast} />
      </Suspense>
    </>
  );
}
