import { ArrowRight } from 'lucide-react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import styles from './HomeSections.module.css';

/** The way from a section of the front page to the page with all of it. */
export function SectionLink({ to, text }: { to: string; text: string }) {
  const isLocked = useIsLocked();
  return (
    <p className={styles['way']}>
      <LockableLink to={to} isLocked={isLocked} className={styles['wayLink']}>
        {text}
        <Icon of={ArrowRight} size={18} />
      </LockableLink>
    </p>
  );
}
