import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './SaveBar.module.css';
import { useSaveKey } from './useSaveKey.ts';

interface SaveBarProps {
  isDirty: boolean;
  /** The names of the fields that somebody else has saved meanwhile. */
  conflicts?: readonly string[];
  saveLabel: string;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onKeepMine?: (() => void) | undefined;
  onTakeTheirs?: (() => void) | undefined;
}

function SaveConflict({ conflicts = [], onKeepMine, onTakeTheirs }: SaveBarProps) {
  return (
    <Bar words={editingTexts.conflict(conflicts.join(', '))}>
      <Button onClick={onTakeTheirs}>{editingTexts.takeTheirs}</Button>
      <Button onClick={onKeepMine}>{editingTexts.keepMine}</Button>
    </Bar>
  );
}

function Bar({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles['bar']}>
      <p className={styles['words']}>
        <Icon of={CircleAlert} />
        {words}
      </p>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}

/** Appears when something is not saved. Ctrl+S and ⌘S press its button. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, conflicts = [], saveLabel, busy, onSave, onDiscard } = props;
  const hasConflict = conflicts.length > 0;
  useSaveKey({ isDirty, save: busy || hasConflict ? undefined : onSave });
  return (
    <div className={styles['place']} role="status">
      {isDirty && hasConflict && <SaveConflict {...props} />}
      {isDirty && !hasConflict && (
        <Bar words={commonTexts.unsaved}>
          <Button look="quiet" disabled={busy} onClick={onDiscard}>
            {editingTexts.discard}
          </Button>
          <Button look="primary" busy={busy} onClick={onSave}>
            {busy ? commonTexts.saving : saveLabel}
          </Button>
        </Bar>
      )}
    </div>
  );
}
