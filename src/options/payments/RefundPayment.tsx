import { useState } from 'react';
import * as paymentRequests from './paymentRequests.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatOre, parsePriceInput, toOre } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { refundErrors, refundTexts as texts } from './dashboardTexts.ts';
import { isPaymentOf } from '#src/model/payments/reference.ts';
import { stageFacts } from '#src/model/sale/life.ts';
import { statementOfSale } from '#src/model/sale/records.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { RadioChoice } from '#src/ui/form/Choices.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { PriceField } from '#src/admin/fields/PriceField.tsx';
import type { Places } from '../option.ts';

/** True for a purchase that was paid at the provider, and of which nothing was sent back yet. */
function isRefundable(order: OrderView): boolean {
  const { id, paymentIntentId, life, items } = order;
  const isWhole = stageFacts(life).isBought && life.sentBack === undefined;
  return isWhole && !items.some(isGiftCard) && isPaymentOf(id, paymentIntentId);
}

type RefundProps = Places['refund'];

function RefundDialog({ order, onRefunded, onClose }: RefundProps & { onClose: () => void }) {
  const { id } = order;
  const { agreedOre } = statementOfSale(order, useShop());
  const total = formatOre(agreedOre);
  const [extent, setExtent] = useState<'whole' | 'part'>('whole');
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isPart = extent === 'part';
  const ore = isPart ? toOre(parsePriceInput(typed) ?? 0) : agreedOre;
  const hasProblem = isPart && (ore <= 0 || ore >= agreedOre);
  const { pending, submit } = useSubmit(paymentRequests.refund, {
    success: (isSent) => ({ kind: 'success', text: isSent ? texts.done : texts.onItsWay }),
    errors: refundErrors.refund,
  });

  async function send(): Promise<void> {
    setIsTried(true);
    if (hasProblem) return;
    const { done } = await submit(id, ore);
    if (!done) return;
    onClose();
    onRefunded();
  }

  return (
    <Dialog
      title={texts.title}
      description={texts.description}
      onClose={() => !pending && onClose()}
    >
      <RadioChoice
        legend={texts.extent}
        name="refund-extent"
        options={[
          { value: 'whole', label: texts.whole, aside: total },
          { value: 'part', label: texts.part, aside: undefined },
        ]}
        chosen={extent}
        onChoose={setExtent}
      />
      {isPart && (
        <PriceField
          label={texts.amount}
          value={typed}
          onChange={setTyped}
          error={isTried && hasProblem ? texts.amountProblem(total) : undefined}
        />
      )}
      <p>{texts.effect[extent]}</p>
      <DialogActions>
        <Button look="quiet" disabled={pending} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="danger" busy={pending} onClick={() => void send()}>
          {pending ? texts.sending : texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Sends the money of a purchase back without a withdrawal, all or a part. */
export function RefundPayment(props: RefundProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isRefundable(props.order) && !isAsking) return null;
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{texts.refund}</Button>
      {isAsking && <RefundDialog {...props} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
