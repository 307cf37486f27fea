import { useEffect, useRef, useState, type RefObject } from 'react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from './EditActions.module.css';

interface Editing {
  isEditing: boolean;
  start: () => void;
  stop: () => void;
  /** For the button that starts: focus comes back to it. */
  startButton: RefObject<HTMLButtonElement | null>;
  /** For the element around the form: focus goes to its first field. */
  formFrame: RefObject<HTMLDivElement | null>;
}

/** Changes between what is saved and a form that changes it; the keyboard goes along. */
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

/** The foot of a form that was opened to change something: take it or leave it. */
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
