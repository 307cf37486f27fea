import { Banknote, Smartphone } from 'lucide-react';
import { useState } from 'react';
import * as paymentIcons from '#src/data/repos/paymentIcons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { cartPaymentMethods, type CartPaymentMethod } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
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

function MethodIcon({ method }: { method: CartPaymentMethod }) {
  return (
    <span className={styles['icon']}>
      {method === 'mobilepay' ? <MobilePayIcon /> : <Icon of={Banknote} />}
    </span>
  );
}

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
          <MethodIcon method={method} />
        </label>
      ))}
    </fieldset>
  );
}
