import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, Suspense } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { NEW_VERSION, reloadPage } from '#src/lib/parts/reload.ts';
import { newVersionTexts } from '#src/model/base/newVersionTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { showToast, dismissToast, useToasts } from '#src/stores/toasts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './Notices.module.css';

/** Says that this tab is older than the site. What was typed into forms is there again after the reload. */
function VersionNotice() {
  const [isOld, setIsOld] = useState(false);

  useEffect(() => {
    const tell = () => setIsOld(true);
    window.addEventListener(NEW_VERSION, tell);
    return () => window.removeEventListener(NEW_VERSION, tell);
  }, []);

  if (!isOld) return null;
  return (
    <p className={styles['notice']}>
      {newVersionTexts.notice}
      <button type="button" className={styles['reload']} onClick={() => void reloadPage()}>
        {newVersionTexts.reload}
      </button>
    </p>
  );
}

/** Shows a notice while there is no network, and a toast when the connection is back. */
function OfflineNotice() {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    if (isOnline && !wasOnline.current) showToast({ text: commonTexts.backOnline });
    wasOnline.current = isOnline;
  }, [isOnline]);

  if (isOnline) return null;
  return (
    <p className={styles['notice']}>
      <Icon of={WifiOff} size={18} />
      {commonTexts.offline}
    </p>
  );
}

const Toasts = lazyPage(
  () => import('#src/ui/overlay/Toasts.tsx').then((m) => m.Toasts),
  'nothing',
);

/** The toasts and the notices above every page. */
export function Notices() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <>
      <div className={styles['place']} role="status">
        <OfflineNotice />
        <VersionNotice />
      </div>
      <Suspense>
        <Toasts toasts={toasts} onDismiss={dismissToast} />
      </Suspense>
    </>
  );
}
