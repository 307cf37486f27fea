import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useMemo } from 'react';
import { shareEditedItem } from '#src/data/presence.ts';
import { useNow } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  othersAtItem,
  PRESENCE_HEARTBEAT_MS,
  type EditedItem,
} from '#src/model/account/presence.ts';
import type { ItemPresence, SessionUser } from '#src/model/account/schema.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { whileAwake } from '#src/stores/awake.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './SaveBar.module.css';
import type { DocumentEditor } from './useDocumentEditor.ts';

interface SaveKey {
  isDirty: boolean;
  /** Undefined while saving is not possible. */
  save: (() => void) | undefined;
}

/** Lets Ctrl+S (⌘S) save the edits instead of the page. */
export function useSaveKey(key: SaveKey): void {
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog has its own save button.
      if (event.repeat || useOverlays.getState().openCount > 0) return;
      const { isDirty, save } = current.current;
      if (isDirty) save?.();
      else showToast({ kind: 'info', text: commonTexts.nothingToSave });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The props of the save bar for an editor; `labels` name the fields that can be in conflict. */
export function saveBarProps<Value extends object>(
  editor: DocumentEditor<Value>,
  labels: Partial<Record<keyof Value, string>>,
) {
  return {
    isDirty: editor.isDirty,
    conflicts: editor.conflicts.map((field) => labels[field] ?? String(field)),
    onDiscard: editor.discard,
    onKeepMine: editor.keepMine,
    onTakeTheirs: editor.takeTheirs,
  };
}

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

/** The buttons that resolve a conflict with somebody else's changes. */
export function ConflictButtons({
  onKeepMine,
  onTakeTheirs,
}: Pick<SaveBarProps, 'onKeepMine' | 'onTakeTheirs'>) {
  return (
    <>
      <Button onClick={onTakeTheirs}>{editingTexts.takeTheirs}</Button>
      <Button onClick={onKeepMine}>{editingTexts.keepMine}</Button>
    </>
  );
}

function Bar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles['bar']}>
      <p className={styles['text']}>
        <Icon of={CircleAlert} />
        {text}
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
    <div className={styles['container']} role="status">
      {isDirty && hasConflict && (
        <Bar text={editingTexts.conflict(conflicts.join(', '))}>
          <ConflictButtons onKeepMine={props.onKeepMine} onTakeTheirs={props.onTakeTheirs} />
        </Bar>
      )}
      {isDirty && !hasConflict && (
        <Bar text={commonTexts.unsaved}>
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

function Others({ kind, id, user }: EditedItem & { user: SessionUser }) {
  const { uid, email } = user;
  const name = user.name === '' ? email : user.name;
  const resource = useMemo<Resource<ItemPresence[]>>(
    () => ({
      watch: (onNext, onError) => shareEditedItem({ kind, id }, { uid, name }, { onNext, onError }),
      during: whileAwake,
    }),
    [kind, id, uid, name],
  );
  const presences = useResource(resource);
  const others = othersAtItem(presences.value ?? [], uid, useNow(PRESENCE_HEARTBEAT_MS));
  return (
    <div role="status" className={styles['others']}>
      {others.length > 0 && editingTexts.alsoOpen(others)}
    </div>
  );
}

/**
 * Names the other administrators who have the same item open, and shows them that this one has. Failures
 * stay silent: a conflict is still found when it is saved.
 */
export function AlsoOpen(item: EditedItem) {
  const user = useSession((state) => state.user);
  return user && <Others {...item} user={user} />;
}
