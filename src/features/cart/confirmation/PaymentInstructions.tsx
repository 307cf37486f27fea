import type { ReactNode } from 'react';
import { current } from '#src/data/repos/settings/shop.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatOre } from '#src/model/base/money.ts';
import { withNoBreakSpaces } from '#src/model/base/text.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import { confirmationTexts } from '#src/model/cart/texts.ts';
import { discountTexts } from '#src/model/sale/discountTexts.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { mobilePayLink, type PaymentMethod } from '#src/model/orders/payment.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { paysAutomatically } from '#src/model/payments/paymentPage.ts';
import { isFreeSale, oreToPay } from '#src/model/sale/records.ts';
import type { Payee } from '#src/model/settings/schema.ts';
import { shopErrors } from '#src/model/settings/shopTexts.ts';
import { useShop } from '#src/stores/shop.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { copiedFact } from './CopyButton.tsx';
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
  shop: Payee;
}

function ByMobilePay({ order, toPayOre, shop }: ByHandProps) {
  const amount = formatOre(toPayOre);
  const number = formatPhone(shop.mobilePayNumber);
  const message = orderNumber(order.orderId);
  const link = mobilePayLink({ number: shop.mobilePayNumber, amountOre: toPayOre, message });
  return (
    <>
      <h2 className={styles['title']}>{confirmationTexts.mobilePayTitle}</h2>
      <Steps steps={confirmationTexts.mobilePaySteps(amount, withNoBreakSpaces(number))} />
      <Facts
        look="ends"
        facts={[
          copiedFact(confirmationTexts.mobilePayNumber, number),
          copiedFact(confirmationTexts.message, message),
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

function ByBank({ order, toPayOre, shop }: ByHandProps) {
  const { bank, registrationNumber, accountNumber } = shop.bankAccount;
  return (
    <>
      <h2 className={styles['title']}>{confirmationTexts.cashTitle}</h2>
      <Steps steps={confirmationTexts.bankSteps(formatOre(toPayOre))} />
      <Facts
        look="ends"
        facts={[
          [confirmationTexts.bankLabel, bank],
          copiedFact(confirmationTexts.registrationNumber, registrationNumber),
          copiedFact(confirmationTexts.accountNumber, accountNumber),
          copiedFact(confirmationTexts.message, orderNumber(order.orderId)),
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
  const approvesByItself = useShop(paysAutomatically);
  const { nothingToPay } = isByGiftCard ? giftCardTexts : discountTexts;
  return (
    <section className={styles['payment']}>
      <h2 className={styles['title']}>{discountTexts.nothingTitle}</h2>
      <p className={styles['hint']}>
        {approvesByItself ? discountTexts.approvedByItself : nothingToPay}
      </p>
    </section>
  );
}

export function PaymentInstructions({ order }: PaymentInstructionsProps) {
  // Money is sent to these numbers: what is built in does not stand in for them.
  const shop = useResource(current);
  if (isFreeSale(order)) return <NothingToPay isByGiftCard={order.giftCard !== undefined} />;
  const Instructions = instructions[order.paymentMethod];
  return (
    <section className={styles['payment']}>
      <AsyncView state={shop} skeleton={<Skeleton height="16rem" />} errors={shopErrors}>
        {(payee) => <Instructions order={order} toPayOre={oreToPay(order)} shop={payee} />}
      </AsyncView>
    </section>
  );
}
