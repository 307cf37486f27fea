import { Activity } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { systemStatusTexts } from '#src/shared/texts/systemStatus.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './SystemStatusButton.module.css';

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
        className={styles['button']}
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
