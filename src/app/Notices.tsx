import { WifiOff } from 'lucide-react';
import { useEffect, useRef, Suspense } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { showToast, dismissToast, useToasts } from '#src/stores/toasts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';
import styles from './Notices.module.css';

/** Says quietly that there is no network, for as long as there is none, and that it is back. */
export function OfflineNotice() {
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

const Toasts = lazyPage(() => import('#src/ui/overlay/Toasts.tsx').then((m) => m.Toasts));

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
