import { dismissToast, useToasts } from '#src/stores/toasts.ts';
import { Toasts } from '#src/ui/Toasts.tsx';

/** The toasts of every page. */
export function Notices() {
  const toasts = useToasts((state) => state.toasts);
  return <Toasts toasts={toasts} onDismiss={dismissToast} />;
}
