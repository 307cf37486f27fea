import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A titled section of the profile. */
export function Panel({ title, intro, children }: PanelProps) {
  return (
    <section className={styles['panel']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** Tells administrators that they cannot change this data themselves. */
export function AdminNotice() {
  return (
    <p className={styles['notice']}>
      <Icon of={Lock} size={18} />
      {profileTexts.adminLocked}
    </p>
  );
}

/** A saved value, or a note that it is missing. */
export function SavedText({ value, missing }: { value: string; missing: string }) {
  return value === '' ? <span className={styles['missing']}>{missing}</span> : value;
}

interface Editing {
  isEditing: boolean;
  start: () => void;
  stop: () => void;
  /** The ref of the start button, which gets the focus back. */
  startButton: RefObject<HTMLButtonElement | null>;
  /** The ref of the element around the form, whose first field gets the focus. */
  formFrame: RefObject<HTMLDivElement | null>;
}

/** Switches between a saved value and its form, and moves the focus along. */
export function useEditing(): Editing {
  const [isEditing, setIsEditing] = useState(false);
  const hasMoved = useRef(false);
  const startButton = useRef<HTMLButtonElement>(null);
  const formFrame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!hasMoved.current) return;
    if (isEditing) formFrame.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    else startButton.current?.focus();
  }, [isEditing]);

  const change = (next: boolean) => () => {
    hasMoved.current = true;
    setIsEditing(next);
  };
  return { isEditing, start: change(true), stop: change(false), startButton, formFrame };
}

interface EditActionsProps {
  pending: boolean;
  onCancel: () => void;
  label?: string;
  pendingLabel?: string;
}

/** The save and cancel buttons of an editing form. */
export function EditActions({
  pending,
  onCancel,
  label = profileTexts.save,
  pendingLabel = profileTexts.saving,
}: EditActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button look="primary" type="submit" busy={pending}>
        {pending ? pendingLabel : label}
      </Button>
      <Button look="quiet" disabled={pending} onClick={onCancel}>
        {profileTexts.cancel}
      </Button>
    </div>
  );
}
