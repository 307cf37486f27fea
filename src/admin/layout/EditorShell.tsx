import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlays } from '#src/stores/overlays.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './EditorShell.module.css';

interface EditorShellProps {
  title: string;
  intro?: string;
  /** The main action of the editor. */
  action?: ReactNode;
  /** For editors with a preview beside them. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of every editor: title, introduction and main action. */
export function EditorShell({ title, intro, action, isWide, children }: EditorShellProps) {
  return (
    <section className={classNames(styles['shell'], isWide && styles['wide'])}>
      <header className={styles['header']}>
        <div className={styles['text']}>
          <h1 className={styles['title']}>{title}</h1>
          {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A problem, and the buttons that solve it. */
export function ProblemNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles['problem']} role="alert" tabIndex={-1}>
      <Icon of={TriangleAlert} />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Focuses the element that the URL names, once for each visit and after dialogs have closed. */
export function useFocusWhenLinked(
  element: RefObject<HTMLElement | null>,
  isLinked: boolean,
): void {
  const { key } = useLocation();
  const isCovered = useOverlays(({ openCount }) => openCount > 0);
  const focusedAt = useRef<string>(undefined);
  useEffect(() => {
    if (!isLinked || isCovered || focusedAt.current === key) return;
    focusedAt.current = key;
    element.current?.focus();
  }, [element, isLinked, isCovered, key]);
}
