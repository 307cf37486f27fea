import { Banknote, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as paymentIcons from '#src/data/repos/paymentIcons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { cartPaymentMethods, type CartPaymentMethod } from '#src/model/orders/payment.ts';
import { choosePaymentMethod, useCart } from '#src/stores/cart.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
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
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['label']}>{cartTexts.paymentLabel}</legend>
      {cartPaymentMethods.map((method) => (
        <label key={method} className={styles['method']}>
          <input
            type="radio"
            name="paymentMethod"
            checked={chosen === method}
            onChange={() => choosePaymentMethod(method)}
          />
          <span className={styles['name']}>{cartTexts.payment[method]}</span>
          <span className={styles['icon']}>{icons[method]}</span>
        </label>
      ))}
    </fieldset>
  );
}
