import { useMemo, useState } from 'react';
import { countOrdersOf, type OrdersOfItems } from '#src/data/orders/readOrder.ts';
import type { AsyncState } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { BIN_DAYS } from '#src/model/bin/bin.ts';
import { binTexts } from '#src/model/bin/texts.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import type { SoldItem } from '#src/model/orders/offSale.ts';
import { showToast } from '#src/stores/toasts.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { offerRestore } from '../bin/removeFiles.ts';

interface RemoveItemsProps<Item extends { title: string }> {
  items: readonly Item[];
  /** A question that names the item. */
  title: string;
  /** Tells what is kept. */
  description: string;
  /** Returns the id in the bin. */
  remove: (item: Item) => Promise<string>;
  /** Deletes several items after the dialog has closed. */
  removeSeveral?: (items: readonly Item[]) => void;
  /** The item as orders hold it. Left out where nothing is sold. */
  toSold?: ((item: Item) => SoldItem) | undefined;
  /** The message when it is removed; several have their own. */
  success: string;
  errors: (item: Item) => OperationErrors;
  onClose: () => void;
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

/**
 * Asks for confirmation. One item is deleted while the dialog is open, several after it has closed.
 */
export function RemoveItems<Item extends { title: string }>(props: RemoveItemsProps<Item>) {
  const { items, title, description, remove, removeSeveral, success, errors, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  // Asked once: while the dialog is open, the same items are asked about.
  const [sold] = useState(() => props.toSold && items.map(props.toSold));
  const orders = useResource(
    useMemo(() => ({ read: async () => (sold ? countOrdersOf(sold) : NO_ORDERS) }), [sold]),
  );

  async function removeOne(item: Item): Promise<void> {
    setIsBusy(true);
    try {
      const id = await remove(item);
      showToast({ kind: 'success', text: success });
      offerRestore([{ id, title: item.title }]);
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
      isReading={orders.status === 'loading'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p role="status">{ordersSentence(orders)}</p>
      <p>{binTexts.kept(BIN_DAYS)}</p>
    </ConfirmDialog>
  );
}
