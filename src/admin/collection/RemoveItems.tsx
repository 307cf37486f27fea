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
  /** A question that names the thing. */
  title: string;
  /** What is kept. */
  description: string;
  remove: (item: Item) => Promise<FilesOutcome>;
  /** What is said when all of them are gone. */
  success: string;
  errors: (item: Item) => OperationErrors;
  onClose: () => void;
}

function tellFiles(outcomes: readonly FilesOutcome[]): void {
  if (outcomes.some(({ isKept }) => isKept)) {
    showToast({ kind: 'info', text: itemTexts.filesKept });
  }
  if (outcomes.some(({ isLeft }) => isLeft)) {
    showToast({ kind: 'warning', text: itemTexts.filesLeft });
  }
}

/** Asks before items are deleted, and says what became of their files. */
export function RemoveItems<Item>(props: RemoveItemsProps<Item>) {
  const { items, title, description, remove, success, errors, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function removeAll(): Promise<void> {
    setIsBusy(true);
    const { done, failed } = await mapInSequence(items, remove);
    setIsBusy(false);
    tellFiles(done);
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
