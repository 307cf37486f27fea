import { Activity } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from '#src/admin/kit/layout/RailEntry.module.css';
import { systemStatusTexts } from '#src/shared/texts/systemStatus.ts';
import { Icon } from '#src/ui/Icon.tsx';

const SystemStatus = lazy(() =>
  import('./SystemStatus.tsx').then((m) => ({ default: m.SystemStatus })),
);

/** Opens the status panel, from the rail or from the sheet of a telephone. */
export function SystemStatusButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['entry']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Activity} />
        {systemStatusTexts.title}
      </button>
      <Suspense>{isOpen && <SystemStatus onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
