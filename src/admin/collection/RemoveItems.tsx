import { useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { mapInSequence } from '#src/model/base/async.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
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
  /** The message when all of them are removed. */
  success: string;
  errors: (item: Item) => OperationErrors;
  onClose: () => void;
}

function reportFiles(outcomes: readonly FilesOutcome[]): void {
  if (outcomes.some(({ isKept }) => isKept)) {
    showToast({ kind: 'info', text: itemTexts.filesKept });
  }
  if (outcomes.some(({ isLeft }) => isLeft)) {
    showToast({ kind: 'warning', text: itemTexts.filesLeft });
  }
}

/** Asks for confirmation, deletes the items, and reports which of their files were kept. */
export function RemoveItems<Item>(props: RemoveItemsProps<Item>) {
  const { items, title, description, remove, success, errors, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function removeAll(): Promise<void> {
    setIsBusy(true);
    const { done, failed } = await mapInSequence(items, remove);
    setIsBusy(false);
    reportFiles(done);
    const [first] = failed;
    if (!first) {
      showToast({ kind: 'success', text: success });
      onClose();
    } else if (items.length === 1) {
      reportFailure(toAppError(first.thrown), errors(first.item));
    } else {
      showToast({ kind: 'error', text: itemTexts.notRemoved(failed.length) });
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirmLabel={isBusy ? commonTexts.removing : commonTexts.remove}
      busy={isBusy}
      onConfirm={() => void removeAll()}
      onClose={onClose}
    />
  );
}
