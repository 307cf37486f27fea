import type { DocumentEditor } from './useDocumentEditor.ts';

/** What the save bar needs to know of an editor; `labels` name the fields that can be in conflict. */
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
