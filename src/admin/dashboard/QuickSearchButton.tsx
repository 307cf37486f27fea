import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { quickSearchTexts } from '#src/model/system/dashboardTexts.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';
import styles from './QuickSearchButton.module.css';

const QuickSearch = lazyPage(() => import('./QuickSearch.tsx').then((m) => m.QuickSearch));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Opens the search over everything, by press or by Ctrl+K. */
export function QuickSearchButton() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      // What is asked or edited in a dialog is not to be left by the way.
      if (useOverlays.getState().openCount <= 0) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Search} size={18} />
        <span className={styles['label']}>{quickSearchTexts.open}</span>
        <kbd className={styles['keys']} aria-hidden>
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>{isOpen && <QuickSearch onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
