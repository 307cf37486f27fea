import { useState, useEffect, type ReactNode } from 'react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatKroner, formatOre } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import {
  type ApprovalCheck,
  type BookedPrice,
  bookedTotal,
  type ConfirmedDifferences,
  priceOptions,
} from '#src/model/sale/approval/check.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts as texts, pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { OrderDecision } from '#src/model/sale/life.ts';
import { oreToPay, statementOfSale } from '#src/model/sale/records.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import { currentShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox, RadioChoice } from '#src/ui/form/Choices.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { AlsoOpen } from '../editing/SaveBar.tsx';
import styles from './DecisionDialog.module.css';
import { RejectDialog } from './RejectDialog.tsx';
import { approve, useCloseOnRefusal, type DialogProps } from './decide.ts';
import { useDecisions } from './decisions.ts';

interface PriceChoiceProps {
  check: ApprovalCheck;
  options: readonly BookedPrice[];
  chosen: BookedPrice;
  onChoose: (price: BookedPrice) => void;
}

/** The choice between the prices of the order and those of today, and the amount that is booked. */
function PriceChoice({ check, options, chosen, onChoose }: PriceChoiceProps) {
  const amountAt = (price: BookedPrice) => formatOre(bookedTotal(check, price) ?? 0);
  const isChoice = new Set(options.map(amountAt)).size > 1;
  return (
    <>
      {isChoice && (
        <RadioChoice
          legend={texts.priceQuestion}
          name="bookedPrice"
          options={options.map((price) => ({
            value: price,
            label: texts.bookedPrices[price],
            aside: <span className={styles['amount']}>{amountAt(price)}</span>,
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <p role="status">{texts.booked(amountAt(chosen))}</p>
    </>
  );
}

interface PriceDifferenceProps {
  order: PendingOrder;
  check: ApprovalCheck;
  busy: boolean;
  onConfirm: (price: BookedPrice) => void;
  onClose: () => void;
}

function priceSentence({ item, price }: ApprovalCheck['changes'][number]): string {
  const ordered = formatKroner(item.price);
  return price === undefined
    ? texts.priceGone(item.name, ordered)
    : texts.priceChanged(item.name, ordered, formatKroner(price));
}

function Differences({ changes, hidden }: ApprovalCheck) {
  if (changes.length + hidden.length === 0) return null;
  return (
    <ul className={styles['changes']}>
      {changes.map((change, at) => (
        <li key={`${at}/${change.item.id}`}>{priceSentence(change)}</li>
      ))}
      {hidden.map(({ item, title }, at) => (
        <li key={`hidden/${at}/${item.id}`}>{texts.hidden(title)}</li>
      ))}
    </ul>
  );
}

/**
 * Shows the differences from the order as the customer placed it. They have to be confirmed, and
 * the prices chosen that are booked.
 */
export function PriceDifference(props: PriceDifferenceProps) {
  const { order, check, busy, onConfirm, onClose } = props;
  const [isSeen, setIsSeen] = useState(false);
  const options = priceOptions(check);
  const [price, setPrice] = useState(options[0] ?? 'current');
  const { changes, totalOre } = check;
  // The price that the customer was told.
  const { agreedOre } = statementOfSale({ ...order, total: order.amount }, currentShop());
  const isPriceRight = changes.length === 0 && totalOre === agreedOre;
  const hasUnavailable = changes.some((change) => change.price === undefined);
  return (
    <Dialog
      title={isPriceRight ? texts.hiddenTitle : texts.priceChangedTitle}
      description={
        isPriceRight
          ? texts.hiddenText
          : texts.priceTotal(formatOre(agreedOre), formatOre(totalOre))
      }
      onClose={onClose}
    >
      <AlsoOpen kind="order" id={order.id} />
      <Differences {...check} />
      {hasUnavailable && <p className={styles['hint']}>{texts.priceGoneText}</p>}
      <PriceChoice check={check} options={options} chosen={price} onChoose={setPrice} />
      <Checkbox
        label={texts.priceConfirm}
        checked={isSeen}
        onChange={({ target }) => setIsSeen(target.checked)}
      />
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" busy={busy} disabled={!isSeen} onClick={() => onConfirm(price)}>
          {busy ? texts.approving : texts.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nameOf = ({ customerName, customerEmail }: PendingOrder) => customerName || customerEmail;

/** The payment that has to have arrived, and the consequences of the approval. */
function approveText(order: PendingOrder): string {
  const { amount: total, giftCard, items, id } = order;
  const toPay = formatOre(oreToPay({ total, giftCard }));
  const isForGiftCards = items.some(isGiftCard);
  return (isForGiftCards ? texts.approveGiftCardsText : texts.approveText)(toPay, orderNumber(id));
}

function ApproveDialog({ order, onClose }: DialogProps) {
  const [check, setCheck] = useState<ApprovalCheck>();
  const { pending, submit } = useSubmit(useCloseOnRefusal(approve, onClose), {
    errors: pendingOrderErrors.approve,
  });

  async function send(confirmed?: ConfirmedDifferences): Promise<void> {
    const outcome = await submit(order, confirmed);
    if (outcome.done) setCheck(outcome.answer);
  }

  if (check) {
    return (
      <PriceDifference
        // Another change of the price asks again.
        key={JSON.stringify(check)}
        order={order}
        check={check}
        busy={pending}
        onConfirm={(price) => void send({ ...check, price })}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={texts.approveTitle(nameOf(order))}
      description={approveText(order)}
      confirmLabel={pending ? texts.approving : texts.approve}
      look="primary"
      busy={pending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <AlsoOpen kind="order" id={order.id} />
    </ConfirmDialog>
  );
}

const dialogs: Record<OrderDecision, (props: DialogProps) => ReactNode> = {
  approved: ApproveDialog,
  rejected: RejectDialog,
};

/** Asks before a decision. It stays open on failure, and closes once the outcome is known. */
export function DecisionDialog({ kind, ...props }: DialogProps & { kind: OrderDecision }) {
  const { order, onClose } = props;
  const isDecided = useDecisions(({ decided }) => decided.some(({ id }) => id === order.id));
  useEffect(() => {
    if (isDecided) onClose();
  }, [isDecided, onClose]);
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
