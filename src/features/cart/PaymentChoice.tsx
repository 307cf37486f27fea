import { Banknote, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as paymentIcons from '#src/data/repos/payments/paymentIcons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { methodsWithCards } from '#src/model/payments/pageTexts.ts';
import { cartPaymentMethods, type CartPaymentMethod } from '#src/model/orders/payment.ts';
import { choosePaymentMethod, useCart } from '#src/stores/cart.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { RadioChoice } from '#src/ui/form/Choices.tsx';
import styles from './PaymentChoice.module.css';

/** The uploaded MobilePay logo, else an icon of a phone. */
function MobilePayIcon() {
  const icons = useResource(paymentIcons.current);
  const [isBroken, setIsBroken] = useState(false);
  const url = icons.value?.mobilepayIcon ?? '';
  if (url === '' || isBroken) return <Icon of={Smartphone} />;
  return <img className={styles['logo']} src={url} alt="" onError={() => setIsBroken(true)} />;
}

const icons: Record<CartPaymentMethod, ReactNode> = {
  mobilepay: <MobilePayIcon />,
  cash: <Icon of={Banknote} />,
};

/** The choice of the payment method. */
export function PaymentChoice() {
  const chosen = useCart((state) => state.paymentMethod);
  const names = TAKES_CARDS ? methodsWithCards : cartTexts.payment;
  return (
    <RadioChoice
      legend={cartTexts.paymentLabel}
      name="paymentMethod"
      options={cartPaymentMethods.map((method) => ({
        value: method,
        label: names[method],
        aside: <span className={styles['icon']}>{icons[method]}</span>,
      }))}
      chosen={chosen}
      onChoose={choosePaymentMethod}
    />
  );
}
