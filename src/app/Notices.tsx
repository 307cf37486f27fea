import { WifiOff } from 'lucide-react';
import { useEffect, useRef, Suspense } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { showToast, dismissToast, useToasts } from '#src/stores/toasts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './Notices.module.css';

/** Shows a notice while there is no network, and a toast when the connection is back. */
function OfflineNotice() {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    if (isOnline && !wasOnline.current) showToast({ text: commonTexts.backOnline });
    wasOnline.current = isOnline;
  }, [isOnline]);

  return (
    <div className={styles['place']} role="status">
      {!isOnline && (
        <p className={styles['notice']}>
          <Icon of={WifiOff} size={18} />
          {commonTexts.offline}
        </p>
      )}
    </div>
  );
}

const Toasts = lazyPage(
  () => import('#src/ui/overlay/Toasts.tsx').then((m) => m.Toasts),
  'nothing',
);

/** The toasts and the offline notice above every page. */
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
