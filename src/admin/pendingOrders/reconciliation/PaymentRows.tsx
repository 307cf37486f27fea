import { useState, type ReactNode } from 'react';
import * as receivedPayments from '#src/data/repos/reconciliation/receivedPayments.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate, startOfDay } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatOre } from '#src/model/base/money.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Matched } from '#src/model/reconciliation/match.ts';
import type { ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import {
  reconciliationErrors,
  reconciliationTexts as texts,
} from '#src/model/reconciliation/texts.ts';
import { oreToPay } from '#src/model/sale/records.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Checkbox, RadioChoice } from '#src/ui/form/Choices.tsx';
import styles from './ReceivedPayments.module.css';

const paidAmount = ({ amountOre }: ReceivedPayment) => formatOre(amountOre);

/** A payment in a few words, which tell its buttons apart. */
export function paymentName(payment: ReceivedPayment): string {
  return [paidAmount(payment), payment.text || texts.noText].join(', ');
}

const customerOf = ({ customerName, customerEmail }: PendingOrder) =>
  customerName || customerEmail || texts.nameless;

interface RowProps {
  payment: ReceivedPayment;
  /** The order, or what is known of it. */
  children: ReactNode;
}

function Row({ payment, children }: RowProps) {
  const { text, day, source } = payment;
  return (
    <li className={styles['row']}>
      <div className={styles['side']}>
        <p className={styles['amount']}>{paidAmount(payment)}</p>
        <p className={styles['text']}>{text || texts.noText}</p>
        <p className={styles['facts']}>
          {joinFacts([formatDate(startOfDay(day)), texts.sources[source]])}
        </p>
      </div>
      <div className={styles['side']}>{children}</div>
    </li>
  );
}

function orderFacts({ id, amount: total, giftCard, createdAt }: PendingOrder): string {
  return joinFacts([
    texts.order(orderNumber(id)),
    formatOre(oreToPay({ total, giftCard })),
    createdAt && texts.orderedOn(formatDate(createdAt)),
  ]);
}

interface ActionProps {
  look?: 'quiet';
  label: string;
  name: string;
  run: () => Promise<void>;
}

/** A button that changes what is noted about a payment. */
function Action({ look, label, name, run }: ActionProps) {
  const { pending, submit } = useSubmit(run, { errors: reconciliationErrors.change });
  return (
    <Button {...(look && { look })} busy={pending} aria-label={name} onClick={() => void submit()}>
      {label}
    </Button>
  );
}

function SetAside({ payment }: { payment: ReceivedPayment }) {
  return (
    <Action
      look="quiet"
      label={texts.setAside}
      name={texts.setAsideOf(paymentName(payment))}
      run={() => receivedPayments.setAside([payment.id])}
    />
  );
}

interface Ticks {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

export function CertainRow(props: Matched<'certain'> & Ticks) {
  const { payment, order, isChosen, isTicked, onTick } = props;
  return (
    <Row payment={payment}>
      <Checkbox
        label={customerOf(order)}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <p className={styles['facts']}>{orderFacts(order)}</p>
      {isChosen && (
        <>
          <p className={styles['facts']}>{texts.chosen}</p>
          <div className={styles['actions']}>
            <Action
              look="quiet"
              label={texts.unchoose}
              name={texts.unchooseOf(paymentName(payment))}
              run={() => receivedPayments.choose(payment.id, '')}
            />
          </div>
        </>
      )}
    </Row>
  );
}

/** A payment beside the orders that it may be for. */
export function DoubtfulRow({ payment, doubt, candidates }: Matched<'doubtful'>) {
  const [chosen, setChosen] = useState('');
  const order = candidates.find(({ id }) => id === chosen);
  return (
    <Row payment={payment}>
      <p className={styles['doubt']}>{texts.doubts[doubt]}</p>
      {candidates.length > 0 && (
        <RadioChoice
          legend={texts.whichOrder}
          name={`order-of-${payment.id}`}
          options={candidates.map((each) => ({
            value: each.id,
            label: customerOf(each),
            aside: (
              <span className={classNames(styles['facts'], styles['choiceFacts'])}>
                {orderFacts(each)}
              </span>
            ),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <div className={styles['actions']}>
        {order && (
          <Action
            label={texts.chooseOrder}
            name={texts.chooseOrderOf(paymentName(payment))}
            run={() => receivedPayments.choose(payment.id, order.id)}
          />
        )}
        <SetAside payment={payment} />
      </div>
    </Row>
  );
}

export function SettledRow({ payment, orderId }: Matched<'settled'>) {
  return (
    <Row payment={payment}>
      <p>{texts.order(orderId)}</p>
      <div className={styles['actions']}>
        <Action
          label={texts.finish}
          name={texts.finishOf(paymentName(payment))}
          run={() => receivedPayments.close(payment.id, orderId)}
        />
      </div>
    </Row>
  );
}

export function UnmatchedRow({ payment }: Matched<'unmatched'>) {
  return (
    <Row payment={payment}>
      <div className={styles['actions']}>
        <SetAside payment={payment} />
      </div>
    </Row>
  );
}
