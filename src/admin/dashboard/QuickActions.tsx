import {
  CalendarClock,
  Check,
  Heart,
  ImagePlus,
  MessageSquare,
  Search,
  type LucideIcon,
} from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { useNow } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { DAY_MS, HOUR_MS } from '#src/model/base/units.ts';
import { adminTexts, quickSearchTexts } from '#src/model/system/dashboardTexts.ts';
import { withChoice, type SearchEntry } from '#src/model/system/quickSearch.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Link } from '#src/ui/controls/Link.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import type { WaitingCounts } from './Navigation.tsx';
import styles from './QuickActions.module.css';
import type { SearchCommands } from './QuickSearch.tsx';

const texts = adminTexts.quickActions;

function Face({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} />
      <span>{children}</span>
    </>
  );
}

interface QuickActionsProps {
  waiting: WaitingCounts;
  onSearch: () => void;
}

const CHOICES_NEW_MS = 14 * DAY_MS;
const EXPIRING_MS = 7 * DAY_MS;

const sentChoices = { watch: clientGalleries.watchSent };
const expiring = {
  read: () => clientGalleries.expiringBefore(new Date(Date.now() + EXPIRING_MS)),
};

/** The start of the day: what waits for the photographer, and what the dashboard is mostly opened for. */
export function QuickActions({ waiting, onSearch }: QuickActionsProps) {
  const { kontantbetaling: pendingCount = 0, henvendelser: messageCount = 0 } = waiting;
  const { value: choosers = [] } = useResource(sentChoices);
  const { value: galleries = [] } = useResource(expiring);
  const now = useNow(HOUR_MS).getTime();
  const newCount = choosers.filter(
    ({ sentAt }) => (sentAt?.getTime() ?? 0) > now - CHOICES_NEW_MS,
  ).length;
  const expiringCount = galleries.filter(({ isOpen }) => isOpen).length;
  return (
    <nav className={styles['actions']} aria-label={texts.title}>
      <Link className={styles['action']} to={adminPath('kontantbetaling')}>
        <Face icon={Check}>{texts.approve(pendingCount)}</Face>
      </Link>
      {messageCount > 0 && (
        <Link className={styles['action']} to={adminPath('henvendelser')}>
          <Face icon={MessageSquare}>{texts.messages(messageCount)}</Face>
        </Link>
      )}
      {newCount > 0 && (
        <Link className={styles['action']} to={adminPath('kundegallerier')}>
          <Face icon={Heart}>{texts.choices(newCount)}</Face>
        </Link>
      )}
      {expiringCount > 0 && (
        <Link className={styles['action']} to={adminPath('kundegallerier')}>
          <Face icon={CalendarClock}>{texts.expiring(expiringCount)}</Face>
        </Link>
      )}
      <button type="button" className={styles['action']} aria-haspopup="dialog" onClick={onSearch}>
        <Face icon={Search}>{texts.findOrder}</Face>
      </button>
      <Link className={styles['action']} to={adminPath('galleri', { action: 'ny' })}>
        <Face icon={ImagePlus}>{texts.newImage}</Face>
      </Link>
    </nav>
  );
}

const QuickSearch = lazyPage(() => import('./QuickSearch.tsx').then((m) => m.QuickSearch), {
  close: ({ onClose }) => onClose,
});

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

interface QuickSearchButtonProps {
  commands: SearchCommands;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Opens the quick search, by click or by Ctrl+K. What was chosen in it is remembered until the dashboard
 * is left: it may hold names of customers, which are not for the browser's storage.
 */
export function QuickSearchButton({ commands, isOpen, onOpenChange }: QuickSearchButtonProps) {
  const [recent, setRecent] = useState<readonly SearchEntry[]>([]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Browsers use this shortcut themselves.
      event.preventDefault();
      // An open dialog is not left by accident.
      if (useOverlays.getState().openCount <= 0) onOpenChange(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpenChange]);

  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
      >
        <Icon of={Search} size={18} />
        <span className={styles['label']}>{quickSearchTexts.open}</span>
        <kbd className={styles['keys']} aria-hidden>
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>
        {isOpen && (
          <QuickSearch
            recent={recent}
            onChoose={(entry) => setRecent((before) => withChoice(before, entry))}
            commands={commands}
            onClose={() => onOpenChange(false)}
          />
        )}
      </Suspense>
    </>
  );
}
