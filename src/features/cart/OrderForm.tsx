import { Suspense, useRef, useState, type SubmitEvent } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { checkoutProblem } from '#src/model/cart/checkout.ts';
import { isOfGiftCards, offeredDraft } from '#src/model/cart/prices.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { agreedKroner } from '#src/model/sale/records.ts';
import { optionsOf } from '#src/options/list.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { pricedCart } from '#src/options/pricedCart.ts';
import { useCart } from '#src/stores/cart.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useShop } from '#src/stores/shop.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { CartFrame, CartLines, removeWithNotice } from './CartContents.tsx';
import { codeWords } from './codeWords.ts';
import { InvoiceFields, useInvoice } from './InvoiceFields.tsx';
import { PaymentChoice, SalesTerms, OrderButton } from './OrderFields.tsx';
import styles from './OrderForm.module.css';
import { PriceChanges, usePriceChanges } from './PriceChanges.tsx';
import type { Checkout } from './useCheckout.ts';

/** Fetched where the shop takes codes. */
const CodeField = lazyPage(() => import('./CodeField.tsx').then((m) => m.CodeField));

interface OrderFormProps {
  user: SessionUser;
  checkout: Checkout;
}

/** The order form: items, payment method, invoice, terms and bot check. */
export function OrderForm({ user, checkout }: OrderFormProps) {
  const shop = useShop();
  const cart = offeredDraft(useCart(), shop);
  const priced = pricedCart(cart, shop);
  const kinds = optionsOf(shop).flatMap(({ code }) => code ?? []);
  const isAccepted = useConsent(hasConsent);
  const [hasAcceptedTerms, setHasAcceptedTerms] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { status, changes } = usePriceChanges(cart.items);
  const isOnline = useOnline();
  const { botCheck, order } = checkout;
  const isSending = checkout.sending !== undefined;
  const isForGiftCards = isOfGiftCards(cart.items);
  const total = agreedKroner(priced);
  const invoice = useInvoice(user, total);
  const wrongFields = Object.keys(invoice.problems);

  /** Scrolls to a missing input and focuses it. */
  function focusMissing(selector: string): void {
    const missing = form.current?.querySelector<HTMLElement>(selector);
    missing?.scrollIntoView({ block: 'center' });
    missing?.focus({ preventScroll: true });
  }

  /** Returns true while a discount code is typed that does not go with the cart yet. */
  function hasUnusedCode(): boolean {
    const field = form.current?.querySelector<HTMLInputElement>('input[name="discountCode"]');
    return Boolean(field?.value.trim());
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) return;
    setHasTried(true);
    invoice.check(wrongFields);
    const problem = checkoutProblem({
      hasConsent: isAccepted,
      isSignedIn: true,
      itemCount: cart.items.length,
      hasAcceptedTerms,
    });
    if (changes.length > 0) focusMissing('[data-changes]');
    else if (hasUnusedCode()) {
      focusMissing('input[name="discountCode"]');
      showToast({ kind: 'warning', text: codeWords(kinds).unused });
    } else if (wrongFields[0] !== undefined) focusMissing(`input[name="${wrongFields[0]}"]`);
    else if (problem !== undefined) focusMissing('input[name="terms"]');
    else if (botCheck.isSolved) void order(invoice.invoiceTo);
    else {
      focusMissing('[data-bot-check]');
      showToast({ kind: 'warning', text: cartTexts.botCheckMissing });
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <CartFrame
        priced={priced}
        action={
          <OrderButton
            toPayOre={priced.statement.toPayOre}
            isReady={status !== 'loading'}
            isSending={isSending}
          />
        }
      >
        <PriceChanges changes={changes} onRemove={removeWithNotice} />
        <CartLines
          cart={cart}
          priced={priced}
          {...(!isSending && { onRemove: removeWithNotice })}
        />
        <OptionParts at="cart" items={priced.items} />
        {status === 'failed' && isOnline && (
          <p className={styles['note']}>{cartTexts.pricesUnknown}</p>
        )}
        <fieldset
          className={styles['fields']}
          disabled={isSending}
          aria-label={cartTexts.checkoutLabel}
        >
          {kinds.length > 0 && !isForGiftCards && (
            <Suspense>
              <CodeField kinds={kinds} />
            </Suspense>
          )}
          <PaymentChoice />
          <InvoiceFields invoice={invoice} total={total} />
          <SalesTerms
            isForGiftCards={isForGiftCards}
            hasAccepted={hasAcceptedTerms}
            isMissing={hasTried && !hasAcceptedTerms}
            onChange={setHasAcceptedTerms}
          />
          <div data-bot-check="" tabIndex={-1} className={styles['botCheck']}>
            <BotCheck {...botCheck.challenge} />
          </div>
        </fieldset>
      </CartFrame>
    </form>
  );
}
