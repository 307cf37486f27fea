import type { ReactNode } from 'react';
import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatOre } from '#src/model/base/money.ts';
import { withNoBreakSpaces } from '#src/model/base/text.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import { confirmationTexts } from '#src/model/cart/texts.ts';
import { discountTexts } from '#src/model/discounts/texts.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { mobilePayLink, type PaymentMethod } from '#src/model/orders/payment.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { isFreeSale, oreToPay } from '#src/model/sale/records.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import styles from './PaymentInstructions.module.css';

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

interface PaymentInstructionsProps {
  order: Pick<OrderConfirmation, 'orderId' | 'total' | 'discount' | 'giftCard'> &
    Pick<PendingOrder, 'paymentMethod'>;
}

interface ByHandProps extends PaymentInstructionsProps {
  toPayOre: number;
}

function ByMobilePay({ order, toPayOre }: ByHandProps) {
  const amount = formatOre(toPayOre);
  const number = formatPhone(site.mobilePayNumber);
  const message = orderNumber(order.orderId);
  const link = mobilePayLink({ number: site.mobilePayNumber, amountOre: toPayOre, message });
  return (
    <>
      <h2 className={styles['title']}>{confirmationTexts.mobilePayTitle}</h2>
      <Steps steps={confirmationTexts.mobilePaySteps(amount, withNoBreakSpaces(number))} />
      <Facts
        look="ends"
        facts={[
          [confirmationTexts.mobilePayNumber, number],
          [confirmationTexts.message, message],
        ]}
      />
      {link !== undefined && (
        <>
          <a href={link} className={buttonClass('primary', styles['open'])}>
            {confirmationTexts.mobilePayOpen}
          </a>
          <div className={styles['scan']}>
            <QrCode text={link} label={confirmationTexts.qrLabel} />
            <p className={styles['hint']}>{confirmationTexts.qrHint}</p>
          </div>
        </>
      )}
    </>
  );
}

function ByBank({ order, toPayOre }: ByHandProps) {
  const { bank, registrationNumber, accountNumber } = site.bankAccount;
  return (
    <>
      <h2 className={styles['title']}>{confirmationTexts.cashTitle}</h2>
      <Steps steps={confirmationTexts.bankSteps(formatOre(toPayOre))} />
      <Facts
        look="ends"
        facts={[
          [confirmationTexts.bankLabel, bank],
          [confirmationTexts.registrationNumber, registrationNumber],
          [confirmationTexts.accountNumber, accountNumber],
          [confirmationTexts.message, orderNumber(order.orderId)],
        ]}
      />
      <p className={styles['hint']}>{confirmationTexts.cashHint}</p>
    </>
  );
}

const instructions: Record<PaymentMethod, (props: ByHandProps) => ReactNode> = {
  mobilepay: ByMobilePay,
  cash: ByBank,
  bank_transfer: ByBank,
  card: ByMobilePay,
};

/** Said in place of how to pay. */
function NothingToPay({ isByGiftCard }: { isByGiftCard: boolean }) {
  return (
    <section className={styles['payment']}>
      <h2 className={styles['title']}>{discountTexts.nothingTitle}</h2>
      <p className={styles['hint']}>
        {isByGiftCard ? giftCardTexts.nothingToPay : discountTexts.nothingToPay}
      </p>
    </section>
  );
}

export function PaymentInstructions({ order }: PaymentInstructionsProps) {
  if (isFreeSale(order)) return <NothingToPay isByGiftCard={order.giftCard !== undefined} />;
  const Instructions = instructions[order.paymentMethod];
  return (
    <section className={styles['payment']}>
      <Instructions order={order} toPayOre={oreToPay(order)} />
    </section>
  );
}
