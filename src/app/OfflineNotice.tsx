import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './OfflineNotice.module.css';

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
