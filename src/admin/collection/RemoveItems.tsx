import { useMemo, useState } from 'react';
import { countOrdersOf, type OrdersOfItems } from '#src/data/orders/ordersOfItems.ts';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import type { AsyncState } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { mapInSequence } from '#src/model/base/async.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';
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
  /** The item as orders hold it. Left out where nothing is sold. */
  toSold?: ((item: Item) => SoldItem) | undefined;
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

/** The sentence about the orders that need what is deleted; empty when there are none. */
function ordersSentence({ status, value }: AsyncState<OrdersOfItems>): string {
  switch (status) {
    case 'loading':
      return itemTexts.ordersSearched;
    case 'failed':
      return itemTexts.ordersUnknown;
    case 'ready':
      return value.waiting + value.bought === 0
        ? ''
        : itemTexts.ordersFound(value.waiting, value.bought);
    default:
      return unreachable(status);
  }
}

const NO_ORDERS: OrdersOfItems = { waiting: 0, bought: 0 };

/** Asks for confirmation, deletes the items, and reports which of their files were kept. */
export function RemoveItems<Item>(props: RemoveItemsProps<Item>) {
  const { items, title, description, remove, success, errors, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  // Asked once: while the dialog is open, the same items are asked about.
  const [sold] = useState(() => props.toSold && items.map(props.toSold));
  const orders = useResource(
    useMemo(() => ({ read: async () => (sold ? countOrdersOf(sold) : NO_ORDERS) }), [sold]),
  );

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
      busy={isBusy || orders.status === 'loading'}
      onConfirm={() => void removeAll()}
      onClose={onClose}
    >
      <p role="status">{ordersSentence(orders)}</p>
    </ConfirmDialog>
  );
}
