import { useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { FilesOutcome } from './removeFiles.ts';

interface RemoveItemsProps<Item> {
  items: readonly Item[];
  /** A question that names the item. */
  title: string;
  /** Tells what is kept. */
  description: string;
  remove: (item: Item) => Promise<FilesOutcome>;
  /** Deletes several items after the dialog has closed. */
  removeSeveral?: (items: readonly Item[]) => void;
  /** The message when it is removed; several have their own. */
  success: string;
  errors: (item: Item) => OperationErrors;
  onClose: () => void;
}

export function reportFiles(outcomes: readonly FilesOutcome[]): void {
  if (outcomes.some(({ isKept }) => isKept)) {
    showToast({ kind: 'info', text: itemTexts.filesKept });
  }
  if (outcomes.some(({ isLeft }) => isLeft)) {
    showToast({ kind: 'warning', text: itemTexts.filesLeft });
  }
}

/**
 * Asks for confirmation. One item is deleted while the dialog is open, several after it has closed.
 * It is reported which files were kept.
 */
export function RemoveItems<Item>(props: RemoveItemsProps<Item>) {
  const { items, title, description, remove, removeSeveral, success, errors, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function removeOne(item: Item): Promise<void> {
    setIsBusy(true);
    try {
      reportFiles([await remove(item)]);
      showToast({ kind: 'success', text: success });
      onClose();
    } catch (thrown) {
      reportFailure(thrown, errors(item));
    } finally {
      setIsBusy(false);
    }
  }

  function confirm(): void {
    const [first, ...others] = items;
    if (first && others.length === 0) void removeOne(first);
    else {
      onClose();
      removeSeveral?.(items);
    }
  }

  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirmLabel={isBusy ? commonTexts.removing : commonTexts.remove}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
