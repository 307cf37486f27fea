import { Banknote, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import * as paymentIcons from '#src/data/repos/content/paymentIcons.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatOre } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { issuingRules } from '#src/model/giftCards/offer.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { cartPaymentMethods, type CartPaymentMethod } from '#src/model/orders/payment.ts';
import { methodsWithBankCards } from '#src/model/orders/paymentTexts.ts';
import { takesBankCards } from '#src/model/payments/paymentPage.ts';
import { choosePaymentMethod, useCart } from '#src/stores/cart.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { RadioChoice, Checkbox } from '#src/ui/form/Choices.tsx';
import styles from './OrderForm.module.css';

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
  const names = useShop(takesBankCards) ? methodsWithBankCards : cartTexts.payment;
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

interface SalesTermsProps {
  /** True for gift cards, whose buyers keep their right of withdrawal. */
  isForGiftCards: boolean;
  hasAccepted: boolean;
  isMissing: boolean;
  onChange: (hasAccepted: boolean) => void;
}

/** The law requires express consent before the delivery of goods that cannot be returned. */
export function SalesTerms({ isForGiftCards, hasAccepted, isMissing, onChange }: SalesTermsProps) {
  const { consent, consentMissing } = isForGiftCards ? giftCardTexts : cartTexts;
  const { years } = issuingRules(useShop((shop) => shop.giftCards));
  return (
    <div className={styles['terms']}>
      {isForGiftCards && <p className={styles['note']}>{giftCardTexts.conditions(years)}</p>}
      <Checkbox
        name="terms"
        label={consent}
        checked={hasAccepted}
        error={isMissing ? consentMissing : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Link to={routes.salesTerms} className={styles['termsLink']}>
        {cartTexts.termsLink}
      </Link>
    </div>
  );
}

interface OrderButtonProps {
  toPayOre: number;
  isReady: boolean;
  isSending: boolean;
}

export function OrderButton({ toPayOre, isReady, isSending }: OrderButtonProps) {
  const isOnline = useOnline();
  return (
    <div className={styles['action']}>
      {/* Only where the panel covers the notice of the page, which says the same. */}
      {!isOnline && (
        <p role="status" className={styles['offline']}>
          {cartTexts.offline}
        </p>
      )}
      <Button
        look="primary"
        type="submit"
        className={styles['wide']}
        disabled={!isReady || !isOnline}
        busy={isSending}
      >
        {isSending ? cartTexts.submitting : cartTexts.checkout(formatOre(toPayOre))}
      </Button>
    </div>
  );
}
